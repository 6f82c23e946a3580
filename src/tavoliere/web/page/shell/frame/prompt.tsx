// The line above the board: whom it is about, and what is asked or has happened.

import { SeatMark } from "../common/seat-mark";

const LONG = 44; // letters: more than two lines of large ones, beside a narrow board

export function Prompt({ seat, text }: { seat: number | null; text: string }) {
  return (
    <p class={text.length > LONG ? "prompt long" : "prompt"} role="status" aria-live="polite">
      {seat !== null && seat >= 0 && <SeatMark seat={seat} />}
      <span>{text}</span>
    </p>
  );
}
