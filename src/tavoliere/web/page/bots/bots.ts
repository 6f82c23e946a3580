// Bots that think in this page: the same five levels as everywhere, each of which chooses by the same random numbers as
// `bots/plain.py` and `bots/search.py` do.

import type { BotLevel, BotTables, Judge, SearchValues } from "../protocol";
import { sharpened, sharpenedOne, together } from "./calibration";
import type { Grown, TreePlan } from "./growth";
import type { View } from "./position";
import type { Random } from "./random";
import type { Search } from "./search";

// An action that the others do not see is a bluff: anything at least this much as good as the best may be it.
const BLUFF = 0.5;
// The part of its time after which a bot stops thinking; the rest is for putting the thoughts in order.
export const PUNCTUALITY = 0.95;

/** Grows a tree, here or in another worker. */
export type Grower = (plan: TreePlan, stop: AbortSignal) => Promise<Grown>;

/** An action that was considered. */
interface Alternative {
  action: number;
  value: number; // how likely the thinking seat is to win with it, alone or with its partner
  visits: number;
}

/** What came of thinking. */
export interface Thought {
  action: number;
  chances: number[]; // how likely each seat is to win, alone or with its partner
  alternatives: Alternative[]; // the most tried first
  iterations: number;
}

/** How a bot judges a game: what it has learned of it, if anything. */
export interface Judgement {
  search: SearchValues;
  judge: Judge | null;
  sharpness: number;
}

/** What there is learned of a game with these options. */
export function judgeOf({ networks, judges }: BotTables, options: Record<string, unknown>, sides: number[]): Judge {
  const names = networks.map((name) => name.replace(/\{(\w+)\}/g, (_, option) => String(options[option] ?? "{}")));
  const named = names.find((name) => !name.includes("{}"));
  const found = judges.find(({ name }) => name === named) ?? judges.find(({ name }) => !name)!;
  const fits = found.network?.outputs === new Set(sides).size;
  return fits ? found : { ...found, network: null };
}

export const judgementOf = (tables: BotTables, learned: boolean, judge: Judge): Judgement =>
  learned
    ? { search: judge.search, judge, sharpness: judge.sharpness }
    : { search: tables.search, judge: null, sharpness: 1 };

/** Plays the best action by the heuristic; `overlooks` is the share of its choices that it does not even see. */
export function greedyChoice(view: View, overlooks: number, random: Random, search: Search): number {
  const noticed = view.actions.filter(() => random.random() >= overlooks);
  const seen = noticed.length ? noticed : view.actions;
  const values = seen.map((action) => search.heuristic(view.raw, action));
  const most = Math.max(...values);
  return random.choice(seen.filter((_, i) => values[i] === most));
}

interface SearchPlan {
  place: string;
  level: Pick<BotLevel, "seconds" | "iterations" | "threads">;
  by: Judgement;
  growers: Grower[]; // as many trees grow at the same time
  settles: boolean; // it ends early once no other action can be tried as often any more
}

/** The best action, and what else was tried. */
export async function searchChoice(
  view: View,
  random: Random,
  thinking: SearchPlan,
  stop: AbortSignal,
): Promise<Thought> {
  const { place, level, by, growers, settles } = thinking;
  const seeds = Array.from({ length: level.threads }, () => random.bits(63));
  const open = view.actions.length > 1;
  const plan = (seed: bigint, tree: number): TreePlan => ({
    place: `${place} ${tree}`,
    view: view.raw,
    search: by.search,
    learned: by.judge?.network ? by.judge.name : null,
    seed,
    iterations: open ? Math.ceil(level.iterations / seeds.length) : tree ? 0 : 1,
    // where one tree waits for another, they share the time
    seconds: (PUNCTUALITY * level.seconds) / Math.ceil(seeds.length / growers.length),
    settle: settles && !view.actions.some((action) => view.hides(action)),
    adopts: open,
  });
  const grown = await Promise.all(seeds.map((seed, tree) => growers[tree % growers.length]!(plan(seed, tree), stop)));
  return thoughtOf(view, grown, by.sharpness, random);
}

function thoughtOf(view: View, grown: Grown[], sharpness: number, random: Random): Thought {
  const { sides } = view;
  const partners = sides.filter((side) => side === sides[view.seat]).length; // who share a victory in the search
  const tried = new Map<number, { visits: number; value: number }>();
  for (const { branches } of grown)
    for (const { action, visits, mean } of branches) {
      if (!view.actions.includes(action)) continue; // a tree that was taken over may know actions of other deals
      const before = tried.get(action) ?? { visits: 0, value: 0 };
      tried.set(action, { visits: before.visits + visits, value: before.value + visits * mean });
    }
  const shares = sides.map((_, seat) => grown.reduce((sum, { chances }) => sum + chances[seat]!, 0) / grown.length);
  const chances = together(sides, shares);
  const said = (value: number) => sharpenedOne(partners * value, view.seat, sides, chances, sharpness);
  const alternatives = [...tried]
    .map(([action, { visits, value }]) => ({ action, visits, value: said(value / Math.max(1, visits)) }))
    .sort((one, other) => other.visits - one.visits || other.value - one.value);
  let action = alternatives[0]!.action;
  if (view.hides(action)) {
    const enough = BLUFF * alternatives[0]!.visits;
    const close = alternatives.filter((one) => one.visits >= enough && view.hides(one.action));
    action = random.weighted(
      close,
      close.map(({ visits }) => visits),
    ).action;
  }
  const iterations = grown.reduce((sum, one) => sum + one.iterations, 0);
  return { action, chances: sharpened(sides, chances, sharpness), alternatives, iterations };
}
