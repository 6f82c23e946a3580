// The cover of the box: four cards and a follower on a road through the hills, drawn 240 by 130.

import { SUITS } from "./glyphs";

const INK = "#2b2622";
const CARDS = [
  ["yellow", "#dcaa2f", "#87600d", "#f6e5b4", -20],
  ["red", "#cf7b4a", "#8a4420", "#f3d3b8", -7],
  ["green", "#6d9a45", "#3b5f24", "#d7e5b5", 7],
  ["blue", "#4b7fb4", "#274d78", "#c7d9ea", 20],
] as const;

const shapes = (suit: string, fill: string, line: string) =>
  SUITS[suit]!.split("|").map((shape) => (
    <path d={shape.slice(1)} fill={shape[0] === "n" ? "none" : fill} stroke={line} stroke-linejoin="round" />
  ));

export default function Cover() {
  return (
    <g>
      <path d="M0 0H240V130H0Z" fill="var(--yellow)" fill-opacity=".16" />
      <circle cx="206" cy="26" r="12" fill="var(--yellow)" fill-opacity=".7" />
      <path d="M0 74Q34 46 76 68Q122 40 160 66Q204 44 240 64V130H0Z" fill="var(--green)" fill-opacity=".26" />
      <path
        d="M196 78V50h4v4h4v-4h5V32l7-9l7 9v18h5v4h4v-4h8v28Z"
        fill="var(--blue)"
        fill-opacity=".5"
        stroke={INK}
        stroke-opacity=".4"
      />
      <path
        d="M0 80V52H34V80H28V68a5 6 0 0 0-10 0V80H12V68a5 6 0 0 0-10 0V80ZM-2 52L6 42H30L38 52Z"
        fill="var(--yellow)"
        fill-opacity=".6"
        stroke={INK}
        stroke-opacity=".4"
      />
      <path d="M0 94Q60 74 120 90T240 84V130H0Z" fill="var(--green)" fill-opacity=".4" />
      <path d="M-4 124C60 104 150 136 244 110" fill="none" stroke="#e9cf94" stroke-width="15" />
      <path d="M-4 124C60 104 150 136 244 110" fill="none" stroke={INK} stroke-opacity=".35" stroke-dasharray="9 6" />
      {CARDS.map(([suit, tint, deep, pale, angle], i) => (
        <g transform={`translate(${50 + i * 40} ${62 + Math.abs(i - 1.5) ** 2 * 5}) rotate(${angle}) scale(1.32)`}>
          <rect x="-21" y="-29" width="45" height="66" rx="5" fill="#1a120a" fill-opacity=".25" />
          <rect x="-22" y="-32" width="44" height="66" rx="5" fill="#cdb991" stroke={INK} stroke-opacity=".6" />
          <rect x="-22" y="-33.5" width="44" height="66" rx="5" fill="#fffaf0" stroke={INK} stroke-width=".8" />
          <rect x="-19.5" y="-31" width="39" height="61" rx="3" fill={pale} stroke={deep} />
          <path
            d="M-19.5 14Q-8 6 2 12T19.5 9V27Q19.5 30 16.5 30H-16.5Q-19.5 30-19.5 27Z"
            fill={tint}
            fill-opacity=".55"
          />
          <path d="M-22-29Q-22-33.5-18-33.5H-6V-8L-14-3.5L-22-8Z" fill={deep} stroke="#fffaf0" />
          <g transform="translate(-14 -22) scale(.62)" children={shapes(suit, "#fffaf0", "none")} />
          <g transform="translate(5 4) scale(1.75)" children={shapes(suit, tint, INK)} />
        </g>
      ))}
      <g transform="translate(203 62) scale(.72)" stroke={INK} stroke-width="1.4" stroke-linejoin="round">
        <path d="M17 34Q29 36 30 50L34 82Q34 87 29 87H5Q0 87 0 82L4 50Q5 36 17 34Z" fill="var(--blue)" />
        <path d="M4 33Q3 9 17 5Q31 9 30 33Q27 42 17 42Q7 42 4 33Z" fill="var(--blue)" />
        <path d="M9 29Q9 18 17 17Q25 18 25 29Q24 37 17 37Q10 37 9 29Z" fill="#f1cfab" />
        <path d="M9.5 56H24.5V71H9.5Z" fill="#fff" />
      </g>
    </g>
  );
}
