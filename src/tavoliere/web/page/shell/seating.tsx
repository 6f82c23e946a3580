// Sitting down to a new game: how many play, which variant, who sits where.

import { useState } from "preact/hooks";
import type { GameInfo, Option, Setting } from "../protocol";
import { openTable, Refused } from "./api";
import { isOpen } from "./boards";
import { Cover } from "./cover";
import { keepTable, kept } from "./kept";
import { SeatMark } from "./players";
import { address, go } from "./routes";
import { botName, shelf } from "./shelf";
import { known, sayer, teller } from "./words";

type Settings = Record<string, Setting>;
type OwnTable = Record<string, unknown>; // a table of data, as the server reads it

const HERE = "here"; // somebody at this screen
const AWAY = "away"; // a friend, by link
const BOT_NAMES = ["Ada", "Bruno", "Carla", "Dino", "Elsa", "Fosca"];

const hyphened = (name: string): string => name.replaceAll("_", "-");

export function Seating({ game: name }: { game: string }) {
  const game = shelf.value?.games.find((one) => one.name === name);
  if (!shelf.value) return <main class="page narrow" />;
  if (!game)
    return (
      <main class="page narrow">
        <p class="refusal">{sayer()("page-no-game", { game: name })}</p>
        <a href={address("lobby")}>{sayer()("page-to-lobby")}</a>
      </main>
    );
  return <Places key={name} game={game} />;
}

function Places({ game }: { game: GameInfo }) {
  const say = sayer(game.name);
  const { levels, usual, seconds } = shelf.value!;
  const [settings, setSettings] = useState<Settings>(() => settled(game, {}));
  const [who, setWho] = useState<string[]>(() => [HERE, ...Array<string>(9).fill(usual)]);
  const [names, setNames] = useState<string[]>(() => [kept.name.value]);
  const [hints, setHints] = useState(true);
  const [tables, setTables] = useState<Record<string, OwnTable>>({});
  const [refusal, setRefusal] = useState("");
  const [busy, setBusy] = useState(false);

  const choose = (option: string, value: Setting) => setSettings(settled(game, { ...settings, [option]: value }));
  const players = Number(settings.players);
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const usualName = (seat: number) =>
    who[seat] === HERE || who[seat] === AWAY ? say("seat", { number: seat + 1 }) : BOT_NAMES[seat % BOT_NAMES.length]!;
  const described = choices(game).filter((option) =>
    option.values.some((value) => known(game.name, about(option.name, value))),
  );
  const house = choices(game).filter((option) => option.name !== "players" && !described.includes(option));
  const ownTables = game.options.filter(({ values }) => !values).map(({ name }) => name);
  const several = who.slice(0, players).filter((one) => one === HERE).length > 1;

  /** A table from a file of the reader's own; without a file, ours again. */
  const lay = async (option: string, file: File | undefined) => {
    const { [option]: _, ...others } = tables;
    setRefusal("");
    setBusy(true);
    try {
      setTables(file ? { ...others, [option]: JSON.parse(await file.text()) as OwnTable } : others);
    } catch {
      setTables(others);
      setRefusal(say("page-not-json", { file: file!.name }));
    }
    setBusy(false);
  };

  const begin = async (event: Event) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setRefusal("");
    const called = seats.map((seat) => (names[seat] ?? "").trim());
    const first = who.indexOf(HERE);
    if (first >= 0 && called[first]) kept.name.value = called[first];
    try {
      const opened = await openTable({
        game: game.name,
        options: { ...settings, ...tables },
        seats: seats.map((seat) => ({
          name: called[seat] || usualName(seat),
          player: who[seat] === HERE || who[seat] === AWAY ? "human" : who[seat]!,
        })),
        hints,
      });
      const links = (place: string) =>
        Object.fromEntries(seats.filter((seat) => who[seat] === place).map((seat) => [seat, opened.tokens[seat]!]));
      keepTable({
        table: opened.table,
        game: game.name,
        here: links(HERE),
        away: links(AWAY),
        spectator: opened.spectator,
      });
      go("sit", Object.values(links(HERE))[0] ?? opened.spectator);
    } catch (problem) {
      setRefusal(problem instanceof Refused ? teller(say)(problem.says) : String(problem));
      setBusy(false);
    }
  };

  return (
    <main class="page seating">
      <header>
        <Cover game={game.name} />
        <div>
          <h1>{say("title")}</h1>
          <p class="tagline">{say("tagline")}</p>
          <p class="quiet">
            {say("page-by", { authors: say("authors") })} ·{" "}
            <a href={address("rules", game.name)}>{say("page-rules")}</a>
          </p>
        </div>
      </header>
      <form onSubmit={(event) => void begin(event)}>
        <div class="what">
          <fieldset class="tiles">
            <legend>{say("page-how-many")}</legend>
            {choices(game)
              .find((option) => option.name === "players")!
              .values.map((value) => (
                <Tile name="players" value={value} chosen={settings.players} choose={choose} title={String(value)} />
              ))}
          </fieldset>
          {described.map((option) => (
            <Variants key={option.name} {...{ game, option, settings, choose }} />
          ))}
          {house.length + ownTables.length > 0 && (
            <details class="house">
              <summary>{say("page-house-rules")}</summary>
              {house.map((option) => (
                <label>
                  {say(`option-${hyphened(option.name)}`)}
                  <select
                    value={String(settings[option.name])}
                    onChange={(event) =>
                      choose(
                        option.name,
                        option.values.find((value) => String(value) === event.currentTarget.value) ?? null,
                      )
                    }
                  >
                    {option.values.map((value) => (
                      <option value={String(value)}>{valueName(game.name, option.name, value)}</option>
                    ))}
                  </select>
                </label>
              ))}
              {ownTables.map((option) => (
                <label>
                  {say(`option-${option}`)}
                  <input
                    type="file"
                    accept=".json,application/json"
                    onClick={(event) => {
                      event.currentTarget.value = ""; // or the same file, edited meanwhile, would be no change
                      void lay(option, undefined);
                    }}
                    onChange={(event) => void lay(option, event.currentTarget.files?.[0])}
                  />
                </label>
              ))}
            </details>
          )}
        </div>
        <div class="who">
          <fieldset class="seats">
            <legend>{say("page-who-sits")}</legend>
            <ol>
              {seats.map((seat) => (
                <li>
                  <SeatMark seat={seat} />
                  <select
                    aria-label={say("page-who-at", { number: seat + 1 })}
                    value={who[seat]}
                    onChange={(event) => setWho(who.map((one, i) => (i === seat ? event.currentTarget.value : one)))}
                  >
                    <option value={HERE}>
                      {say(seat === who.indexOf(HERE) || !who.includes(HERE) ? "page-me" : "page-friend-here")}
                    </option>
                    <option value={AWAY}>{say("page-friend-away")}</option>
                    {levels.map((level) => (
                      <option value={level}>{botName(level, say)}</option>
                    ))}
                  </select>
                  <input
                    type="text"
                    maxLength={24}
                    aria-label={say("page-name-at", { number: seat + 1 })}
                    placeholder={usualName(seat)}
                    value={names[seat] ?? ""}
                    onInput={(event) => {
                      const changed = [...names];
                      changed[seat] = event.currentTarget.value;
                      setNames(changed);
                    }}
                  />
                </li>
              ))}
            </ol>
            {who.slice(0, players).some((one) => levels.includes(one)) && (
              <p class="quiet">{say("page-levels", { seconds })}</p>
            )}
            {several && <p class="quiet">{say(isOpen(game.name) ? "page-hot-seat-open" : "page-hot-seat")}</p>}
            {who.slice(0, players).includes(AWAY) && <p class="quiet">{say("page-links-after")}</p>}
          </fieldset>
          <label class="check">
            <input type="checkbox" checked={hints} onChange={(event) => setHints(event.currentTarget.checked)} />
            {say("page-allow-hints")}
          </label>
          {refusal && (
            <p class="refusal" role="alert">
              {refusal}
            </p>
          )}
          <p class="row">
            <button type="submit" class="primary large" disabled={busy}>
              {say("page-begin")}
            </button>
            <span class="quiet">{say(isOpen(game.name) ? "page-spectators-open" : "page-spectators-see")}</span>
          </p>
        </div>
      </form>
    </main>
  );
}

/** The values of an option, each with a sentence; where only one goes with the rest, its sentence alone. */
function Variants({ game, option, settings, choose }: VariantsProps) {
  const say = sayer(game.name);
  const fitting = fittingValues(option, settings);
  if (fitting.length === 1) return <p class="tagline">{say(about(option.name, fitting[0]!))}</p>;
  return (
    <fieldset class="tiles variants">
      <legend>{say(`option-${hyphened(option.name)}`)}</legend>
      {fitting.map((value) => (
        <Tile
          name={option.name}
          value={value}
          chosen={settings[option.name]!}
          choose={choose}
          title={valueName(game.name, option.name, value)}
          about={say(about(option.name, value))}
        />
      ))}
    </fieldset>
  );
}

/** What is chosen from a list; a table of data comes from a file. */
function choices(game: GameInfo): Choosable[] {
  return game.options.flatMap(({ values, ...option }) => (values ? [{ ...option, values }] : []));
}

interface Choosable extends Option {
  values: Setting[];
}

/** The values that go with so many players. */
const fittingValues = (option: Choosable, settings: Settings): Setting[] =>
  option.fitting[String(settings.players)] ?? option.values;

interface VariantsProps {
  game: GameInfo;
  option: Choosable;
  settings: Settings;
  choose: (name: string, value: Setting) => void;
}

interface TileProps {
  name: string;
  value: Setting;
  chosen: Setting | undefined;
  choose: (name: string, value: Setting) => void;
  title: string;
  about?: string;
}

function Tile({ name, value, chosen, choose, title, about }: TileProps) {
  return (
    <label class="tile">
      <input
        type="radio"
        name={name}
        value={String(value)}
        checked={chosen === value}
        onChange={() => choose(name, value)}
      />
      <strong>{title}</strong>
      {about && <span>{about}</span>}
    </label>
  );
}

/** The settings with what is left out as usual, and with nothing that does not go together. */
function settled(game: GameInfo, chosen: Settings): Settings {
  const settings: Settings = {};
  for (const option of choices(game))
    settings[option.name] = option.name in chosen ? chosen[option.name]! : option.default;
  for (const option of choices(game)) {
    const fitting = fittingValues(option, settings);
    if (!fitting.includes(settings[option.name]!)) settings[option.name] = fitting[0] ?? null;
  }
  return settings;
}

const about = (option: string, value: Setting): string =>
  `about-${hyphened(option)}-${String(value ?? "none").toLowerCase()}`;

function valueName(game: string, option: string, value: Setting): string {
  const say = sayer(game);
  const name = `option-${hyphened(option)}-${String(value ?? "none").toLowerCase()}`;
  return known(game, name) ? say(name) : String(value);
}
