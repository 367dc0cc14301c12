
// How many cards are turned is told aloud as it changes; the eye has it from the rules of style.
document.querySelector("form.create")?.addEventListener("change", ({ currentTarget }) => {
  const [told, boxes] = [currentTarget.querySelector("output[data-level]"), [...currentTarget.querySelectorAll(".flip input")]];
  if (told) told.textContent = told.dataset.level.replace("#", boxes.filter((box) => box.checked).length);
});
