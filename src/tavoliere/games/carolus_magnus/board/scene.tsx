// What a scene shows: the Emperor's walk, what flies from where to where, and when it lands.

import type { ComponentChildren } from "preact";
import { eventOf, type Step, type StepEvent } from "../../../web/page/events";
import { Castle, Paladin } from "./art";
import type { Point } from "./geometry";
import type { Layout } from "./layout";
import { castleAt, HALT, pileAt, placesOf, territoryAt } from "./placement";
import { COLOURS, type Colour, type Derived, PLACES, seatsOf, sideOf, type Territory, type View } from "./view";

export const TUMBLE = 420; // milliseconds, of a die
export const STAGGER = 110; // between what sets out together
export const FLIGHT = 640;

/** What lies, or lay, on the table. */
export interface Drawn {
  view: View;
  derived: Derived;
  territories: Territory[];
}

/** A way along the road, in places counted from 0; he always goes clockwise, so `to` may lie beyond the last place. */
export interface Walk {
  n: number; // of the step
  from: number;
  to: number;
  lasts: number;
}

export interface PieceFlight {
  id: string;
  piece: ComponentChildren;
  from: Point;
  to: Point;
  wait: number;
}

export interface RingScene {
  walk: Walk | null;
  flights: PieceFlight[];
  /** When how many reach a spot: "court 0 red", "reserve 1 blue", "territory 5 red", "castle 4". */
  lands: Map<string, { at: number; count: number }>;
  wait: number; // until the Emperor has arrived
  rolled: number; // dice
  changed: number | null; // the territory whose owner his stop has changed
  grown: boolean; // it has been merged with others
  parts: Territory[]; // what it consisted of
  castles: Map<number, number>; // what each side has won or lost
}

/** How many pieces have yet to land at a spot. */
export const arriving = ({ lands }: RingScene, spot: string): number => lands.get(spot)?.count ?? 0;

/** The Emperor's last walk among these steps, to where he stands now. */
export function walkOf(steps: Step[], stands: number | null): Walk | null {
  const step = steps.findLast(({ name }) => name === "march");
  const walked = step && eventOf(step.events, "walk");
  if (!walked || stands === null) return null;
  const from = (walked.first as number) - 1 + HALT;
  const reached = from + (walked.segments as number);
  const on = (Math.round(stands - reached) % PLACES) + PLACES; // over the territory ahead, where it has been merged
  const to = reached + (on % PLACES);
  return { n: step.n, from, to, lasts: Math.min(350 + 230 * (to - from), 2300) };
}

type Fly = (
  what: ComponentChildren,
  spot: string,
  from?: Point | undefined,
  to?: Point | undefined,
  wait?: number,
  count?: number,
) => void;

export function sceneOf(
  latest: Step[],
  before: Drawn | null,
  now: Drawn,
  layout: Layout,
  walk: Walk | null,
): RingScene {
  const scene: RingScene = {
    ...{ walk: null, flights: [], lands: new Map(), wait: 0, rolled: 0 },
    ...{ changed: null, grown: false, parts: [], castles: new Map() },
  };
  if (!before || !latest.length) return scene;
  const { ring, panels, supply, giveBack, sets } = layout;
  const fly: Fly = (what, spot, from, to, wait = 0, count = 1) => {
    if (!from || !to) return;
    scene.flights.push({ id: `${latest.at(-1)!.n} ${scene.flights.length}`, piece: what, from, to, wait });
    scene.lands.set(spot, { at: wait + FLIGHT, count: arriving(scene, spot) + count });
  };
  const paladin = (colour: Colour) => <Paladin colour={colour} size={ring.piece} />;
  latest.forEach((step) => {
    const { actor, name, words } = step;
    const colour = words[0] as Colour;
    const c = COLOURS.indexOf(colour);
    const seat = roller(step) ?? actor;
    const panel = panels[seat];
    const wait = scene.flights.length * STAGGER;
    if (name === "play" && words[1] === "court")
      fly(paladin(colour), `court ${seat} ${colour}`, panel?.reserve[c], panel?.court[c], wait);
    else if (name === "play") {
      const to = territoryAt(now.territories, Number(words[1]));
      fly(paladin(colour), `territory ${to.territory} ${colour}`, panel?.reserve[c], pileAt(ring, to, colour), wait);
    }
    if (name === "crown") fly(paladin(colour), `reserve ${seat} ${colour}`, supply[c], panel?.reserve[c]);
    if (name === "roll") {
      const at = scene.rolled++ * STAGGER;
      if (c >= 0) fly(paladin(colour), `reserve ${seat} ${colour}`, supply[c], panel?.reserve[c], TUMBLE + at);
    }
    const laid = eventOf(step.events, "laid");
    if (laid) {
      const at = 1 + (laid.territory as number);
      const to = pileAt(ring, territoryAt(now.territories, at), colour);
      fly(paladin(colour), `territory ${at} ${colour}`, supply[c], to, at * 60);
    }
    if (name === "give-back") fly(paladin(colour), `supply ${colour}`, giveBack[c], supply[c]);
    const taken = eventOf(step.events, "taken");
    if (taken) {
      const set = sets[taken.set as number];
      const paladins = taken.paladins as Colour[];
      COLOURS.forEach((other, o) => {
        const count = paladins.filter((one) => one === other).length;
        const lay = name === "give-back" ? giveBack[o] : set && { x: set.x + set.w / 2, y: set.y + set.h / 2 };
        if (count)
          fly(
            paladin(other),
            `reserve ${seat} ${other}`,
            lay,
            panel?.reserve[o],
            scene.flights.length * STAGGER,
            count,
          );
      });
    }
    if (name === "march" && walk?.n === step.n) {
      scene.walk = walk;
      scene.wait = walk.lasts;
      halt(scene, step, before, now, layout, fly);
    }
  });
  return scene;
}

/** Castles go back to whoever lost them, come from whoever builds, and the paladins of merged territories gather. */
function halt(
  scene: RingScene,
  { actor, events }: Step,
  before: Drawn,
  { derived, territories }: Drawn,
  { ring, panels }: Layout,
  fly: Fly,
): void {
  const contest = contestOf(events);
  if (!contest) return;
  const { place, side, loser, lost, built } = contest;
  const whole = territoryAt(territories, 1 + place);
  scene.changed = whole.territory;
  scene.grown = !!eventOf(events, "merge");
  scene.parts = before.territories.filter(({ territory }) => territoryAt(territories, territory) === whole);
  const stockOf = (whose: number) =>
    panels[sideOf(derived, actor) === whose ? actor : seatsOf(derived, whose)[0]!.seat]?.stock;
  const castle = (whose: number) => <Castle side={whose} size={ring.piece * 1.15} />;
  let later = scene.wait;
  for (const [i, here] of placesOf(1 + place, Math.max(lost, built)).entries()) {
    const at = castleAt(ring, here);
    if (i < lost) fly(castle(loser), `stock ${loser}`, at, stockOf(loser), later);
    if (i < built) fly(castle(side), `castle ${here}`, stockOf(side), at, later + (lost ? FLIGHT / 2 : 0));
    scene.lands.set(`stock ${side}`, { at: later + FLIGHT, count: i + 1 });
    later += STAGGER;
  }
  scene.castles.set(side, built).set(loser, -lost);
  for (const { heap, paladins, ...old } of scene.parts) {
    if (whole.heap === heap) continue;
    for (const colour of COLOURS)
      if (paladins[colour])
        fly(
          <Paladin colour={colour} size={ring.piece} count={paladins[colour]} />,
          `territory ${whole.territory} ${colour}`,
          pileAt(ring, { heap, paladins, ...old }, colour),
          pileAt(ring, whole, colour),
          later + FLIGHT,
          paladins[colour],
        );
  }
}

/** A change of owner at the Emperor's stop: where, who builds, and who loses; castles come to stand where those stood. */
function contestOf(events: StepEvent[]) {
  const castle = eventOf(events, "castle");
  const taken = eventOf(events, "takeover") ?? eventOf(events, "takeover-short");
  const {
    territory,
    side,
    loser = -1,
    count = 0,
    built = count || 1,
  } = (castle ?? taken ?? {}) as Record<string, number>;
  return territory === undefined ? null : { place: territory, side: side!, loser, lost: count, built };
}

/** The faces of the last throw: the dice that one player rolled last, whatever was chosen since. */
export function throwOf(steps: Step[]): string[] {
  const last = steps.findLastIndex(({ name }) => name === "roll");
  let first = last + 1;
  while (first > 0 && steps[first - 1]!.name === "roll" && roller(steps[first - 1]!) === roller(steps[last]!)) first--;
  return steps.slice(first, last + 1).map(({ words }) => words[0]!);
}

/** Dice are chance, so whose they are is only told. */
const roller = ({ events }: Step): number | undefined => eventOf(events, "rolled")?.who as number | undefined;

/** The spots that steps have touched; a territory may have been merged since. */
export function touchedBy(steps: Step[], territories: Territory[]): Set<string> {
  const touched = new Set<string>();
  for (const { actor, name, words } of steps) {
    const [first = "", second = ""] = words;
    if (name === "play" && second === "court") touched.add(`court ${actor} ${first}`);
    else if (name === "play") touched.add(`territory ${territoryAt(territories, Number(second)).territory} ${first}`);
    if (name === "disc") touched.add(`disc ${actor} ${first}`);
    if (name === "take") touched.add(`set ${first}`);
    if (name === "crown") touched.add(`reserve ${actor} ${first}`);
  }
  return touched;
}
