// The room that the page gives a board.

import { useLayoutEffect, useRef, useState } from "preact/hooks";

const LEAST = 200; // pixels: no screen is that narrow, but a window that is just being laid out or resized may be

/** An element to be filled, and its size in pixels: nothing before it is on the page, or where there is no room for any
    board; known before anything is shown. */
export function useRoom() {
  const frame = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const measure = () => {
      const { clientWidth, clientHeight } = frame.current!;
      const [width, height] = clientWidth < LEAST ? [0, 0] : [clientWidth, clientHeight];
      setRoom((now) => (now.width === width && now.height === height ? now : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(frame.current!);
    return () => observer.disconnect();
  }, []);
  return { frame, ...room };
}

const DRAWN = { width: 1400, height: 860 }; // pixels: of more room pieces become larger, not more

/** The same for a drawing whose pieces are of a size in pixels: its room in them, and how much larger they are drawn. */
export function useScaledRoom() {
  const { frame, width, height } = useRoom();
  const scale = Math.max(1, Math.min(width / DRAWN.width, height / DRAWN.height));
  return { frame, scale, width: width / scale, height: height / scale };
}
