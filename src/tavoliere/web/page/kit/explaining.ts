// What rests under the pointer, or has the focus, is explained after a moment, and no longer than that once it is left.

import { useMemo, useRef } from "preact/hooks";

const PAUSE = 450; // milliseconds: passing over the board explains nothing, and the way to a link in the text is free

export interface Explanation {
  text: string;
  rule?: string; // its address
}

export interface Explaining {
  near: (about: () => Explanation) => void;
  far: () => void;
  keep: (about: () => Explanation) => void; // at once
  stop: () => void; // something else happens
}

export function useExplaining(explain: (text: string, rule?: string) => void): Explaining {
  const now = useRef(explain);
  now.current = explain;
  return useMemo(() => {
    let timer = 0;
    const show = (about: () => Explanation) => {
      const { text, rule } = about();
      now.current(text, rule);
    };
    const later = (what: () => void) => {
      clearTimeout(timer);
      timer = window.setTimeout(what, PAUSE);
    };
    return {
      near: (about) => later(() => show(about)),
      far: () => later(() => now.current("")),
      keep: (about) => {
        clearTimeout(timer);
        show(about);
      },
      stop: () => clearTimeout(timer),
    };
  }, []);
}

/** For something that is only explained. */
export const explained = (explaining: Explaining, about: () => Explanation) => ({
  onPointerEnter: (event: PointerEvent) => event.pointerType === "mouse" && explaining.near(about),
  onPointerLeave: explaining.far,
  onClick: () => explaining.keep(about),
});
