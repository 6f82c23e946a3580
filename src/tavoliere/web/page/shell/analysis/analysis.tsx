// The analysis of a finished game: everybody's chances over it, what decisions cost, luck apart from skill, and what would
// have been better, on the board.

import { useEffect, useState } from "preact/hooks";
import { Refused } from "../common/api";
import { Alert } from "../common/attempt";
import { BringJson } from "../common/json-file";
import { percent } from "../common/percent";
import { address, go } from "../common/routes";
import { SeatMark } from "../common/seat-mark";
import { gameInfo } from "../common/shelf";
import { learn, type Say, sayer, teller, whyNot } from "../common/words";
import { storage } from "../device/storage";
import { BoardScreen } from "../frame/frame";
import { Info } from "../frame/info";
import { OpenedGame } from "../frame/opened";
import { Eyes, PlayBar, PlayOn, usePlaying } from "../frame/play-bar";
import type { GameArt } from "../game/boards";
import { analysedGame, bringRecord, isRecord } from "./analysed-game";
import { AnalysisClient } from "./analysis-client";
import { ChosenDecision, stepBack, studyFromHere } from "./analysis-decision";
import { DecisionList, decisionsHere } from "./analysis-list";
import { ChancePlot } from "./analysis-plot";

/** The places of this screen at a table, if it has any. */
const placesAt = (table: string) => storage.tables.value.find((one) => one.table === table);

export const Analysis = ({ of }: { of: string }) => (
  <OpenedGame of={of} open={() => opening(of)} title={sayer()("analysis-title")}>
    {(opened) => <Desk {...opened} />}
  </OpenedGame>
);

async function opening(of: string): Promise<AnalysisClient> {
  const game = await analysedGame(of);
  const mine = Object.keys(placesAt(of)?.here ?? {})[0];
  const client = new AnalysisClient(game, mine === undefined ? 0 : Number(mine));
  void client.open();
  return client;
}

function Desk({ client, art, say }: { client: AnalysisClient; art: GameArt; say: Say }) {
  const shown = client.better.value ?? client;
  useEffect(() => {
    client.explanation.value = { text: say("analysis-welcome") };
  }, [client, say]);
  return (
    <BoardScreen
      {...{ art, client: shown, say }}
      name="analysis"
      title={say("analysis-title")}
      data={{
        "data-step": client.at.value,
        "data-judged": client.progress.value?.complete ? "all" : client.decisions.value.length,
      }}
      busy={!!client.busy.value || !!client.better.value?.showing.value}
      head={
        <header class="overview">
          <Legend {...{ client, say }} />
          <ChancePlot {...{ client, say }} />
        </header>
      }
      foot={<Controls {...{ client, say }} />}
    >
      {client.chosen.value ? <ChosenDecision {...{ client, say }} /> : <Tally {...{ client, say }} />}
      <Info client={client.explanation.value || client.notice.value ? client : shown} say={say} />
      <DecisionList {...{ client, say }} />
    </BoardScreen>
  );
}

// --- over the plot: who is who, their chances at the moment, and how far the work has come ---

function Legend({ client, say }: { client: AnalysisClient; say: Say }) {
  const chances = client.chances.value;
  const places = placesAt(client.analysed.key);
  const token = places && (Object.values(places.here)[0] ?? places.spectator);
  return (
    <div class="legend">
      {token && (
        <a class="to-table" href={address("sit", token)}>
          {say("analysis-to-table")}
        </a>
      )}
      <Term name="chance" {...{ client, say }} />
      <ul>
        {client.table.value.seats.map(({ name }, seat) => (
          <li>
            <SeatMark seat={seat} />
            <span class="name clipped">{name}</span> <b>{chances ? percent(chances[seat]!, 0) : "…"}</b>
          </li>
        ))}
      </ul>
      <Working {...{ client, say }} />
    </div>
  );
}

function Working({ client, say }: { client: AnalysisClient; say: Say }) {
  const progress = client.progress.value;
  if (!progress || progress.complete) return null;
  const { done, total, failed } = progress;
  return (
    <p class="working" role="status">
      <span class="clipped">{say(failed ? "analysis-failed" : "analysis-works", { done, total })}</span>
      {failed ? (
        <button type="button" onClick={client.tryAgain}>
          {say("page-again")}
        </button>
      ) : (
        <progress max={total} value={done} aria-label={say("analysis-progress")} />
      )}
    </p>
  );
}

/** A word that is explained where everything is. */
function Term({ name, client, say }: { name: string; client: AnalysisClient; say: Say }) {
  return (
    <button
      type="button"
      class="link term"
      onClick={() => (client.explanation.value = { text: say(`analysis-term-${name}.about`) })}
    >
      {say(`analysis-term-${name}`)}
    </button>
  );
}

// --- beside the board: what it came to for each player ---

function Tally({ client, say }: { client: AnalysisClient; say: Say }) {
  const players = client.players.value;
  const complete = client.progress.value?.complete;
  const { won } = client.analysed;
  const tell = teller(say);
  const lucky = client.throws.value.length > 0;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard
    <section class="tally" aria-label={say("analysis-players")} tabIndex={0}>
      <table class="sums">
        <thead>
          <tr>
            <th scope="col">{say("analysis-players")}</th>
            {["cost", "bad", "luck"].map((name) => (
              <th scope="col" class="number">
                <Term {...{ name, client, say }} />
              </th>
            ))}
          </tr>
        </thead>
        {players.map((one) => (
          <tbody key={one.seat}>
            <tr>
              <th scope="row" class={won[one.seat]! > 0 ? "winner" : ""}>
                <span class="who">
                  <SeatMark seat={one.seat} />
                  <span class="name clipped">{say("page-who", { who: { seat: one.seat } })}</span>
                </span>
              </th>
              <td class="number">{one.decisions ? percent(one.costPerDecision, 2) : "…"}</td>
              <td class="number">{one.decisions ? one.bad : "…"}</td>
              <td class="number">{percent(one.luck, 1, true)}</td>
            </tr>
            {(lucky || !complete) && (
              <tr class="unlucky">
                <td colSpan={4}>{complete ? one.verdict.map(tell).join(" ") : "…"}</td>
              </tr>
            )}
          </tbody>
        ))}
      </table>
    </section>
  );
}

// --- below the board: through the game, by whose eyes, and on from here ---

function Controls({ client, say }: { client: AnalysisClient; say: Say }) {
  const line = client.better.value;
  const done = line?.done.value ?? 0;
  const { last } = client;
  const at = client.at.value;
  const [going, setGoing] = usePlaying({
    shown: client.moment.value,
    over: at >= last || !!client.chosen.value,
    scene: client.scene.value,
    on: client.on,
  });
  const goOn = () => {
    client.leave();
    if (!going && at >= last) void client.turn(0).then(() => setGoing(true));
    else setGoing(!going);
  };
  const { playing, play, back, on } = line
    ? { playing: line.playing.value, play: line.watch, back: () => stepBack(client), on: line.next }
    : { playing: going, play: goOn, back: client.back, on: client.on };
  return (
    <PlayBar
      {...(line
        ? { at: done, last: line.tells.length, ends: { back: false, on: done >= line.tells.length } }
        : { at, last })}
      {...{ playing, play, back, on, say }}
      end={last}
      turn={(n) => client.turn(n)}
    >
      {line ? (
        <strong class="here-told clipped line-note">{say("analysis-line-note")}</strong>
      ) : (
        <>
          <Here {...{ client, say }} />
          <Eyes seats={client.table.value.seats} eyes={client.as.value} look={(as) => client.turn(at, as)} say={say} />
        </>
      )}
      <PlayOn open={() => studyFromHere(client)} showError={(problem) => client.showError(problem)} say={say} />
    </PlayBar>
  );
}

/** What the decisions of the scene on the board cost, and the luck in it. */
function Here({ client, say }: { client: AnalysisClient; say: Say }) {
  const scene = client.moment.value && !client.chosen.value ? client.scene.value : null;
  if (!scene) return <span class="here-told clipped" />;
  const worst = decisionsHere(client)
    .filter(({ choices }) => choices > 1)
    .sort((one, other) => other.cost - one.cost)[0];
  const thrown = client.throws.value.find(({ step }) => scene.first <= step + 1 && step + 1 <= scene.n);
  return (
    <span class="here-told clipped">
      {worst && (
        <button type="button" class="link" onClick={() => void client.pick(worst)}>
          {worst.cost > 0
            ? say("analysis-here-cost", { who: { seat: worst.seat }, cost: percent(worst.cost) })
            : say("analysis-here-best", { who: { seat: worst.seat } })}
        </button>
      )}
      {!worst &&
        thrown &&
        say("analysis-here-luck", {
          kind: teller(say)(thrown.kind),
          luck: thrown.luck.map((luck, seat) => [{ seat }, percent(luck, 1, true)]),
        })}
    </span>
  );
}

// --- a record that somebody brings ---

/** A record in a file is analysed as a table's game is. */
export function BringRecord() {
  const say = sayer();
  const [refusal, setRefusal] = useState<string | null>(null);
  const bring = async (file: File) => {
    setRefusal(null);
    let name = "";
    try {
      const record = JSON.parse(await file.text()) as { game?: string } | null;
      name = gameInfo(String(record?.game))?.name ?? "";
      if (!isRecord(record) || !name) throw new Refused(["analysis-bring-no-record", {}]);
      go("analysis", await bringRecord(record));
    } catch (problem) {
      await learn(name); // what is wrong may be a matter of its rules
      setRefusal(whyNot(sayer(name), problem, "analysis-bring-unreadable"));
    }
  };
  return (
    <main class="page narrow bring">
      <h1>{say("analysis-title")}</h1>
      <p>{say("analysis-bring")}</p>
      <BringJson class="file" label={say("analysis-bring-file")} {...{ bring }} />
      <Alert>{refusal}</Alert>
      <p>
        <a href={address("lobby")}>{say("page-to-lobby")}</a>
      </p>
    </main>
  );
}
