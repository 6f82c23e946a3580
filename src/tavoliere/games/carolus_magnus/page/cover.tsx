// The cover of the box: the ring of lands in the sea, castles, cut stones and the Emperor, drawn 240 by 130.

import { Castle, Cube, Emperor } from "./art";
import { translate } from "./placement";
import { COLOURS } from "./view";

const LANDS = ["meadow", "forest", "highland", "fields", "pines", "vineyard", "hills", "heather", "lakes", "coast"];
const at = (place: number, far = 1) => {
  const angle = (place / 15 - 0.25) * 2 * Math.PI;
  return { x: 120 + 88 * far * Math.cos(angle), y: 66 + 39 * far * Math.sin(angle) };
};

export default function Cover() {
  const ring = { cx: 120, cy: 66, rx: 88, ry: 39, fill: "none" };
  return (
    <g class="cm-cover">
      <rect width="240" height="130" rx="8" fill="var(--sea)" />
      <path
        d="M8 14q4-4 8 0q4 3 8 0M210 116q4-4 8 0q4 3 8 0M206 12q4-4 8 0q4 3 8 0M12 114q4-4 8 0q4 3 8 0M108 66q4-4 8 0q4 3 8 0"
        fill="none"
        stroke="var(--shallow)"
        stroke-width="1.4"
        opacity=".7"
      />
      <ellipse {...ring} stroke="var(--shallow)" stroke-width="52" opacity=".4" />
      <ellipse {...ring} cy={71} stroke="var(--cliff)" stroke-width="37" />
      <ellipse {...ring} stroke="var(--cm-line)" stroke-width="38" />
      {Array.from({ length: 15 }, (_, i) => (
        <path key={i} d={arc(i)} fill="none" stroke={`var(--l-${LANDS[i % LANDS.length]})`} stroke-width="36" />
      ))}
      {Array.from({ length: 15 }, (_, i) => {
        const [a, b] = [at(i - 0.5, 0.8), at(i - 0.5, 1.2)];
        return <path key={i} d={`M${a.x} ${a.y}L${b.x} ${b.y}`} stroke="var(--river)" stroke-width="2.6" />;
      })}
      <ellipse {...ring} stroke="var(--road)" stroke-width="3" stroke-dasharray="6 2.4" />
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
          <Cube colour={colour} size={21} />
        </g>
      ))}
      <g transform="translate(120 116)">
        <Emperor size={62} />
      </g>
    </g>
  );
}

/** One land of the ring. */
function arc(place: number): string {
  const points = [-0.52, -0.25, 0, 0.25, 0.52].map((ahead) => at(place + ahead));
  return points.map(({ x, y }, i) => `${i ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
}
