// What the parts of the table have in common.

import type { Cell } from "./layout";
import type { Point } from "./shores";
import type { Clan } from "./view";

export const at = ({ x, y }: Point) => `translate(${x.toFixed(1)} ${y.toFixed(1)})`;
export const word = (clan: Clan) => ({ word: `colour-${clan}` });

/** The square that lights up around a piece. */
export const Glow = ({ cell, round = false }: { cell: Cell; round?: boolean }) => {
  const { size } = cell;
  const half = size / 2 - 1;
  return (
    <>
      <rect class="cm-touch" x={-size / 2} y={-size / 2} width={size} height={size} />
      <rect class="cm-glow" x={-half} y={-half} width={2 * half} height={2 * half} rx={round ? half : 7} />
    </>
  );
};
