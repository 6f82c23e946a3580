// What lies in the zones of a declared board (`definition/zones.py`), by the cells of what a seat may know.

import type { Cells, Numbers, Zone, ZoneContents } from "../protocol";

/** One piece. */
export interface Lying {
  kind: string; // pieces of the same kind are alike
  form: string;
  word: string | null; // null where all are alike, or where nobody knows which it is
  message: string; // that names it; empty where none does
  art: string[]; // the names of drawings of it, the best first
  seat: number; // in whose colour it is, -1 for nobody's
  faceDown: boolean;
}

/** A place, and what lies there. */
export interface Place {
  word: string;
  row: string;
  column: string;
  pieces: Lying[];
}

/** A zone as it is on the board: one for each seat, or one for all. */
export interface ZoneHere {
  key: string;
  zone: Zone;
  seat: number; // -1: everybody's
  places: Place[];
}

/** All zones, those of a seat one after the other. */
export function zonesHere(zones: Zone[], players: number, cells: Cells): ZoneHere[] {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  return zones.flatMap((zone, z) =>
    (zone.each ? seats : [-1]).map((seat) => ({
      ...{ key: `${z}:${seat}`, zone, seat },
      places: placesOf(zone, seat, players, cells),
    })),
  );
}

function placesOf(zone: Zone, seat: number, players: number, cells: Cells): Place[] {
  const across = zone.columns.length;
  const places = zone.places.map((word, at): Place => {
    const [row = "", column = ""] = across ? [zone.rows[Math.floor(at / across)], zone.columns[at % across]] : [];
    return { word, row, column, pieces: [] };
  });
  for (const contents of zone.contents) {
    const known = new Map<number, number>(); // how many were put at each place
    const put = (at: number, piece: Lying, count = 1) => {
      for (let i = 0; i < count; i++) places[at]?.pieces.push(piece);
      known.set(at, (known.get(at) ?? 0) + count);
    };
    const at = (found: Coordinates) =>
      found.place ?? (found.row === undefined ? 0 : found.row * across + (found.column ?? 0));
    const isHere = (found: Coordinates) => (zone.each ? found.seat === seat : (found.seat ?? 0) < players);
    eachNumber(cells[contents.cell] ?? 0, contents.indices, (number, found) => {
      if (!isHere(found)) return;
      const of = (word: string | null, faceDown = contents.face_down) =>
        pieceOf(contents, word, found.seat ?? -1, faceDown);
      const { means, first, words } = contents;
      if (means === "kinds") put(at(found), of(words[found.piece!]!), number);
      else if (means === "counts") put(at(found), of(null), number);
      else if (means === "words" && number >= first) {
        const word = words[number - first];
        put(at(found), of(word ?? null, word === undefined));
      } else if (means === "standing" && number >= first) put(number - first, of(words[found.piece ?? -1] ?? null));
    });
    if (!contents.total) continue;
    eachNumber(cells[contents.total] ?? 0, contents.indices.slice(0, -1), (number, found) => {
      if (isHere(found))
        put(
          at(found),
          pieceOf(contents, null, found.seat ?? -1, true),
          Math.max(0, number - (known.get(at(found)) ?? 0)),
        );
    });
  }
  return places;
}

/** What words have in common that belong together: "red" in "red-7". */
export const groupOf = (word: string): string => word.split("-")[0]!;

export function pieceOf(contents: ZoneContents, word: string | null, seat: number, faceDown: boolean): Lying {
  const { cell, form, parameter, coloured } = contents;
  const whose = coloured ? seat : -1;
  return {
    ...{ form, word, seat: whose, faceDown },
    kind: `${word === null ? form : `${parameter}-${word}`} ${whose} ${faceDown}`,
    art: word === null ? [cell] : [`${parameter}-${word}`, `${parameter}-${groupOf(word)}`],
    message: word === null || !parameter ? "" : `${parameter}-${word}`,
  };
}

/** Which entry of each index a number is, by what the index tells apart. */
type Coordinates = Partial<Record<"seat" | "place" | "row" | "column" | "piece", number>>;

function eachNumber(
  numbers: Numbers,
  indices: string[],
  visit: (number: number, found: Coordinates) => void,
  found: Coordinates = {},
): void {
  if (!Array.isArray(numbers)) visit(numbers, found);
  else {
    const [index = "", ...further] = indices;
    for (const [at, one] of numbers.entries()) eachNumber(one, further, visit, { ...found, [index]: at });
  }
}
