// The room that the page gives a board.

import { useLayoutEffect, useRef, useState } from "preact/hooks";

/** An element to be filled, and its size in pixels: nothing before it is on the page, known before anything is shown. */
export function useRoom() {
  const frame = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = frame.current!;
      setRoom((now) => (now.width === width && now.height === height ? now : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(frame.current!);
    return () => observer.disconnect();
  }, []);
  return { frame, ...room };
}
