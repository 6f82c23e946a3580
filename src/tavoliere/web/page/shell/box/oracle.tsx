// The rule oracle: a position, "May I …?", and the rule that answers.

import { useEffect, useMemo, useState } from "preact/hooks";
import type { Icon } from "../../board";
import type { GameInfo } from "../../protocol";
import { Cited, opened, RulesBeside } from "../book/rulebook";
import { Alert } from "../common/attempt";
import type { Block, JsonObject, Options, Verdict } from "../common/desk-answers";
import { NotThere } from "../common/fetched";
import { rich } from "../common/rich";
import { address } from "../common/routes";
import { shelf } from "../common/shelf";
import { language, type Say, sayer, teller } from "../common/words";
import { Picture } from "../editor/editor";
import { unnamed } from "../game/seats";
import { useArt } from "../game/stage";
import { settled } from "../lobby/new-table";
import { OracleClient } from "./oracle-client";

const FEW = 12; // so many words are written out; of more, the pictures alone where there are any

export function Oracle({ game: name }: { game: string }) {
  const game = shelf.value!.games.find((one) => one.name === name && one.editor);
  if (!game) return <NotThere says={["page-no-game", { game: name }]} />;
  return <Questions game={game} />;
}

/** What was edited in this tab, if anything was. */
function edited(game: string): { options: Options; position: JsonObject } | null {
  try {
    return JSON.parse(sessionStorage.getItem(`tavoliere-editor-${game}`) ?? "null") as never;
  } catch {
    return null;
  }
}

function Questions({ game }: { game: GameInfo }) {
  const art = useArt(game.name);
  const client = useMemo(() => new OracleClient(game.name), [game]);
  const code = language.value;
  useEffect(() => {
    const found = edited(game.name);
    void client.look(found?.position ?? null, found?.options ?? settled(game, {}));
  }, [client]);
  useEffect(() => void client.ask(), [code]);
  const players = Number(client.options.value.players);
  const seats = useMemo(() => unnamed(players), [code, players]);
  const say = useMemo(() => sayer(game.name, seats), [code, game, seats]);
  const found = client.answer.value;
  if (!art || (!found && !client.notice.value)) return <NotThere />;
  const tell = teller(say);
  const grave = found?.reasons.filter(({ playable }) => !playable) ?? [];
  return (
    <main class={`page scorer oracle ${game.name} players-${players}`}>
      <header class="row apart">
        <h1>
          {say("page-may")} · {say("title")}
        </h1>
        <div class="row">
          <a class="button" href={address("rules", game.name)}>
            {say("page-rules")}
          </a>
          <a class="button" href={address("scorer", game.name)}>
            {say("page-scorer")}
          </a>
        </div>
      </header>
      <p class="quiet">{say("page-may-about")}</p>
      <div class="halves">
        <div>
          <section class="stage" aria-label={say("page-board")}>
            <Picture {...{ art, say, seats }} sketch={client.sketch.value} drawn={!!found?.sketch} />
          </section>
          <Where {...{ client, game, say }} />
        </div>
        <div class="outcome">
          <Alert>{client.notice.value && tell(client.notice.value)}</Alert>
          {grave.map(({ message }) => (
            <p key={JSON.stringify(message)} class="refusal">
              <Cited text={tell(message)} game={game.name} />
            </p>
          ))}
          {found?.asked && (
            <p>
              <strong>{rich(say, found.asked, art.Icon)}</strong>
            </p>
          )}
          {found?.playable && <Question {...{ client, say }} Icon={art.Icon} blocks={found.actions} />}
          <div aria-live="polite">
            {found?.verdict && <Told {...{ client, say }} Icon={art.Icon} verdict={found.verdict} />}
          </div>
        </div>
      </div>
      <RulesBeside say={say} />
    </main>
  );
}

interface Props {
  client: OracleClient;
  say: Say;
}

/** Which position: as edited, as pasted, the start of a game. */
function Where({ client, game, say }: Props & { game: GameInfo }) {
  const [text, setText] = useState("");
  const take = async () => {
    let options = client.options.value;
    try {
      const given = JSON.parse(text) as JsonObject;
      if (given.options) options = given.options as Options;
    } catch {
      // the desk says what is wrong with it
    }
    if (await client.look(text, options)) setText("");
  };
  return (
    <details class="setup">
      <summary>{say("page-may-where")}</summary>
      <p class="row">
        <a class="button" href={address("editor", game.name)}>
          {say("page-editor")}
        </a>
        {(["start", "middle"] as const).map((begin) => (
          <button type="button" key={begin} onClick={() => void client.look(null, client.options.value, begin)}>
            {say(`page-editor-${begin}`)}
          </button>
        ))}
      </p>
      <label class="paste">
        {say("page-may-paste")}
        <textarea rows={4} value={text} onInput={(event) => setText(event.currentTarget.value)} />
      </label>
      <button type="button" disabled={!text.trim()} onClick={() => void take()}>
        {say("page-editor-take")}
      </button>
    </details>
  );
}

/** The action, put together word by word. */
export function Question({ client, say, Icon, blocks }: Props & { Icon: Icon | null; blocks: Block[] }) {
  const legal = client.answer.value?.legal ?? [];
  const block = blocks.find(({ name }) => name === client.block.value);
  const tell = teller(say);
  const now = blocks.filter(({ name }) => legal.some((one) => one.split(" ")[0] === name));
  const others = blocks.filter((one) => !now.includes(one));
  return (
    <section class="card asking">
      <h2>{say("page-may-ask")}</h2>
      <div class="chips">
        {now.map(({ name, label }) => (
          <label key={name} class="chip">
            <input type="radio" name="kind" checked={name === client.block.value} onChange={() => client.kind(name)} />
            <span>{tell(label)}</span>
          </label>
        ))}
        {others.length > 0 && (
          <select
            aria-label={say("page-may-else")}
            value={others.some(({ name }) => name === client.block.value) ? client.block.value! : ""}
            onChange={(event) => client.kind(event.currentTarget.value)}
          >
            <option value="" disabled>
              {say("page-may-else")}
            </option>
            {others.map(({ name, label }) => (
              <option key={name} value={name}>
                {tell(label)}
              </option>
            ))}
          </select>
        )}
      </div>
      {block?.parts.map((part, i) => (
        <fieldset key={part.name} class="part">
          <legend>{say(`part-${part.name}`)}</legend>
          <div class={part.words.length > FEW ? "chips small" : "chips"}>
            {part.words.map((word) => (
              <label key={word} class="chip">
                <input
                  type="radio"
                  name={`part-${i}`}
                  checked={client.words.value[i] === word}
                  onChange={() => client.word(i, word)}
                />
                <span>
                  <Part
                    {...{ say, Icon }}
                    bare={part.words.length > FEW}
                    name={/^\d+$/.test(word) ? word : `${part.name}-${word}`}
                  />
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </section>
  );
}

/** A word with its picture. */
function Part({ say, Icon, name, bare }: { say: Say; Icon: Icon | null; name: string; bare: boolean }) {
  if (/^\d+$/.test(name)) return <>{name}</>;
  const picture = Icon?.({ of: name });
  return (
    <>
      {picture}
      {picture ? <small class={bare ? "unseen" : ""}>{say(name)}</small> : say(name)}
    </>
  );
}

/** Yes, and what would come of it; or no, and why; with the rules that say so. */
export function Told({ client, say, Icon, verdict }: Props & { Icon: Icon | null; verdict: Verdict }) {
  const tell = teller(say);
  return (
    <section class={`card verdict ruling ${verdict.legal ? "right" : "wrong"}`}>
      <h2>{say(verdict.legal ? "page-may-yes" : "page-may-no")}</h2>
      {verdict.why && (
        <p>
          <Cited text={tell(verdict.why)} game={client.game} />
        </p>
      )}
      {verdict.comes.map((one) => (
        <p key={JSON.stringify(one)}>{rich(say, one, Icon)}</p>
      ))}
      {verdict.rules.map(({ address: at, title, text }) => (
        <details key={at} class="rule-told" lang={client.language.value}>
          <summary>
            {at} · {title}
          </summary>
          <p>{text}</p>
          <button type="button" onClick={() => (opened.value = { game: client.game, address: at })}>
            {say("page-may-open")}
          </button>
        </details>
      ))}
    </section>
  );
}
