// Controls whose own text is cut off, by an edge, dots or the arrow of a list, as sentences; nothing where all is well.
() => {
  const wrong = [];
  const named = (one) => `${one.tagName.toLowerCase()}.${one.className} "${(one.getAttribute("aria-label") ?? one.textContent).trim().slice(0, 24)}"`;
  const lists = [...document.querySelectorAll("select")].filter((select) => select.checkVisibility());
  const wholes = lists.map((select) => {
    const whole = select.cloneNode(true);
    whole.style.cssText = "position: fixed; width: auto; min-width: 0; max-width: none; visibility: hidden";
    whole.replaceChildren(...[...select.selectedOptions].map((option) => option.cloneNode(true)));
    return whole;
  });
  // All at once, so that the page is laid out once and not for each.
  lists.forEach((select, i) => select.after(wholes[i]));
  lists.forEach((select, i) => {
    const missing = wholes[i].offsetWidth - select.offsetWidth;
    if (missing > 1) wrong.push(`${named(select)} lacks ${missing} pixels`);
  });
  for (const whole of wholes) whole.remove();
  for (const control of document.querySelectorAll("button, a, summary, label, [role=button]:not(svg *)"))
    for (const part of [control, ...control.querySelectorAll(":not(svg, svg *, select, input, .unseen)")]) {
      const missing = part.scrollWidth - part.clientWidth; // asked first, as all else takes longer
      if (missing <= 1 || !part.innerText?.trim() || !part.checkVisibility() || part.matches(".unseen") || getComputedStyle(part).overflowX === "visible") continue;
      wrong.push(`${named(control)} lacks ${missing} pixels`);
    }
  return wrong;
}
