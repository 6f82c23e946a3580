// An analysis in figures and sentences: `analysis/report.py` and `data.py` in this page.

import { GamePosition, isChance, positionsAlong, View } from "../bots/position";
import { rounded, roundedTo } from "../bots/rounding";
import type { Message, Value } from "../protocol";
import type { Game } from "../rules/game";
import type { Line } from "../rules/line";
import type { State } from "../rules/rules";
import type { Decision, Throw } from "./judging";

const BAD = 0.05; // of the chance to win: what costs so much, and clearly, is a bad move
const LITTLE = 0.02; // of the chance to win: less luck than that is none to speak of
const SOME = 0.3; // points worth a word
const LONGEST_TOLD = 5; // steps of a better line

/** Whether the cost is more than the search may be wrong by. */
export const isClear = ({ cost, margin }: Decision): boolean => cost > margin;
/** Whether this is one to learn from. */
export const isBad = (one: Decision): boolean => isClear(one) && one.cost >= BAD;
/** By how much what came is better for each seat than the mean. */
export const luckOf = ({ came, expected }: Throw): number[] => came.map((chance, seat) => chance - expected[seat]!);

/** The game of one player in figures, as far as it is judged. */
export interface PlayerAnalysis {
  seat: number;
  decisions: number; // forced ones are none
  bad: number;
  costPerDecision: number;
  luck: number;
  luckByKind: [kind: string, luck: number][];
}

export function playerAnalysis(seat: number, decisions: Decision[], throws: Throw[], game: Game): PlayerAnalysis {
  const own = decisions.filter((one) => one.seat === seat && one.choices > 1);
  const byKind = new Map<string, number>();
  for (const one of throws) {
    const kind = game.actions[one.actions[0]!]!.name;
    byKind.set(kind, (byKind.get(kind) ?? 0) + luckOf(one)[seat]!);
  }
  const luckByKind = [...byKind];
  return {
    seat,
    decisions: own.length,
    bad: own.filter(isBad).length,
    costPerDecision: own.reduce((sum, { cost }) => sum + cost, 0) / Math.max(1, own.length),
    luck: luckByKind.reduce((sum, [, luck]) => sum + luck, 0),
    luckByKind,
  };
}

/**
 * Was this player unlucky? And what weighed more: luck, or who played better? An equal share of the chance to win, luck
 * and play add up to the result. `called`: what a kind of throw is called.
 */
export function verdict(
  { seat, luck, luckByKind }: PlayerAnalysis,
  won: number,
  sides: number[],
  called: (kind: string) => Value,
): Message[] {
  const kinds = luckByKind.map(([kind, one]): Value[] => [called(kind), wholePercent(one)]);
  const told: Value[][] = kinds.length === 1 ? [kinds[0]!.slice(0, 1)] : kinds;
  const lucky = Math.abs(luck) < LITTLE ? "even" : luck > 0 ? "lucky" : "unlucky";
  const first: Message = [`analysis-${lucky}`, { who: { seat }, percent: percent(luck), kinds: told }];
  const play = won - luck - 1 / new Set(sides).size;
  if (Math.abs(play) < LITTLE) return [first, ["analysis-play-even", {}]];
  const weighs = lucky !== "unlucky" || play > 0 ? "" : play < luck ? "-more" : "-less";
  return [first, [`analysis-play-${play > 0 ? "better" : "worse"}${weighs}`, { percent: percent(play) }]];
}

function wholePercent(chance: number): string {
  const number = rounded(100 * Math.abs(chance));
  return number ? `${chance < 0 ? "\u2212" : "+"}${number} %` : "0 %";
}

const percent = (chance: number): number => roundedTo(100 * Math.abs(chance), 1);

/** Why an action is better than another; `gains`: by how many points each seat is soon better off with it. */
function why(game: Game, view: State, seat: number, best: number, other: number, gains: number[]): Message[] {
  const sides = game.tables.messages.sides[game.players]!;
  const instead = game.foretold(view, seat, other).map((told) => JSON.stringify(told));
  const found = game.foretold(view, seat, best).filter((told) => !instead.includes(JSON.stringify(told)));
  for (const [one, points] of gains.entries()) {
    const about = { points: roundedTo(Math.abs(points), 1) };
    if (one === seat && points >= SOME) found.push(["analysis-wins", about]);
    else if (points <= -SOME && sides[one] !== sides[seat])
      found.push(["analysis-prevents", { who: { seat: one }, ...about }]);
  }
  return found.length ? found : [["analysis-later", {}]];
}

/** What would have been better than a decision, and why. */
export interface DecisionExplained {
  line: { text: string; tells: Message }[]; // up to the next die or card, and not long
  begin: State | null; // where it is played from: what the player could suppose; null for the game as it was
  reasons: Message[];
}

export function explained(line: Line, decision: Decision): DecisionExplained {
  const { game } = line;
  const { step, seat, action, points } = decision;
  const view = new View(game, line.view(seat, step), seat);
  const [best, ...further] = decision.line.slice(0, LONGEST_TOLD) as [number, ...number[]];
  // It may have been tried in other deals than the one that the view supposes.
  const along = (positionsAlong(view, best, further) ?? positionsAlong(view, best, []))!;
  const steps = [best];
  const tells = [game.label(along[0]!.raw, best)];
  for (let i = 1; i + 1 < along.length && !isChance(along[i]!); i++) {
    // The line has it as the seat would see it, which need not say all.
    const position = along[i]!;
    steps.push(position.actions.find((one) => position.play(one).equals(along[i + 1]!))!);
    const [told] = game.messages.messages([game.sentence(position.raw, position.seenAs(steps.at(-1)!, seat))]);
    tells.push(told!);
  }
  return {
    line: steps.map((one, i) => ({ text: game.actions[one]!.text, tells: tells[i]! })),
    begin: fits(new GamePosition(game, line.states[step]!), steps) ? null : along[0]!.raw,
    reasons: why(game, view.raw, seat, best, action, points),
  };
}

/** Whether these steps can be played from the game as it was: others may have had other cards than one supposes. */
function fits(position: GamePosition, steps: number[]): boolean {
  let at = position;
  for (const step of steps) {
    if (at.actor === null || !at.actions.includes(step)) return false;
    at = at.play(step);
  }
  return true;
}
