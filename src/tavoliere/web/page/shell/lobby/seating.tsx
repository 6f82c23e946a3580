// Sitting down to a new game: how many play, which variant, who sits where, how much time there is.

import { useEffect, useState } from "preact/hooks";
import type { GameInfo, Setting } from "../../protocol";
import { Alert, useAttempt } from "../common/attempt";
import { Cover } from "../common/cover";
import { Check, Select, TextField } from "../common/fields";
import { address } from "../common/routes";
import { SeatMark } from "../common/seat-mark";
import { difficulty, levelsHere, shelf } from "../common/shelf";
import { known, type Say, sayer } from "../common/words";
import { Refused, serverless } from "../device/server";
import { readJson, storage, writeJson } from "../device/storage";
import { isOpen } from "../game/boards";
import { matchmaking, watchMatchmaking } from "../people/matchmaking-news";
import { TakePart } from "../people/take-part";
import {
  AWAY,
  botNames,
  choices,
  fittingValues,
  HERE,
  isPerson,
  type ListedOption,
  layOpenTable,
  layTable,
  minutes,
  OPEN,
  type OwnTable,
  type Settings,
  settled,
} from "./new-table";
import { OwnRules } from "./own-rules";
import { aboutValue, hyphened, isVariant, optionName, SettingSelect, valueName } from "./settings";

const MOST_SEATS = 8;
const MINUTES = [10, 15, 20, 30, 45, 60, 90];
const DAYS = [1, 2, 3, 7];
const VACATIONS = [0, 7, 14, 30]; // days
const DAY = 86_400;

/** What has been chosen so far. It stays while one looks at the rules, as long as the tab is open. */
interface Chosen {
  settings: Settings;
  who: string[];
  names: string[];
  hints: boolean;
  clock: string; // "", "game 900", "move 86400"
  substitute: string; // the bot that takes the seat of whoever has no time left
  lost: boolean; // and it plays to the end
  rated: boolean; // an open table counts for ratings
  listed: boolean; // all find it, else those who are given its address
  least: string; // the rating that is looked for; "" for any
  most: string;
  vacation: number; // days of it for each person, where turns take days
  tables: Record<string, OwnTable>;
}

const placeOf = (game: string): string => `tavoliere-seating-${game}`;

function atFirst(game: GameInfo, open: boolean): Chosen {
  const { usual } = shelf.value!;
  const levels = levelsHere();
  const fresh: Chosen = {
    settings: {},
    who: [HERE, ...Array<string>(MOST_SEATS - 1).fill(usual)],
    names: [storage.name.value],
    hints: true,
    clock: "",
    substitute: usual,
    lost: false,
    rated: true,
    listed: true,
    least: "",
    most: "",
    vacation: 7,
    tables: {},
  };
  const chosen = { ...fresh, ...readJson<Partial<Chosen>>(placeOf(game.name), {}, "tab") };
  chosen.who = chosen.who.map((one) => (isPerson(one) || levels.includes(one) ? one : usual));
  if (serverless) chosen.who = chosen.who.map((one) => (one === AWAY ? HERE : one));
  if (open) {
    // I, and somebody for each other seat
    chosen.who = [HERE, ...Array<string>(MOST_SEATS - 1).fill(OPEN)];
    if (!chosen.clock) chosen.clock = `game ${30 * 60}`;
  } else chosen.who = chosen.who.map((one) => (one === OPEN ? AWAY : one));
  return { ...chosen, settings: settled(game, chosen.settings) };
}

export function Seating({ game: name, open }: { game: string; open: boolean }) {
  const game = shelf.value?.games.find((one) => one.name === name);
  if (!shelf.value) return <main class="page narrow" />;
  if (!game)
    return (
      <main class="page narrow">
        <p class="refusal">{sayer()("page-no-game", { game: name })}</p>
        <a href={address("lobby")}>{sayer()("page-to-lobby")}</a>
      </main>
    );
  return <Places key={name} game={game} open={open} />;
}

function Places({ game, open }: { game: GameInfo; open: boolean }) {
  const say = sayer(game.name);
  const [chosen, setChosen] = useState<Chosen>(() => atFirst(game, open));
  const { refusal, busy, attempt } = useAttempt(say);
  useEffect(() => (open ? watchMatchmaking() : undefined), [open]);
  const stranger = open && !matchmaking.value?.me; // has not said yet under which name
  const { settings, names, hints, tables } = chosen;
  const change = (part: Partial<Chosen>) => setChosen({ ...chosen, ...part });
  useEffect(() => writeJson(placeOf(game.name), chosen, "tab"), [chosen]); // a browser that stores nothing asks again

  const choose = (option: string, value: Setting) =>
    change({ settings: settled(game, { ...settings, [option]: value }) });
  const players = Number(settings.players);
  const who = chosen.who.slice(0, players);
  const takes = minutes(game, settings, who);
  const listed = choices(game);
  const described = listed.filter((option) => isVariant(game.name, option));
  const house = listed.filter(
    (option) => option.name !== "players" && !described.includes(option) && fittingValues(option, settings).length > 1,
  );
  const ownTables = game.options.filter(({ values }) => !values);

  /** A table from a file of the reader's own; without a file, ours again. */
  const lay = async (option: string, file: File | undefined) => {
    const { [option]: _, ...others } = tables;
    try {
      change({ tables: file ? { ...others, [option]: JSON.parse(await file.text()) as OwnTable } : others });
    } catch {
      change({ tables: others });
      throw new Refused(["page-not-json", { file: file!.name }]);
    }
  };

  const begin = async () => {
    const called = who.map((_, seat) => (names[seat] ?? "").trim());
    const first = who.indexOf(HERE);
    if (first >= 0 && called[first]) storage.name.value = called[first];
    const [kind, seconds] = chosen.clock.split(" ");
    const { lost, substitute: bot, rated, listed, least, most } = chosen;
    const vacation = kind === "move" ? chosen.vacation : 0;
    const clock = { kind: kind as "game" | "move", seconds: Number(seconds), bot, lost, vacation };
    if (!open) return layTable(game, { settings, who, names: called, hints, clock: seconds ? clock : null, tables });
    await layOpenTable({
      ...{ game: game.name, options: settings, bots: who.filter((one) => !isPerson(one)), clock, rated, listed },
      ...(least && { least: Number(least) }),
      ...(most && { most: Number(most) }),
    });
  };

  return (
    <main class={`page seating ${game.name} players-${players}`}>
      <header>
        <Cover game={game.name} />
        <div>
          <h1>{say("title")}</h1>
          <p class="tagline">{say("tagline")}</p>
          <p class="quiet">
            {say("page-by", { authors: say("authors") })} ·{" "}
            <a href={address("rules", game.name)}>{say("page-rules")}</a>
            {game.lessons.length > 0 && (
              <>
                {" "}
                · <a href={address("learn", game.name)}>{say("page-lessons")}</a>
              </>
            )}
            {game.puzzles > 0 && (
              <>
                {" "}
                · <a href={address("puzzles", game.name)}>{say("page-puzzles")}</a>
              </>
            )}
            {" · "}
            <a href={address("referee", game.name)}>{say("page-referee")}</a>
            {game.editor && (
              <>
                {" "}
                · <a href={address("editor", game.name)}>{say("page-editor")}</a>
              </>
            )}
          </p>
        </div>
      </header>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void attempt(begin);
        }}
      >
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
          {!serverless && <OwnRules {...{ game, say, settings, tables, change }} />}
          {house.length > 0 && (
            <details class="house">
              <summary>{say("page-house-rules")}</summary>
              {house.map((option) => (
                <HouseRule key={option.name} {...{ game, option, settings, change }} />
              ))}
            </details>
          )}
          {ownTables.length > 0 && !open && !serverless && (
            <details class="designers">
              <summary>{say("page-designers")}</summary>
              {ownTables.map((option) => (
                <label>
                  <span>
                    {say(`option-${option.name}`)} <RuleLink game={game.name} rule={option.rule} say={say} />
                    <span class="quiet">{say("page-own-table")}</span>
                  </span>
                  <input
                    type="file"
                    accept=".json,application/json"
                    onClick={(event) => {
                      event.currentTarget.value = ""; // or the same file, edited meanwhile, would be no change
                      void attempt(() => lay(option.name, undefined));
                    }}
                    onChange={({ currentTarget: { files } }) => void attempt(() => lay(option.name, files?.[0]))}
                  />
                  {option.name in tables && <strong class="laid">{say("page-own-table-laid")}</strong>}
                </label>
              ))}
            </details>
          )}
        </div>
        <div class="who card raised">
          {open ? <OpenSeats {...{ say, chosen, who, change }} /> : <Seats {...{ game, say, chosen, who, change }} />}
          {!serverless && <Time {...{ say, chosen, who, change, open }} />}
          {open ? (
            <OpenOptions {...{ say, chosen, change }} />
          ) : (
            <Check label={say("page-allow-hints")} checked={hints} change={(on) => change({ hints: on })} />
          )}
          {stranger && matchmaking.value && <TakePart />}
          <Alert>{refusal}</Alert>
          <p class="row">
            <button type="submit" class="primary large" disabled={busy || stranger}>
              {say(open ? "page-matchmaking-open" : "page-begin")}
            </button>
            {takes !== null && !chosen.clock.startsWith("move") && (
              <span class="takes">{say("page-takes", { minutes: takes })}</span>
            )}
          </p>
          {!open && !serverless && (
            <p class="quiet">{say(isOpen(game.name) ? "page-spectators-open" : "page-spectators-see")}</p>
          )}
        </div>
      </form>
    </main>
  );
}

interface PartProps {
  say: Say;
  chosen: Chosen;
  who: string[]; // those who play
  change: (part: Partial<Chosen>) => void;
}

/** Who sits where, and what the bots among them are like. */
function Seats({ game, say, chosen, who, change }: PartProps & { game: GameInfo }) {
  const levels = levelsHere();
  const bots = botNames(who, chosen.names);
  const met = levels.filter((level) => who.includes(level) && known("", `page-about-level-${level}`));
  const set = (list: string[], seat: number, value: string) => {
    const changed = [...list];
    changed[seat] = value;
    return changed;
  };
  const called = (player: string, seat: number) => {
    if (player === AWAY) return say("page-friend-away");
    if (player !== HERE) return difficulty(player, say);
    return say(seat === who.indexOf(HERE) || !who.includes(HERE) ? "page-me" : "page-friend-here");
  };
  return (
    <fieldset class="seats">
      <legend>{say("page-who-sits")}</legend>
      <ol>
        {who.map((one, seat) => (
          <li>
            <SeatMark seat={seat} />
            <Select
              aria-label={say("page-who-at", { number: seat + 1 })}
              value={one}
              values={serverless ? [HERE] : [HERE, AWAY]}
              named={(player) => called(player, seat)}
              groups={{ [say("page-bots")]: levels }}
              change={(player) => change({ who: set(chosen.who, seat, player) })}
            />
            <TextField
              aria-label={say("page-name-at", { number: seat + 1 })}
              placeholder={isPerson(one) ? say("seat", { number: seat + 1 }) : bots[seat]}
              value={chosen.names[seat] ?? ""}
              change={(name) => change({ names: set(chosen.names, seat, name) })}
            />
          </li>
        ))}
      </ol>
      {met.map((level) => (
        <p class="quiet">{say(`page-about-level-${level}`)}</p>
      ))}
      {who.filter((one) => one === HERE).length > 1 && (
        <p class="quiet">{say(isOpen(game.name) ? "page-hot-seat-open" : "page-hot-seat")}</p>
      )}
      {who.includes(AWAY) && <p class="quiet">{say("page-links-after")}</p>}
    </fieldset>
  );
}

/** Who sits at an open table: I, people who come, and bots if wanted. Who sits where is drawn. */
function OpenSeats({ say, chosen, who, change }: PartProps) {
  const { levels } = shelf.value!;
  return (
    <fieldset class="seats">
      <legend>{say("page-matchmaking-who")}</legend>
      <ol>
        <li>{say("page-me")}</li>
        {who.slice(1).map((one, i) => (
          <li>
            <Select
              aria-label={say("page-who-at", { number: i + 2 })}
              value={one}
              values={[OPEN]}
              groups={{ [say("page-bots")]: levels }}
              named={(player) => (player === OPEN ? say("page-matchmaking-anybody") : difficulty(player, say))}
              change={(player) => change({ who: chosen.who.map((old, seat) => (seat === i + 1 ? player : old)) })}
            />
          </li>
        ))}
      </ol>
      <p class="quiet">{say("page-matchmaking-drawn")}</p>
    </fieldset>
  );
}

const RATINGS = ["1000", "1200", "1400", "1500", "1600", "1800", "2000", "2200", "2400"];

/** Whether it counts, who is looked for, and who finds it. */
function OpenOptions({ say, chosen, change }: Omit<PartProps, "who">) {
  const limit = (name: "least" | "most") => (
    <Select
      label={say(`page-matchmaking-${name}`)}
      value={chosen[name]}
      values={["", ...RATINGS]}
      named={(rating) => rating || say("page-matchmaking-any")}
      change={(rating) => change({ [name]: rating })}
    />
  );
  return (
    <div class="fields stack">
      <Check label={say("page-matchmaking-counts")} checked={chosen.rated} change={(rated) => change({ rated })} />
      <p class="quiet">{say(chosen.rated ? "page-matchmaking-counts-how" : "page-matchmaking-counts-not")}</p>
      {limit("least")}
      {limit("most")}
      <Check
        label={say("page-matchmaking-by-invitation")}
        checked={!chosen.listed}
        change={(hidden) => change({ listed: !hidden })}
      />
    </div>
  );
}

/** As long as one likes, or so many minutes or days; and beforehand, what happens when time runs out. */
function Time({ say, chosen, who, change, open }: PartProps & { open: boolean }) {
  if (!who.some(isPerson)) return null;
  const days = chosen.clock.startsWith("move");
  const clockName = (clock: string) => {
    const [kind, seconds] = clock.split(" ");
    if (!seconds) return say("page-clock-none");
    return kind === "game"
      ? say("page-clock-minutes", { minutes: Number(seconds) / 60 })
      : say("page-clock-days", { days: Number(seconds) / DAY });
  };
  return (
    <div class="time fields stack">
      <Select
        label={say("page-clock")}
        value={chosen.clock}
        values={open ? [] : [""]}
        groups={{
          [say("page-clock-game")]: MINUTES.map((minutes) => `game ${minutes * 60}`),
          [say("page-clock-move")]: DAYS.map((count) => `move ${count * DAY}`),
        }}
        named={clockName}
        change={(clock) => change({ clock })}
      />
      {chosen.clock && (
        <>
          <Select
            label={say("page-clock-substitute")}
            value={chosen.substitute}
            values={shelf.value!.levels}
            named={(level) => difficulty(level, say)}
            change={(substitute) => change({ substitute })}
          />
          {!(open && chosen.rated) && (
            <Select
              label={say("page-clock-then")}
              value={chosen.lost}
              values={[false, true]}
              named={(lost) => say(lost ? "page-clock-then-lost" : "page-clock-then-back")}
              change={(lost) => change({ lost })}
            />
          )}
          {days && (
            <Select
              label={say("page-clock-vacation")}
              value={chosen.vacation}
              values={VACATIONS}
              named={(count) => say("page-clock-vacation-days", { days: count })}
              change={(vacation) => change({ vacation })}
            />
          )}
          <p class="quiet">
            {say(days ? "page-clock-about-move" : "page-clock-about-game")}{" "}
            {say(
              chosen.lost || (open && chosen.rated)
                ? "page-clock-about-lost"
                : days
                  ? "page-clock-about-back"
                  : "page-clock-about-fifth",
            )}
            {days && chosen.vacation > 0 && ` ${say("page-clock-about-vacation")}`}
          </p>
        </>
      )}
    </div>
  );
}

interface VariantsProps {
  game: GameInfo;
  option: ListedOption;
  settings: Settings;
  choose: (name: string, value: Setting) => void;
}

/** The values of an option, each with a sentence; where only one goes with the rest, its sentence alone. */
function Variants({ game, option, settings, choose }: VariantsProps) {
  const say = sayer(game.name);
  const fitting = fittingValues(option, settings);
  if (fitting.length === 1) return <p class="tagline">{say(aboutValue(option.name, fitting[0]!))}</p>;
  return (
    <fieldset class="tiles variants">
      <legend>
        {optionName(option.name, say)} <RuleLink game={game.name} rule={option.rule} say={say} />
      </legend>
      {fitting.map((value) => (
        <Tile
          name={option.name}
          value={value}
          chosen={settings[option.name]!}
          choose={choose}
          title={valueName(game.name, option.name, value)}
          about={say(aboutValue(option.name, value))}
        />
      ))}
    </fieldset>
  );
}

/** A house rule: what can be chosen, what that changes, and where the rules speak of it. */
function HouseRule({ game, option, settings, change }: Omit<VariantsProps, "choose"> & Pick<PartProps, "change">) {
  const say = sayer(game.name);
  const sentence = `about-${hyphened(option.name)}`;
  const id = `option-${option.name}`;
  return (
    <div class="rule">
      <label for={id}>{optionName(option.name, say)}</label>
      <SettingSelect {...{ game, option, settings, id }} change={(changed) => change({ settings: changed })} />
      <p class="quiet">
        {known(game.name, sentence) && say(sentence)} <RuleLink game={game.name} rule={option.rule} say={say} />
      </p>
    </div>
  );
}

function RuleLink({ game, rule, say }: { game: string; rule: string; say: Say }) {
  if (!rule) return null;
  return (
    <a class="rule-link" href={address("rules", game, rule)} aria-label={say("page-rule", { rule })}>
      {rule}
    </a>
  );
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
