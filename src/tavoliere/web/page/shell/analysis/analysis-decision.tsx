// One decision: what was played, what was better and by how much, why, and the better line on the board.

import { useEffect, useRef } from "preact/hooks";
import { useShortcuts } from "../../kit/shortcuts";
import { Cited } from "../book/rulebook";
import { percent } from "../common/percent";
import { SeatMark } from "../common/seat-mark";
import { type Say, teller } from "../common/words";
import { PlayMark } from "../frame/play-bar";
import { textOf } from "../game/rules";
import { openStudy } from "../game/studies";
import type { AnalysisClient } from "./analysis-client";
import { BadMark, narrow, showBoard } from "./analysis-list";

interface Props {
  client: AnalysisClient;
  say: Say;
}

export function ChosenDecision({ client, say }: Props) {
  const one = client.chosen.value!;
  const explained = client.explained.value;
  const line = client.better.value;
  const tell = teller(say);
  useShortcuts({ Escape: !client.explanation.value && (() => (line ? client.hideBetter() : client.leave())) });
  const best = one.cost === 0;
  const card = useRef<HTMLElement>(null);
  // On a narrow screen it stands below the board: all of it comes into sight, with as much of the board as there is room.
  useEffect(() => {
    if (narrow()) card.current?.scrollIntoView({ block: "end" });
  }, [one, explained]);
  const better = explained?.line[0];
  return (
    <section class="card chosen" ref={card} aria-label={say("analysis-chosen")}>
      <div class="row apart head">
        <h2 class="who">
          <SeatMark seat={one.seat} />
          <span class="name clipped">{say("analysis-who-decides", { who: { seat: one.seat }, n: one.step + 1 })}</span>
        </h2>
        <button type="button" class="bare close" aria-label={say("page-close")} onClick={client.leave}>
          ×
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard */}
      <div class="story" tabIndex={0}>
        <p class={`price ${one.bad ? "bad" : ""}`}>
          {best ? (
            say("analysis-was-best", { choices: one.choices })
          ) : (
            <>
              {one.bad && <BadMark say={say} />}
              <strong>{say("analysis-costs", { cost: percent(one.cost), margin: percent(one.margin) })}</strong>{" "}
              {say(one.clear ? "analysis-drop" : "analysis-unclear", {
                before: percent(one.before[one.seat]!, 0),
                after: percent(one.after[one.seat]!, 0),
              })}
            </>
          )}
        </p>
        <dl>
          <dt>{say("analysis-label-played")}</dt>
          <dd>{tell(one.played)}</dd>
          {!best && better && (
            <>
              <dt>{say("analysis-label-better")}</dt>
              <dd>
                <strong>{tell(better.tells)}</strong>
              </dd>
              <dt>{say("analysis-label-why")}</dt>
              <dd>
                <Cited text={explained.reasons.map(tell).join(" ")} game={client.analysed.game} />
              </dd>
            </>
          )}
        </dl>
        {!best && explained && explained.line.length > 1 && (
          <ol class="line">
            {explained.line.map(({ tells }, i) => (
              <li
                class={line && i < line.done.value ? "past" : ""}
                aria-current={line && i === line.done.value - 1 ? "step" : undefined}
              >
                {tell(tells)}
              </li>
            ))}
          </ol>
        )}
      </div>
      {!best && (
        <div class="row controls">
          <LineControls {...{ client, say }} />
        </div>
      )}
    </section>
  );
}

/** A step of the better line back; from its beginning, to the board as it was. */
export async function stepBack(client: AnalysisClient): Promise<void> {
  const line = client.better.value;
  if (line && line.done.value > 0) await line.back();
  else client.hideBetter();
}

/** The better line on the board: all of it, or step by step. */
function LineControls({ client, say }: Props) {
  const line = client.better.value;
  const length = client.explained.value?.line.length ?? 0;
  const done = line?.done.value ?? 0;
  const playing = line?.playing.value ?? false;
  return (
    <>
      <button
        type="button"
        class="primary show-better"
        disabled={!length}
        aria-pressed={playing}
        title={say("analysis-show-better.about")}
        onClick={() => {
          showBoard();
          void client.showBetter().then((shown) => shown?.watch());
        }}
      >
        <PlayMark playing={playing} />
        {say(playing ? "page-pause" : "analysis-show-better")}
      </button>
      <button
        type="button"
        class="step-back"
        disabled={!line}
        aria-label={say("page-step-back")}
        onClick={() => void stepBack(client)}
      >
        ‹
      </button>
      <button
        type="button"
        class="step-on"
        disabled={!length || done >= length}
        aria-label={say("page-step-on")}
        onClick={() => {
          showBoard();
          void client.showBetter().then((shown) => shown?.next());
        }}
      >
        ›
      </button>
    </>
  );
}

/** From here one may go on otherwise, against bots or by oneself: with the better line, if that is on the board. */
export function studyFromHere(client: AnalysisClient): Promise<void> {
  const { game, options, seats, steps } = client.analysed;
  const line = client.better.value;
  const explained = client.explained.value;
  const tried = line ? line.tells.slice(0, line.done.value).map(({ text }) => text) : [];
  const begin = line && explained?.begin ? textOf(explained.begin) : null;
  const at = client.at.value;
  return openStudy({
    ...{ game, options, names: seats.map(({ name }) => name), seat: client.as.value },
    ...(begin && { begin }),
    // What was played stays the main line, beside which something else is played.
    ...(line ? { steps: [...(begin ? [] : steps.slice(0, at)), ...tried] } : { steps, at }),
  });
}
