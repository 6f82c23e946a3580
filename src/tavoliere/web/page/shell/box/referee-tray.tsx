// What has to be told now, as large buttons: which die, which card, what came to light, what somebody did.

import { useEffect, useRef, useState } from "preact/hooks";
import type { Icon } from "../../board";
import type { Choice, Message, Value } from "../../protocol";
import { Check } from "../common/fields";
import { known, type Say, teller } from "../common/words";
import type { OpenedCards, RefereeClient, Some } from "./referee-client";

interface Props {
  client: RefereeClient;
  say: Say;
  Icon: Icon | null;
}

export function Tray(props: Props) {
  const { client } = props;
  const asking = client.asking.value;
  const place = useRef<HTMLElement>(null);
  const shown = asking !== null && !client.moment.value;
  // Whoever has scrolled down to the board is brought back to the next question that is answered here.
  useEffect(() => {
    const tray = place.current;
    const above = tray?.parentElement?.querySelector(".ask")?.getBoundingClientRect().bottom ?? 0;
    if (tray?.hasChildNodes() && tray.getBoundingClientRect().top < above - 1) scrollTo(0, 0);
  }, [shown, client.record.value, client.standing.value]);
  if (!shown) return null;
  const hidden = isHidden(client);
  const short = !hidden && !client.correcting.value && asking.kind !== "shown" && asking.options.length < MANY;
  return (
    <section
      class={`tray ${asking.kind} ${short ? "short" : ""}`}
      aria-label={props.say("page-referee-tray")}
      ref={place}
    >
      {client.correcting.value && <Correcting {...props} />}
      {asking.kind === "chance" && <Chance {...props} />}
      {asking.kind === "shown" && <Shown key={client.record.value.told.length} {...props} />}
      {asking.kind === "bot" && <BotsMove {...props} />}
      {hidden && <Deeds {...props} />}
    </section>
  );
}

/** Whether the board can't offer what somebody does, as nobody knows their hand. */
export const isHidden = (client: RefereeClient): boolean =>
  client.eyes.value < 0 && client.asking.value?.kind === "choice";

const MANY = 9;
const tapsOf = (count: number): string => (count >= MANY ? "taps many" : count === 6 ? "taps six" : "taps");

/** The word that a label is about: its picture stands on the button. */
const wordOf = ([, values]: Message): string | null => {
  const { word } = values;
  return typeof word === "object" && !Array.isArray(word) && "word" in word ? word.word : null;
};

function Face({ label, say, Icon }: { label: Message; say: Say; Icon: Icon | null }) {
  const word = wordOf(label);
  const picture = word && Icon?.({ of: word });
  return (
    <>
      {picture && (
        <span class="picture" aria-hidden="true">
          {picture}
        </span>
      )}
      <span class="name">{teller(say)(label)}</span>
    </>
  );
}

/** What dice and cards may show. */
function Chance({ client, say, Icon }: Props) {
  return (
    <div class={tapsOf(client.asking.value!.options.length)}>
      {client.asking.value!.options.map(({ text, label }) => (
        <button
          type="button"
          class={wordOf(label) ? "tap" : "tap plain"}
          data-tell={text}
          key={text}
          onClick={() => client.tell(text)}
        >
          <Face {...{ label, say, Icon }} />
        </button>
      ))}
    </div>
  );
}

/** What has come to light: one after the other, each told as soon as it is complete. */
function Shown(props: Props) {
  const [one] = props.client.asking.value!.shown;
  return one ? <Lying key={one.key} {...props} one={one} /> : null;
}

function Lying({ client, say, Icon, one }: Props & { one: OpenedCards }) {
  const [words, setWords] = useState<string[]>([]);
  const single = one.least === 1 && one.most === 1;
  const tell = (found: string[]) => client.tell(["shown", one.key, ...found].join(" "));
  const count = ({ words: some }: Some) => words.filter((word) => some.some((each) => each.word === word)).length;
  const ready =
    words.length >= one.least && words.length <= one.most && one.some.every((some) => count(some) >= some.least);
  return (
    <fieldset class="lying" data-shown={one.key}>
      <legend class="unseen">{teller(say)(one.message)}</legend>
      {one.some.map((some, i) => (
        <div class={tapsOf(some.words.length)} key={i}>
          {!single && some.least === some.most && (
            <p class="quiet">{say("page-referee-so-many", { count: count(some), of: some.most })}</p>
          )}
          {some.words.map(({ word, label }) => {
            const taken = words.filter((each) => each === word).length;
            return (
              <button
                type="button"
                class="tap"
                data-word={word}
                key={word}
                disabled={!single && count(some) >= some.most}
                onClick={() => (single ? tell([word]) : setWords([...words, word]))}
              >
                <Face {...{ label, say, Icon }} />
                {taken > 0 && <span class="taken">× {taken}</span>}
              </button>
            );
          })}
        </div>
      ))}
      {!single && (
        <p class="row">
          <button type="button" disabled={!words.length} onClick={() => setWords(words.slice(0, -1))}>
            {say("page-undo")}
          </button>
          <button type="button" class="primary done" disabled={!ready} onClick={() => tell(words)}>
            {say("page-referee-done")}
          </button>
        </p>
      )}
    </fieldset>
  );
}

/** What a bot would have moved; people move it. */
function BotsMove({ client, say }: Props) {
  const advice = client.advice_.value;
  const seat = client.standing.value!.actor ?? 0;
  if (!advice) return <p class="quiet thinking">{say("page-referee-bot-thinks", { who: { seat } })}</p>;
  return (
    <p class="row bots-move">
      <strong>{teller(say)(advice.says)}</strong>
      <button type="button" class="primary moved" onClick={() => client.tell(advice.text)}>
        {say("page-referee-moved")}
      </button>
    </p>
  );
}

type Named = { word: string };
const isNamed = (value: Value): value is Named => typeof value === "object" && !Array.isArray(value) && "word" in value;

/** The words of a choice, as the catalogue names them: card, then row. */
const partsOf = ({ says: [, values], words }: Choice): string[] =>
  Object.values(values)
    .filter(isNamed)
    .slice(0, words.length)
    .map(({ word }) => word);

/** What somebody did whose hand nobody knows: first what, then where. */
function Deeds({ client, say, Icon }: Props) {
  const [begun, setBegun] = useState<{ first: string; told: number } | null>(null);
  const { game } = client.table.value;
  const choices = client.standing.value!.choices;
  const told = client.record.value.told.length;
  const first = begun?.told === told ? begun.first : null; // what was begun before the last was told is forgotten
  const button = (word: string, label: Message, tap: () => void, data?: string) => (
    <button type="button" class="tap" key={word} data-tell={data} data-first={word} onClick={tap}>
      <Face {...{ label, say, Icon }} />
    </button>
  );
  const labelled = (word: string): Message => ["edit-word", { word: { word } }];
  const then = choices.filter((choice) => first !== null && partsOf(choice)[0] === first);
  // What is asked next takes the place of the rest: below it, it would lie outside a small screen.
  if (first !== null && then.length)
    return (
      <fieldset class={`deeds then ${then[0]!.name}`}>
        <legend>{say("page-referee-where", { what: { word: first } })}</legend>
        <div class="taps">
          {then.map((choice) =>
            button(choice.text, labelled(partsOf(choice)[1] ?? ""), () => client.play(choice), choice.text),
          )}
        </div>
        <p class="row">
          <button type="button" onClick={() => setBegun(null)}>
            {say("page-referee-something-else")}
          </button>
        </p>
      </fieldset>
    );
  const beginsOf = (some: Choice[]): string[] => [...new Set(some.map((choice) => partsOf(choice)[0] ?? ""))];
  // The shorter list first: it stays at its place, whatever else can be done.
  const kinds = [...new Set(choices.map(({ name }) => name))]
    .map((kind) => ({ kind, some: choices.filter(({ name }) => name === kind) }))
    .sort((one, other) => beginsOf(one.some).length - beginsOf(other.some).length);
  return (
    <>
      {kinds.map(({ kind, some }) => {
        const heading = `pick-${kind}`;
        const begins = beginsOf(some);
        return (
          <fieldset class={`deeds ${kind}`} key={kind}>
            <legend>{known(game, heading) ? say(heading) : kind}</legend>
            <div class={tapsOf(begins.length)}>
              {begins.map((word) => {
                const ways = some.filter((choice) => (partsOf(choice)[0] ?? "") === word);
                const only = ways.length === 1 ? ways[0]! : null;
                return word
                  ? button(
                      word,
                      labelled(word),
                      () => (only ? client.play(only) : setBegun({ first: word, told })),
                      only?.text,
                    )
                  : ways.map((choice) => button(choice.text, choice.says, () => client.play(choice), choice.text));
              })}
            </div>
          </fieldset>
        );
      })}
    </>
  );
}

/** Something earlier is put right: what is told now stands for it, or comes before it. */
function Correcting({ client, say }: Props) {
  const tell = teller(say);
  const problem = client.problem.value;
  const { rest } = client.record.value;
  const busy = client.busy.value !== "";
  return (
    <div class="correcting" role="alert">
      {problem && <p class="refusal">{say("page-referee-stopped", { reason: tell(problem.message) })}</p>}
      <p>
        <strong>{client.instead.value && say("page-referee-instead", { told: tell(client.instead.value) })}</strong>
        <br />
        {say("page-referee-rest", { count: Math.max(0, rest.length - 1) })}
      </p>
      <Check
        label={say("page-referee-missing")}
        checked={client.before.value}
        change={(checked) => (client.before.value = checked)}
      />
      <p class="row">
        <button type="button" class="leave-out" disabled={busy} onClick={() => void client.leaveOut()}>
          {say("page-referee-leave-out")}
        </button>
        <button type="button" class="forget-rest" disabled={busy} onClick={() => void client.forgetRest()}>
          {say("page-referee-forget-rest")}
        </button>
        <button type="button" class="restore" disabled={busy} onClick={() => void client.restore()}>
          {say("page-referee-restore")}
        </button>
      </p>
    </div>
  );
}
