// What I can choose now, as buttons: everything that the board lights, and what it does not.

import { useState } from "preact/hooks";
import type { Choice, ChoiceEntry } from "../protocol";
import { Cited } from "./rulebook";
import type { TableClient } from "./table-client";
import { known, type Say, teller } from "./words";

interface Props {
  client: TableClient;
  say: Say;
}

export function Choices({ client, say }: Props) {
  const standing = client.standing.value;
  if (!standing || client.moment.value || standing.choices.length === 0) return null;
  const best = new Set(client.hint.value?.best.slice(0, 3).map((one) => one.number));
  return (
    <section class="choices" aria-label={say("page-choices")}>
      <h2>{say("page-choices")}</h2>
      <List key={standing.n} entries={standing.entries} {...{ client, best, say }} />
      <Why client={client} say={say} example={standing.choices[0]!.text} />
    </section>
  );
}

interface ListProps extends Props {
  entries: ChoiceEntry[];
  best: Set<number>;
}

function List({ entries, ...more }: ListProps) {
  return (
    <ul>
      {entries.map((entry) => {
        const Line = entry.entries.length ? Group : One;
        return <Line key={entry.choices[0]} entry={entry} {...more} />;
      })}
    </ul>
  );
}

interface LineProps extends Props {
  entry: ChoiceEntry;
  best: Set<number>;
}

/** The choices of a line, and the answers with which it shows what would come of them. */
function considered({ client, entry }: LineProps) {
  const choices = client.standing.value!.choices.filter(({ number }) => entry.choices.includes(number));
  const consider = () => {
    client.considered.value = choices;
  };
  const leave = () => {
    client.considered.value = null;
  };
  return { choices, pointed: { onPointerEnter: consider, onPointerLeave: leave, onBlur: leave, onFocus: consider } };
}

function One(props: LineProps) {
  const { client, entry, best, say } = props;
  const { choices, pointed } = considered(props);
  const choice = choices[0];
  if (!choice) return null;
  return (
    <li>
      <button
        type="button"
        class="choice"
        data-choice={choice.number}
        disabled={client.busy.value === "play"}
        onClick={() => client.play(choice)}
        {...pointed}
      >
        {teller(say)(entry.label)}
        {best.has(choice.number) && <span class="best">{say("page-hint-best")}</span>}
      </button>
    </li>
  );
}

function Group(props: LineProps) {
  const { entry, best, say } = props;
  const [open, setOpen] = useState(false);
  const { onPointerEnter, onPointerLeave } = considered(props).pointed;
  return (
    <li>
      <button
        type="button"
        class="choice group"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        {...{ onPointerEnter, onPointerLeave }}
      >
        {teller(say)(entry.label)}
        {entry.choices.some((number) => best.has(number)) && <span class="best">{say("page-hint-best")}</span>}
      </button>
      {open && <List {...props} entries={entry.entries} />}
    </li>
  );
}

/** For what the board does not offer at all: an action in writing, as records have it. */
function Why({ client, say, example }: Props & { example: string }) {
  const [text, setText] = useState("");
  return (
    <details class="why">
      <summary>{say("page-why")}</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim()) client.why(text.trim());
        }}
      >
        <label>
          {say("page-why-write")}
          <input
            type="text"
            maxLength={80}
            value={text}
            placeholder={example}
            onInput={(event) => setText(event.currentTarget.value)}
          />
        </label>
        <button type="submit">{say("page-why-ask")}</button>
      </form>
    </details>
  );
}

/** A choice by itself; a sentence that has no label is its own. */
function labelOf({ says: [name, values] }: Choice, game: string, say: Say): string {
  const label = `${name}.label`;
  return say(known(game, label) ? label : name, values);
}

/** What would come of the choice under the pointer. */
export function Preview({ client, say }: Props) {
  const considered = client.considered.value;
  const table = client.table.value;
  if (!considered || considered.length === 0 || !table) return null;
  const tell = teller(say);
  const shown = considered.slice(0, 5);
  return (
    <div class="preview" role="note">
      {shown.map((choice) => (
        <div key={choice.number}>
          <strong>{labelOf(choice, table.game, say)}</strong>
          {choice.preview.map((message) => (
            <p>
              <Cited text={tell(message)} game={table.game} />
            </p>
          ))}
          {considered.length === 1 && choice.preview.length === 0 && <p>{say("page-preview-nothing")}</p>}
        </div>
      ))}
      {considered.length > shown.length && (
        <p>{say("page-preview-more", { count: considered.length - shown.length })}</p>
      )}
    </div>
  );
}
