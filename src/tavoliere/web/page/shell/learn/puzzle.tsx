// A puzzle on the real board: who is to move, what a try gets, a hint, the solution with its reason, and on.

import { useEffect } from "preact/hooks";
import type { PuzzleInfo } from "../../protocol";
import { fetchPuzzle, Refused } from "../common/api";
import { nextPuzzle, settingName } from "../common/puzzle-progress";
import { address } from "../common/routes";
import { SeatMark } from "../common/seat-mark";
import { type Say, teller, toldTo } from "../common/words";
import { Choices } from "../frame/choices";
import { Chronicle } from "../frame/chronicle";
import { BoardScreen } from "../frame/frame";
import { Info } from "../frame/info";
import { OpenedGame } from "../frame/opened";
import { openStudy } from "../game/studies";
import { PuzzleClient } from "./puzzle-client";

interface Props {
  game: string;
  puzzles: PuzzleInfo[];
  info: PuzzleInfo;
}

/** Fetches a puzzle and lays it out. */
export const Puzzle = ({ game, puzzles, info }: Props) => (
  <OpenedGame of={info.key} open={() => opening(game, info.key)}>
    {({ client, art, say }) => (
      <BoardScreen
        {...{ art, client, say }}
        name="lesson puzzle"
        title={say("page-puzzles-of", { game: say("title") })}
        data={{ "data-puzzle": info.key }}
        busy={client.showing.value || !!client.busy.value}
        head={<Coach {...{ client, puzzles, say }} />}
        fills
      >
        <Info client={client} say={say} />
        {!client.over.value && <Choices client={client} say={say} open={art.plain} />}
        <Chronicle client={client} say={say} Icon={art.Icon} />
      </BoardScreen>
    )}
  </OpenedGame>
);

async function opening(game: string, key: string): Promise<PuzzleClient> {
  const client = new PuzzleClient(game, await fetchPuzzle(game, key));
  void client.anew();
  return client;
}

interface ClientProps {
  client: PuzzleClient;
  say: Say;
}

/** What is asked and what came of it, in one place of one size; and the ways on. */
function Coach({ client, puzzles, say }: ClientProps & { puzzles: PuzzleInfo[] }) {
  const { game, puzzle } = client;
  const number = puzzles.findIndex(({ key }) => key === puzzle.key) + 1;
  const over = client.over.value;
  const busy = !!client.busy.value;
  const next = nextPuzzle(game, puzzles, puzzle.key);
  const study = async () => {
    const { options, begin, position, names, seat } = puzzle;
    try {
      await openStudy({ game, options, begin, beginning: position, names, seat, steps: client.made.value });
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem;
      client.notice.value = problem.says;
    }
  };
  // What was pressed last is gone, or nothing on the board can be pressed any more: the next key is wanted here.
  useEffect(() => {
    if (over && (document.activeElement === document.body || document.activeElement?.closest(".stage, .choices")))
      document.querySelector<HTMLElement>(".coach .next")?.focus({ preventScroll: true });
  }, [over]);
  return (
    <header class={`coach ${over ? "" : "mine"}`}>
      <nav class="where" aria-label={say("page-lesson-where")}>
        <a href={address("puzzles", game)}>{say("page-puzzles")}</a>
        <span class="title">
          {say("page-puzzle-title", { number })} · {settingName(game, puzzle)}
        </span>
        <Level level={puzzle.level} say={say} />
        <button
          type="button"
          class="link again"
          disabled={busy || (!over && !client.made.value.length)}
          onClick={() => void client.anew()}
        >
          {say("page-puzzle-again")}
        </button>
        {client.further.value && (
          <button type="button" class="link further" disabled={busy} onClick={() => void client.goFurther()}>
            {say("page-puzzle-further")}
          </button>
        )}
      </nav>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard */}
      <div class="told" role="status" aria-live="polite" tabIndex={0}>
        {over ? <Solution {...{ client, say }} /> : <Task {...{ client, say }} />}
      </div>
      <div class="actions">
        {over ? (
          <>
            <button type="button" class="study" disabled={busy} onClick={() => void study()}>
              {say("page-puzzle-on")}
            </button>
            <a class="button primary next" href={next ? address("puzzles", game, next.key) : address("puzzles", game)}>
              {say(next ? "page-puzzle-next" : "page-puzzles-list")}
            </a>
          </>
        ) : (
          <>
            {/* Whoever clicks "Next puzzle" twice must not be shown the next one's solution: that stands elsewhere. */}
            <button type="button" class="show" disabled={busy} onClick={() => void client.giveUp()}>
              {say("page-puzzle-show")}
            </button>
            <button type="button" class="help" disabled={busy || client.left.value > 0} onClick={client.help}>
              {say("page-hint")}
            </button>
          </>
        )}
      </div>
    </header>
  );
}

/** Who is to move, and what the last try got. */
function Task({ client, say }: ClientProps) {
  const tell = teller(say);
  const { tried, notice, left, made, explanation } = client;
  const wrong = tried.value ?? notice.value;
  return (
    <>
      {wrong ? (
        <p class="wrong">{tell(wrong)}</p>
      ) : made.value.length ? (
        <p class="says well">{say("page-puzzle-right")}</p>
      ) : (
        <p class="says">
          <SeatMark seat={client.puzzle.seat} /> {say("page-puzzle-asks", { who: { seat: client.puzzle.seat } })}
        </p>
      )}
      <p class="task">{toldTo(client.standing.value!.prompt, client.game, say)}</p>
      {left.value > 0 && <p class="hinted">{say("page-puzzle-hinted", { count: left.value })}</p>}
      {explanation.value && <p class="aside">{explanation.value.text}</p>}
    </>
  );
}

/** What was best, why, and what it gains over what is obvious. */
function Solution({ client, say }: ClientProps) {
  const tell = teller(say);
  const { best, reasons, obvious, cost } = client.solution.value!;
  const percent = Math.round(100 * cost);
  return (
    <p class={`says ${client.shown.value ? "" : "well"}`}>
      {client.shown.value && `${say("page-puzzle-shown")} `}
      <strong>{client.shown.value ? `${best.map(tell).join(" · ")}.` : say("page-puzzle-solved")}</strong>{" "}
      {reasons.map(tell).join(" ")} {say("page-puzzle-versus", { what: tell(obvious).replace(/\.$/, ""), percent })}
    </p>
  );
}

const LEVELS = ["knight", "duke", "emperor"]; // the weakest that solves it

/** How hard a puzzle is. */
export function Level({ level, say }: { level: string; say: Say }) {
  const hard = LEVELS.indexOf(level);
  return (
    <span class="level" title={say(`page-puzzle-fails-${level}`)}>
      <span class="pips" aria-hidden="true">
        {LEVELS.map((_, i) => (
          <i class={i <= hard ? "full" : ""} />
        ))}
      </span>
      {say(`page-puzzle-level-${level}`)}
    </span>
  );
}
