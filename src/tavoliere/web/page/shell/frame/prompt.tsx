// The line above the board: whom it is about, and what is asked or has happened.

import type { GameResult, Standing } from "../../protocol";
import { SeatMark } from "../common/seat-mark";
import { known, type Say } from "../common/words";

const LONG = 44; // letters: more than two lines of large ones, beside a narrow board

export function Prompt({ seat, text }: { seat: number | null; text: string }) {
  return (
    <p class={text.length > LONG ? "prompt long" : "prompt"} role="status" aria-live="polite">
      {seat !== null && seat >= 0 && <SeatMark seat={seat} />}
      <span>{text}</span>
    </p>
  );
}

/** Who has won, and with how many points. */
export function winners({ winners, scores }: GameResult, say: Say): string {
  const [last, ...others] = winners.map((seat) => ({ seat })).reverse();
  const points = scores[winners[0]!]!;
  return others.length
    ? say("page-winners", { others: others.reverse(), last: last!, points })
    : say("page-winner", { who: last!, points });
}

/** What is asked, and of whom, where somebody plays for all. */
export function askedOf({ actor, prompt }: Standing, game: string, say: Say): string {
  const [name, values] = prompt;
  return actor !== null && actor >= 0 && known(game, `${name}.ask`)
    ? say("page-study-asks", { who: { seat: actor }, what: say(`${name}.ask`, values) })
    : say(name, values);
}
