// The table: the board, what is asked of me, what I can choose, who plays, what happened.

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Board } from "../board";
import type { Explanation } from "../kit/explaining";
import { moves } from "../kit/stillness";
import { boardOf } from "./boards";
import { callFor, useEnd } from "./calls";
import { Choices, Preview } from "./choices";
import { Chronicle } from "./chronicle";
import { Late } from "./clock";
import { Curtain } from "./curtain";
import { Ending } from "./ending";
import { Explained } from "./explained";
import { Invitations } from "./invitation";
import { kept } from "./kept";
import { Players, SeatMark } from "./players";
import { Replay } from "./replay";
import { address } from "./routes";
import { Cited, opened, RulesBeside } from "./rulebook";
import { TableClient } from "./table-client";
import { language, type Say, sayer, teller } from "./words";

interface Props {
  token: string;
  moment: number | null;
  as: number | null;
}

export function Table({ token, moment, as }: Props) {
  const [client, setClient] = useState<TableClient | null>(null);

  useEffect(() => {
    const here = new TableClient(token);
    setClient(here);
    return () => {
      here.close();
      opened.value = null;
    };
  }, [token]);

  if (!client) return null;
  return <Seated key={token} {...{ client, moment, as }} />;
}

function Seated({ client, moment, as }: { client: TableClient; moment: number | null; as: number | null }) {
  const table = client.table.value;
  const standing = client.standing.value;
  const code = language.value;
  const say = useMemo(() => sayer(table?.game, table?.seats), [code, table?.game, table?.seats]);
  const Board = useBoard(table?.game);

  useEffect(() => {
    if (table && moment !== null) void client.look(moment, as ?? undefined);
  }, [table?.table, moment, as]);

  const asked = client.asked.value && client.curtain.value === null;
  useEffect(() => callFor(!!asked, say), [asked]); // called once, not again for every new sentence
  useEnd(client);

  const away = client.line.turnedAway.value;
  if (away)
    return (
      <main class="page narrow">
        <p class="refusal" role="alert">
          {teller(say)(away)}
        </p>
        <p>
          <a href={address("lobby")}>{say("page-to-lobby")}</a>
        </p>
      </main>
    );
  if (!table || !standing || !Board) return <main class="page narrow waiting">{say("page-sitting-down")}</main>;
  if (client.curtain.value !== null) return <Curtain client={client} say={say} />;

  return (
    <main class={`table ${table.game}`} data-step={standing.n}>
      <h1 class="unseen">{say("title")}</h1>
      <Ask client={client} say={say} />
      <Stage Board={Board} client={client} say={say} />
      <div class="side">
        <Preview client={client} say={say} />
        <Choices client={client} say={say} />
        <Players client={client} say={say} />
        <Chronicle client={client} say={say} />
        {table.remarks.length > 0 && (
          <details class="remarks quiet">
            <summary>{say("page-remarks")}</summary>
            {table.remarks.map(teller(say)).join(" ")}
          </details>
        )}
      </div>
      <Replay client={client} say={say} />
      <RulesBeside say={say} />
    </main>
  );
}

/** The one line that says what is asked of me, with what goes with it. */
function Ask({ client, say }: { client: TableClient; say: Say }) {
  const table = client.table.value!;
  const standing = client.standing.value!;
  const moment = client.moment.value;
  const tell = teller(say);
  const mine = !moment && client.asked.value;
  const unconfirmed = standing.unconfirmed;
  const line = !client.line.open.value
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
  const notice = client.notice.value;
  useFocusKept(client);
  return (
    <header class={`ask ${mine ? "mine" : ""} ${client.line.open.value ? "" : "lost"}`}>
      <p class="prompt" role="status" aria-live="polite">
        {standing.actor !== null && !moment && <SeatMark seat={unconfirmed ?? standing.actor} />}
        <span>{line}</span>
      </p>
      <div class="actions">
        {moment && (
          <button type="button" class="primary" onClick={client.now}>
            {say("page-to-now")}
          </button>
        )}
        {!moment && standing.undo && (
          <button type="button" disabled={!!client.busy.value} onClick={() => void client.undo()}>
            {say("page-undo")}
          </button>
        )}
        {!moment && unconfirmed !== null && unconfirmed === table.seat && (
          <button
            type="button"
            class="primary confirm"
            disabled={!!client.busy.value}
            onClick={() => void client.confirm()}
          >
            {say("page-confirm")}
          </button>
        )}
        {!moment && table.hints && standing.choices.length > 0 && (
          <button type="button" disabled={!!client.busy.value} onClick={() => void client.askHint()}>
            {say(client.busy.value === "hint" ? "page-hint-thinking" : "page-hint")}
          </button>
        )}
        <button
          type="button"
          onClick={() => (opened.value = opened.value ? null : { game: table.game, address: null })}
        >
          {say("page-rules")}
        </button>
      </div>
      {(client.busy.value || standing.thinking) && <progress aria-label={say("page-working")} />}
      {notice && (
        <p class="refusal" role="alert">
          <Cited text={tell(notice)} game={table.game} />
          <button type="button" class="link" onClick={() => (client.notice.value = null)}>
            {say("page-close")}
          </button>
        </p>
      )}
      {client.hint.value && <Chances client={client} say={say} />}
    </header>
  );
}

/** How likely each seat is to win, as a bot sees it. */
function Chances({ client, say }: { client: TableClient; say: Say }) {
  const chances = client.hint.value!.chances;
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
function useFocusKept(client: TableClient): void {
  const byKey = useRef(false);
  const standing = client.standing.value;
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

function Stage({ Board, client, say }: { Board: Board; client: TableClient; say: Say }) {
  const table = client.table.value!;
  const standing = client.standing.value!;
  const moment = client.moment.value;
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
        view={(moment ?? standing).view as never}
        derived={(moment ?? standing).derived as never}
        seats={table.seats}
        me={moment ? moment.as : table.seat}
        actor={moment ? null : standing.actor}
        choices={moment || client.busy.value === "play" ? [] : standing.choices}
        latest={moment ? [] : client.latest.value}
        choose={client.play}
        consider={(choices) => (client.considered.value = choices)}
        why={client.why}
        explain={(text, rule) => setExplanation(text ? { text, rule } : null)}
        say={say}
        tell={teller(say)}
        still={!moves(!!moment || kept.still.value)}
      />
      {explanation && <Explained {...{ explanation, say }} game={table.game} close={() => setExplanation(null)} />}
      {standing.result && !moment && <Ending client={client} say={say} />}
      <Late client={client} say={say} />
      <Invitations client={client} say={say} />
    </section>
  );
}
