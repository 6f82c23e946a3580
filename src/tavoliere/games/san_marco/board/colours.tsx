// The colours beside the board: whose they are, their prestige, limit points, supply and role.

import type { Gain } from "../../../web/page/protocol";
import { Aristocrat, Seal } from "./art";
import type { Touchable } from "./touch";
import { type Colour, type Folk, type Props, present } from "./view";

interface ColoursProps {
  board: Props;
  touch: Touchable;
  kind: (colour: Colour) => string;
  limits: Folk; // as they are, or as they would be after the choice that is considered
}

export function Colours({ board, touch, kind, limits }: ColoursProps) {
  const { view, derived, say, seats, me, gains, counted } = board;
  return <div class="sm-colours">{present(view).map(column)}</div>;

  function column(colour: Colour) {
    const seat = derived.seats[colour]!;
    const role = derived.roles[colour];
    const now = derived.limits[colour] ?? 0;
    const then = limits[colour] ?? 0;
    const turn = view.turn === colour ? (seat === me ? " sm-turn sm-asked" : " sm-turn") : "";
    const about = say(seat < 0 ? `board-about-${kind(colour)}` : "board-about-colour", {
      colour: { word: `colour-${colour}` },
      who: seat < 0 ? "" : { seat },
      points: view.points[colour] ?? 0,
      limit: now,
      supply: view.supply[colour] ?? 0,
    });
    const under = now >= derived.limit ? "board-out" : role ? `role-${role}` : `colour-${colour}`;
    const look = `sm-colour sm-${colour} ${kind(colour)}${turn}${seat === me ? " sm-mine" : ""}`;
    const sum = (gains: Gain[]) =>
      gains.reduce((sum, { place, points }) => sum + (place.endsWith(`:${colour}`) ? points : 0), 0);
    const gain = sum(counted);
    return (
      <div key={colour} data-colour={colour} {...touch(`colour:${colour}`, look, about, seat < 0 ? "SM 9" : "SM 7")}>
        <div class="sm-panel">
          <svg viewBox="-20 -22 40 46" aria-hidden="true">
            <Aristocrat colour={colour} kind={kind(colour)} />
          </svg>
          <div class="sm-who">
            <b class={seat < 0 ? "sm-nobody" : ""}>
              {seat < 0 ? say(`name-${kind(colour)}-${colour}`) : (seats[seat]?.name ?? seat + 1)}
            </b>
            {seat >= 0 && <span>{say(under)}</span>}
          </div>
          <strong class="sm-points" data-mark={`points ${colour}`}>
            {kind(colour) === "neutral" ? "–" : view.points[colour]! - sum(gains) + gain}
          </strong>
          {gain !== 0 && <em class="sm-got">{gain > 0 ? `+${gain}` : `−${-gain}`}</em>}
          <div class="sm-supply" role="img" aria-label={say("board-supply", { count: view.supply[colour] ?? 0 })}>
            <svg viewBox="-18 -22 36 46" aria-hidden="true">
              <Aristocrat colour={colour} kind={kind(colour)} />
            </svg>
            {view.supply[colour] ?? 0}
          </div>
          {seat >= 0 && (
            <div
              class={`sm-limits${then >= derived.limit ? " out" : ""}`}
              data-mark={`limits ${colour}`}
              role="img"
              aria-label={say("board-limit", { points: now })}
            >
              <svg viewBox="-11 -11 22 22" aria-hidden="true">
                <Seal />
              </svg>
              <span>{then}</span>
              <div>
                {Array.from({ length: derived.limit }, (_, i) => (
                  <i class={i < now ? "full" : i < then ? "would" : ""} />
                ))}
              </div>
            </div>
          )}
        </div>
      </div>
    );
  }
}
