// Pieces, drawn around their middle: cards and tiles with what they are called, stones, pawns, dice.

import type { ComponentChild } from "preact";
import type { Say } from "../sentences";
import { groupOf, type Lying } from "./contents";
import { CARD, heightOf } from "./layout";

const PALETTE = 6; // colours that kinds take in turn
const NAMED = ["red", "blue", "green", "yellow", "violet", "black", "white"];
const LONG = 3; // letters that fit at a large size

/** The colour of a word by its first part, which those share that belong together: "red-7", "cups-2". */
export function tintsOf(words: string[]): (word: string) => string {
  const groups = [...new Set(words.map(groupOf))];
  const alone = groups.length === 1 && words.length > 1; // then each word has its own
  return (word) => {
    const group = alone ? word : groupOf(word);
    if (NAMED.includes(group)) return group;
    return String((alone ? words : groups).indexOf(group) % PALETTE);
  };
}

/** What a piece is called, in words: the catalogue's, or else its own. */
export function nameOf({ word, message }: Lying, say: Say): string {
  const said = message ? say(message) : "";
  return said && said !== message ? said : (word ?? "").replaceAll("-", " ");
}

/** What is written on it: the catalogue's short form, or else what tells it from those that belong with it. */
export function signOf({ word, message }: Lying, say: Say): string {
  const short = message ? say(`${message}.short`) : "";
  if (short && short !== `${message}.short`) return short;
  const [, ...rest] = (word ?? "").split("-");
  return rest.length ? rest.join(" ") : (word ?? "");
}

interface Shape {
  piece: Lying;
  recent?: number | undefined; // the seat that played it, of late
  size: number;
  tint: string;
  sign: string;
  href?: string;
}

/** A piece; `art`: the game's own drawings, by their names. */
export function PieceShape({ piece, size, tint, sign, recent, art }: Shape & { art: Record<string, string> }) {
  const own = piece.faceDown ? undefined : piece.art.find((name) => art[name]);
  const Form = own ? Drawn : (FORMS[piece.form] ?? Stone);
  const colour = piece.seat >= 0 ? `seat-${piece.seat}` : `tint-${tint || "none"}`;
  return (
    <g class={`zb-shape zb-${piece.form} zb-${colour}${piece.faceDown ? " zb-down" : ""}`}>
      {recent !== undefined && (
        <rect
          class={`zb-played zb-seat-${recent}`}
          x={-size / 2 - 3}
          y={(-size * heightOf(piece.form)) / 2 - 3}
          width={size + 6}
          height={size * heightOf(piece.form) + 6}
          rx={size * 0.12}
        />
      )}
      <Form {...{ piece, size, tint }} sign={own && own === piece.message ? "" : sign} href={hrefOf(own && art[own])} />
    </g>
  );
}

const hrefOf = (svg: string | undefined): string => (svg ? `data:image/svg+xml,${encodeURIComponent(svg)}` : "");

/** The game's own drawing; where several pieces share it, with what tells them apart. */
function Drawn({ piece, size, sign, href }: Shape) {
  const [high, letters] = [size * heightOf(piece.form), size * 0.3];
  return (
    <>
      {(piece.form === "card" || piece.form === "tile") && (
        <rect class="zb-face" x={-size / 2} y={-high / 2} width={size} height={high} rx={size * 0.09} />
      )}
      <image {...{ href }} x={-size / 2} y={-high / 2} width={size} height={high} />
      {sign && (
        <text class="zb-sign" x={-size * 0.29} y={-high / 2 + letters} font-size={letters}>
          {sign}
        </text>
      )}
    </>
  );
}

function Card({ piece, size, tint, sign }: Shape) {
  const high = size * (piece.form === "card" ? CARD : 1);
  const [x, y, round] = [-size / 2, -high / 2, size * 0.09];
  if (piece.faceDown)
    return (
      <>
        <rect class="zb-face" {...{ x, y }} width={size} height={high} rx={round} />
        <rect
          class="zb-back"
          x={x + size * 0.09}
          y={y + size * 0.09}
          width={size * 0.82}
          height={high - size * 0.18}
          rx={round * 0.7}
        />
        <path class="zb-lozenge" d={`M0 ${-high * 0.26}L${size * 0.22} 0L0 ${high * 0.26}L${-size * 0.22} 0Z`} />
      </>
    );
  const marked = tint !== "";
  const tall = piece.form === "card";
  const most = size * (tall || !marked ? 0.44 : 0.36);
  const letters = Math.min(most, (size * 1.5) / Math.max(sign.length, LONG - 1));
  const down = tall ? high * 0.12 : size * 0.2;
  return (
    <>
      <rect class="zb-face" {...{ x, y }} width={size} height={high} rx={round} />
      {marked && <Emblem {...{ tint }} y={-high * (tall ? 0.24 : 0.2)} size={size * 0.3} />}
      {marked && tall && <Emblem {...{ tint }} x={x + size * 0.16} y={high / 2 - size * 0.18} size={size * 0.15} />}
      <text class="zb-sign" y={(marked ? down : 0) + letters * 0.36} font-size={letters}>
        {sign}
      </text>
    </>
  );
}

const EMBLEMS = [
  (r: number) => `M0 ${-r}A${r} ${r} 0 1 1 -.01 ${-r}Z`,
  (r: number) => `M0 ${-r}L${r} 0L0 ${r}L${-r} 0Z`,
  (r: number) => `M0 ${-r}L${r} ${r * 0.8}H${-r}Z`,
  (r: number) => `M${-r * 0.85} ${-r * 0.85}H${r * 0.85}V${r * 0.85}H${-r * 0.85}Z`,
  (r: number) =>
    `M${-r * 0.35} ${-r}h${r * 0.7}v${r * 0.65}h${r * 0.65}v${r * 0.7}h${-r * 0.65}v${r * 0.65}h${-r * 0.7}v${-r * 0.65}h${-r * 0.65}v${-r * 0.7}h${r * 0.65}Z`,
  (r: number) => `M${-r * 0.5} ${-r * 0.87}H${r * 0.5}L${r} 0L${r * 0.5} ${r * 0.87}H${-r * 0.5}L${-r} 0Z`,
];

/** A shape to each colour, for whoever can't tell these apart. */
function Emblem({ tint, x = 0, y = 0, size }: { tint: string; x?: number; y?: number; size: number }) {
  const at = NAMED.includes(tint) ? NAMED.indexOf(tint) : Number(tint);
  return <path class="zb-emblem" transform={`translate(${x} ${y})`} d={EMBLEMS[at % EMBLEMS.length]!(size / 2)} />;
}

function Stone({ size, tint, sign }: Shape) {
  const r = size / 2;
  return (
    <>
      <circle class="zb-edge" cy={r * 0.08} {...{ r }} />
      <circle class="zb-body" r={r * 0.96} />
      {size > 18 && <circle class="zb-rim" r={r * 0.7} />}
      {sign && size > 24 && tint !== "" && (
        <text class="zb-sign" y={size * 0.14} font-size={Math.min(size * 0.42, (size * 1.3) / sign.length)}>
          {sign}
        </text>
      )}
    </>
  );
}

function Pawn({ size }: Shape) {
  const s = size / 2;
  return (
    <>
      <path
        class="zb-edge"
        d={`M${-s * 0.62} ${s * 0.9}Q${-s * 0.7} ${s * 0.55} ${-s * 0.28} ${s * 0.3}L${-s * 0.16} ${-s * 0.2}H${s * 0.16}L${s * 0.28} ${s * 0.3}Q${s * 0.7} ${s * 0.55} ${s * 0.62} ${s * 0.9}Z`}
      />
      <circle class="zb-body" cy={-s * 0.48} r={s * 0.42} />
      <path
        class="zb-body"
        d={`M${-s * 0.56} ${s * 0.82}Q${-s * 0.6} ${s * 0.52} ${-s * 0.24} ${s * 0.28}L${-s * 0.12} ${-s * 0.16}H${s * 0.12}L${s * 0.24} ${s * 0.28}Q${s * 0.6} ${s * 0.52} ${s * 0.56} ${s * 0.82}Z`}
      />
    </>
  );
}

const PIPS: [number, number][][] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];

function Die({ piece, size, sign }: Shape) {
  const [s, pips] = [size * 0.8, PIPS[Number(piece.word)]];
  return (
    <>
      <rect class="zb-edge" x={-s / 2} y={-s / 2 + s * 0.05} width={s} height={s} rx={s * 0.2} />
      <rect class="zb-body" x={-s / 2} y={-s / 2} width={s} height={s} rx={s * 0.2} />
      {pips?.map(([x, y]) => (
        <circle key={`${x} ${y}`} class="zb-pip" cx={x * s * 0.25} cy={y * s * 0.25} r={s * 0.09} />
      ))}
      {!pips && !piece.faceDown && (
        <text class="zb-sign" y={s * 0.16} font-size={Math.min(s * 0.5, (s * 1.4) / Math.max(1, sign.length))}>
          {sign}
        </text>
      )}
    </>
  );
}

const FORMS: Record<string, (shape: Shape) => ComponentChild> = {
  card: Card,
  tile: Card,
  stone: Stone,
  pawn: Pawn,
  die: Die,
};
