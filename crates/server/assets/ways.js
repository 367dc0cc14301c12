// A way to play sets its options on the spot, so that nothing that was typed is lost; the way that they are set to is marked.
{
  const ways = [...document.querySelectorAll("a.way")];
  const fields = [...document.querySelectorAll(".option[data-default]")].map((option) => ({
    standard: option.dataset.default,
    inputs: [...option.querySelectorAll("[name^=option-]")],
  }));
  const wish = (way, field) => new URL(way.href).searchParams.get(field.inputs[0].name.slice(7)) ?? field.standard;
  const radios = ({ inputs }) => inputs[0]?.type === "radio";
  const set = (field) => (radios(field) ? field.inputs.find((input) => input.checked) : field.inputs[0])?.value;
  const markWay = () =>
    ways.forEach((way) => {
      if (fields.every((field) => set(field) === wish(way, field))) way.setAttribute("aria-current", "true");
      else way.removeAttribute("aria-current");
    });
  if (ways.length) {
    document.querySelector("form.create").addEventListener("change", markWay);
    document.querySelector(".ways").addEventListener("click", (event) => {
      const way = event.target.closest("a.way");
      if (!way || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      for (const field of fields) {
        const value = wish(way, field);
        if (radios(field)) field.inputs.forEach((input) => (input.checked = input.value === value));
        else field.inputs[0].value = value;
      }
      markWay();
    });
  }
}
