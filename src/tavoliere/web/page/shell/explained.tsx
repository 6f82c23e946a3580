// What a piece is, in a sentence or two, beside it.

import { useEffect, useState } from "preact/hooks";
import { useEscape, usePressElsewhere } from "../kit/escape";
import type { Explanation } from "../kit/explaining";
import { opened } from "./rulebook";
import type { Say } from "./words";

let last = { x: 0, y: 0 }; // where the pointer was, or what has the focus
window.addEventListener("pointerdown", ({ clientX: x, clientY: y }) => (last = { x, y }), true);
window.addEventListener("pointermove", ({ clientX: x, clientY: y }) => (last = { x, y }), true);
window.addEventListener(
  "focusin",
  (event) => {
    if (!(event.target as Element).matches(":focus-visible")) return;
    const box = (event.target as Element).getBoundingClientRect();
    last = { x: box.right, y: box.bottom };
  },
  true,
);

interface Props {
  explanation: Explanation;
  game: string;
  say: Say;
  close: () => void;
}

export function Explained({ explanation, game, say, close }: Props) {
  const [place, setPlace] = useState(last);

  useEffect(() => setPlace(last), [explanation]);
  useEscape(true, close);
  usePressElsewhere(".explained", close);

  const left = `clamp(8px, ${place.x + 12}px, 100vw - 17rem - 8px)`; // also where the window is narrowed meanwhile
  const above = place.y > innerHeight - 200;
  return (
    <div
      class="explained sheet"
      role="status"
      style={{ left, ...(above ? { bottom: innerHeight - place.y + 12 } : { top: place.y + 12 }) }}
    >
      <p>{explanation.text}</p>
      {explanation.rule && (
        <button type="button" class="link cite" onClick={() => (opened.value = { game, address: explanation.rule! })}>
          {say("page-rule", { rule: explanation.rule })}
        </button>
      )}
    </div>
  );
}
