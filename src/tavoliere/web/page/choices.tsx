// What I can choose now, as buttons: everything that the board lights, and what it does not.

import { useState } from "preact/hooks";
import { entries, labelled, type Entry } from "./grouping";
import type { Choice } from "./protocol";
import { Cited } from "./rulebook";
import type { Sitting } from "./sitting";
import { teller, type Say } from "./words";

interface Props {
  sitting: Sitting;
  say: Say;
}

export function Choices({ sitting, say }: Props) {
  const standing = sitting.standing.value;
  const table = sitting.table.value;
  if (!standing || !table || sitting.moment.value || standing.choices.length === 0) return null;
  const name = table.seats[table.seat]?.name ?? "";
  const said = (choice: Choice) => labelled(teller(say)(choice.says), name);
  const best = new Set(sitting.hint.value?.best.slice(0, 3).map((one) => one.number));
  return (
    <section class="choices" aria-label={say("page-choices")}>
      <h2>{say("page-choices")}</h2>
      <List
        key={standing.n}
        entries={entries(standing.choices, said)}
        said={said}
        sitting={sitting}
        best={best}
        say={say}
      />
      <Why sitting={sitting} say={say} example={standing.choices[0]!.text} />
    </section>
  );
}

interface ListProps extends Props {
  entries: Entry[];
  said: (choice: Choice) => string;
  best: Set<number>;
}

function List({ entries: shown, said, sitting, best, say }: ListProps) {
  return (
    <ul>
      {shown.map((entry) =>
        entry.choices.length === 1 ? (
          <One
            key={entry.choices[0]!.number}
            label={entry.label}
            choice={entry.choices[0]!}
            {...{ sitting, best, say }}
          />
        ) : (
          <Group key={entry.choices[0]!.number} entry={entry} {...{ said, sitting, best, say }} />
        ),
      )}
    </ul>
  );
}

function One({ label, choice, sitting, best, say }: Props & { label: string; choice: Choice; best: Set<number> }) {
  const consider = () => (sitting.considered.value = [choice]);
  const leave = () => (sitting.considered.value = null);
  return (
    <li>
      <button
        type="button"
        class="choice"
        data-choice={choice.number}
        disabled={sitting.busy.value === "play"}
        onClick={() => sitting.play(choice)}
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
  sitting,
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
        onPointerEnter={() => (sitting.considered.value = entry.choices)}
        onPointerLeave={() => (sitting.considered.value = null)}
      >
        {entry.label}
        {entry.choices.some((choice) => best.has(choice.number)) && <span class="best">{say("page-hint-best")}</span>}
      </button>
      {open && <List entries={entries(entry.choices, said, true)} {...{ said, sitting, best, say }} />}
    </li>
  );
}

/** For what the board does not offer at all: an action in writing, as records have it. */
function Why({ sitting, say, example }: Props & { example: string }) {
  const [text, setText] = useState("");
  return (
    <details class="why">
      <summary>{say("page-why")}</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim()) sitting.why(text.trim());
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
export function Preview({ sitting, say }: Props) {
  const considered = sitting.considered.value;
  const table = sitting.table.value;
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
