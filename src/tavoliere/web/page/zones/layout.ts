// Where zones lie on the board: all seats at their sides of the table, what belongs to nobody in the middle. Everything
// is measured in the size of a piece, which is as large as the room allows.

import type { Zone } from "../protocol";
import type { Lying, ZoneHere } from "./contents";

export interface Extent {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Where a place lies; what is stacked on it grows from its foot, or from its top downwards. */
interface PlaceBox extends Extent {
  downwards: boolean;
}

export interface ZoneBox extends Extent {
  unit: number; // the width of a piece
  number: number; // the height that is left below a place for how many lie there
  label: string;
  places: PlaceBox[];
}

/** A seat's side of the table. */
export interface Panel extends Extent {
  seat: number;
}

export interface Plan {
  width: number;
  height: number;
  least: number; // the height below which nothing can be seen any more
  zones: Map<string, ZoneBox>;
  panels: Panel[];
}

export const LABEL = 20; // pixels: the line above a zone that says what it is
export const NAME = 26; // and the one above a panel with the player's name
const LETTER = 7.7; // the width of one, at most, of a label
const EDGE = 8;
const GAP = 14; // between zones
const [LEAST, MOST] = [28, 150]; // of a piece
const AIR = 0.14; // between places, as a share of a piece
export const CARD = 1.4; // how high a card is
const LONGEST = 12; // places of a track in a line
const SMALLER = 0.62; // what others have before them
const SHARES = [0.5, 0.6, 0.7]; // of the width, for what is everybody's
const FACING = new Set(["track", "grid"]); // zones whose places lie opposite those of the other player

/** How high a piece is, as a share of its width. */
export const heightOf = (form: string): number => (form === "card" ? CARD : 1);

const tallest = ({ contents }: Zone): number => Math.max(1, ...contents.map(({ form }) => heightOf(form)));

/** Whether nothing is drawn of what lies there, but how much it is. */
export const isNumber = ({ contents }: Zone): boolean =>
  contents.length > 0 && contents.every(({ form }) => form === "number");

/** Whether it is said below a place how many lie there. */
export function numbered(zone: Zone): boolean {
  const { kind, contents, stack } = zone;
  if (stack || isNumber(zone) || kind === "hand") return false;
  return kind === "pile" || contents.some(({ means, coloured }) => means === "counts" && !coloured);
}

/** Whether all lies in one box, however many places there are. */
export const isOpen = ({ kind, places }: Zone): boolean => kind === "hand" || (kind === "row" && places.length === 1);

interface Measured {
  w: number;
  h: number;
  number: number;
  places: PlaceBox[];
}

/** A zone with pieces of a size, in so much width; upright, a line of places goes downwards. */
function measured(zone: Zone, unit: number, width: number, upright: boolean): Measured {
  const number = numbered(zone) ? Math.max(16, Math.round(unit * 0.26)) : 0;
  const [gap, high] = [unit * AIR, unit * tallest(zone)];
  const lying = (columns: number, rows: number, at: (i: number) => [number, number], tall = high): Measured => ({
    w: columns * (unit + gap) - gap,
    h: rows * (tall + number + gap) - gap,
    number,
    places: zone.places.map((_, i) => {
      const [x, y] = at(i);
      return { x: x * (unit + gap), y: y * (tall + number + gap), w: unit, h: tall, downwards: false };
    }),
  });
  const n = zone.places.length;
  if (isOpen(zone)) {
    const w = Math.min(width, zone.room * (unit + gap) - gap + 2 * gap);
    const box = { x: 0, y: 0, w, h: high + 2 * gap, downwards: false };
    return { w, h: box.h + number, number, places: zone.places.map(() => box) };
  }
  if (zone.kind === "map") {
    const [xs, ys] = [zone.at.map(([x]) => x), zone.at.map(([, y]) => y)];
    const step = unit * (1 + AIR);
    const [left, top] = [Math.min(...xs), Math.min(...ys)];
    return {
      w: (Math.max(...xs) - left) * step + unit + 2 * gap,
      h: (Math.max(...ys) - top) * step + unit + 2 * gap,
      number,
      places: zone.at.map(([x, y]) => ({
        x: (x - left) * step + gap,
        y: (y - top) * step + gap,
        w: unit,
        h: unit - number,
        downwards: false,
      })),
    };
  }
  if (zone.kind === "grid") {
    const across = zone.columns.length;
    return lying(across, zone.rows.length, (i) => [i % across, Math.floor(i / across)]);
  }
  if (zone.kind === "row") {
    const fits = Math.max(1, Math.min(n, Math.floor((width + gap) / (unit + gap))));
    const across = Math.ceil(n / Math.ceil(n / fits));
    return lying(across, Math.ceil(n / across), (i) => [i % across, Math.floor(i / across)]);
  }
  const tall = zone.stack ? zone.stack * unit : high;
  if (zone.shape === "ring" && n > 4) {
    const across = Math.ceil((n + 4) / 4);
    const down = Math.ceil((n + 4) / 2) - across;
    return lying(
      across,
      down,
      (i) => {
        if (i < across) return [i, 0];
        if (i < across + down - 1) return [across - 1, i - across + 1];
        if (i < 2 * across + down - 2) return [2 * across + down - 3 - i, down - 1];
        return [0, 2 * (across + down) - 4 - i];
      },
      tall,
    );
  }
  if (upright && n <= LONGEST) return lying(1, n, (i) => [0, i], tall);
  // There and back: from the right along the foot, then along the top from the left; on a line back and forth.
  const back = zone.shape === "back";
  const rows = back ? 2 : Math.ceil(n / LONGEST);
  const across = Math.ceil(n / rows);
  const found = lying(
    across,
    rows,
    (i) => {
      const [at, down] = [i % across, Math.floor(i / across)];
      if (back) return [down ? at : across - 1 - at, 1 - down];
      return [down % 2 ? across - 1 - at : at, down];
    },
    tall,
  );
  for (const place of found.places) place.downwards = back && place.y === 0;
  return found;
}

interface Laid {
  here: ZoneHere;
  box: ZoneBox;
}

/** Zones side by side, and below one another where there is no room; piles stay beside the track that they follow. */
function packed(
  { zones, facing, upright }: Group,
  unit: number,
  width: number,
  label: (here: ZoneHere) => string,
): { laid: Laid[]; high: number; tooWide: boolean } {
  // Places that face those of the other player stand in the middle, so that they lie opposite.
  const isFacing = ({ zone }: ZoneHere) => facing && FACING.has(zone.kind);
  const laid: Laid[] = [];
  let [y, tooWide] = [0, false];
  let middle: [number, number] | null = null; // from where to where something stands that faces another, upright
  let line: { here: ZoneHere; is: Measured; w: number; label: string }[] = [];
  const lengthOf = (parts: typeof line) => parts.reduce((sum, { w }) => sum + w + GAP, -GAP);
  const end = () => {
    if (!line.length) return;
    const high = Math.max(...line.map(({ is }) => is.h));
    const first = line[0]!;
    const inMiddle = isFacing(first.here) && !upright;
    let x = (width - (inMiddle ? first.w : lengthOf(line))) / 2;
    tooWide ||= inMiddle && 2 * lengthOf(line) - first.w > width;
    if (upright && isFacing(first.here)) middle ??= [y, y + LABEL + high];
    for (const { here, is, w, label: said } of line) {
      const box = { x: x + (w - is.w) / 2, y: y + LABEL + (high - is.h) / 2, w: is.w, h: is.h };
      laid.push({ here, box: { ...box, unit, number: is.number, label: said, places: is.places } });
      x += w + GAP;
    }
    y += LABEL + high + GAP;
    line = [];
  };
  for (const here of zones.filter(({ zone }) => zone.kind !== "seat")) {
    const is = measured(here.zone, unit, width, upright);
    const said = label(here);
    const part = { here, is, w: Math.max(is.w, said.length * LETTER), label: said };
    const stays = here.zone.kind === "pile" && line[0] && isFacing(line[0].here);
    if (line.length && (upright || (!stays && lengthOf([...line, part]) > width))) end();
    if (part.is.w > width + 0.5) tooWide = true;
    line.push(part);
  }
  end();
  const whole = Math.max(0, y - GAP);
  if (!middle) return { laid, high: whole, tooWide };
  const [above, below] = [middle[0], whole - middle[1]];
  for (const { box } of laid) box.y += Math.max(0, below - above);
  return { laid, high: whole + Math.abs(below - above), tooWide };
}

/** Turned by half, as it lies before whoever sits opposite. */
function turned({ here, box }: Laid, width: number, high: number): Laid {
  const places = box.places.map((place) => ({
    ...place,
    x: box.w - place.x - place.w,
    y: box.h - place.y - place.h - box.number,
    downwards: !place.downwards,
  }));
  return { here, box: { ...box, x: width - box.x - box.w, y: high - box.y - box.h + LABEL, places } };
}

/** Zones that lie together: a seat's, or everybody's. */
interface Group {
  seat: number;
  zones: ZoneHere[];
  scale: number;
  facing: boolean; // its places lie opposite those of the other player
  turned: boolean;
  upright: boolean;
}

type Row = Group[]; // side by side

/** Rows one above the other, in a share of the board's width. */
interface Column {
  share: number;
  rows: Row[];
}

export function planOf(
  width: number,
  height: number,
  zones: ZoneHere[],
  players: number,
  me: number,
  label: (here: ZoneHere) => string,
): Plan {
  const own = Math.max(0, me);
  const seats = Array.from({ length: players }, (_, i) => (own + 1 + i) % players); // mine is the last
  const of = (seat: number) => zones.filter((here) => here.seat === seat);
  const common: Group = { seat: -1, zones: of(-1), scale: 1, facing: false, turned: false, upright: false };
  const facing = players === 2 && zones.some(({ zone }) => zone.each && FACING.has(zone.kind));
  const groups = seats.map((seat): Group => {
    const scale = seat === own || facing ? 1 : SMALLER;
    return { seat, zones: of(seat), scale, facing, turned: facing && seat !== own, upright: false };
  });
  const panels = groups.filter((group) => group.zones.length);
  const [mine, others] = [panels.filter(({ seat }) => seat === own), panels.filter(({ seat }) => seat !== own)];
  const middle = common.zones.length ? [common] : [];

  /** Rows of so many of the others beside one another; or what is everybody's beside what is theirs. */
  const ways: Column[][] = [];
  const whole = (rows: Row[]) => [{ share: 1, rows }];
  for (let beside = 1; beside <= Math.max(1, others.length); beside++) {
    const rows: Row[] = [];
    for (let i = 0; i < others.length; i += beside) rows.push(others.slice(i, i + beside));
    ways.push(whole([...rows, middle, mine].filter((row) => row.length)));
  }
  if (facing && !middle.length) ways.push(whole([panels.map((group) => ({ ...group, upright: true }))]));
  if (middle.length && panels.length && !facing)
    for (const share of SHARES)
      ways.push([
        { share, rows: [middle] },
        { share: 1 - share, rows: panels.map((group) => [group]) },
      ]);

  const tries = ways.map((columns) => {
    const lay = (unit: number) => laidOut(columns, unit, width, height, label);
    const largest = (fits: (tried: ReturnType<typeof lay>) => boolean) => {
      let [least, most] = [8, MOST];
      while (most - least > 0.5) {
        const unit = (least + most) / 2;
        if (fits(lay(unit))) least = unit;
        else most = unit;
      }
      return least;
    };
    const widest = Math.min(
      LEAST,
      largest(({ tooWide }) => !tooWide),
    );
    const unit = Math.max(
      widest,
      largest(({ tooWide, high }) => !tooWide && high <= height),
    );
    return { lay, unit, widest, least: lay(widest).high };
  });
  const best = tries.reduce((one, other) =>
    other.unit > one.unit || (other.unit === one.unit && other.least < one.least) ? other : one,
  );
  const widest = Math.max(...tries.map((one) => one.widest));
  const least = Math.min(...tries.filter((one) => one.widest === widest).map((one) => one.least));
  return { ...best.lay(best.unit).plan, least };
}

function laidOut(columns: Column[], unit: number, width: number, height: number, label: (here: ZoneHere) => string) {
  const plan: Plan = { width, height, least: 0, zones: new Map(), panels: [] };
  let [tooWide, high, left] = [false, 0, 0];
  const stacks = columns.map(({ share, rows }) =>
    rows.map((row) => {
      const w = (width * share) / row.length;
      const parts = row.map((group) => {
        const top = group.seat < 0 ? 0 : NAME;
        const inner = packed(group, unit * group.scale, w - 4 * EDGE, label);
        tooWide ||= inner.tooWide;
        return { ...{ group, w, top }, ...inner, whole: inner.high + top + 2 * EDGE };
      });
      return { parts, whole: Math.max(...parts.map(({ whole }) => whole)) };
    }),
  );
  for (const [c, rows] of stacks.entries()) {
    const needed = rows.reduce((sum, { whole }) => sum + whole + EDGE, EDGE);
    high = Math.max(high, needed);
    const unused = Math.max(0, height - needed);
    const close = rows.every(({ parts }) => parts.some(({ group }) => group.facing));
    const spare = close ? 0 : unused / (rows.length + 1);
    let y = EDGE + (close ? unused / 2 : spare);
    for (const { parts, whole } of rows) {
      for (const [i, { group, laid, high: inside, w, top }] of parts.entries()) {
        const box = { x: left + i * w + EDGE, y, w: w - 2 * EDGE, h: whole };
        if (group.seat >= 0) plan.panels.push({ ...box, seat: group.seat });
        for (const here of group.zones.filter(({ zone }) => zone.kind === "seat")) {
          const plate = { x: box.x + 4, y: box.y + 4, w: Math.min(box.w - 8, 44 + 9 * label(here).length), h: NAME };
          const place = { x: 0, y: 0, w: plate.w, h: plate.h, downwards: false };
          plan.zones.set(here.key, { ...plate, unit, number: 0, label: "", places: [place] });
        }
        for (const one of laid) {
          const { here, box: inner } = group.turned ? turned(one, w - 4 * EDGE, inside) : one;
          plan.zones.set(here.key, { ...inner, x: box.x + EDGE + inner.x, y: box.y + EDGE + top + inner.y });
        }
      }
      y += whole + EDGE + spare;
    }
    left += width * columns[c]!.share;
  }
  plan.height = Math.max(height, high);
  return { plan, tooWide, high };
}

/** The middle of a piece, and its width. */
export interface PieceAt {
  x: number;
  y: number;
  size: number;
}

const GOLDEN = Math.PI * (3 - Math.sqrt(5));
const HEAPED = 0.24; // of a place is a piece of a heap wide, up to
const FEW = 9;

/** Where the pieces of a place lie. */
export function spotsIn(zone: Zone, box: ZoneBox, at: number, pieces: Lying[]): PieceAt[] {
  const place = box.places[at]!;
  const [left, top] = [box.x + place.x, box.y + place.y];
  const middle = { x: left + place.w / 2, y: top + place.h / 2 };
  const { unit } = box;
  const n = pieces.length;
  if (isOpen(zone)) {
    const room = place.w - unit * (1 + 2 * AIR);
    const step = n > 1 ? Math.min(unit * (1 + AIR), room / (n - 1)) : 0;
    return pieces.map((_, i) => ({ x: middle.x + (i - (n - 1) / 2) * step, y: middle.y, size: unit }));
  }
  const heaped = zone.contents.every(
    ({ means, form, coloured }) => means === "counts" && form === "stone" && !coloured,
  );
  if (zone.kind === "pile" && !heaped)
    return pieces.map(({ form }, i) => {
      const lift = (Math.min(i, 6) - Math.min(n - 1, 6) / 2) * (form === "card" ? 1.2 : 2.4);
      return { x: middle.x, y: middle.y - lift, size: unit * (form === "stone" ? 0.8 : 0.94) };
    });
  if (zone.stack) {
    const step = n > 1 ? Math.min(unit, (place.h - unit) / (n - 1)) : 0;
    const [foot, way] = place.downwards ? [top + unit / 2, 1] : [top + place.h - unit / 2, -1];
    return pieces.map((_, i) => ({ x: middle.x, y: foot + way * i * step, size: unit * 0.94 }));
  }
  if (heaped) {
    const whole = Math.min(place.w, place.h);
    const less = Math.min(1, Math.sqrt(FEW / n));
    return pieces.map((_, i) => {
      const far = n > 1 ? whole * (HEAPED / 2) * less * Math.sqrt(i + 0.5) : 0;
      return {
        x: middle.x + far * Math.cos(i * GOLDEN),
        y: middle.y + far * Math.sin(i * GOLDEN),
        size: whole * HEAPED * less,
      };
    });
  }
  const across = Math.ceil(Math.sqrt(n));
  const down = Math.ceil(n / across);
  const size = (0.84 / across) * place.w;
  return pieces.map((_, i) => {
    const inRow = Math.min(across, n - Math.floor(i / across) * across);
    return {
      x: middle.x + ((i % across) - (inRow - 1) / 2) * (place.w / across) * 0.94,
      y: middle.y + (Math.floor(i / across) - (down - 1) / 2) * (place.h / down) * 0.94,
      size,
    };
  });
}
