// What a piece is, in a sentence or two, beside it.

import { useEffect, useState } from "preact/hooks";
import { opened } from "./rulebook";
import type { Say } from "./words";

export interface Explanation {
  text: string;
  rule?: string;
}

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

  useEffect(() => {
    setPlace(last);
    const onKey = (event: KeyboardEvent) => event.key === "Escape" && close();
    const onPointer = (event: Event) => (event.target as Element).closest(".explained") || close();
    window.addEventListener("keydown", onKey);
    window.addEventListener("pointerdown", onPointer);
    return () => {
      window.removeEventListener("keydown", onKey);
      window.removeEventListener("pointerdown", onPointer);
    };
  }, [explanation]);

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
