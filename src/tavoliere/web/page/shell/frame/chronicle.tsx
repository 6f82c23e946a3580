// What happened, as a person would tell it: a line for each turn, with the points that it brought, under the rounds that
// the game tells of. A click on a line shows that moment, the arrow beside it every step.
//
// A message of the catalogues says by its attributes how it stands here: `.deed` in the line of a turn, after the name of
// who acts, and `.more` where the same kind of thing was done just before; `.heading` after the line, over what follows.

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Icon } from "../../board";
import type { Message } from "../../protocol";
import { rich } from "../common/rich";
import { SeatMark } from "../common/seat-mark";
import { gainLook, signed } from "../common/signed";
import { known, meanwhile, type Say, teller } from "../common/words";
import type { GameClient } from "../game/game-client";
import type { LoggedStep, Scene } from "../game/scenes";
import { isHeading, joined } from "./deeds";

interface Props {
  client: GameClient;
  say: Say;
  Icon: Icon | null;
}

export function Chronicle({ client, say, Icon }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const scenes = client.scenes.value;
  const settled = client.pace.settled.value;
  const { game } = client.table.value!;
  const written = useRef<Scene[][]>([]);
  const turns = useMemo(
    () =>
      same(
        written.current,
        inTurns(settled ? scenes : lastUntold(scenes, game), (message) => isHeading(game, message)),
      ),
    [scenes, settled, game],
  );
  written.current = turns;
  const at = client.moment.value?.n ?? null;

  useEffect(() => {
    const box = list.current;
    if (!box) return;
    const scroll = () => {
      const marked = at === null ? null : box.querySelector<HTMLElement>("[aria-current]");
      if (marked) box.scrollTop = marked.offsetTop - box.clientHeight / 2;
      else box.scrollTop = box.scrollHeight;
    };
    scroll();
    const observer = new ResizeObserver(scroll); // a window of another size leaves it elsewhere
    observer.observe(box);
    return () => observer.disconnect();
  }, [turns, at]);

  if (!turns.length) return null;
  return (
    <section class="chronicle" aria-label={say("page-log")}>
      <h2>{say("page-log")}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard */}
      <ol ref={list} tabIndex={0}>
        {turns.map((turn) => (
          <Turn key={turn[0]!.first} {...{ turn, client, say, Icon, at }} />
        ))}
      </ol>
    </section>
  );
}

/** What the last scene comes to is told once it has come to rest on the board. */
function lastUntold(scenes: Scene[], game: string): Scene[] {
  const last = scenes.at(-1);
  if (!last) return scenes;
  const tells = last.tells.slice(0, 1);
  const before = scenes.slice(0, -1);
  return tells.some((told) => meanwhile(game, told))
    ? before
    : [...before, { ...last, tells, gains: [], summary: null }];
}

/** Scenes in a row that fall in the same seat's turn, until points are counted or something new begins. */
function inTurns(scenes: Scene[], begins: (message: Message) => boolean): Scene[][] {
  const turns: Scene[][] = [];
  for (const scene of scenes) {
    const turn = turns.at(-1);
    const before = turn?.at(-1);
    const ended = !before || before.by < 0 || before.by !== scene.by || before.summary || before.tells.some(begins);
    if (turn && !ended) turn.push(scene);
    else turns.push([scene]);
  }
  return turns;
}

/** Those turns in which nothing has changed are what they were: their lines need not be written again. */
const same = (before: Scene[][], turns: Scene[][]): Scene[][] =>
  turns.map((turn, i) => {
    const last = before[i];
    return last?.length === turn.length && turn.every((scene, k) => scene === last[k]) ? last : turn;
  });

interface TurnProps extends Props {
  turn: Scene[];
  at: number | null;
}

function Turn({ turn, client, say, Icon, at }: TurnProps) {
  const [open, setOpen] = useState(false);
  const { game } = client.table.value!;
  const { by, first } = turn[0]!;
  const end = turn.at(-1)!;
  const here = at !== null && first <= at && at <= end.n;
  const steps = open ? client.steps.value.filter(({ n }) => first <= n && n <= end.n) : [];
  return useMemo(() => {
    const all = turn.flatMap(({ tells }) => tells);
    const headings = all.filter((message) => isHeading(game, message));
    const messages = all.filter((message) => !headings.includes(message));
    const deeds = by < 0 ? [] : messages.filter(([name]) => known(game, `${name}.deed`));
    const gains = totals(turn);
    return [
      <li key="turn" class={end.summary ? "counted" : ""}>
        <button
          type="button"
          class="turn"
          aria-current={here ? "step" : undefined}
          onClick={() => void client.look(end.n)}
        >
          {by >= 0 ? <SeatMark seat={by} /> : <span class="seat-mark" />}
          <span>
            {deeds.length ? (
              <>
                <strong>{say("page-who", { who: { seat: by } })}</strong> {joined(deeds, game, say, Icon).told}
              </>
            ) : (
              messages.map((message) => <span class="told">{rich(say, message, Icon)} </span>)
            )}
            {gains.map(([seat, points]) => (
              <span class={gainLook(points)}>
                <SeatMark seat={seat} />
                {signed(points)}
              </span>
            ))}
          </span>
        </button>
        <button
          type="button"
          class="fold"
          aria-expanded={open}
          aria-label={say("page-log-steps")}
          onClick={() => setOpen(!open)}
        />
        {end.summary && (
          <ul class="points">
            {end.summary.lines.map(({ seat, tells, points }) => (
              <li>
                <SeatMark seat={seat} />
                <span>{rich(say, tells, Icon)}</span>
                <span class="number">{signed(points)}</span>
              </li>
            ))}
          </ul>
        )}
        {open && (
          <ol class="steps">
            {steps.map((step) => (
              <Detail key={step.n} {...{ step, say, client }} here={step.n === at} />
            ))}
          </ol>
        )}
      </li>,
      ...headings.map((message) => (
        <li key={message[0]} class="begins">
          <h3>{rich(say, message, Icon, ".heading")}</h3>
        </li>
      )),
    ];
  }, [turn, end, here, open && at, open, steps.length, say, Icon]);
}

/** What each seat got in a turn. */
function totals(turn: Scene[]): [seat: number, points: number][] {
  const sums = new Map<number, number>();
  for (const { seat, points } of turn.flatMap(({ gains }) => gains)) sums.set(seat, (sums.get(seat) ?? 0) + points);
  return [...sums].filter(([seat, points]) => seat >= 0 && points !== 0); // others than players have no mark
}

function Detail({ step, here, client, say }: { step: LoggedStep; here: boolean; client: GameClient; say: Say }) {
  const remarks = step.n === 1 ? (client.table.value?.remarks ?? []) : [];
  return (
    <li>
      <button type="button" aria-current={here ? "step" : undefined} onClick={() => client.look(step.n)}>
        <span>{[step.sentence, ...remarks, ...step.consequences].map(teller(say)).join(" ")}</span>
      </button>
    </li>
  );
}
