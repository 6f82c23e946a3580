// What a bot thinks of the place that is looked at: everybody's chances, and the best few choices, which a click plays.

import { SeatMark } from "../common/seat-mark";
import type { Say } from "../common/words";
import { Chances, labelOf } from "../frame/info";
import { EFFORTS } from "../game/bots";
import type { PlaceEvaluation, StudyClient } from "./study-client";

interface Props {
  client: StudyClient;
  say: Say;
  evaluated: PlaceEvaluation;
}

export function Judged({ client, say, evaluated: { found, effort, thinking } }: Props) {
  const { game } = client.table.value;
  return (
    <div class="judged" role="status">
      {found && (
        <>
          <Chances chances={found.chances} say={say} />
          <ol>
            {found.best.map(({ text, says, value, loss, margin }, i) => (
              <li key={text} class="row apart">
                <button
                  type="button"
                  class="link"
                  data-best={text}
                  disabled={!client.mine || client.moves.value}
                  onClick={() => void client.playAll([text])}
                >
                  <SeatMark seat={found.seat} />
                  {labelOf({ says }, game, say)}
                </button>{" "}
                <span class="worth">
                  {i === 0
                    ? say("page-study-wins", { percent: Math.round(value * 100) })
                    : tenth(loss) === 0
                      ? say("page-study-level")
                      : say("page-study-loses", { percent: tenth(loss), margin: tenth(margin) })}
                </span>
              </li>
            ))}
          </ol>
        </>
      )}
      {thinking ? (
        <p class="quiet">
          <progress max={EFFORTS} value={effort} aria-label={say("page-hint-thinking")} /> {say("page-hint-thinking")}
        </p>
      ) : (
        <p class="quiet">
          {found && say("page-study-tries", { tries: found.tries })}{" "}
          <button type="button" class="link" onClick={() => (client.evaluated.value = null)}>
            {say("page-close")}
          </button>
        </p>
      )}
    </div>
  );
}

/** A share in percent, to the tenth where it is small. */
const tenth = (share: number): number => {
  const percent = Math.abs(share) * 100;
  return percent < 10 ? Math.round(percent * 10) / 10 : Math.round(percent);
};
