// Seats are called as the options have it.
function callSeats() {
  const names = document.querySelector("[data-seats]:checked")?.dataset.seats.split("|") ?? [];
  names.forEach((name, nth) => document.getElementById(`called-${nth}`)?.replaceChildren(name));
}
document.querySelector("form.create")?.addEventListener("change", callSeats);

// A preset sets its options on the spot, so that nothing that was typed is lost; the preset that they are set to is marked.
{
  const presets = [...document.querySelectorAll("a.preset")];
  const fields = [...document.querySelectorAll(".option[data-default]")].map((option) => ({
    standard: option.dataset.default,
    inputs: [...option.querySelectorAll("[name^=option-]")],
  }));
  const wish = (preset, field) => new URL(preset.href).searchParams.get(field.inputs[0].name.slice(7)) ?? field.standard;
  const radios = ({ inputs }) => inputs[0]?.type === "radio";
  const set = (field) => (radios(field) ? field.inputs.find((input) => input.checked) : field.inputs[0])?.value;
  const mark = () =>
    presets.forEach((preset) => {
      if (fields.every((field) => set(field) === wish(preset, field))) preset.setAttribute("aria-current", "true");
      else preset.removeAttribute("aria-current");
    });
  if (presets.length) {
    document.querySelector("form.create").addEventListener("change", mark);
    document.querySelector(".presets").addEventListener("click", (event) => {
      const preset = event.target.closest("a.preset");
      if (!preset || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      for (const field of fields) {
        const value = wish(preset, field);
        if (radios(field)) field.inputs.forEach((input) => (input.checked = input.value === value));
        else field.inputs[0].value = value;
      }
      mark();
      callSeats();
    });
  }
}
