// A study: the real board, and the tree of what was played on it and could be played instead.

import { useEffect } from "preact/hooks";
import { RulesButton } from "../book/rulebook";
import { Check, Select } from "../common/fields";
import { botName, gameInfo, inPage } from "../common/shelf";
import { known, type Say, teller } from "../common/words";
import { storage } from "../device/storage";
import { Choices } from "../frame/choices";
import { BoardScreen } from "../frame/frame";
import { Info } from "../frame/info";
import { OpenedGame } from "../frame/opened";
import { askedOf, Prompt, winners } from "../frame/prompt";
import { Seats } from "../frame/seats";
import type { GameArt } from "../game/boards";
import { fetchStudy } from "../game/studies";
import { StudyClient } from "./study-client";
import { Judged } from "./study-judged";
import { Lines } from "./study-lines";
import { Steering } from "./study-steering";

export const Study = ({ study }: { study: string }) => (
  <OpenedGame of={study} open={() => opening(study)}>
    {(opened) => <Desk {...opened} />}
  </OpenedGame>
);

async function opening(key: string): Promise<StudyClient> {
  const client = new StudyClient(key, await fetchStudy(key));
  void client.open();
  return client;
}

interface Props {
  client: StudyClient;
  say: Say;
}

function Desk({ client, art, say }: Props & { art: GameArt }) {
  const { game } = client.table.value;
  const evaluated = client.evaluated.value;
  // Whoever meets it for the first time is told what it is for.
  useEffect(() => {
    if (client.mine && storage.studies.value.length < 2) client.explanation.value = { text: say("page-study-welcome") };
  }, [client, say]);
  return (
    <BoardScreen
      {...{ client, art, say }}
      name="study"
      title={say("page-study-of", { game: say("title") })}
      data={{ "data-state": client.mine ? client.state.value : "theirs" }}
      busy={client.moves.value || client.busy.value !== "" || client.botThinking.value}
      head={<Asking {...{ client, say }} />}
      above={
        <>
          <nav class="row apart where" aria-label={say("page-study-where")}>
            <span class="title">{say("page-study-of", { game: say("title") })}</span>
            {gameInfo(game)?.editor && (
              <button type="button" class="link edit" onClick={client.edit}>
                {say("page-editor-edit")}
              </button>
            )}
          </nav>
          <WhoPlays {...{ client, say }} />
        </>
      }
      foot={<Steering {...{ client, say }} />}
    >
      <Info client={client} say={say}>
        {evaluated?.of === client.at.value && <Judged {...{ client, say, evaluated }} />}
      </Info>
      {client.draws.value.length && client.mine ? (
        <Draws {...{ client, say }} />
      ) : (
        <Choices client={client} say={say} open={art.plain} />
      )}
      <Lines {...{ client, say }} Icon={art.Icon} />
    </BoardScreen>
  );
}

/** The one line that says what is asked, and of whom. */
function Asking({ client, say }: Props) {
  const table = client.table.value;
  const standing = client.standing.value!;
  const { actor } = standing;
  const mine = client.asked.value && client.mine;
  const busy = !!client.busy.value;
  const bot = client.showing.value ? null : client.bot.value;
  const stale = client.state.value === "stale";
  return (
    <header class={`ask ${mine ? "mine" : ""}`}>
      <Prompt seat={actor} text={headline(client, say)} />
      <div class="actions">
        {stale ? (
          <>
            <button type="button" disabled={busy} onClick={client.giveUp}>
              {say("page-study-give-up")}
            </button>
            <button type="button" class="primary" disabled={busy} onClick={() => void client.copy()}>
              {say("page-study-copy-mine")}
            </button>
          </>
        ) : client.showing.value ? (
          <button type="button" class="primary go-on" onClick={client.pace.hurry}>
            {say("page-go-on")}
          </button>
        ) : !client.mine ? (
          <button type="button" class="primary copy" disabled={busy} onClick={() => void client.copy()}>
            {say("page-study-copy")}
          </button>
        ) : client.botThinking.value ? (
          <button type="button" onClick={client.stop}>
            {say("page-study-stop")}
          </button>
        ) : bot ? (
          <button type="button" class="primary let-play" disabled={busy} onClick={() => void client.letBotsPlay()}>
            {say("page-study-let-play", { who: { seat: bot.seat } })}
          </button>
        ) : client.draws.value.length ? (
          <button type="button" class="primary let-fall" disabled={busy} onClick={() => void client.letFall()}>
            {say("page-study-let-fall")}
          </button>
        ) : null}
        {standing.actor !== null && standing.actor >= 0 && (
          <button
            type="button"
            class="evaluate"
            disabled={busy || client.showing.value || !!client.evaluated.value?.thinking}
            onClick={() => void client.judge()}
          >
            {say("page-study-evaluate")}
          </button>
        )}
        <RulesButton game={table.game} say={say} />
      </div>
      {(busy || client.botThinking.value) && <progress aria-label={say("page-working")} />}
    </header>
  );
}

function headline(client: StudyClient, say: Say): string {
  const tell = teller(say);
  const standing = client.standing.value!;
  const scene = client.scene.value;
  if (client.state.value === "stale") return say("page-study-stale-told");
  if (client.showing.value && scene?.tells[0]) return tell(scene.tells[0]);
  const { result } = standing;
  if (result) return winners(result, say);
  if (client.draws.value.length) return say("page-study-chance");
  const [name, values] = standing.prompt;
  const bot = client.bot.value;
  const { game } = client.study;
  if (bot && known(game, `${name}.doing`))
    return say("page-waiting-for", { who: { seat: bot.seat }, what: say(`${name}.doing`, values) });
  return askedOf(standing, game, say);
}

/** Who plays each seat: somebody here, or a bot. */
function WhoPlays({ client, say }: Props) {
  return (
    <Seats
      {...{ client, say }}
      more={({ player }, i) =>
        client.mine ? (
          <Select
            aria-label={say("page-study-plays", { who: { seat: i } })}
            value={player}
            values={["human", ...inPage.value]}
            named={(one) => (one === "human" ? say("page-study-me") : botName(one, say))}
            change={(one) => void client.seatPlayer(i, one)}
          />
        ) : (
          player !== "human" && <span class="tag">{botName(player, say)}</span>
        )
      }
    >
      {client.mine && (
        <Check
          label={say("page-study-draws")}
          checked={storage.draws.value}
          change={(checked) => (storage.draws.value = checked)}
        />
      )}
    </Seats>
  );
}

/** What chance may do: somebody may say it. */
function Draws({ client, say }: Props) {
  const tell = teller(say);
  return (
    <section class="choices draws" aria-label={say("page-study-chance")}>
      <ul>
        {client.draws.value.map(({ text, says, odds }) => (
          <li key={text}>
            <button
              type="button"
              class="choice"
              data-draw={text}
              disabled={client.moves.value}
              onClick={() => void client.playAll([text])}
            >
              {tell(says)}
              <span class="odds">{say("page-percent", { percent: percent(odds) })}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const percent = (share: number): number => (share < 0.1 ? Math.round(share * 1000) / 10 : Math.round(share * 100));
