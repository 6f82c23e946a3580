// What is said of a declared board: the words of the game's catalogue, or else the names of its table.

import type { SeatInfo } from "../protocol";
import type { Say } from "../sentences";
import type { Place, ZoneHere } from "./contents";
import { isOpen } from "./layout";
import { nameOf } from "./pieces";

/** A message of the game's catalogue; its name in words where it has none. */
function worded(message: string, name: string, say: Say): string {
  const said = say(message);
  return said === message ? name.replaceAll("-", " ") : said;
}

export const playerName = (seats: SeatInfo[], seat: number, say: Say): string =>
  seats[seat]?.name || say("seat", { number: seat + 1 });

/** What is written above a zone. */
export const labelOf = ({ zone, seat }: ZoneHere, seats: SeatInfo[], say: Say): string =>
  zone.kind === "seat" ? playerName(seats, seat, say) : worded(`zone-${zone.name}`, zone.name, say);

/** What a zone is called, with its player. */
function zoneName(here: ZoneHere, seats: SeatInfo[], say: Say): string {
  const label = labelOf(here, seats, say);
  return here.seat < 0 || here.zone.kind === "seat"
    ? label
    : say("page-zone-of", { who: { seat: here.seat }, zone: label });
}

/** What lies at a place: what is known by its name, the rest by how many there are. */
function listOf({ pieces }: Place, say: Say): string {
  const named = new Map<string, number>();
  for (const piece of pieces.filter(({ word }) => word !== null)) {
    const name = nameOf(piece, say);
    named.set(name, (named.get(name) ?? 0) + 1);
  }
  const plain = new Map<number, number>(); // by their colour
  for (const { seat } of pieces.filter(({ word, faceDown }) => word === null && !faceDown))
    plain.set(seat, (plain.get(seat) ?? 0) + 1);
  const down = pieces.filter(({ faceDown }) => faceDown).length;
  return [
    ...[...named].map(([what, count]) => (count > 1 ? say("page-zone-times", { what, count }) : what)),
    ...[...plain].map(([seat, count]) =>
      seat < 0 ? String(count) : say("page-zone-theirs", { who: { seat }, count }),
    ),
    ...(down ? [say("page-zone-down", { count: down })] : []),
  ].join(", ");
}

/** What is said of a place: where it is, and what lies there. */
export function aboutPlace(here: ZoneHere, at: number, seats: SeatInfo[], say: Say): string {
  const { zone, places } = here;
  const place = places[at]!;
  const name = zoneName(here, seats, say);
  const single = isOpen(zone) || places.length === 1;
  const where = single
    ? name
    : say("page-zone-place", { zone: name, place: worded(`place-${place.word}`, place.word, say) });
  if (!zone.contents.length) return where;
  const all = isOpen(zone) ? { ...place, pieces: places.flatMap(({ pieces }) => pieces) } : place;
  const what = listOf(all, say);
  return what ? say("page-zone-lies", { place: where, what }) : say("page-zone-empty", { place: where });
}

/** All of the board in sentences, for whoever does not see it. */
export function captionOf(zones: ZoneHere[], seats: SeatInfo[], say: Say): string[] {
  return zones
    .filter(({ zone }) => zone.contents.length)
    .flatMap((here) => {
      const places = isOpen(here.zone) ? here.places.slice(0, 1) : here.places;
      return places.map((_, at) => `${aboutPlace(here, at, seats, say)}.`);
    });
}
