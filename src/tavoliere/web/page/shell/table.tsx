// The table: the board, what is asked of me, what I can choose, who plays, what happened.

import { useEffect, useMemo, useState } from "preact/hooks";
import { useEscape } from "../kit/escape";
import { moves } from "../kit/stillness";
import { Ask } from "./ask";
import { boardOf, type GameArt } from "./boards";
import { callFor, useSounds } from "./calls";
import { Choices } from "./choices";
import { Chronicle } from "./chronicle";
import { Late } from "./clock";
import { Curtain } from "./curtain";
import { Ending } from "./ending";
import { Info } from "./info";
import { Invitations } from "./invitation";
import { kept } from "./kept";
import { Players } from "./players";
import { Replay } from "./replay";
import { address } from "./routes";
import { opened, RulesBeside } from "./rulebook";
import { Summary } from "./summary";
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
  const art = useArt(table?.game);

  useEffect(() => {
    if (table && moment !== null) void client.look(moment, as ?? undefined);
  }, [table?.table, moment, as]);

  const asked = isAsked(client) && client.curtain.value === null;
  useEffect(() => callFor(!!asked, say), [asked]); // called once, not again for every new sentence
  useSounds(client);

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
  if (!table || !standing || !art)
    return (
      <main key="waiting" class="page narrow waiting">
        {say("page-sitting-down")}
      </main>
    );
  if (client.curtain.value !== null) return <Curtain client={client} say={say} />;

  const counted = client.pace.waiting.value === "person" && !client.moment.value;
  const summary = counted ? client.latest.value?.summary : null;
  return (
    <main
      key="table"
      class={`table ${table.game} players-${table.seats.length}`}
      data-step={standing.n}
      aria-busy={client.moves.value}
    >
      <h1 class="unseen">{say("title")}</h1>
      <Ask client={client} say={say} />
      <Stage art={art} client={client} say={say} />
      <div class="side">
        <Players client={client} say={say} />
        {summary ? (
          <Summary {...{ client, say, summary }} Icon={art.Icon} />
        ) : (
          <>
            <Info client={client} say={say} />
            <Choices client={client} say={say} open={art.plain} />
            <Chronicle client={client} say={say} Icon={art.Icon} />
          </>
        )}
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

/** Whether whoever sits here is asked, even if it has not been shown yet. */
function isAsked(client: TableClient): boolean {
  const known = client.known.value;
  return !!known && (known.choices.length > 0 || known.unconfirmed === client.table.value?.seat);
}

/** What a game shows of itself, once it is fetched: nobody is asked anything before a board is there. */
function useArt(game: string | undefined): GameArt | null {
  const [fetched, setFetched] = useState<{ game: string; art: GameArt } | null>(null);
  useEffect(() => {
    if (!game) return;
    let wanted = true;
    void boardOf(game).then((art) => wanted && setFetched({ game, art }));
    return () => {
      wanted = false;
    };
  }, [game]);
  return fetched && fetched.game === game ? fetched.art : null; // never a board with another game's view
}

function Stage({ art: { Board }, client, say }: { art: GameArt; client: TableClient; say: Say }) {
  const table = client.table.value!;
  const standing = client.standing.value!;
  const moment = client.moment.value;
  const scene = client.scene.value;
  const forgets = () => {
    client.explanation.value = null;
  };
  useEscape(!!client.explanation.value, forgets);

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
        actor={moment ? null : (standing.unconfirmed ?? standing.actor)}
        choices={moment || client.moves.value ? [] : standing.choices}
        latest={moment ? client.momentMotion.value : client.motion.value}
        gains={scene?.gains ?? []}
        counted={client.counted.value}
        recent={moment ? client.momentSteps.value : client.recent.value}
        past={client.past.value}
        hinted={client.pending.value ? null : client.hinted.value}
        pending={client.pending.value ?? client.doubt.value?.choice ?? null}
        choose={client.play}
        chooseAll={client.playAll}
        consider={(choices) => (client.considered.value = choices)}
        why={client.why}
        explain={(text, rule) => (client.explanation.value = text ? { text, rule } : null)}
        say={say}
        tell={teller(say)}
        still={!moves((!!moment && !client.momentMotion.value.length) || kept.still.value)}
      />
      {standing.result && !moment && <Ending client={client} say={say} />}
      <Late client={client} say={say} />
      <Invitations client={client} say={say} />
    </section>
  );
}
