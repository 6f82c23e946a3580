// A piece that follows the pointer, and lands where it is let go.

import { useRef, useState } from "preact/hooks";

const SLACK = 8; // pixels that a click may tremble

export interface Drag {
  id: string;
  x: number; // how far it was moved
  y: number;
}

/** `lift` is told when a piece begins to follow the pointer, `drop` where on the page it is let go. */
export function useDrag(lift: (id: string) => void, drop: (id: string, event: PointerEvent) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const dragged = useRef(false);
  const now = useRef({ lift, drop });
  now.current = { lift, drop };

  const grab = (id: string, down: PointerEvent) => {
    const letGo = new AbortController();
    dragged.current = false;
    const move = (event: PointerEvent) => {
      const [x, y] = [event.clientX - down.clientX, event.clientY - down.clientY];
      if (!dragged.current && Math.hypot(x, y) < SLACK) return;
      if (!dragged.current) now.current.lift(id);
      dragged.current = true;
      setDrag({ id, x, y });
    };
    const end = (event: PointerEvent) => {
      letGo.abort();
      if (!dragged.current) return;
      setDrag(null);
      if (event.type === "pointerup") now.current.drop(id, event);
    };
    window.addEventListener("pointermove", move, letGo);
    window.addEventListener("pointerup", end, letGo);
    window.addEventListener("pointercancel", end, letGo);
  };
  /** Whether the click that comes now only ends a drag. */
  const endsDrag = () => dragged.current;
  return { drag, grab, endsDrag };
}
