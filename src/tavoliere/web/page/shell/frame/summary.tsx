// Points that were counted: who got what for what, until whoever reads it goes on.

import { useEffect, useRef } from "preact/hooks";
import type { Icon } from "../../board";
import screens from "../../kit/screens.json";
import { moves } from "../../kit/stillness";
import type { PointsSummary, ScoreLine } from "../../protocol";
import { rich } from "../common/rich";
import { SeatMark } from "../common/seat-mark";
import { gainLook, signed } from "../common/signed";
import { useTicking } from "../common/ticking";
import type { Say } from "../common/words";
import { storage } from "../device/storage";
import type { GameClient } from "../game/game-client";

const BY_HAND = ["wheel", "touchmove"];

interface Props {
  client: GameClient;
  say: Say;
  Icon: Icon | null;
}

export function Summary({ client, say, Icon, summary }: Props & { summary: PointsSummary }) {
  const table = client.table.value!;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), [summary]);
  useEffect(showCounted, [summary]);
  return (
    <section class="summary card" role="dialog" aria-label={say("page-summary")}>
      <h2>{rich(say, summary.title, Icon)}</h2>
      <div class="columns">
        {table.seats.map(({ name }, seat) => (
          <PointsOf
            key={seat}
            {...{ name, seat, say, Icon }}
            lines={summary.lines.filter((line) => line.seat === seat)}
          />
        ))}
        <PointsOf
          name={say("page-summary-others")}
          lines={summary.lines.filter(({ seat }) => seat < 0)}
          {...{ seat: -1, say, Icon }}
        />
      </div>
      <Closing client={client} say={say} />
      <button ref={button} type="button" class="primary go-on" onClick={client.pace.hurry}>
        {say("page-go-on")}
      </button>
    </section>
  );
}

/** How long it may be read: no clock of its readers runs while it lies there. */
function Closing({ client, say }: { client: GameClient; say: Say }) {
  const seconds = Math.ceil(client.timeToRead());
  useTicking(Number.isFinite(seconds));
  useEffect(() => {
    if (seconds <= 0) client.pace.hurry();
  }, [seconds]);
  return Number.isFinite(seconds) ? <p class="quiet closing">{say("page-summary-closes", { seconds })}</p> : null;
}

/** On a narrow screen the summary lies over the board: what it counts is brought into what is left of it, and goes back
    to where it was when all is read, unless somebody has moved it meanwhile. */
function showCounted(): (() => void) | undefined {
  if (!matchMedia(screens.narrow).matches) return;
  const counted = [...document.querySelectorAll(".stage [data-counted]")].map((one) => one.getBoundingClientRect());
  const sheet = document.querySelector(".summary")?.getBoundingClientRect();
  if (!counted.length || !sheet) return;
  const above = document.querySelector(".ask, .coach")?.getBoundingClientRect().height ?? 0;
  const top = Math.min(...counted.map((one) => one.top));
  const bottom = Math.max(...counted.map((one) => one.bottom));
  if (top >= above && bottom <= sheet.top) return;
  const middle = Math.min((top + bottom) / 2, top + (sheet.top - above) / 2); // of what is too much, the upper part
  const before = scrollY;
  const behavior = moves(storage.still.value) ? "smooth" : "auto";
  let moved = false;
  const move = () => (moved = true);
  for (const kind of BY_HAND) addEventListener(kind, move, { passive: true });
  scrollBy({ top: middle - (above + sheet.top) / 2, behavior });
  return () => {
    for (const kind of BY_HAND) removeEventListener(kind, move);
    if (!moved) scrollTo({ top: before, behavior });
  };
}

function PointsOf({
  name,
  seat,
  lines,
  say,
  Icon,
}: {
  name: string;
  seat: number;
  lines: ScoreLine[];
  say: Say;
  Icon: Icon | null;
}) {
  if (!lines.length) return null;
  const total = lines.reduce((sum, { points }) => sum + points, 0);
  return (
    <section>
      <h3 class="seat-points">
        <SeatMark seat={seat} />
        <span class="name">{name}</span>
        <span class={gainLook(total)}>{signed(total)}</span>
      </h3>
      <table class="sums">
        <tbody>
          {lines.map(({ tells, points }) => (
            <tr>
              <td>{rich(say, tells, Icon)}</td>
              <td class="number">{signed(points)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
