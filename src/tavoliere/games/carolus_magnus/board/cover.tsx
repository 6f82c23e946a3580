// The cover of the box: the ring of lands in the sea, castles, paladins and the Emperor, drawn 240 by 130.

import { Castle, Emperor, Paladin } from "./art";
import { translate } from "./placement";
import { COLOURS } from "./view";

const LANDS = ["meadow", "forest", "highland", "fields", "pines", "vineyard", "hills", "heather", "lakes", "coast"];
const LAND = 20; // half the depth of the ring

/** A point of the ring, `out` from the middle of the road. */
const at = (place: number, out = 0) => {
  const angle = (place / 15 - 0.25) * 2 * Math.PI;
  return { x: 120 + (87 + out) * Math.cos(angle), y: 64 + (38 + 0.8 * out) * Math.sin(angle) };
};
const line = (points: { x: number; y: number }[]) =>
  `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}`;
const shore = (from: number, to: number, out: number) =>
  Array.from({ length: 9 }, (_, i) => at(from + ((to - from) * i) / 8, out));
const coast = (out: number) => `${line(Array.from({ length: 60 }, (_, i) => at(i / 4, out)))}Z`;

export default function Cover() {
  const ring = coast(LAND) + coast(-LAND);
  const places = Array.from({ length: 15 }, (_, i) => i);
  return (
    <g class="cm-cover">
      <rect width="240" height="130" rx="8" fill="var(--sea)" />
      <path
        d="M8 14q4-4 8 0q4 3 8 0M210 116q4-4 8 0q4 3 8 0M206 12q4-4 8 0q4 3 8 0M12 114q4-4 8 0q4 3 8 0M84 64q4-4 8 0q4 3 8 0M146 68q4-4 8 0q4 3 8 0"
        fill="none"
        stroke="var(--shallow)"
        stroke-width="1.4"
        opacity=".8"
      />
      <path d={ring} fill="none" stroke="var(--shallow)" stroke-width="12" opacity=".4" />
      <path d={ring} fill="var(--cliff)" fill-rule="evenodd" stroke="var(--cm-line)" transform="translate(0 5)" />
      {places.map((i) => (
        <path
          key={i}
          d={`${line([...shore(i - 0.5, i + 0.5, LAND), ...shore(i + 0.5, i - 0.5, -LAND)])}Z`}
          fill={`var(--l-${LANDS[i % LANDS.length]})`}
        />
      ))}
      <path
        d={places.map((i) => line([at(i - 0.5, -LAND), at(i - 0.46, 0), at(i - 0.5, LAND)])).join("")}
        fill="none"
        stroke="var(--river)"
        stroke-width="2.8"
      />
      <path d={ring} fill="none" stroke="var(--cm-line)" stroke-width="1.2" />
      <path d={coast(0)} fill="none" stroke="var(--road)" stroke-width="3.4" stroke-dasharray="7 2" />
      {[
        { place: 13.2, side: 1 },
        { place: 1.8, side: 0 },
        { place: 4.6, side: 2 },
        { place: 10.4, side: 0 },
      ].map(({ place, side }) => (
        <g key={place} transform={translate(at(place))}>
          <Castle side={side} size={27} />
        </g>
      ))}
      {COLOURS.map((colour, i) => (
        <g key={colour} transform={translate(at([14.6, 3.2, 6, 9, 11.8][i]!))}>
          <Paladin colour={colour} size={21} />
        </g>
      ))}
      <g transform="translate(120 116)">
        <Emperor size={62} />
      </g>
    </g>
  );
}
