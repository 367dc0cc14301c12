// Answers that are made piece by piece: a press adds a piece or takes it out again, by pointer, digit or space bar. Presses
// that come quickly wait for each other, and each goes by the page that the one before has brought, so none is lost.
{
  const { aim, address, arrived } = aiming;
  let pressed = Promise.resolve();

  const links = "a[data-toggle], #board a:not(.closed):is([href*='set='], [href*='lay='])";
  const again = (link) => (link.id ? document.getElementById(link.id) : document.querySelector(`#board a.target[data-token="${CSS.escape(link.dataset.token)}"]`));

  function press(link) {
    pressed = pressed.then(async () => {
      await arrived();
      const now = again(link);
      if (!now) return;
      now.focus({ preventScroll: true });
      await aim(address(now));
    });
  }

  document.addEventListener("click", (event) => {
    const link = event.target.closest(links);
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    press(link);
  }, true);

  // Digits that are switched off are not announced, and do nothing here.
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches("input:not([type=checkbox]), textarea, select")) return;
    const link = event.key === " " ? event.target.closest("a[data-toggle]") : /^[1-9]$/.test(event.key) && document.querySelector(`a[data-toggle][aria-keyshortcuts="${event.key}"]`);
    if (!link) return;
    event.preventDefault();
    press(link);
  });
}
