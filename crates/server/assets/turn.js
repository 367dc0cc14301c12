// Whose turn it is, told to whoever looks elsewhere: by the page's sign and, where it is allowed, by the browser, once for
// each turn. A page that nobody looks at has no stream, so one that has others at its table asks now and then.
{
  const NOW_AND_THEN = 20_000;
  const turns = () => table()?.dataset.turn ?? "";
  let told = turns();

  async function look() {
    try {
      const reply = await fetch(location.pathname, { headers: { "x-live": "1" } });
      if (reply.ok) apply(await reply.text(), true);
    } catch {
      // It is asked again in a while.
    }
  }

  function sign() {
    const icon = document.querySelector("link[rel=icon]");
    const path = turns() ? icon.dataset.turn : icon.dataset.rest;
    if (icon.getAttribute("href") !== path) icon.setAttribute("href", path);
  }

  // Another seat's turn, or a later one of the same seat, is news; the end of a turn is not.
  function tell() {
    const news = turns().split(" ").some((turn) => turn && !told.split(" ").includes(turn));
    told = turns();
    if (news && document.hidden && "Notification" in window && Notification.permission === "granted") {
      new Notification(table().dataset.title, { tag: location.pathname });
    }
  }

  // The button is there where it can do something.
  function offer() {
    const button = document.getElementById("notify");
    const asks = "Notification" in window && Notification.permission === "default";
    if (button) button.parentElement.hidden = !asks;
  }

  // From a known time on the others may act for a seat that is silent: the page of then has the button.
  let alarm = 0;
  function wait() {
    clearTimeout(alarm);
    const due = Number(table()?.dataset.due);
    if (due) alarm = setTimeout(look, Math.min(Math.max(due - Date.now(), 1000), 86_400_000));
  }

  function all() { sign(); tell(); offer(); wait(); }
  document.addEventListener("table:changed", all);
  document.addEventListener("click", async (event) => {
    if (event.target.id !== "notify") return;
    await Notification.requestPermission();
    offer();
  });
  setInterval(() => { if (document.hidden && table()?.hasAttribute("data-several")) look(); }, NOW_AND_THEN);
  if (table()) all();
}
