// The scorer: for those who play with their own box and want only the counting.

import { useMemo, useRef } from "preact/hooks";
import type { Icon } from "../../board";
import type { GameInfo, Message } from "../../protocol";
import { Cited, RulesBeside, RulesButton } from "../book/rulebook";
import { Alert } from "../common/attempt";
import type { CountResult } from "../common/desk-answers";
import { NotThere } from "../common/fetched";
import { rich } from "../common/rich";
import { address } from "../common/routes";
import { SeatMark } from "../common/seat-mark";
import { shelf } from "../common/shelf";
import { gainLook, signed } from "../common/signed";
import { language, type Say, sayer, teller } from "../common/words";
import type { KeptScores } from "../device/storage";
import { Sheet } from "../editor/edit-sheet";
import { seatsOf } from "../game/seats";
import { useArt } from "../game/stage";
import { settled } from "../lobby/new-table";
import { Setup } from "./desk-setup";
import { ScorerClient } from "./scorer-client";

export function Scorer({ game: name }: { game: string | null }) {
  const games = shelf.value!.games.filter(({ counts }) => counts.length > 0);
  const game = games.find((one) => one.name === name);
  if (name === null || !game) return <Which games={games} />;
  return <Pad key={name} game={game} />;
}

/** Of which game something is to be counted. */
function Which({ games }: { games: GameInfo[] }) {
  const say = sayer();
  return (
    <main class="page narrow scorer">
      <h1>{say("page-scorer")}</h1>
      <p>{say("page-scorer-about")}</p>
      <p class="row">
        {games.map(({ name }) => (
          <a key={name} class="button large" href={address("scorer", name)}>
            {sayer(name)("title")}
          </a>
        ))}
      </p>
    </main>
  );
}

function Pad({ game }: { game: GameInfo }) {
  const art = useArt(game.name);
  const client = useMemo(
    () =>
      new ScorerClient(
        game.name,
        (): KeptScores => ({ options: settled(game, {}), count: game.counts[0]!, given: {}, names: [], rounds: [] }),
      ),
    [game],
  );
  const code = language.value;
  const { options, names, count } = client.state.value;
  const players = Number(options.players);
  const seats = useMemo(
    () => seatsOf(Array.from({ length: players }, (_, seat) => ({ name: (names[seat] ?? "").trim() }))),
    [code, players, names],
  );
  const say = useMemo(() => sayer(game.name, seats), [code, game, seats]);
  const counted = client.counted.value;
  const outcome = useRef<HTMLElement>(null);
  const { set } = client;
  const pad = { sheet: counted?.sheet, reasons: counted?.reasons ?? [], given: client.state.value.given, set };
  if (!art) return <NotThere />;
  const tell = teller(say);
  return (
    <main class={`page scorer ${game.name} players-${players}`}>
      <header class="row apart">
        <h1>
          {say("page-scorer")} · {say("title")}
        </h1>
        <div class="row">
          <button type="button" disabled={!client.canUndo.value} onClick={client.undo}>
            {say("page-editor-undo")}
          </button>
          <button type="button" onClick={client.restart}>
            {say("page-scorer-restart")}
          </button>
          <RulesButton game={game.name} say={say} />
        </div>
      </header>
      <Setup {...{ game, say, options, names }} change={client.setUp} call={client.call} />
      <nav class="row tabs" aria-label={say("page-scorer-what")}>
        {game.counts.map((one) => (
          <button type="button" key={one} aria-pressed={one === count} onClick={() => client.choose(one)}>
            {say(`count-${one}`)}
          </button>
        ))}
      </nav>
      <p class="quiet">{say(`about-count-${count}`)}</p>
      <Alert>{client.notice.value && tell(client.notice.value)}</Alert>
      <div class="halves">
        <Sheet {...{ say }} client={pad} Icon={art.Icon} />
        <section class="outcome" ref={outcome} aria-live="polite" aria-label={say("page-summary")}>
          {counted?.reasons.map(({ message }) => (
            <p key={JSON.stringify(message)} class="refusal">
              <Cited text={tell(message)} game={game.name} />
            </p>
          ))}
          {counted?.result && <Outcome {...{ client, say, seats }} result={counted.result} Icon={art.Icon} />}
          <Ledger {...{ client, say, seats }} />
        </section>
      </div>
      <Totals {...{ client, say, seats, place: outcome }} />
      <RulesBeside say={say} />
    </main>
  );
}

interface OutcomeProps {
  client: ScorerClient;
  say: Say;
  seats: { name: string }[];
}

function Outcome({ client, say, seats, result, Icon }: OutcomeProps & { result: CountResult; Icon: Icon | null }) {
  const tell = teller(say);
  const { question, following } = result;
  const others = result.lines.filter(([seat]) => seat < 0);
  return (
    <>
      <h2>{rich(say, result.title, Icon)}</h2>
      {question && (
        <div class="card question">
          <p>
            <SeatMark seat={question.seat} /> <strong>{rich(say, question.prompt, Icon)}</strong>
          </p>
          {question.answers.map(({ text, label, comes }) => (
            <button type="button" key={text} class="answer" onClick={() => client.answer(text)}>
              <span>{rich(say, label, Icon)}</span>
              {comes.map((one) => (
                <small key={JSON.stringify(one)}>{tell(one)}</small>
              ))}
            </button>
          ))}
        </div>
      )}
      <ul class="counted">
        {seats.map(({ name }, seat) => (
          <Points
            key={seat}
            {...{ name, seat, say, Icon }}
            lines={result.lines.filter(([one]) => one === seat)}
            gained={question ? null : (result.gained[seat] ?? null)}
            score={result.scores[seat] ?? null}
            rank={question ? null : (result.ranks[seat] ?? null)}
          />
        ))}
        {others.length > 0 && <Points name={say("page-summary-others")} seat={-1} lines={others} {...{ say, Icon }} />}
      </ul>
      {result.told.length > 0 && (
        <ul class="because">
          {result.told.map((one) => (
            <li key={JSON.stringify(one)}>
              <Cited text={tell(one)} game={client.game} />
            </li>
          ))}
        </ul>
      )}
      {following && !question && result.ranks.length === 0 && result.gained.some((one) => one !== 0) && (
        <button type="button" class="primary" onClick={client.goOn}>
          {say("page-scorer-go-on")}
        </button>
      )}
    </>
  );
}

interface PointsProps {
  name: string;
  seat: number;
  lines: [seat: number, what: Message, points: number][];
  say: Say;
  Icon: Icon | null;
  gained?: number | null;
  score?: number | null;
  rank?: number | null;
}

/** What somebody gets, line by line, and what that makes in all. */
function Points({ name, seat, lines, say, Icon, gained = null, score = null, rank = null }: PointsProps) {
  return (
    <li class={rank === 1 ? "card winner" : "card"}>
      <h3 class="seat-points">
        {seat >= 0 && <SeatMark seat={seat} />}
        <span class="name">{rank === null ? name : say("page-rank", { rank, who: name })}</span>
        {gained !== null && gained !== 0 && <span class={gainLook(gained)}>{signed(gained)}</span>}
        {score !== null && <strong class="score">{score}</strong>}
      </h3>
      {lines.length > 0 && (
        <table class="sums">
          <tbody>
            {lines.map(([, what, points]) => (
              <tr key={JSON.stringify(what)}>
                <td>{rich(say, what, Icon)}</td>
                <td class="number">{points}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </li>
  );
}

/** On a phone, in one line what it comes to; a tap shows why. */
function Totals({ client, say, seats, place }: OutcomeProps & { place: { current: HTMLElement | null } }) {
  const { reasons = [], result = null } = client.counted.value ?? {};
  const short = reasons.length ? "page-scorer-wrong" : result?.question ? "page-scorer-asked" : null;
  return (
    <button type="button" class="totals" onClick={() => place.current?.scrollIntoView({ block: "start" })}>
      {short ? (
        <strong>{say(short)}</strong>
      ) : (
        seats.map(({ name }, seat) => (
          <span class="one" key={seat}>
            <SeatMark seat={seat} /> {name} <strong>{result?.scores[seat] ?? result?.gained[seat] ?? ""}</strong>
            {!!result?.scores.length && !!result.gained[seat] && <small>{signed(result.gained[seat])}</small>}
          </span>
        ))
      )}
    </button>
  );
}

/** What was counted before, one line each. */
function Ledger({ client, say, seats }: OutcomeProps) {
  const { rounds } = client.state.value;
  if (!rounds.length) return null;
  return (
    <details class="ledger" open>
      <summary>{say("page-scorer-ledger")}</summary>
      <table>
        <thead>
          <tr>
            <td />
            {seats.map(({ name }, seat) => (
              <th scope="col" key={seat}>
                <SeatMark seat={seat} /> {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rounds.map(({ gained, scores }, i) => (
            <tr key={i}>
              <th scope="row">{i + 1}</th>
              {seats.map((_, seat) => (
                <td class="number" key={seat}>
                  {scores[seat] ?? ""} <small class="quiet">{gained[seat] ? signed(gained[seat]) : ""}</small>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
