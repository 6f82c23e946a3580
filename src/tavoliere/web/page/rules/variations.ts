// What the actions of a tree of lines come to, each with those before it that are shown with it.

import { type Deed, deedOf, IllegalAction } from "./exploration";
import type { Game } from "./game";
import { Line } from "./line";
import type { State } from "./rules";

/** An action in a tree, in the place where it is played. */
interface TreeStep {
  action: string;
  parent: TreeStep | null; // at the beginning, which is no action
  depth: number; // steps from the beginning
}

/** An action that was played. */
interface Played {
  before: Played | null;
  number: number;
  from: State;
  to: State;
  kind: [number, number];
  joins: boolean; // it is shown with the action before
}

/**
 * What each of these actions comes to, as a seat sees it, or without one with nothing hidden. Nothing is told of an action
 * after which only one follows that is shown with it.
 */
export function toldOf(game: Game, begin: State, places: TreeStep[], seat: number | null): (Deed | null)[] {
  const all = new Map<TreeStep, Played>();
  const followers = new Map<Played, Played[]>();
  for (const place of places) {
    const before = (place.parent && all.get(place.parent)) ?? null;
    const from = before?.to ?? begin;
    const number = game.number(place.action);
    if (number === undefined) throw new IllegalAction(["action-written", { text: place.action }]);
    if (!game.rules.legal(from).includes(number)) throw new IllegalAction(game.reason(from, number));
    const line = lineOf(game, from, [number]);
    const kind = line.kind(0, seat);
    const joins = kind[0] !== 0 && before?.kind[0] === kind[0] && before.kind[1] === kind[1];
    const one = { before, number, from, to: line.state, kind, joins };
    all.set(place, one);
    if (before) followers.set(before, [...(followers.get(before) ?? []), one]);
  }
  return places.map((place) => {
    const one = all.get(place)!;
    const after = followers.get(one) ?? [];
    if (after.length === 1 && after[0]!.joins) return null;
    const chain = [one];
    while (chain[0]!.joins) chain.unshift(chain[0]!.before!);
    const line = lineOf(
      game,
      chain[0]!.from,
      chain.map(({ number }) => number),
    );
    const [scene] = line.scenes(0, seat);
    return { ...deedOf(line, scene!), first: place.depth - chain.length + 1, n: place.depth };
  });
}

function lineOf(game: Game, from: State, steps: number[]): Line {
  const line = new Line(game, from);
  for (const step of steps) line.play(step);
  return line;
}
