// What was done, in the line of a turn.

import type { ComponentChildren } from "preact";
import type { Icon } from "../../board";
import type { Message } from "../../protocol";
import { rich } from "../common/rich";
import { known, type Say } from "../common/words";

export const isHeading = (game: string, [name]: Message): boolean => known(game, `${name}.heading`);

/**
 * Deeds in a row, with commas between them, but before what stands in brackets or after a colon. `before` is the kind of
 * the last deed before them of which there may be more, as the answer has it for what follows.
 */
export function joined(
  deeds: Message[],
  game: string,
  say: Say,
  Icon: Icon | null,
  before = "",
): { told: ComponentChildren; before: string } {
  let last = before;
  const told = deeds.map((deed, i) => {
    const kind = deed[0].split("-", 2).join("-");
    const continues = known(game, `${deed[0]}.more`);
    const part = rich(say, deed, Icon, continues && kind === last ? ".more" : ".deed");
    if (continues) last = kind;
    const first = Array.isArray(part) && typeof part[0] === "string" ? part[0][0] : "";
    return [i === 0 || first === ":" ? "" : first === "(" ? " " : ", ", part];
  });
  return { told, before: last };
}
