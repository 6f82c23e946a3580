// What a scene shows: the Emperor's walk, what flies from where to where, and when it lands.

import type { ComponentChildren } from "preact";
import type { Step } from "../../../web/page/events";
import { eventOf } from "../../../web/page/events";
import { Castle, Paladin } from "./art";
import type { March } from "./course";
import type { Point } from "./geometry";
import type { Layout } from "./layout";
import { castleAt, pileAt, placesOf, territoryAt } from "./placement";
import { COLOURS, type Colour, type Derived, seatsOf, sideOf, type Territory, type View } from "./view";

export const TUMBLE = 420; // milliseconds, of a die
export const STAGGER = 110; // between what sets out together
export const FLIGHT = 640;

/** What is, or was, on the table. */
export interface Before {
  view: View;
  derived: Derived;
  territories: Territory[];
}

export interface Walk extends March {
  lasts: number;
}

export const walkOf = (march: March): Walk => ({
  ...march,
  lasts: Math.min(350 + 230 * (march.to - march.from), 2300),
});

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
  /** When something reaches a spot: "court 0 red", "reserve 1 blue", "territory 5 red", "castle 4". */
  lands: Map<string, number>;
  wait: number; // until the Emperor has arrived
  rolled: number; // dice
}

/** Whose castle stands on each place. */
function castlesOf(territories: Territory[]): Map<number, number> {
  const castles = new Map<number, number>();
  for (const territory of territories)
    if (territory.owner !== undefined)
      for (const place of placesOf(territory.territory, Math.min(territory.castles!, territory.segments)))
        castles.set(place, territory.owner);
  return castles;
}

export function sceneOf(
  latest: Step[],
  before: Before | null,
  now: Before,
  layout: Layout,
  march: March | null,
): RingScene {
  const scene: RingScene = { walk: null, flights: [], lands: new Map(), wait: 0, rolled: 0 };
  if (!before || !latest.length) return scene;
  const { ring, panels, supply, giveBack, sets } = layout;
  let turn = before.view.turn ?? -1;
  const fly = (what: ComponentChildren, spot: string, from?: Point, to?: Point, wait = 0) => {
    if (!from || !to) return;
    scene.flights.push({ id: `${latest.at(-1)!.n} ${scene.flights.length}`, piece: what, from, to, wait });
    scene.lands.set(spot, wait + FLIGHT);
  };
  const paladin = (colour: Colour) => <Paladin colour={colour} size={ring.piece} />;
  for (const step of latest) {
    const { n, actor, name, words } = step;
    const colour = words[0] as Colour;
    const c = COLOURS.indexOf(colour);
    turn = actor < 0 ? (roller(step) ?? turn) : actor;
    const panel = panels[turn];
    const wait = scene.flights.length * STAGGER;
    if (name === "play" && words[1] === "court")
      fly(paladin(colour), `court ${turn} ${colour}`, panel?.reserve[c], panel?.court[c], wait);
    else if (name === "play") {
      const to = territoryAt(now.territories, Number(words[1]));
      fly(paladin(colour), `territory ${to.territory} ${colour}`, panel?.reserve[c], pileAt(ring, to, colour), wait);
    }
    if (name === "crown") fly(paladin(colour), `reserve ${turn} ${colour}`, supply[c], panel?.reserve[c]);
    if (name === "roll") {
      const at = scene.rolled++ * STAGGER;
      if (c >= 0) fly(paladin(colour), `reserve ${turn} ${colour}`, supply[c], panel?.reserve[c], TUMBLE + at);
    }
    if (name === "draw" && now.view.phase === "enthroning") {
      const at = 15 - (latest.length - latest.findIndex((step) => step.n === n)) + 1;
      const to = territoryAt(now.territories, at);
      if (to && c >= 0) fly(paladin(colour), `territory ${at} ${colour}`, supply[c], pileAt(ring, to, colour), at * 60);
    }
    if (name === "give-back") fly(paladin(colour), `supply ${colour}`, giveBack[c], supply[c]);
    if (name === "take") {
      const taken = Number(words[0]) - 1;
      const paladins = before.view.display?.[taken] ?? {};
      const set = sets[taken];
      for (const other of COLOURS)
        if (paladins[other] && set)
          fly(
            paladin(other),
            `reserve ${turn} ${other}`,
            { x: set.x + set.w / 2, y: set.y + set.h / 2 },
            panel?.reserve[COLOURS.indexOf(other)],
            scene.flights.length * STAGGER,
          );
    }
    if (march?.n === n) scene.walk = walkOf(march);
  }
  scene.wait = scene.walk?.lasts ?? 0;
  if (scene.walk) build(scene, before, now, layout, fly);
  return scene;
}

/** Castles go back to whoever lost them, come from whoever builds, and the paladins of merged territories gather. */
function build(
  scene: RingScene,
  before: Before,
  now: Before,
  { ring, panels }: Layout,
  fly: (what: ComponentChildren, spot: string, from?: Point, to?: Point, wait?: number) => void,
): void {
  const seatOf = (side: number) =>
    sideOf(now.derived, before.view.turn ?? 0) === side ? before.view.turn! : seatsOf(now.derived, side)[0]!.seat;
  const then = castlesOf(before.territories);
  let later = scene.wait;
  for (const [place, side] of castlesOf(now.territories)) {
    const old = then.get(place);
    if (old === side) continue;
    const castle = (whose: number) => <Castle side={whose} size={ring.piece * 1.15} />;
    const at = castleAt(ring, place);
    if (old !== undefined) fly(castle(old), `stock ${old}`, at, panels[seatOf(old)]?.stock, later);
    fly(castle(side), `castle ${place}`, panels[seatOf(side)]?.stock, at, later + (old === undefined ? 0 : FLIGHT / 2));
    scene.lands.set(`stock ${side}`, later + FLIGHT);
    later += STAGGER;
  }
  for (const old of before.territories) {
    const whole = territoryAt(now.territories, old.territory);
    if (whole.heap === old.heap) continue;
    for (const colour of COLOURS)
      if (old.paladins[colour])
        fly(
          <Paladin colour={colour} size={ring.piece} count={old.paladins[colour]} />,
          `territory ${whole.territory} ${colour}`,
          pileAt(ring, old, colour),
          pileAt(ring, whole, colour),
          later + FLIGHT,
        );
  }
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
