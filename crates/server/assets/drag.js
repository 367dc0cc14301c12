// Dragging: a piece is carried from the tray to its place. On boards whose places lie close together a finger that moves over
// them is shown each as it comes to it, and the page does not scroll. Two fingers zoom as always.
{
  const { aim, address, onlyButton, arrived, want } = aiming;
  const FAR = 8;
  let drag = null;
  let dropped = false;
  const under = (x, y, css) => document.elementFromPoint(x, y)?.closest(css);

  document.addEventListener("pointerdown", (event) => {
    if (!event.isPrimary) return;
    end();
    const piece = event.button === 0 && event.target.closest("a[data-take]:not(.off), .slot.full a");
    const place = event.pointerType === "touch" && event.target.closest("#board a[data-follow]");
    if (piece || place) drag = { piece, place, x: event.clientX, y: event.clientY, over: null, carried: null };
  });

  document.addEventListener("pointermove", ({ isPrimary, clientX: x, clientY: y }) => {
    if (!drag || !isPrimary || (!drag.over && Math.hypot(x - drag.x, y - drag.y) < FAR)) return;
    if (!drag.over && drag.piece) carry(drag.piece);
    const over = under(x, y, "a[data-aim]:not(.closed)") ?? document.body;
    if (drag.carried) [drag.carried.style.left, drag.carried.style.top] = [`${x}px`, `${y}px`];
    if (over === drag.over) return;
    drag.over?.classList.remove("is-over");
    drag.over = over;
    if (over !== document.body) over.classList.add("is-over");
    want(over);
  });
  document.addEventListener("touchmove", (event) => {
    if (drag?.place && event.cancelable && event.touches.length === 1) event.preventDefault();
  }, { passive: false });

  // Takes a piece up and lets its picture go with the pointer.
  function carry(piece) {
    if (!piece.hasAttribute("aria-current")) aim(address(piece));
    drag.carried = document.createElement("div");
    drag.carried.className = "carried";
    drag.carried.append(piece.querySelector("svg")?.cloneNode(true) ?? piece.textContent);
    document.body.append(drag.carried);
  }

  function end() {
    drag?.carried?.remove();
    drag?.over?.classList.remove("is-over");
    drag = null;
  }

  // Where a piece is dropped may glow only once the page has come that has it in hand.
  async function drop({ type, isPrimary, pointerType, clientX: x, clientY: y }) {
    if (!isPrimary) return;
    const { over, piece } = drag ?? {};
    end();
    if (!over || type === "pointercancel") return;
    // The press that ends a drag presses nothing else.
    dropped = true;
    setTimeout(() => { dropped = false; });
    await arrived();
    const target = under(x, y, "#board a.target, a[data-slot]");
    const button = target && onlyButton(target);
    if (piece && button && pointerType !== "touch") button.form.requestSubmit(button);
    else if (target) aim(address(target));
  }
  document.addEventListener("pointerup", drop);
  document.addEventListener("pointercancel", drop);
  document.addEventListener("click", (event) => { if (dropped) { event.preventDefault(); event.stopPropagation(); } }, true);
  document.addEventListener("dragstart", (event) => { if (event.target.closest?.("a[data-aim]")) event.preventDefault(); });
}
