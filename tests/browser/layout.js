// What is wrong with the layout of the page as it stands, as sentences; nothing where all is well.
//
// - A board's drawing, its largest SVG, fills a sixth of the screen or more: as much of it as is seen at once where one
//   has scrolled to it, between what stays at the top and at the foot; a third of the screen's height, or all of it.
// - From 1024x768 on, nothing need be scrolled to see the whole board; with the real box, where much is asked above it,
//   it need.
// - Nothing lies outside the page to the left or right. What scrolls inside shows by a shadow at its edge that there is
//   more; a board that is cut off shows that itself. In lessons and with the real box more than one of the choices is
//   seen, or all; so it is with moments in a log, decisions and lines of play, or four lines of a long one.
// - Of each card that can be chosen most of its width is seen, so that it has a name; a map fills at least half of the
//   room that it is given, and rows of cards end in its lower half.
// - No text is cut off, by an edge or by dots, none covers another, and what has a border keeps its texts within it.
// - A text on a plate keeps clear of its edges. Rings lie around what they speak of, their numbers over no text.
// - What is asked stays within its line. Nothing lies over a text or a die of the board but a card of the same fan; panels
//   don't overlap; of each piece something is seen, and none lies outside its drawing.
//
// Of the rules a page shows many boards: `nth` says which figure is looked at.
async (nth) => {
  if (!document.adoptedStyleSheets.length) {
    const hits = new CSSStyleSheet(); // so that whatever is painted is hit; what lies below everything is left out
    hits.replaceSync(`main * { pointer-events: auto !important } main svg { pointer-events: none !important }
      .marks, .marks * { pointer-events: none !important }
      .cm-land, .sm-ground, .cc-scenery { display: none }
      .chronicle > ol > li:not(:nth-last-child(-n + 40)) { display: none }`); // more is never seen, and costs most of the time
    document.adoptedStyleSheets = [hits];
  }
  const main = document.querySelector("main");
  const figures = main.querySelectorAll(".figure"); // of the rules one after the other; they are drawn when they come near
  const around = figures[nth % figures.length] ?? main;
  if (around !== main) around.scrollIntoView();
  for (let looks = 0; around !== main && !around.querySelector(".room svg") && looks < 100; looks++)
    await new Promise((done) => setTimeout(done, 50));
  // A board knows its room a moment after its screen has another size: it is looked at when it no longer changes.
  const drawings = () => [...around.querySelectorAll(".stage svg, .room svg")].map((svg) => JSON.stringify(svg.getBoundingClientRect()) + svg.innerHTML.length).join();
  for (let [before, same] = ["", 0]; same < 2; ) {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const now = drawings();
    [before, same] = [now, now === before ? same + 1 : 0];
  }
  const wrong = new Set();
  const [wide, high] = [innerWidth, innerHeight];
  const looks = new Map();
  const look = (one) => looks.get(one) ?? looks.set(one, getComputedStyle(one)).get(one);
  const named = (one) => {
    const path = [];
    for (let at = one; at && at !== main && path.length < 3; at = at.parentElement)
      path.unshift(at.getAttribute("data-mark") ?? `${at.tagName.toLowerCase()}.${(at.getAttribute("class") ?? "").split(" ")[0]}`);
    return path.join(" ");
  };
  const round = (number) => Math.round(number);

  // What stays where it is while the page scrolls, and the room that is left between.
  const boxes = [main, ...main.querySelectorAll(":not(svg *):not(option)")].filter((one) => around.contains(one) && one.checkVisibility());
  const stays = boxes.filter((one) => ["sticky", "fixed"].includes(look(one).position));
  const isOver = (one) => {
    for (let at = one; at && at !== main; at = at.parentElement) {
      const { position, zIndex } = look(at);
      if (at.matches(".marks") || position === "fixed" || position === "sticky" || (position === "absolute" && Number(zIndex) >= 10)) return at;
    }
    return null;
  };
  const top = Math.max(0, ...stays.filter((one) => look(one).position === "sticky" && one.closest("main > *") === one).map((one) => parseFloat(look(one).top) + one.offsetHeight));
  const foot = Math.max(0, ...stays.filter((one) => look(one).position === "fixed").map((one) => one.getBoundingClientRect()).filter((one) => one.bottom > 0.75 * high && one.top > 0.2 * high && one.width > wide / 2).map((one) => high - one.top));

  // The drawing.
  for (const place of around.querySelectorAll(".stage, .room")) {
    let [most, drawing] = [0, null];
    for (const svg of place.querySelectorAll("svg:not(svg svg)")) {
      const { width, height } = svg.getBoundingClientRect();
      if (width * height >= most) [most, drawing] = [width * height, svg];
    }
    if (!drawing) {
      wrong.add("there is no drawing");
      continue;
    }
    let { width, height } = drawing.getBoundingClientRect();
    const all = height;
    [width, height] = [Math.min(width, wide), Math.min(height, high - top - foot)];
    for (let at = drawing.parentElement; at && at !== document.body; at = at.parentElement)
      if (look(at).overflowY !== "visible") [width, height] = [Math.min(width, at.clientWidth), Math.min(height, at.clientHeight)];
    const share = (width * height) / (wide * high);
    if (share < 1 / 6) wrong.add(`the drawing fills ${(100 * share).toFixed(1)} % of the screen: ${round(width)}x${round(height)}`);
    if (height < Math.min(all, high / 3)) wrong.add(`of the drawing ${round(height)} of ${round(all)} pixels are in sight`);
  }

  // The page and what scrolls in it.
  if (document.documentElement.scrollWidth > wide) wrong.add(`the page is ${document.documentElement.scrollWidth} wide`);
  for (const one of boxes) {
    const { overflowX, overflowY, backgroundAttachment, maskImage } = look(one);
    const scrolls = (how) => how === "auto" || how === "scroll";
    if (scrolls(overflowX) && one.scrollWidth > one.clientWidth + 1) wrong.add(`${named(one)} scrolls sideways`);
    if (scrolls(overflowY) && one.scrollHeight > one.clientHeight + 2 && !one.matches(".stage") && !backgroundAttachment.includes("local") && maskImage === "none")
      wrong.add(`${named(one)} scrolls without a sign`);
  }

  for (const list of around.querySelectorAll(".chronicle > ol, .told > ol, .decisions ol, .tree > ol")) {
    const scroller = boxes.find((one) => one.contains(list) && /auto|scroll/.test(look(one).overflowY) && one.scrollHeight > one.clientHeight + 2);
    if (!scroller || !list.checkVisibility()) continue;
    const edge = scroller.getBoundingClientRect();
    const steps = [...list.querySelectorAll(".place")]; // of a tree, several of them in each entry
    const entries = steps.length ? steps : [...scroller.querySelectorAll("li")].filter((one) => !one.parentElement.closest("li") && !one.matches(".begins") && one.offsetHeight);
    const room = scroller.clientHeight;
    const usual = entries.map((one) => one.offsetHeight).sort((one, other) => one - other)[entries.length >> 1];
    const seen = entries.filter((one) => {
      const { top, bottom } = one.getBoundingClientRect();
      return top > edge.top - 4 && bottom < edge.bottom + 4;
    });
    if (entries.length > 1 && seen.length < 2 && room < Math.min(2 * usual, 80)) wrong.add(`of ${named(list)} ${seen.length} of ${entries.length} entries are seen: ${room} pixels`);
  }
  for (const list of around.querySelectorAll(":is(.lesson, .referee) .choices[open]"))
    if (list.scrollHeight > list.clientHeight + 2 && list.clientHeight < 88) wrong.add(`of the choices ${list.clientHeight} pixels are seen`);

  const stage = document.querySelector(".stage");
  if (wide >= 1024 && high >= 768 && !main.matches(".referee") && stage)
    if (stage.scrollHeight > stage.clientHeight + 1 || document.documentElement.scrollHeight > high)
      wrong.add("not everything is on one screen");

  // Cards have names; a map is no strip in its room.
  for (const heap of around.querySelectorAll(".sm-hand, .sm-pile")) {
    const cards = [...heap.querySelectorAll(".sm-card.lit")].map((one) => one.getBoundingClientRect());
    cards.forEach(({ left, top: above, width }, i) => {
      const next = cards[i + 1];
      if (next && Math.abs(next.top - above) < 2 && next.left - left < 0.75 * width) wrong.add(`of a card ${round(next.left - left)} of ${round(width)} pixels are seen`);
    });
  }
  for (const map of around.querySelectorAll(".stage .sm-play")) {
    const { width, height } = map.getBoundingClientRect();
    const { width: across, height: down } = map.viewBox.baseVal;
    const scale = Math.min(width / across, height / down);
    const share = (across * down * scale * scale) / (width * height);
    if (share < 0.5) wrong.add(`the map fills ${round(100 * share)} % of its room`);
  }

  for (const board of around.querySelectorAll(".stage .cc")) {
    const edge = board.getBoundingClientRect();
    const end = Math.max(...[...board.querySelectorAll(".cc-lane")].map((one) => one.getBoundingClientRect().bottom));
    if (end - edge.top < edge.height / 2) wrong.add(`rows end ${round(end - edge.top)} pixels down of ${round(edge.height)}`);
  }

  // Texts: where each is, within what it may be seen, and what it stands on.
  const clips = new Map();
  const clipOf = (one) => {
    if (!one || one === document.documentElement) return { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity, ends: [-Infinity, Infinity] };
    if (clips.has(one)) return clips.get(one);
    let clip = look(one).position === "fixed" ? clipOf(null) : clipOf(one.parentElement);
    const { overflowX, overflowY } = look(one);
    if (one !== document.body && (!(one instanceof SVGElement) || one.tagName === "svg") && overflowX !== "visible") {
      const edge = one.getBoundingClientRect();
      const margin = overflowX === "clip" ? 10 : 0;
      const [up, down] = [edge.top - margin, edge.bottom + margin];
      clip = {
        left: Math.max(clip.left, edge.left - margin),
        right: Math.min(clip.right, edge.right + margin),
        top: Math.max(clip.top, up),
        bottom: Math.min(clip.bottom, down),
        // What can be scrolled to is not cut off by what lies around the place that scrolls.
        ends: overflowY === "auto" || overflowY === "scroll" ? [-Infinity, Infinity] : [Math.max(clip.ends[0], up), Math.min(clip.ends[1], down)],
        by: one,
      };
    }
    clips.set(one, clip);
    return clip;
  };
  const frames = new Map(); // the next thing around that has a border at both sides
  const frameOf = (one) => {
    if (!one || one === main || one === around) return null;
    if (!frames.has(one)) {
      const { borderLeftWidth, borderRightWidth, display } = look(one);
      frames.set(one, display !== "inline" && parseFloat(borderLeftWidth) && parseFloat(borderRightWidth) ? one : frameOf(one.parentElement));
    }
    return frames.get(one);
  };
  const texts = [];
  const range = document.createRange();
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  const stills = new Map(); // whether an element is seen
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const owner = node.parentElement;
    if (!node.data.trim() || !around.contains(owner) || owner.closest("title, desc, option, .unseen")) continue;
    if (!stills.has(owner)) stills.set(owner, owner.checkVisibility({ opacityProperty: true, visibilityProperty: true }));
    if (!stills.get(owner)) continue;
    const svg = owner.closest("svg");
    range.selectNodeContents(node);
    const found = svg ? [owner.getBoundingClientRect()] : [...range.getClientRects()];
    const clip = clipOf(svg ?? owner);
    for (const { left, right, top, bottom, width, height } of found) {
      if (width < 2 || height < 2) continue;
      if (width <= 3 && height <= 3) continue;
      const text = { node, owner, svg, left, right, top: top + 0.18 * height, bottom: bottom - 0.18 * height };
      const words = `"${node.data.trim().slice(0, 24)}" (${named(owner)})`;
      text.words = words;
      if (left < -1 || right > wide + 1) wrong.add(`${words} lies outside the page`);
      else if (left < clip.left - 1.5 || right > clip.right + 1.5) wrong.add(`${words} is cut off at its side by ${named(clip.by)}`);
      else if (text.top < clip.ends[0] - 1 || text.bottom > clip.ends[1] + 1) wrong.add(`${words} is cut off by ${named(clip.by)}`);
      else if (text.top >= clip.top && text.bottom <= clip.bottom) texts.push(text);
      // What has a border keeps its texts within it.
      const frame = svg || owner.closest(".marks") ? null : frameOf(owner);
      const edge = frame?.getBoundingClientRect();
      const air = edge && parseFloat(look(frame).borderRightWidth) + 2;
      if (edge && (left < edge.left + air || right > edge.right - air)) wrong.add(`${words} runs into the border of ${named(frame)}`);
      // What is asked stands in a line of one height, which it may not leave.
      const line = owner.closest(".ask")?.getBoundingClientRect();
      if (line && (text.top < line.top || text.bottom > line.bottom)) wrong.add(`${words} runs out of its line`);
      if (svg && /…$/.test(node.data)) wrong.add(`${words} is shortened`);
    }
    // A sign that ends a sentence does not begin a line.
    const before = svg ? null : node.previousSibling;
    if (found.length && before instanceof Element && /^\s?[.,;:!?»)]/.test(node.data) && found[0].top > before.getBoundingClientRect().bottom - 3)
      wrong.add(`"${node.data.trim().slice(0, 24)}" (${named(owner)}) stands on a line without what it belongs to`);
  }
  // On the largest screens letters are larger, too, and with them all that stands beside them.
  const heights = texts.filter(({ svg, owner }) => svg && owner.closest(".stage")).map(({ top, bottom }) => (bottom - top) / 0.64);
  const usual = heights.sort((one, other) => one - other)[heights.length >> 1];
  if (wide >= 2500 && high >= 1400 && usual < 20) wrong.add(`half of the letters on the board are no higher than ${round(usual)} pixels`);

  const overs = new Map();
  for (const text of texts) {
    if (!overs.has(text.owner)) overs.set(text.owner, isOver(text.owner));
    text.over = overs.get(text.owner);
    text.fan = text.owner.closest(".sm-slot, .sm-card, [data-spot^='piece'], [data-fan]");
  }
  texts.sort((one, other) => one.top - other.top);
  for (let i = 0; i < texts.length; i++)
    for (let k = i + 1; k < texts.length && texts[k].top < texts[i].bottom; k++) {
      const [one, other] = [texts[i], texts[k]];
      if (one.node === other.node || (one.svg && one.owner === other.owner) || one.over !== other.over || (one.fan && other.fan)) continue;
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down = Math.min(one.bottom, other.bottom) - other.top;
      if (across > 2 && down > 2) wrong.add(`${one.words} and ${other.words} lie over one another`);
      else if (one.svg && other.svg && across > -2 && down > 4) wrong.add(`${one.words} and ${other.words} touch`);
    }

  // What lies over texts of the board: whatever is hit there, but what paints nothing hides nothing.
  const pale = (colour) => /^(none|transparent)$|^rgba.*, 0(\.[0-2]\d*)?\)$|\/ 0(\.[0-2]\d*)?\)$/.test(colour);
  const paints = (one) => {
    if (!one.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    const { fill, fillOpacity, opacity, backgroundColor, backgroundImage } = look(one);
    for (let at = one; at && at !== main; at = at.parentElement) if (Number(look(at).opacity) < 0.35) return false;
    if (one instanceof SVGElement) return one.tagName !== "svg" && one.tagName !== "text" && !pale(fill) && Number(fillOpacity) > 0.3;
    return !pale(backgroundColor) || backgroundImage !== "none";
  };
  // What has just happened, what points at it, and the Emperor, who on a small board stands among the paladins.
  const PASSING = ".cm-trail, .cm-emperor, .sm-gain, .marks";
  // Pieces: each lies in its drawing, and something of it is seen.
  const PIECE = "[data-mark], [data-spot], [role=button]";
  const GRID = [0.5, 0.15, 0.85].flatMap((right) => [0.5, 0.15, 0.85].map((down) => [right, down]));
  const looked = new Set();
  const pieces = [...around.querySelectorAll(PIECE)].filter((one) => one.closest("svg") && !one.querySelector(PIECE) && !isOver(one) && one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && Math.min(one.getBoundingClientRect().width, one.getBoundingClientRect().height) > 3);
  for (const piece of pieces) {
    const [box, clip] = [piece.getBoundingClientRect(), clipOf(piece.closest("svg:not(svg svg)"))];
    const [across, down] = [Math.min(box.right, clip.right) - Math.max(box.left, clip.left), Math.min(box.bottom, clip.ends[1]) - Math.max(box.top, clip.ends[0])];
    if (across < 0.8 * box.width || down < 0.8 * box.height) wrong.add(`${named(piece)} lies outside its drawing`);
  }
  const before = scrollY;
  const seen = new Set();
  const step = Math.max(80, (high - top - foot) * 0.7);
  const dice = [...around.querySelectorAll(".sm-title .sm-die")].map((owner) => {
    const { left, right, top, bottom } = owner.getBoundingClientRect();
    return { owner, left, right, top, bottom, words: `a die (${named(owner)})` };
  });
  const onBoard = [...texts.filter((text) => text.owner.closest(".stage, .room") && !text.over), ...dice];
  const [from, whole] = around === main ? [0, document.documentElement.scrollHeight] : [before, before + around.offsetHeight];
  for (let at = from; at === from || at < whole - high + step; at += step) {
    scrollTo(0, at);
    const shift = before - scrollY;
    for (const text of onBoard) {
      if (seen.has(text) || text.top + shift < top + 2 || text.bottom + shift > high - foot - 2) continue;
      seen.add(text);
      for (const [right, down] of [[0.25, 0.5], [0.75, 0.5], [0.5, 0.15], [0.5, 0.85]]) {
        const x = text.left + (text.right - text.left) * right;
        const y = text.top + shift + (text.bottom - text.top) * down;
        const first = document.elementFromPoint(x, y);
        if (!first || first === text.owner || first.contains(text.owner) || text.owner.contains(first)) continue;
        const hit = document.elementsFromPoint(x, y);
        for (const one of hit.slice(0, Math.max(0, hit.findIndex((one) => text.owner.contains(one))))) {
          if (text.fan && one.closest(".sm-slot, .sm-card, [data-spot^='piece'], [data-fan]")) break;
          if (!paints(one) || one.closest(PASSING)) continue;
          wrong.add(`${text.words} is covered by ${named(one)}${globalThis.WHERE ? ` at ${round(x)},${round(y)}` : ""}`);
          break;
        }
      }
    }
    for (const piece of pieces) {
      const box = piece.getBoundingClientRect();
      if (looked.has(piece) || box.top < top || box.bottom > high - foot) continue;
      looked.add(piece);
      const points = GRID.map(([right, down]) => [box.left + right * box.width, box.top + down * box.height]);
      if (points.some((point) => piece.contains(document.elementFromPoint(...point)))) continue;
      const over = points.map((point) => {
        const hit = document.elementsFromPoint(...point);
        const own = hit.findIndex((one) => piece.contains(one) && paints(one));
        return own < 0 ? undefined : (hit.slice(0, own).find((one) => !one.contains(piece) && !one.closest(PASSING) && paints(one)) ?? null);
      });
      if (over.some((one) => one) && !over.includes(null)) wrong.add(`${named(piece)} is covered by ${named(over.find((one) => one))}`);
    }
    if (document.documentElement.scrollHeight <= high) break;
  }
  scrollTo(0, before);

  // Panels that lie beside one another.
  for (const selector of [
    "main > *", ".side > *", ".sm-board > *", ".sm-colour", ".sm-cards > *", ".sm-status, .sm-dice", "[data-mark^='seat '] > .cc-plate, .cc-lane", ".cc-option > .cc-plate",
    ".cm-hall, .cm-plate:not(.inside)", ".cm-hall, .cm-set",
  ]) {
    const panels = [...main.querySelectorAll(selector)]
      .filter((one) => one.checkVisibility({ opacityProperty: true }) && !isOver(one) && look(one).position !== "absolute" || one.matches(".sm-cards > *, .sm-status, .sm-dice"))
      .map((one) => ({ one, box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && box.height > 1);
    panels.forEach(({ one, box }, i) => {
      for (const { one: other, box: rest } of panels.slice(i + 1)) {
        if (one.contains(other) || other.contains(one)) continue;
        const across = Math.min(box.right, rest.right) - Math.max(box.left, rest.left);
        const down = Math.min(box.bottom, rest.bottom) - Math.max(box.top, rest.top);
        if (across > 4 && down > 4) wrong.add(`${named(one)} and ${named(other)} overlap by ${round(across)}x${round(down)}`);
      }
    });
  }
  // No plate in the middle of the sea is half empty.
  for (const plate of main.querySelectorAll(".cm-plate.inside")) {
    const edge = plate.getBoundingClientRect();
    const within = ({ left, right, top, bottom }) => left > edge.left - 4 && right < edge.right + 4 && top > edge.top - 20 && bottom < edge.bottom + 4;
    const lowest = Math.max(...[...plate.parentElement.querySelectorAll("text, use, path, image")].map((one) => one.getBoundingClientRect()).filter(within).map(({ bottom }) => bottom));
    if (edge.bottom - lowest > 0.4 * edge.height) wrong.add(`${named(plate)} is empty below: ${round(edge.bottom - lowest)} of ${round(edge.height)} pixels`);
  }
  // A text that stands on a plate keeps clear of its edges.
  const plates = [...main.querySelectorAll(".cm-plate, .cc-plate, .zb-panel")].map((one) => one.getBoundingClientRect());
  for (const { left, right, top, bottom, words } of texts.filter(({ svg }) => svg)) {
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const on = plates.filter((plate) => x > plate.left && x < plate.right && y > plate.top && y < plate.bottom);
    const plate = on.sort((one, other) => one.width * one.height - other.width * other.height)[0];
    const air = plate && Math.min(left - plate.left, plate.right - right, top - plate.top, plate.bottom - bottom);
    if (air < 1) wrong.add(`${words} runs into the edge of its plate: ${air.toFixed(1)}`);
  }
  // A ring lies around what it speaks of, also when that has just got another size.
  const near = (ring, part) => ["left", "right", "top", "bottom"].every((side) => Math.abs(ring[side] - part[side]) < 7);
  const parts = [...around.querySelectorAll("[data-spot], [data-mark], [data-ring]")].map((one) => one.getBoundingClientRect());
  for (const ring of around.querySelectorAll(".marks span"))
    if (!parts.some((part) => near(ring.getBoundingClientRect(), part))) wrong.add("a ring lies around nothing");
  for (const number of around.querySelectorAll(".marks b")) {
    const box = number.getBoundingClientRect();
    for (const { left, right, top, bottom, words, svg } of texts)
      if (svg && Math.min(box.right, right) - Math.max(box.left, left) > 3 && Math.min(box.bottom, bottom) - Math.max(box.top, top) > 3)
        wrong.add(`${words} is covered by the number ${number.textContent}`);
  }
  // What was earned covers no card of its row.
  for (const gain of main.querySelectorAll(".cc-gain[data-counted]"))
    for (const card of main.querySelectorAll("[data-spot^='piece ']")) {
      const [box, rest] = [gain.getBoundingClientRect(), card.getBoundingClientRect()];
      const across = Math.min(box.right, rest.right) - Math.max(box.left, rest.left);
      const down = Math.min(box.bottom, rest.bottom) - Math.max(box.top, rest.top);
      if (across > 4 && down > 6) wrong.add(`${named(card)} is covered by what was earned: ${round(across)}x${round(down)}`);
    }
  // What a panel shows of a seat: each thing has a place of its own.
  for (const panel of main.querySelectorAll("[data-mark^='seat ']:has(> .cc-plate)")) {
    const edge = panel.getBoundingClientRect();
    const own = [...panel.querySelectorAll("[data-mark], .cc-gain, .cc-name, .cc-score")];
    const figures = [...main.querySelectorAll("[data-spot^='piece follower']")].filter((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      return left > edge.left - 4 && right < edge.right + 4 && top > edge.top - 4 && bottom < edge.bottom + 4;
    });
    const drawn = (one) => {
      const parts = [...one.querySelectorAll("path, use, circle, ellipse, text, rect:not(.cc-bare)")].filter((part) => !part.closest("defs, .cc-shade"));
      const rects = (parts.length ? parts : [one]).map((part) => part.getBoundingClientRect()).filter(({ width }) => width);
      const shrunk = one.matches("text") || !parts.length;
      return { one, left: Math.min(...rects.map(({ left }) => left)), right: Math.max(...rects.map(({ right }) => right)), top: Math.min(...rects.map(({ top, height }) => top + (shrunk ? 0.18 * height : 0))), bottom: Math.max(...rects.map(({ bottom, height }) => bottom - (shrunk ? 0.18 * height : 0))) };
    };
    const things = [...own, ...figures].map(drawn);
    things.forEach((thing, i) => {
      for (const other of things.slice(i + 1)) {
        const across = Math.min(thing.right, other.right) - Math.max(thing.left, other.left);
        const down = Math.min(thing.bottom, other.bottom) - Math.max(thing.top, other.top);
        if (across > 2 && down > 2) wrong.add(`${named(thing.one)} and ${named(other.one)} overlap by ${round(across)}x${round(down)}`);
      }
    });
  }
  for (const plate of main.querySelectorAll("[data-mark^='seat '] > .cc-plate")) {
    const [whole, edge] = [plate.parentElement.getBoundingClientRect(), plate.getBoundingClientRect()];
    if (whole.right > edge.right + 6 || whole.bottom > edge.bottom + 8 || whole.left < edge.left - 6)
      wrong.add(`${named(plate.parentElement)} runs out of its panel`);
  }
  return [...wrong];
}
