// Controls whose own text is cut off, by an edge, dots or the arrow of a list, as sentences; nothing where all is well.
() => {
  const wrong = [];
  const named = (one) => `${one.tagName.toLowerCase()}.${one.className} "${(one.getAttribute("aria-label") ?? one.textContent).trim().slice(0, 24)}"`;
  for (const select of document.querySelectorAll("select")) {
    if (!select.checkVisibility()) continue;
    const whole = select.cloneNode(true);
    whole.style.cssText = "position: fixed; width: auto; min-width: 0; max-width: none; visibility: hidden";
    whole.replaceChildren(...[...select.selectedOptions].map((option) => option.cloneNode(true)));
    select.after(whole);
    const missing = whole.offsetWidth - select.offsetWidth;
    whole.remove();
    if (missing > 1) wrong.push(`${named(select)} lacks ${missing} pixels`);
  }
  for (const control of document.querySelectorAll("button, a, summary, label, [role=button]:not(svg *)"))
    for (const part of [control, ...control.querySelectorAll(":not(svg, svg *, select, input, .unseen)")]) {
      if (!part.innerText?.trim() || !part.checkVisibility() || part.matches(".unseen") || getComputedStyle(part).overflowX === "visible") continue;
      const missing = part.scrollWidth - part.clientWidth;
      if (missing > 1) wrong.push(`${named(control)} lacks ${missing} pixels`);
    }
  return wrong;
}
