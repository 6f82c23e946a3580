// One's own box: what the sources leave open, read off the board and kept under a name; and house rules, kept likewise.

import { useEffect, useMemo, useState } from "preact/hooks";
import type { EditField, GameInfo, Message } from "../../protocol";
import { Cited, RulesBeside } from "../book/rulebook";
import { Refused } from "../common/api";
import { Alert } from "../common/attempt";
import { ask, type Facts as Found, type JsonObject } from "../common/desk-answers";
import { DeskClient } from "../common/desk-client";
import { NotThere } from "../common/fetched";
import { TextField } from "../common/fields";
import { BringJson, jsonAddress, readJson } from "../common/json-file";
import { address } from "../common/routes";
import { shelf } from "../common/shelf";
import { language, type Say, sayer, teller } from "../common/words";
import { type HouseRules, type Json, type OwnFacts, storage } from "../device/storage";
import { Sheet } from "../editor/edit-sheet";
import { Picture } from "../editor/editor";
import { put } from "../editor/editor-client";
import { unnamed } from "../game/seats";
import { useArt } from "../game/stage";
import { choices, type Settings } from "../lobby/new-table";
import { keepHouse } from "../lobby/own-rules";
import { optionName, valueName } from "../lobby/settings";

/** What a file holds that was saved here. */
interface BoxFile {
  tavoliere: "box";
  game: string;
  facts: OwnFacts[];
  houses: HouseRules[];
}

export function OwnBox({ game: name }: { game: string }) {
  const game = shelf.value!.games.find((one) => one.name === name);
  if (!game) return <NotThere says={["page-no-game", { game: name }]} />;
  return <Box game={game} />;
}

const without = <One extends { name: string }>(list: One[] | undefined, name: string): One[] =>
  (list ?? []).filter((one) => one.name !== name);

/** Keeps something under its name; what had the name before is replaced. */
function keepFacts(game: string, facts: OwnFacts): void {
  storage.facts.value = { ...storage.facts.value, [game]: [...without(storage.facts.value[game], facts.name), facts] };
}

function Box({ game }: { game: GameInfo }) {
  const code = language.value;
  const seats = useMemo(() => unnamed(8), [code]);
  const say = useMemo(() => sayer(game.name, seats), [code, game, seats]);
  const tell = teller(say);
  const [notice, setNotice] = useState<Message | null>(null);
  const [editing, setEditing] = useState<OwnFacts | null>(null);
  const hasTable = game.options.some(({ values }) => !values);
  const facts = storage.facts.value[game.name] ?? [];
  const houses = storage.houses.value[game.name] ?? [];

  const bring = async (file: File) => {
    try {
      setNotice(await taken(game.name, await readJson(file), file.name));
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem;
      setNotice(problem.says);
    }
  };
  const whole: BoxFile = { tavoliere: "box", game: game.name, facts, houses };

  return (
    <main class={`page scorer own-box ${game.name}`}>
      <header class="row apart">
        <h1>
          {say("page-box")} · {say("title")}
        </h1>
        <div class="row">
          <a class="button primary" href={address("new", game.name)}>
            {say("page-play")}
          </a>
          <BringJson class="button" unseen label={say("page-box-import")} bring={bring} />
          {facts.length + houses.length > 0 && (
            <a class="button" download={`${game.name}-box.json`} href={jsonAddress(whole)}>
              {say("page-box-export")}
            </a>
          )}
        </div>
      </header>
      <Alert>{notice && tell(notice)}</Alert>
      {hasTable && (
        <>
          <p class="quiet">{say("page-box-about")}</p>
          <Saved
            say={say}
            title={say("page-box-tables")}
            names={facts.map(({ name }) => name)}
            open={(name) => setEditing(facts.find((one) => one.name === name) ?? null)}
            forget={(name) => {
              storage.facts.value = { ...storage.facts.value, [game.name]: without(facts, name) };
            }}
          />
          <Facts key={editing?.name ?? ""} {...{ game, say, editing }} saved={setEditing} />
        </>
      )}
      <h2>{say("page-house-rules")}</h2>
      <p class="quiet">{say("page-houses-about")}</p>
      <ul class="kept-sets">
        {houses.map((one) => (
          <li key={one.name} class="card row">
            <strong>{one.name}</strong>
            <span class="quiet">{differences(game, one.options, say)}</span>
            <button
              type="button"
              onClick={() => {
                storage.houses.value = { ...storage.houses.value, [game.name]: without(houses, one.name) };
              }}
            >
              {say("page-forget")}
            </button>
          </li>
        ))}
      </ul>
      <RulesBeside say={say} />
    </main>
  );
}

/** Keeps what a file holds, if the rules have nothing against any of it; a sentence says what was taken. */
async function taken(game: string, read: unknown, file: string): Promise<Message> {
  const given = read as Partial<BoxFile> & Record<string, unknown>;
  if (given === null || typeof given !== "object") return ["page-not-json", { file }];
  if (given.game !== undefined && given.game !== game)
    return ["position-other-game", { name: String(given.game), mine: game }];
  const isBox = given.tavoliere === "box";
  const tables = isBox
    ? Array.isArray(given.facts)
      ? given.facts.map((one) => one?.table as Json)
      : []
    : [given as Json];
  const houses = isBox && Array.isArray(given.houses) ? given.houses : [];
  const facts: OwnFacts[] = [];
  for (const table of tables) {
    const found = await ask("facts.check", { game, table });
    if (found.problem || !found.table) throw new Refused(found.problem ?? ["page-not-json", { file }]);
    facts.push({ name: String(found.table.name), option: found.option, table: found.table });
  }
  for (const { options } of houses) await ask("facts.house", { game, options });
  for (const one of facts) keepFacts(game, one);
  for (const { name, options } of houses) keepHouse(game, { name: String(name).slice(0, 40), options });
  return ["page-box-imported", { count: facts.length + houses.length }];
}

/** In words, what is not as usual. */
function differences(game: GameInfo, options: Record<string, Json>, say: Say): string {
  const found = choices(game).flatMap(({ name, default: usual }) => {
    const value = options[name] as Settings[string] | undefined;
    if (name === "players" || value === undefined || value === usual) return [];
    return [`${optionName(name, say)}: ${valueName(game.name, name, value)}`];
  });
  return found.join(" · ") || say("page-houses-usual");
}

interface SavedProps {
  say: Say;
  title: string;
  names: string[];
  open: (name: string) => void;
  forget: (name: string) => void;
}

function Saved({ say, title, names, open, forget }: SavedProps) {
  if (!names.length) return null;
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <ul class="kept-sets">
        {names.map((name) => (
          <li key={name} class="card row">
            <strong>{name}</strong>
            <button type="button" onClick={() => open(name)}>
              {say("page-box-edit")}
            </button>
            <button type="button" onClick={() => forget(name)}>
              {say("page-forget")}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface SheetProps {
  game: GameInfo;
  say: Say;
  editing: OwnFacts | null; // null: a new one, with the usual values
  saved: (facts: OwnFacts) => void;
}

/** The board with the values as they stand, and a field for each of them. */
function Facts({ game, say, editing, saved }: SheetProps) {
  const art = useArt(game.name);
  const [found, setFound] = useState<Found | null>(null);
  const [sketch, setSketch] = useState<Found["sketch"]>(null);
  const [name, setName] = useState(editing?.name ?? "");
  const [done, setDone] = useState(false);
  const tell = teller(say);
  const desk = useMemo(() => new DeskClient(), []);
  const check = (asked: { form?: JsonObject; table?: Json }) =>
    desk.latest(ask("facts.check", { game: game.name, ...asked }), (answer) => {
      setFound(answer);
      if (answer.sketch) setSketch(answer.sketch);
    });
  useEffect(() => void check(editing ? { table: editing.table } : {}), [editing]);
  if (!art || !found) return null;
  const set = (field: EditField, value: Json | undefined) => {
    const form = put(found.form, field.path, value) as JsonObject;
    setFound({ ...found, form });
    setDone(false);
    void check({ form });
  };
  const save = () => {
    if (!found.table || !name.trim()) return;
    const facts = { name: name.trim(), option: found.option, table: { ...found.table, name: name.trim() } };
    keepFacts(game.name, facts);
    setDone(true);
    saved(facts);
  };
  return (
    <div class="halves">
      <div>
        <section class="stage" aria-label={say("page-board")}>
          <Picture {...{ sketch, art, say }} drawn={!!sketch} seats={unnamed(8)} />
        </section>
      </div>
      <div>
        <Alert>{found.problem && <Cited text={withRule(tell(found.problem), found.rule)} game={game.name} />}</Alert>
        <form
          class="card row naming"
          onSubmit={(event) => {
            event.preventDefault();
            save();
          }}
        >
          <TextField
            {...{ value: name, change: setName }}
            label={say("page-name")}
            maxLength={40}
            required
            placeholder={say("page-box-name-example")}
          />
          <button type="submit" class="primary" disabled={!found.table || !name.trim()}>
            {say(done ? "page-box-saved" : "page-box-save")}
          </button>
        </form>
        <Sheet
          {...{ say }}
          Icon={art.Icon}
          client={{ sheet: found.sheet, reasons: [], given: found.form as Json, set }}
        />
      </div>
    </div>
  );
}

/** A sentence that names the rule which it is about, be it only at its end. */
const withRule = (text: string, rule: string): string => (/\b[A-Z]{2} [\dR]/.test(text) ? text : `${text} (${rule})`);
