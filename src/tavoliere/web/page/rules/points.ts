// Points in what the rules noted: who got how many at which place, and the sheet that says what for. `definition/points.py`
// does the same in Python, and a test holds the two together.

import type { GameMessages } from "../messages";
import type { Gain, Noted, PointsSummary, ScoreLine } from "../protocol";

const BESIDE = ["who", "kind", "points", "part"]; // arguments of a line that are told beside its words

/** What was earned, in the order in which it was noted; what is earned at the same place is one gain. */
export function gainsOf(messages: GameMessages, noted: Noted[]): Gain[] {
  const sums = new Map<string, Gain>();
  for (const one of noted)
    for (const gain of messages.earned(one)) {
      const key = [gain.seat, gain.place, gain.part].join();
      const sum = sums.get(key);
      if (sum) sum.points += gain.points;
      else sums.set(key, gain);
    }
  return [...sums.values()].filter(({ points }) => points);
}

/** What was counted, where there is a heading for it: the last one, as it says what all of it came to. */
export function summaryOf(messages: GameMessages, noted: Noted[]): PointsSummary | null {
  const title = messages.withLists(noted).findLast(({ entry }) => entry.use === "heading")?.message;
  if (!title) return null;
  const lines = scoreLines(messages, noted);
  return lines.length ? { title, lines } : null;
}

/** All lines that were noted. What is nobody's has no name beside it, so its line says what it is called. */
export function scoreLines(messages: GameMessages, noted: Noted[]): ScoreLine[] {
  return messages.withLists(noted).flatMap(({ entry, noted: one, message: [name, said] }) => {
    if (entry.use !== "line") return [];
    const left = Object.fromEntries(Object.entries(said).filter(([argument]) => !BESIDE.includes(argument)));
    return messages.earned(one).map(({ seat, points }) => {
      const mine = { word: `mine-${(said.who as { word?: string })?.word}` };
      return { seat, tells: [name, seat < 0 ? { ...left, mine } : left], points };
    });
  });
}
