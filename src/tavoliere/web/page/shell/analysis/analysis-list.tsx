// The decisions of a game with what they cost: the worst of each player first, or in the order of the game.

import { signal } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";
import screens from "../../kit/screens.json";
import { percent } from "../common/percent";
import { SeatMark } from "../common/seat-mark";
import { type Say, teller } from "../common/words";
import type { AnalysedDecision, AnalysisClient } from "./analysis-client";

const NOTABLE = 0.005; // of the chance to win: what costs less is not worth looking at again
const FEW = 5; // of each player that are shown at first

const order = signal<"worst" | "game">("worst");

interface Props {
  client: AnalysisClient;
  say: Say;
}

export function DecisionList({ client, say }: Props) {
  const free = client.decisions.value.filter(({ choices }) => choices > 1);
  const list = useRef<HTMLDivElement>(null);
  const here = decisionsHere(client);
  const first = here[0];
  useEffect(() => {
    const box = list.current;
    const marked = box?.querySelector<HTMLElement>("[aria-current]");
    if (!box || !marked) return;
    const top = marked.offsetTop - box.offsetTop;
    if (top < box.scrollTop || top + marked.offsetHeight > box.scrollTop + box.clientHeight)
      box.scrollTop = top - box.clientHeight / 2;
  }, [first, order.value]);
  return (
    <section class="decisions" aria-label={say("analysis-list")}>
      <div class="row apart head">
        <h2>{say("analysis-list")}</h2>
        <fieldset class="tabs order" aria-label={say("analysis-order")}>
          {(["worst", "game"] as const).map((one) => (
            <button type="button" aria-pressed={order.value === one} onClick={() => (order.value = one)}>
              {say(`analysis-order-${one}`)}
            </button>
          ))}
        </fieldset>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard */}
      <div class="rows" ref={list} tabIndex={0}>
        {order.value === "game" ? (
          <Rows {...{ client, say, here }} rows={free} />
        ) : (
          client.analysed.seats.map((_, seat) => (
            <Worst key={seat} {...{ client, say, here, seat }} rows={free.filter((one) => one.seat === seat)} />
          ))
        )}
      </div>
    </section>
  );
}

/** The decision that is chosen, or those that fall into the scene before the moment that is looked at. */
export function decisionsHere(client: AnalysisClient): AnalysedDecision[] {
  if (client.chosen.value) return [client.chosen.value];
  const scene = client.moment.value && client.scene.value;
  if (!scene) return [];
  return client.decisions.value.filter(({ step }) => scene.first <= step + 1 && step + 1 <= scene.n);
}

interface RowsProps extends Props {
  rows: AnalysedDecision[];
  here: AnalysedDecision[];
}

function Worst({ client, say, rows, here, seat }: RowsProps & { seat: number }) {
  const [all, setAll] = useState(false);
  const dear = rows
    .filter(({ cost }) => cost >= NOTABLE)
    .sort((one, other) => Number(other.clear) - Number(one.clear) || other.cost - one.cost);
  const shown = all ? dear : dear.slice(0, FEW);
  return (
    <section>
      <h3 class="who">
        <SeatMark seat={seat} />
        <span class="name clipped">{say("page-who", { who: { seat } })}</span>
      </h3>
      {dear.length === 0 && (
        <p class="quiet">{say(client.progress.value?.complete ? "analysis-none-dear" : "analysis-none-yet")}</p>
      )}
      <Rows {...{ client, say, here }} rows={shown} />
      {dear.length > shown.length && (
        <button type="button" class="link more" onClick={() => setAll(true)}>
          {say("analysis-more", { count: dear.length - shown.length })}
        </button>
      )}
    </section>
  );
}

function Rows({ client, say, rows, here }: RowsProps) {
  const tell = teller(say);
  return (
    <ol>
      {rows.map((one) => (
        <li key={one.step}>
          <button
            type="button"
            class={`bare decision-row ${one.bad ? "bad" : one.clear ? "clear" : ""}`}
            aria-current={here.includes(one) ? "step" : undefined}
            onClick={() => void client.pick(one)}
          >
            <SeatMark seat={one.seat} />
            <span class="played">{tell(one.played)}</span>
            <span class="cost">
              {one.bad && <BadMark say={say} />}
              {one.cost > 0 ? percent(-one.cost) : say("analysis-best")}
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}

export const narrow = (): boolean => matchMedia(screens.narrow).matches;

/** On a narrow screen the board is far above the list. */
export function showBoard(): void {
  if (narrow()) requestAnimationFrame(() => document.querySelector(".analysis .stage")?.scrollIntoView());
}

/** Not by its colour alone. */
export function BadMark({ say }: { say: Say }) {
  return (
    <svg class="bad-mark" viewBox="0 0 16 16" role="img" aria-label={say("analysis-bad")}>
      <path d="M8 14 1.500 3h13z" />
    </svg>
  );
}
