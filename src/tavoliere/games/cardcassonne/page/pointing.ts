// Pointing at a piece explains it after a moment; a click keeps the explanation. Lit cards can be dragged to a row.

import { useRef, useState } from "preact/hooks";
import type { BoardProps } from "../../../web/page/board";
import type { About } from "./about";

const PAUSE = 450; // milliseconds: passing over the board explains nothing

export interface Explaining {
  near: (about: () => About) => void;
  far: () => void;
  keep: (about: () => About) => void;
}

export function useExplaining(explain: BoardProps["explain"]): Explaining {
  const timer = useRef(0);
  const later = (what: () => void) => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(what, PAUSE);
  };
  return {
    near: (about) => later(() => explain(...about())),
    far: () => later(() => explain("")),
    keep: (about) => {
      clearTimeout(timer.current);
      explain(...about());
    },
  };
}

export interface Drag {
  id: string;
  x: number; // how far it was moved
  y: number;
}

/** `lift` is called when a piece begins to follow the pointer, `drop` with where on the page it is let go. */
export function useDrag(lift: (id: string) => void, drop: (id: string, event: PointerEvent) => void) {
  const start = useRef<{ id: string; x: number; y: number } | null>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  const end = (event: PointerEvent) => {
    start.current = null;
    setDrag(null);
    if (drag && event.type === "pointerup") drop(drag.id, event);
  };
  return {
    drag,
    grab: (id: string, event: PointerEvent) => (start.current = { id, x: event.clientX, y: event.clientY }),
    handlers: {
      onPointerMove: (event: PointerEvent) => {
        const from = start.current;
        if (!from) return;
        const [x, y] = [event.clientX - from.x, event.clientY - from.y];
        if (!drag && Math.hypot(x, y) < 8) return;
        if (!drag) lift(from.id);
        setDrag({ id: from.id, x, y });
      },
      onPointerUp: end,
      onPointerCancel: end,
      onPointerLeave: end,
    },
  };
}
