# Daueraufträge. Was aufgetragen wird und bis wann, sagt das Spiel.

standing-orders = Automatische Antworten
orders-note = Nur du siehst sie. Sie kommen nach wenigen Sekunden, was immer du hast.
order-answers-soon = Dein Auftrag antwortet in wenigen Sekunden. Du kannst vorher selbst handeln.
give-order = Auftragen
cancel-order = Aufheben
refused-no-order = Dieser Auftrag geht jetzt nicht.
