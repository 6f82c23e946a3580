// What I can choose now, as buttons: everything that the board lights, and what it does not.

import { useState } from "preact/hooks";
import { type Entry, entries, labelled } from "./grouping";
import type { Choice } from "./protocol";
import { Cited } from "./rulebook";
import type { TableClient } from "./table-client";
import { type Say, teller } from "./words";

interface Props {
  client: TableClient;
  say: Say;
}

export function Choices({ client, say }: Props) {
  const standing = client.standing.value;
  const table = client.table.value;
  if (!standing || !table || client.moment.value || standing.choices.length === 0) return null;
  const name = table.seats[table.seat]?.name ?? "";
  const said = (choice: Choice) => labelled(teller(say)(choice.says), name);
  const best = new Set(client.hint.value?.best.slice(0, 3).map((one) => one.number));
  return (
    <section class="choices" aria-label={say("page-choices")}>
      <h2>{say("page-choices")}</h2>
      <List
        key={standing.n}
        entries={entries(standing.choices, said)}
        said={said}
        client={client}
        best={best}
        say={say}
      />
      <Why client={client} say={say} example={standing.choices[0]!.text} />
    </section>
  );
}

interface ListProps extends Props {
  entries: Entry[];
  said: (choice: Choice) => string;
  best: Set<number>;
}

function List({ entries: shown, said, client, best, say }: ListProps) {
  return (
    <ul>
      {shown.map((entry) =>
        entry.choices.length === 1 ? (
          <One
            key={entry.choices[0]!.number}
            label={entry.label}
            choice={entry.choices[0]!}
            {...{ client, best, say }}
          />
        ) : (
          <Group key={entry.choices[0]!.number} entry={entry} {...{ said, client, best, say }} />
        ),
      )}
    </ul>
  );
}

function One({ label, choice, client, best, say }: Props & { label: string; choice: Choice; best: Set<number> }) {
  const consider = () => (client.considered.value = [choice]);
  const leave = () => (client.considered.value = null);
  return (
    <li>
      <button
        type="button"
        class="choice"
        data-choice={choice.number}
        disabled={client.busy.value === "play"}
        onClick={() => client.play(choice)}
        onPointerEnter={consider}
        onFocus={consider}
        onPointerLeave={leave}
        onBlur={leave}
      >
        {label}
        {best.has(choice.number) && <span class="best">{say("page-hint-best")}</span>}
      </button>
    </li>
  );
}

function Group({
  entry,
  said,
  client,
  best,
  say,
}: Props & { entry: Entry; said: (choice: Choice) => string; best: Set<number> }) {
  const [open, setOpen] = useState(false);
  return (
    <li>
      <button
        type="button"
        class="choice group"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        onPointerEnter={() => (client.considered.value = entry.choices)}
        onPointerLeave={() => (client.considered.value = null)}
      >
        {entry.label}
        {entry.choices.some((choice) => best.has(choice.number)) && <span class="best">{say("page-hint-best")}</span>}
      </button>
      {open && <List entries={entries(entry.choices, said, true)} {...{ said, client, best, say }} />}
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

/** What would come of the choice under the pointer. */
export function Preview({ client, say }: Props) {
  const considered = client.considered.value;
  const table = client.table.value;
  if (!considered || considered.length === 0 || !table) return null;
  const tell = teller(say);
  const name = table.seats[table.seat]?.name ?? "";
  const shown = considered.slice(0, 5);
  return (
    <div class="preview" role="note">
      {shown.map((choice) => (
        <div key={choice.number}>
          <strong>{labelled(tell(choice.says), name)}</strong>
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
