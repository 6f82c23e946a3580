// Venice without its pieces: lagoon, quays, squares, houses and landmarks. It is drawn once, on a layer of its own.

import type { ComponentChildren } from "preact";
import { campo, type Plan, type Point } from "./geometry";
import { Bucintoro, Cog, Giorgio, Gondola, Islet, Rose, SIGHTS, Tree, Well } from "./landmarks";
import { town } from "./town";
import { DISTRICTS, type District } from "./view";

const at = ([x, y]: Point, scale = 1): string => `translate(${x},${y})scale(${scale})`;

/** Where the Doge waits beside the board. */
export const barge = (plan: Plan): Point => (plan.tall ? [44, 656] : [66, 566]);

// What lies in the lagoon: wide, tall; some of it is only seen where the room is wider than the sheet.
type Places = [x: number, y: number, scale: number][];
const AFLOAT: [thing: () => ComponentChildren, wide: Places, tall: Places][] = [
  [Rose, [[934, 70, 1]], [[458, 52, 0.8]]],
  [Giorgio, [[812, 562, 1]], [[400, 662, 0.9]]],
  [
    Islet,
    [
      [-70, 120, 1.2],
      [-150, 330, 1],
      [1070, 250, 1.2],
      [1130, 470, 1],
      [868, 40, 0.7],
    ],
    [[470, 640, 0.7]],
  ],
  [Cog, [[1080, 110, 1.2]], []],
  [Cog, [[-80, 470, 1.2]], []],
  [
    Gondola,
    [
      [834, 520, 0.75],
      [36, 222, 0.6],
      [1060, 380, 0.9],
    ],
    [
      [352, 622, 0.6],
      [470, 130, 0.6],
    ],
  ],
];

export function Ground({ plan }: { plan: Plan }) {
  const all = DISTRICTS.map((district) => plan.lands[district]).join("");
  const [x, y, width, height] = [-600, -300, plan.size[0] + 1200, plan.size[1] + 600];
  return (
    <g>
      <pattern id="sm-waves" width="64" height="26" patternUnits="userSpaceOnUse">
        <path class="sm-wave" d="M4 8q5-4 10 0t10 0M38 20q5-4 10 0t10 0" />
      </pattern>
      <pattern id="sm-paving" width="16" height="12" patternUnits="userSpaceOnUse" patternTransform="skewX(-24)">
        <path class="sm-paving" d="M0 .5H16M0 6.500H16M4 .5V6.500M12 6.500V12" />
      </pattern>
      <rect class="sm-lagoon" {...{ x, y, width, height }} />
      <rect fill="url(#sm-waves)" {...{ x, y, width, height }} />
      {[3, 2, 1].map((depth) => (
        <g key={depth} class={`sm-shoal sm-shoal-${depth}`}>
          <path class="sm-contour" d={all} stroke-width={14 + 26 * depth} />
          <path d={all} stroke-width={12 + 26 * depth} />
        </g>
      ))}
      {AFLOAT.flatMap(([Thing, wide, tall]) =>
        (plan.tall ? tall : wide).map(([x, y, scale]) => (
          <g key={`${x}`} transform={at([x, y], scale)}>
            <Thing />
          </g>
        )),
      )}
      <g transform={at([barge(plan)[0], barge(plan)[1] + 20], plan.scale)}>
        <Bucintoro />
      </g>
      <path class="sm-seawall" d={all} transform="translate(0,6)" />
      <path class="sm-seawall-edge" d={all} transform="translate(0,3)" />
      {DISTRICTS.map((district) => (
        <Land key={district} {...{ plan, district }} />
      ))}
    </g>
  );
}

function Land({ plan, district }: { plan: Plan; district: District }) {
  const { shadows, walls, roofs, slopes, windows, trees } = town(plan, district);
  const [left, top, right, bottom] = campo(plan, district);
  const square = `M${left + 14},${top + 3}H${right - 14}L${right - 3},${top + 12}V${bottom - 10}L${right - 14},${bottom}H${left + 14}L${left + 3},${bottom - 10}V${top + 12}z`;
  const { sight, doge } = plan.stand(district);
  const Sight = SIGHTS[district];
  return (
    <g class={`sm-${district}`}>
      <path class="sm-quay" d={plan.lands[district]} />
      <path class="sm-campo" d={square} />
      <path fill="url(#sm-paving)" d={square} />
      <g transform={at([doge[0], doge[1] + 24])}>
        <Well />
      </g>
      <path class="sm-housing" d={shadows} />
      <path class="sm-walls" d={walls} />
      <path class="sm-windows" d={windows} />
      {roofs.map((roof, tint) => (
        <path key={tint} class={`sm-roofs sm-roofs-${tint}`} d={roof} />
      ))}
      <path class="sm-slopes" d={slopes} />
      {trees.map(([x, y]) => (
        <g key={`${x}:${y}`} transform={at([x, y - 2])}>
          <Tree />
        </g>
      ))}
      <g transform={at(sight, plan.scale)}>
        <Sight />
      </g>
    </g>
  );
}
