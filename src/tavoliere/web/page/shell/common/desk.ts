// The desk: what people with their own box ask of the rules. Each question carries what it is about; nothing is kept there.

import type { Message } from "../../protocol";
import { askDesk, Refused } from "./api";

/** What is asked for by name, such as "referee.tell"; Refused with a sentence where that can't be. */
export async function ask<Told extends object>(asked: { ask: string; [name: string]: unknown }): Promise<Told> {
  const told = await askDesk<Told | { refused: Message }>(asked);
  if ("refused" in told) throw new Refused(told.refused);
  return told;
}
