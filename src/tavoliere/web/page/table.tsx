// The table: the board, what is asked of me, what I can choose, who plays, what happened.

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Board } from "./board";
import { boardOf } from "./boards";
import { callFor } from "./calls";
import { Choices, Preview } from "./choices";
import { Chronicle } from "./chronicle";
import { Curtain } from "./curtain";
import { Explained, type Explanation } from "./explained";
import { Players, SeatMark } from "./players";
import { Replay } from "./replay";
import { Ending } from "./ending";
import { Cited, opened, RulesBeside } from "./rulebook";
import { motionless, Sitting } from "./sitting";
import { openShelf } from "./shelf";
import { language, sayer, teller, type Say } from "./words";

interface Props {
  token: string;
  moment: number | null;
  as: number | null;
}

export function Table({ token, moment, as }: Props) {
  const [sitting, setSitting] = useState<Sitting | null>(null);

  useEffect(() => {
    const here = new Sitting(token);
    setSitting(here);
    void openShelf().catch(() => {}); // only the levels of the bots are missing without it
    return () => {
      here.close();
      opened.value = null;
    };
  }, [token]);

  if (!sitting) return null;
  return <Seated key={token} {...{ sitting, moment, as }} />;
}

function Seated({ sitting, moment, as }: { sitting: Sitting; moment: number | null; as: number | null }) {
  const table = sitting.table.value;
  const standing = sitting.standing.value;
  const code = language.value;
  const say = useMemo(() => sayer(table?.game, table?.seats), [code, table?.game, table?.seats]);
  const Board = useBoard(table?.game);

  useEffect(() => {
    if (table && moment !== null) void sitting.look(moment, as ?? undefined);
  }, [table?.table, moment, as]);

  const asked = sitting.asked.value && sitting.curtain.value === null;
  useEffect(() => callFor(!!asked, say), [asked]); // called once, not again for every new sentence

  const away = sitting.line.turnedAway.value;
  if (away)
    return (
      <main class="page narrow">
        <p class="refusal" role="alert">
          {teller(say)(away)}
        </p>
        <p>
          <a href="#">{say("page-to-lobby")}</a>
        </p>
      </main>
    );
  if (!table || !standing || !Board) return <main class="page narrow waiting">{say("page-sitting-down")}</main>;
  if (sitting.curtain.value !== null) return <Curtain sitting={sitting} say={say} />;

  return (
    <main class={`table ${table.game}`} data-step={standing.n}>
      <h1 class="unseen">{say("title")}</h1>
      <Ask sitting={sitting} say={say} />
      <Stage Board={Board} sitting={sitting} say={say} />
      <div class="side">
        <Preview sitting={sitting} say={say} />
        <Choices sitting={sitting} say={say} />
        <Players sitting={sitting} say={say} />
        <Chronicle sitting={sitting} say={say} />
        {table.remarks.length > 0 && (
          <details class="remarks quiet">
            <summary>{say("page-remarks")}</summary>
            {table.remarks.map(teller(say)).join(" ")}
          </details>
        )}
      </div>
      <Replay sitting={sitting} say={say} />
      <RulesBeside say={say} />
    </main>
  );
}

/** The one line that says what is asked of me, with what goes with it. */
function Ask({ sitting, say }: { sitting: Sitting; say: Say }) {
  const table = sitting.table.value!;
  const standing = sitting.standing.value!;
  const moment = sitting.moment.value;
  const tell = teller(say);
  const mine = !moment && sitting.asked.value;
  const unconfirmed = standing.unconfirmed;
  const line = !sitting.line.open.value
    ? say("page-lost")
    : moment
      ? moment.n === 0
        ? say("page-moment-start")
        : say("page-moment", { n: moment.n, prompt: tell(moment.prompt) })
      : unconfirmed === table.seat && unconfirmed !== null
        ? say("page-confirm-ask")
        : unconfirmed !== null
          ? say("page-confirm-wait", { who: { seat: unconfirmed } })
          : tell(standing.prompt);
  const notice = sitting.notice.value;
  useFocusKept(sitting);
  return (
    <header class={`ask ${mine ? "mine" : ""} ${sitting.line.open.value ? "" : "lost"}`}>
      <p class="prompt" role="status" aria-live="polite">
        {standing.actor !== null && !moment && <SeatMark seat={unconfirmed ?? standing.actor} />}
        <span>{line}</span>
      </p>
      <div class="actions">
        {moment && (
          <button type="button" class="primary" onClick={sitting.now}>
            {say("page-to-now")}
          </button>
        )}
        {!moment && standing.undo && (
          <button type="button" disabled={!!sitting.busy.value} onClick={() => void sitting.undo()}>
            {say("page-undo")}
          </button>
        )}
        {!moment && unconfirmed !== null && unconfirmed === table.seat && (
          <button
            type="button"
            class="primary confirm"
            disabled={!!sitting.busy.value}
            onClick={() => void sitting.confirm()}
          >
            {say("page-confirm")}
          </button>
        )}
        {!moment && table.hints && standing.choices.length > 0 && (
          <button type="button" disabled={!!sitting.busy.value} onClick={() => void sitting.askHint()}>
            {say(sitting.busy.value === "hint" ? "page-hint-thinking" : "page-hint")}
          </button>
        )}
        <button
          type="button"
          onClick={() => (opened.value = opened.value ? null : { game: table.game, address: null })}
        >
          {say("page-rules")}
        </button>
      </div>
      {(sitting.busy.value || standing.thinking) && <progress aria-label={say("page-working")} />}
      {notice && (
        <p class="refusal" role="alert">
          <Cited text={tell(notice)} game={table.game} />
          <button type="button" class="link" onClick={() => (sitting.notice.value = null)}>
            {say("page-close")}
          </button>
        </p>
      )}
      {sitting.hint.value && <Chances sitting={sitting} say={say} />}
    </header>
  );
}

/** How likely each seat is to win, as a bot sees it. */
function Chances({ sitting, say }: { sitting: Sitting; say: Say }) {
  const chances = sitting.hint.value!.chances;
  const told = chances
    .map((chance, seat) => say("page-chance", { who: { seat }, percent: Math.round(chance * 100) }))
    .join(", ");
  return (
    <div class="chances" role="img" aria-label={told} title={told}>
      {chances.map((chance, seat) => (
        <span class={`seat-${seat}`} style={{ flexGrow: Math.max(chance, 0.01) }}>
          {chance >= 0.1 && `${Math.round(chance * 100)} %`}
        </span>
      ))}
    </div>
  );
}

/** After a move by keyboard the focus stays at the table instead of falling back to the top of the page. */
function useFocusKept(sitting: Sitting): void {
  const byKey = useRef(false);
  const standing = sitting.standing.value;
  useEffect(() => {
    const key = () => (byKey.current = true);
    const pointer = () => (byKey.current = false);
    window.addEventListener("keydown", key);
    window.addEventListener("pointerdown", pointer);
    return () => {
      window.removeEventListener("keydown", key);
      window.removeEventListener("pointerdown", pointer);
    };
  }, []);
  useEffect(() => {
    if (!byKey.current || (document.activeElement && document.activeElement !== document.body)) return;
    document.querySelector<HTMLElement>(".confirm, .choices button")?.focus();
  }, [standing?.n, standing?.unconfirmed, standing?.choices.length]);
}

/** The board of a game, once it is fetched: nobody is asked anything before a board is there. */
function useBoard(game: string | undefined): Board | null {
  const [fetched, setFetched] = useState<{ Board: Board } | null>(null);
  useEffect(() => {
    if (!game) return;
    let wanted = true;
    void boardOf(game).then((Board) => wanted && setFetched({ Board }));
    return () => {
      wanted = false;
    };
  }, [game]);
  return fetched?.Board ?? null;
}

function Stage({ Board, sitting, say }: { Board: Board; sitting: Sitting; say: Say }) {
  const table = sitting.table.value!;
  const standing = sitting.standing.value!;
  const moment = sitting.moment.value;
  const [explanation, setExplanation] = useState<Explanation | null>(null);
  useEffect(() => setExplanation(null), [standing.n]); // the piece may be gone

  return (
    // Where nothing on the board can take the focus, it must still scroll by keyboard on a small screen.
    <section
      class="stage"
      aria-label={say("page-board")}
      tabIndex={moment || standing.choices.length === 0 ? 0 : undefined}
    >
      <Board
        view={moment ? moment.view : standing.view}
        derived={moment ? moment.derived : standing.derived}
        seats={table.seats}
        me={moment ? moment.as : table.seat}
        actor={moment ? null : standing.actor}
        choices={moment || sitting.busy.value === "play" ? [] : standing.choices}
        latest={moment ? [] : sitting.latest.value}
        choose={sitting.play}
        consider={(choices) => (sitting.considered.value = choices)}
        why={sitting.why}
        explain={(text, rule) => setExplanation(text ? { text, rule } : null)}
        say={say}
        tell={teller(say)}
        still={!!moment || motionless()}
      />
      {explanation && <Explained {...{ explanation, say }} game={table.game} close={() => setExplanation(null)} />}
      {standing.result && !moment && <Ending sitting={sitting} say={say} />}
    </section>
  );
}
