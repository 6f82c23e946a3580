// With the real box: the games that are being played so on this device, how one begins, and the referee's desk.

import { useEffect, useState } from "preact/hooks";
import type { GameInfo } from "../../protocol";
import { Refused, shareReal } from "../common/api";
import { Alert, useAttempt } from "../common/attempt";
import { BoxLinks } from "../common/box-links";
import { Cover } from "../common/cover";
import { Select } from "../common/fields";
import { BringJson, readJson } from "../common/json-file";
import { address, go, swap } from "../common/routes";
import { SeatMark } from "../common/seat-mark";
import { difficulty, gameInfo, inPage, shelf } from "../common/shelf";
import { language, sayer } from "../common/words";
import { serverless } from "../device/server";
import { ownOf } from "../device/storage";
import { OpenedGame } from "../frame/opened";
import { choices, fittingValues, type ListedOption, type OwnTable, type Settings, settled } from "../lobby/new-table";
import { OwnRules } from "../lobby/own-rules";
import { isVariant, SettingField } from "../lobby/settings";
import { NameField, withAt } from "./desk-setup";
import { forgetReal, freshKey, type KeptGame, keepReal, type RealGame, realGame, realGames } from "./real-games";
import { beginReal, bringReal, RefereeClient, sitAtReal } from "./referee-client";
import { Desk } from "./referee-desk";

export function Referee({ game, real }: { game: string | null; real: string | null }) {
  if (game && real) return <Refereed key={real} of={real} />;
  const info = game ? gameInfo(game) : undefined;
  return info ? <Beginning key={info.name} game={info} /> : <Games />;
}

/** Keeps a game under a key of its own, and goes there; where each types their own cards, they are let in at once. */
async function keepAndGo(record: RealGame, scores: number[], over: boolean): Promise<void> {
  const key = freshKey();
  const shared = record.cards === "own" && !over ? { shared: await shareReal(record) } : {};
  await keepReal({ key, record, scores, over, when: Date.now(), n: 0, ...shared });
  go("referee", record.game, key);
}

// --- which games there are ---

function Games() {
  const say = sayer();
  const [games, setGames] = useState<KeptGame[]>([]);
  const { refusal, attempt } = useAttempt(say);
  useEffect(() => void attempt(async () => setGames(await realGames())), []);
  const bring = (file: File) =>
    attempt(async () => {
      const found = await bringReal(await readJson(file, "page-referee-not-json"));
      await keepAndGo(found.record, found.standing.scores, found.standing.result !== null);
    });
  return (
    <main class="page real-games">
      <h1>{say("page-referee")}</h1>
      <p class="tagline">{say("page-referee-about")}</p>
      <Alert>{refusal}</Alert>
      {games.length > 0 && (
        <section aria-labelledby="going-on">
          <h2 id="going-on">{say("page-referee-going-on")}</h2>
          <ul class="going-on">
            {games.map((one) => (
              <li key={one.key}>
                <a
                  class="button"
                  href={
                    one.phone === undefined ? address("referee", one.record.game, one.key) : address("phone", one.key)
                  }
                >
                  <strong>{sayer(one.record.game)("title")}</strong>
                  <span>
                    {one.record.seats
                      .map(({ name }, i) => [name || say("seat", { number: i + 1 }), one.scores[i]].join(" "))
                      .join(", ")}
                  </span>
                  <span class="quiet">
                    {one.phone !== undefined
                      ? say("page-phone-seat", { who: one.record.seats[one.phone]?.name || one.phone + 1 })
                      : one.over
                        ? say("page-referee-over")
                        : say("page-referee-steps", { count: one.record.told.length })}{" "}
                    · {new Date(one.when).toLocaleDateString(language.value, { day: "numeric", month: "long" })}
                  </span>
                </a>
                <button
                  type="button"
                  onClick={() => {
                    if (confirm(say("page-referee-forget-sure")))
                      void forgetReal(one.key).then(() => setGames(games.filter(({ key }) => key !== one.key)));
                  }}
                >
                  {say("page-forget")}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="begin">
        <h2 id="begin">{say("page-referee-begin")}</h2>
        <ul class="boxes">
          {shelf.value!.games.map((game) => (
            <li key={game.name}>
              <a class="face" href={address("referee", game.name)}>
                <Cover game={game.name} />
                <strong>{sayer(game.name)("title")}</strong>
              </a>
              <BoxLinks game={game} say={sayer(game.name)} />
            </li>
          ))}
        </ul>
      </section>
      <BringJson class="bring" label={say("page-referee-bring")} bring={bring} />
    </main>
  );
}

// --- how one begins ---

function Beginning({ game }: { game: GameInfo }) {
  const say = sayer(game.name);
  const [settings, setSettings] = useState<Settings>(() => settled(game, {}));
  const [names, setNames] = useState<string[]>([]);
  const [who, setWho] = useState<string[]>([]);
  const [cards, setCards] = useState<"public" | "own" | "typed">("public");
  const [tables, setTables] = useState<Record<string, OwnTable>>({});
  const { refusal, busy, attempt } = useAttempt(say);
  const players = Number(settings.players);
  // What changes a game most; house rules are for those who look for them.
  const isFirst = (option: ListedOption) => option.name === "players" || isVariant(game.name, option);
  const offered = choices(game).filter((option) => fittingValues(option, settings).length > 1);
  const begin = (event: Event) => {
    event.preventDefault();
    const seats = Array.from({ length: players }, (_, i) => ({
      name: (names[i] ?? "").trim(),
      player: who[i] || "human",
    }));
    void attempt(async () => {
      const found = await beginReal({ game: game.name, options: { ...settings, ...tables }, seats, cards });
      await keepAndGo(found.record, found.standing.scores, false);
    });
  };
  const rule = (option: ListedOption) => (
    <SettingField key={option.name} {...{ game, option, settings, say }} change={setSettings} />
  );
  return (
    <main class={`page seating real-begin ${game.name} players-${players}`}>
      <header>
        <Cover game={game.name} />
        <div>
          <h1>{say("page-referee-of", { game: say("title") })}</h1>
          <p class="tagline">{say("page-referee-about")}</p>
        </div>
      </header>
      <form onSubmit={begin}>
        <div class="what">
          {offered.filter(isFirst).map(rule)}
          {!offered.every(isFirst) && (
            <details class="house">
              <summary>{say("page-house-rules")}</summary>
              {offered.filter((option) => !isFirst(option)).map(rule)}
            </details>
          )}
          <OwnRules
            {...{ game, say, settings, tables }}
            change={(part) => {
              if (part.settings) setSettings(part.settings);
              if (part.tables) setTables(part.tables);
            }}
          />
        </div>
        <div class="who card raised">
          <fieldset class="seats">
            <legend>{say("page-who-sits")}</legend>
            <ol>
              {Array.from({ length: players }, (_, seat) => (
                <li key={seat}>
                  <SeatMark seat={seat} />
                  <NameField {...{ seat, names, say }} change={setNames} />
                  <Select
                    aria-label={say("page-who-at", { number: seat + 1 })}
                    value={who[seat] || "human"}
                    values={["human", ...inPage.value]}
                    named={(one) => (one === "human" ? say("page-referee-person") : difficulty(one, say))}
                    change={(one) => setWho(withAt(who, seat, one))}
                  />
                </li>
              ))}
            </ol>
            {serverless && <p class="quiet">{say("page-serverless-referee")}</p>}
            {who.slice(0, players).some((one) => one && one !== "human") && (
              <p class="quiet">{say(game.open ? "page-referee-bots" : "page-referee-bots-cards")}</p>
            )}
          </fieldset>
          {!game.open && (
            <fieldset class="tiles cards">
              <legend>{say("page-referee-cards")}</legend>
              {(["public", "own", "typed"] as const)
                .filter((one) => one !== "own" || !serverless)
                .map((one) => (
                  <label class="tile" key={one}>
                    <input
                      type="radio"
                      name="cards"
                      value={one}
                      checked={cards === one}
                      onChange={() => setCards(one)}
                    />
                    <strong>{say(`page-referee-cards-${one}`)}</strong>
                    <span>{say(`page-referee-cards-${one}-about`)}</span>
                  </label>
                ))}
            </fieldset>
          )}
          <Alert>{refusal}</Alert>
          <p class="row">
            <button type="submit" class="primary large" disabled={busy}>
              {say("page-begin")}
            </button>
            <a class="button" href={address("referee")}>
              {say("page-referee-all")}
            </a>
          </p>
          <p class="quiet">{say(cards === "own" && !game.open ? "page-phone-kept-there" : "page-referee-kept-here")}</p>
        </div>
      </form>
    </main>
  );
}

// --- the desk ---

const Refereed = ({ of }: { of: string }) => <AtDesk find={() => realGame(of)} of={of} />;

/** A seat at a game that another device leads, by its link. */
export const Phone = ({ token }: { token: string }) => <AtDesk key={token} find={() => seatOf(token)} of={token} />;

async function seatOf(token: string): Promise<KeptGame> {
  const own = ownOf(token);
  const { record, standing, me } = await sitAtReal(token, own);
  swap(token, own); // the link is used up: what the address says is what works on another device too
  const game = { key: own, record, scores: standing.scores, over: standing.result !== null, phone: me };
  const before = await realGame(own).catch(() => undefined);
  const kept = { ...game, when: Date.now(), n: before?.n ?? 0 };
  await keepReal(kept).catch(() => {}); // whoever has the link finds it without that
  return kept;
}

function AtDesk({ find, of }: { find: () => Promise<KeptGame | undefined>; of: string }) {
  const home = { href: address("referee"), label: sayer()("page-referee-all") };
  return (
    <OpenedGame {...{ of, home }} open={() => opening(find)}>
      {(opened) => <Desk {...opened} />}
    </OpenedGame>
  );
}

async function opening(find: () => Promise<KeptGame | undefined>): Promise<RefereeClient> {
  const found = await find();
  if (!found) throw new Refused(["page-referee-gone", {}]);
  const client = new RefereeClient(found);
  void client.open();
  return client;
}
