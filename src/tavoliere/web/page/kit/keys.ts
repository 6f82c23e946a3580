// Playing by keys: arrows go from one lit spot to the next, and the focus goes where the next click would.

import { useEffect, useRef } from "preact/hooks";

const ARROWS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Keys within a frame; once something is picked by them, `next` finds what can be chosen then. */
export function useKeys(frame: { current: HTMLElement | null }, picked: unknown, choices: unknown, next: string): void {
  const byKeys = useRef(false);
  const spots = () => [...(frame.current?.querySelectorAll<SVGElement>("[role=button]") ?? [])];
  useEffect(() => {
    const board = frame.current!;
    const onKey = (event: KeyboardEvent) => {
      const all = spots();
      const i = all.indexOf(document.activeElement as SVGElement);
      if (i < 0) return;
      byKeys.current = true;
      const way = ARROWS[event.key];
      if (!way) return;
      event.preventDefault();
      all[(i + way + all.length) % all.length]?.focus();
    };
    const onPointer = () => {
      byKeys.current = false;
    };
    board.addEventListener("keydown", onKey, true);
    addEventListener("pointerdown", onPointer);
    return () => {
      board.removeEventListener("keydown", onKey, true);
      removeEventListener("pointerdown", onPointer);
    };
  }, []);
  useEffect(() => {
    if (!byKeys.current) return;
    const found = picked ? frame.current?.querySelector<SVGElement>(next) : null;
    if (found) found.focus();
    else if (document.activeElement === document.body) spots()[0]?.focus();
  }, [choices, picked]);
}
