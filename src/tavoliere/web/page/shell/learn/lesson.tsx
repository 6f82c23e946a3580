// A lesson on the real board: a sentence in its place above it, what to look at, what to do, and what came of it.

import { useEffect, useRef } from "preact/hooks";
import { alongMoments, useShortcuts } from "../../kit/shortcuts";
import type { Course, Lesson as LessonInfo } from "../../protocol";
import { Cited, opened } from "../book/rulebook";
import { byKeys } from "../common/by-keys";
import { address, go } from "../common/routes";
import { SeatMark } from "../common/seat-mark";
import { type Say, teller } from "../common/words";
import { storage } from "../device/storage";
import { Choices } from "../frame/choices";
import { Chronicle } from "../frame/chronicle";
import { BoardScreen } from "../frame/frame";
import { Info } from "../frame/info";
import { OpenedGame } from "../frame/opened";
import { Marks } from "../game/marks";
import { keepDone, LessonClient } from "./lesson-client";

interface Props {
  game: string;
  course: Course;
  lesson: LessonInfo;
}

export const Lesson = ({ game, course, lesson }: Props) => (
  <OpenedGame of={lesson.name} part="lessons" open={() => opening(game, lesson)}>
    {({ client, art, say }) => (
      <BoardScreen
        {...{ art, client, say }}
        name="lesson"
        title={say(`lesson-${lesson.name}`)}
        data={{ "data-lesson": lesson.name, "data-at": client.at.value }}
        busy={client.watching.value || !!client.busy.value}
        head={<Coach {...{ client, course, say }} />}
        over={
          !client.watching.value &&
          !client.moment.value && <Marks names={client.done.value ? [] : client.step.value.marks} />
        }
        fills
      >
        <Info client={client} say={say} refusals={false} />
        <Choices client={client} say={say} open={art.plain} />
        <Chronicle client={client} say={say} Icon={art.Icon} />
      </BoardScreen>
    )}
  </OpenedGame>
);

async function opening(game: string, lesson: LessonInfo): Promise<LessonClient> {
  const client = new LessonClient(game, lesson);
  void client.turn(storage.learned.value[game]?.at[lesson.name] ?? 0);
  return client;
}

interface CoachProps {
  client: LessonClient;
  course: Course;
  say: Say;
}

/** What is told and asked, in one place of one size; and the way on and back. */
function Coach({ client, course, say }: CoachProps) {
  const { game, lesson } = client;
  const at = client.at.value;
  const { rule, after } = client.step.value;
  const number = course.lessons.indexOf(lesson);
  const last = at === lesson.steps.length - 1;
  const following = course.lessons[number + 1];
  const asks = client.asks.value;
  const busy = !!client.busy.value;
  const goOn = () => {
    if (asks || client.busy.value) return;
    if (client.watching.value) return client.pace.hurry();
    if (client.moment.value) client.now();
    if (!last) return void client.next();
    client.pace.hurry();
    keepDone(game, lesson.name);
    if (following) go("learn", game, following.name);
    else go("learn", game);
  };
  const goBack = () => void client.turn(client.done.value ? at : at - 1);
  useKeyboard(client, goOn, goBack);
  return (
    <header class={`coach ${asks ? "mine" : ""}`}>
      <nav class="where" aria-label={say("page-lesson-where")}>
        <a href={address("learn", game)}>{say("page-lessons")}</a>
        <span class="title">
          {say("page-lesson-title", { number: number + 1, title: say(`lesson-${lesson.name}`) })}
        </span>
        <span class="me" title={say("page-lesson-me", { who: { seat: lesson.seat } })}>
          <SeatMark seat={lesson.seat} /> {say("page-you")}
          <span class="unseen">: {say("page-who", { who: { seat: lesson.seat } })}</span>
        </span>
        <span class="dots" role="img" aria-label={say("page-lesson-step", { n: at + 1, last: lesson.steps.length })}>
          {lesson.steps.map((_, i) => (
            <i class={i < at ? "past" : i === at ? "now" : ""} />
          ))}
        </span>
        <button
          type="button"
          class="link cite"
          title={say("page-rule", { rule })}
          onClick={() => (opened.value = { game, address: rule })}
        >
          {say("page-lesson-rule")}
        </button>
        {last && !asks && (
          <button type="button" class="link play-on" disabled={busy} onClick={() => void client.keepAsStudy()}>
            {say("page-study-from-here")}
          </button>
        )}
        <button type="button" class="link again" disabled={busy || at === 0} onClick={() => void client.turn(0)}>
          {say("page-lesson-again")}
        </button>
      </nav>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard */}
      <div class="told" role="status" aria-live="polite" tabIndex={0}>
        <Told {...{ client, say, after }} />
      </div>
      <div class="actions">
        <button type="button" class="back" disabled={busy || (at === 0 && !client.done.value)} onClick={goBack}>
          {say("page-lesson-back")}
        </button>
        <button type="button" class="primary next" disabled={asks || busy} onClick={goOn}>
          {say(last ? (following ? "page-lesson-following" : "page-lesson-end") : "page-lesson-next")}
        </button>
      </div>
    </header>
  );
}

function Told({ client, say, after }: { client: LessonClient; say: Say; after: boolean }) {
  const tell = teller(say);
  const { game, lesson } = client;
  const wrong = client.tried.value ?? client.notice.value;
  const explanation = client.explanation.value;
  const scene = client.latest.value;
  if (client.watching.value && scene) return <p class="happens">{scene.tells.slice(0, 1).map(tell)}</p>;
  const task = client.asks.value && <p class="task">{tell(client.message("do"))}</p>;
  return (
    <>
      {wrong ? (
        <p class="wrong">
          <Cited text={tell(wrong)} game={game} />
        </p>
      ) : (
        <p
          class={`says ${client.done.value && after ? "well" : ""}`}
          key={`${lesson.name} ${client.at.value} ${client.done.value}`}
        >
          {tell(client.message(client.done.value && after ? "after" : undefined))}
        </p>
      )}
      {task}
      {explanation && <p class="aside">{explanation.text}</p>}
    </>
  );
}

/** Arrows go on and back where nothing else takes them; the focus goes where the next key is wanted. */
function useKeyboard(client: LessonClient, goOn: () => void, goBack: () => void): void {
  const end = client.lesson.steps.length - 1;
  useShortcuts(alongMoments({ back: goBack, on: goOn, first: () => client.turn(0), last: () => client.turn(end) }));
  const asks = client.asks.value && client.offered.value.length > 0 && !client.showing.value;
  const ready = !client.busy.value && !client.pace.waiting.value;
  const wanted = asks ? ".stage [role=button]" : ready && !client.asks.value ? ".coach .next" : null;
  const went = useRef(""); // where the focus has gone at this step: once, and as soon as it can be taken
  useEffect(() => {
    const place = wanted && `${client.at.value} ${wanted}`;
    if (!place) went.current = "";
    if (!byKeys() || !place || went.current === place || document.querySelector(".summary")) return;
    const found = document.querySelector<HTMLElement>(`${wanted}:not(:disabled)`);
    found?.focus();
    if (found) went.current = place;
  });
}
