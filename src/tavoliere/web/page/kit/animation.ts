// One way to set something in motion.

import { moves } from "./stillness";
import { tempo } from "./tempo";

interface Timing {
  duration: number; // milliseconds at the normal speed, as the delay
  delay?: number;
  easing?: string;
}

/** Plays an animation on an element once, if motion is wanted: what it shows first, it shows from the beginning. */
export function animate(element: Element | null, frames: Keyframe[], still: boolean, timing: Timing): void {
  const { duration, delay = 0, easing = "linear" } = timing;
  if (moves(still))
    element?.animate(frames, { duration: duration * tempo(), delay: delay * tempo(), easing, fill: "backwards" });
}
