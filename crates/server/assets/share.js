// Links to be passed on: copied, or given to whatever the device shares with. Without this script the text can be selected.
{
  const here = document.documentElement.dataset;
  here.copies = "";
  if (navigator.share) here.shares = "";

  // Away from the machine itself a page without https has no clipboard, but what is selected can be copied.
  async function copy(field) {
    field.focus({ preventScroll: true });
    field.select();
    if (navigator.clipboard) await navigator.clipboard.writeText(field.value);
    else document.execCommand("copy");
  }

  // Said aloud and for the eye, and gone again, unless something else has been said since.
  let gone = 0;
  function say(text) {
    const said = document.getElementById("line");
    if (said.textContent && said.textContent !== text) return;
    said.textContent = text;
    clearTimeout(gone);
    gone = setTimeout(() => { if (said.textContent === text) said.textContent = ""; }, 2500);
  }

  document.addEventListener("click", async (event) => {
    const button = event.target.closest?.("button[data-copy], button[data-share]");
    if (!button) return;
    const field = document.getElementById(button.getAttribute("aria-controls"));
    try {
      if ("copy" in button.dataset) {
        await copy(field);
        button.focus({ preventScroll: true });
        say(button.dataset.done);
      } else {
        await navigator.share({ title: button.dataset.title, url: field.value });
      }
    } catch {
      // Whoever thinks better of it has the text still selected.
    }
  });
}
