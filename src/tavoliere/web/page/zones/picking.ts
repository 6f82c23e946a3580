// What a click on a declared board means. An action is what all that was clicked says of it, one part after the other;
// where a zone says two parts of an action, such as from where and to where, the first comes first.
//
// A spot is a place ("0:1:3": of the zone 0 of seat 1) or a piece in it ("0:1:3:red-7"). What is picked is the way that led
// there, "0:1:3|2:-1:0".

import type { Reading, Spots } from "../kit/choosing";
import type { ActionWords, Choice, Zone, ZoneClick } from "../protocol";
import type { ZoneHere } from "./contents";

/** What a spot says of an action. */
interface Part {
  spot: string;
  block: string;
  says: Record<string, string>; // the word of a parameter
}

const END = "|";

export const placeSpot = (here: ZoneHere, at: number): string => `${here.key}:${at}`;
export const zoneOfSpot = (spot: string): string => spot.split(":").slice(0, 2).join(":");
export const pieceSpot = (here: ZoneHere, at: number, word: string): string => `${placeSpot(here, at)}:${word}`;

/** All that the spots say to somebody: in zones that each seat has, only one's own, unless an action names a seat. */
export function partsOf(zones: ZoneHere[], me: number): Part[] {
  return zones.flatMap((here) => here.zone.clicks.flatMap((click) => partsOfClick(here, click, me)));
}

function partsOfClick(here: ZoneHere, { block, parameters }: ZoneClick, me: number): Part[] {
  const wanted = Object.entries(parameters);
  const names = wanted.map(([, coordinate]) => coordinate);
  if (here.seat >= 0 && here.seat !== me && !names.includes("seat")) return [];
  return here.places.flatMap(({ word, row, column, pieces }, at) => {
    const part = (spot: string, piece: string): Part => {
      const coordinates: Record<string, string> = { place: word, row, column, piece, seat: String(here.seat) };
      return { spot, block, says: Object.fromEntries(wanted.map(([name, of]) => [name, coordinates[of]!])) };
    };
    if (!names.includes("piece")) return [part(placeSpot(here, at), "")];
    const lying = new Set(pieces.flatMap((piece) => piece.word ?? []));
    return [...lying].map((piece) => part(pieceSpot(here, at, piece), piece));
  });
}

/** Whether there are actions of which the zones don't say all: room is kept for their buttons, so that nothing moves. */
export const hasQuestions = (zones: Zone[], actions: ActionWords[]): boolean =>
  actions.some(({ name, parameters, chance, masked }) => {
    const clicks = zones.flatMap(({ clicks }) => clicks.filter(({ block }) => block === name));
    const said = new Set(clicks.flatMap((click) => Object.keys(click.parameters)));
    return !chance && !masked && (!clicks.length || parameters.some((one) => !said.has(one.name)));
  });

/** The actions of a game by their parameters. */
export class Picking {
  private readonly parameters: Map<string, string[]>;

  constructor(
    actions: ActionWords[],
    private readonly parts: Part[],
  ) {
    this.parameters = new Map(actions.map(({ name, parameters }) => [name, parameters.map((one) => one.name)]));
  }

  reading(choices: Choice[]): Reading<Choice> {
    const first = this.lit([], choices);
    const [only, ...others] = [...first];
    return {
      spots: (picked) => {
        const way = picked?.split(END) ?? [];
        const found = this.lit(way, choices);
        // What was picked can be put back.
        for (let i = 1; i <= way.length; i++) found.set(way.slice(0, i).join(END), this.left(way.slice(0, i), choices));
        return found;
      },
      opens: (_, leads) => leads.length > 1,
      given: only && !others.length && only[1].length > 1 && only[1].length === choices.length ? only[0] : null,
    };
  }

  /** The choices that no spot leads to, or leads on to: they are asked about. */
  unreached(picked: string | null, choices: Choice[]): Choice[] {
    const way = picked?.split(END) ?? [];
    const reached = new Set([...this.lit(way, choices).values()].flat());
    return this.left(way, choices).filter((choice) => !reached.has(choice));
  }

  /** A spot as it would be picked now, or as it was. */
  key(spot: string, picked: string | null, spots: Spots<Choice>): string {
    const way = picked?.split(END) ?? [];
    const next = [...way, spot].join(END);
    const at = way.indexOf(spot);
    return spots.has(next) || at < 0 ? next : way.slice(0, at + 1).join(END);
  }

  /** The action that a spot would make, with what is picked: none where that leaves something open. */
  would(spot: string, picked: string | null): string | undefined {
    const way = picked?.split(END) ?? [];
    for (const part of this.parts.filter((one) => one.spot === spot)) {
      const names = this.parameters.get(part.block)!;
      const says = { ...this.said(way, part.block), ...part.says };
      if (names.every((name) => says[name] !== undefined))
        return [part.block, ...names.map((name) => says[name])].join(" ");
    }
    return undefined;
  }

  /** The spots that say something of an action with these words, whoever played it. */
  touched(name: string, words: string[]): string[] {
    return this.parts.filter((part) => part.block === name && this.fits(part, words)).map(({ spot }) => spot);
  }

  /** What the pieces are called that such an action names. */
  messages(name: string, words: string[]): string[] {
    return this.parameters.get(name)?.map((parameter, i) => `${parameter}-${words[i]}`) ?? [];
  }

  private fits({ block, says }: Part, words: string[]): boolean {
    return this.parameters.get(block)!.every((name, i) => says[name] === undefined || says[name] === words[i]);
  }

  /** What has been said of an action on a way. */
  private said(way: string[], block: string): Record<string, string> | null {
    let said = null as Record<string, string> | null;
    for (const spot of way) {
      const part = this.next(spot, block, said);
      if (part) said = { ...said, ...part.says };
    }
    return said;
  }

  /** The first thing that a spot says of an action which is not said yet. */
  private next(spot: string, block: string, said: Record<string, string> | null): Part | undefined {
    return this.parts.find(
      (part) =>
        part.spot === spot && part.block === block && (!said || Object.keys(part.says).some((name) => !(name in said))),
    );
  }

  private left(way: string[], choices: Choice[]): Choice[] {
    return choices.filter(({ name, words }) =>
      way.every((spot, i) => {
        const part = this.next(spot, name, this.said(way.slice(0, i), name));
        return part && this.fits(part, words);
      }),
    );
  }

  /** The spots that can be clicked next. */
  private lit(way: string[], choices: Choice[]): Spots<Choice> {
    const found: Spots<Choice> = new Map();
    const left = this.left(way, choices);
    const said = new Map(left.map(({ name }) => [name, this.said(way, name)]));
    for (const spot of new Set(this.parts.map((part) => part.spot))) {
      const leads = left.filter(({ name, words }) => {
        const part = this.next(spot, name, said.get(name)!);
        return part && this.fits(part, words);
      });
      if (leads.length) found.set([...way, spot].join(END), leads);
    }
    return found;
  }
}
