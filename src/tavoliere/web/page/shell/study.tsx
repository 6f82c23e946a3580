// A study: the real board, and the tree of what was played on it and could be played instead.

import { useEffect, useMemo, useState } from "preact/hooks";
import { fetchStudy, Refused } from "./api";
import type { GameArt } from "./boards";
import { Choices } from "./choices";
import { Info } from "./info";
import { address } from "./routes";
import { opened, RulesBeside } from "./rulebook";
import { SeatMark } from "./seat-mark";
import { Stage, useArt } from "./stage";
import { StudyClient } from "./study-client";
import { Tree } from "./study-lines";
import { language, type Say, sayer, teller } from "./words";

export function Study({ study }: { study: string }) {
  const [client, setClient] = useState<StudyClient | null>(null);
  const [refusal, setRefusal] = useState<Refused | null>(null);
  const art = useArt(client?.study.game);
  const code = language.value;
  const table = client?.table.value;
  const say = useMemo(() => sayer(table?.game, table?.seats), [code, table?.game, table?.seats]);
  useEffect(() => {
    let wanted = true;
    fetchStudy(study).then(
      (found) => {
        if (!wanted) return;
        const fresh = new StudyClient(study, found);
        setClient(fresh);
        void fresh.open();
      },
      (problem: unknown) => wanted && problem instanceof Refused && setRefusal(problem),
    );
    return () => {
      wanted = false;
      opened.value = null;
    };
  }, [study]);
  const says = refusal?.says ?? (client?.standing.value ? null : client?.notice.value);
  if (says)
    return (
      <main class="page narrow">
        <p class="refusal" role="alert">
          {teller(say)(says)}
        </p>
        <p>
          <a href={address("lobby")}>{say("page-to-lobby")}</a>
        </p>
      </main>
    );
  if (!client?.standing.value || !art) return <main class="page narrow waiting" key="waiting" />;
  return <Desk {...{ client, art, say }} />;
}

function Desk({ client, art, say }: { client: StudyClient; art: GameArt; say: Say }) {
  const table = client.table.value;
  const standing = client.standing.value!;
  const mine = client.asked.value;
  const { actor } = standing;
  return (
    <main
      key="study"
      class={`table study ${table.game} players-${table.seats.length}`}
      data-step={standing.n}
      aria-busy={client.moves.value}
    >
      <h1 class="unseen">{say("page-study")}</h1>
      <header class={`ask ${mine ? "mine" : ""}`}>
        <p class="prompt" role="status" aria-live="polite">
          {actor !== null && actor >= 0 && <SeatMark seat={actor} />}
          <span>{teller(say)(standing.prompt)}</span>
        </p>
        <div class="actions">
          <button
            type="button"
            onClick={() => (opened.value = opened.value ? null : { game: table.game, address: null })}
          >
            {say("page-rules")}
          </button>
        </div>
      </header>
      <Stage {...{ art, client, say }} />
      <div class="side">
        <Info client={client} say={say} />
        <Choices client={client} say={say} open={art.plain} />
        <Tree {...{ client, say }} Icon={art.Icon} />
      </div>
      <RulesBeside say={say} />
    </main>
  );
}
