// The families beside the board: whose they are, their prestige, limit points, supply and role.

import type { BoardProps } from "../../../web/page/board";
import { Aristocrat, Seal } from "./art";
import type { Touchable } from "./touch";
import { type Family, LIMIT, limitPoints, present, seatOf, type View } from "./view";

// The places of the role tablet, by how many take part (SM 4.1).
const ROLES: Record<number, string[]> = {
  2: ["distributor", "decision-maker"],
  3: ["distributor", "first-decision-maker", "second-decision-maker"],
  4: ["first-distributor", "first-decision-maker", "second-distributor", "second-decision-maker"],
};

interface FamiliesProps {
  board: BoardProps<View>;
  touch: Touchable;
  kind: (family: Family) => string;
  limits: Partial<Record<Family, number>>; // what a choice that is considered would make of them
}

export function Families({ board, touch, kind, limits }: FamiliesProps) {
  const { view, say, seats, me } = board;
  return <div class="sm-families">{present(view).map(column)}</div>;

  function column(family: Family) {
    const seat = seatOf(view, family);
    const role = ROLES[view.roles.length]?.[view.roles.indexOf(family)];
    const now = limitPoints(view, family);
    const then = limits[family] ?? now;
    const look = ["sm-family", kind(family), view.turn === family ? "sm-turn" : "", seat === me ? "sm-mine" : ""].join(
      " ",
    );
    const about = say(seat < 0 ? `board-about-${kind(family)}` : "board-about-family", {
      colour: { word: `colour-${family}` },
      who: seat < 0 ? "" : { seat },
      points: view.points[family] ?? 0,
      limit: now,
      supply: view.supply[family] ?? 0,
    });
    return (
      <div key={family} {...touch(`family:${family}`, look, about, seat < 0 ? "SM 9" : "SM 7")}>
        <svg viewBox="-22 -24 44 48" aria-hidden="true">
          <Aristocrat family={family} kind={kind(family)} />
        </svg>
        <div class="sm-who">
          <b>{seat < 0 ? say(kind(family)) : (seats[seat]?.name ?? seat + 1)}</b>
          <span>{role ? say(`role-${role}`) : say(`colour-${family}`)}</span>
        </div>
        <strong class="sm-points" key={view.points[family]}>
          {kind(family) === "neutral" ? "–" : view.points[family]}
        </strong>
        {seat >= 0 && (
          <div
            class={`sm-limits${then >= LIMIT ? " out" : ""}`}
            role="img"
            aria-label={say("board-limit", { points: now })}
          >
            <svg viewBox="-11 -11 22 22" aria-hidden="true">
              <Seal />
            </svg>
            {Array.from({ length: LIMIT }, (_, i) => (
              <i class={i < now ? "full" : i < then ? "would" : ""} />
            ))}
            <span>
              {then}/{LIMIT}
            </span>
          </div>
        )}
        <div class="sm-supply">{say("board-supply", { count: view.supply[family] ?? 0 })}</div>
      </div>
    );
  }
}
