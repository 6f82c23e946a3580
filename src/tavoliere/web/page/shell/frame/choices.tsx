// What I can choose now, as buttons: everything that the board lights, and what it does not.

import { useState } from "preact/hooks";
import type { ChoiceEntry } from "../../protocol";
import { type Say, teller } from "../common/words";
import { storage } from "../device/storage";
import type { GameClient } from "../game/game-client";

interface Props {
  client: GameClient;
  say: Say;
}

/** Folded where the board offers the same, until somebody likes it better. */
export function Choices({ client, say, open }: Props & { open: boolean }) {
  const standing = client.standing.value!;
  if (standing.result) return null;
  const asked = !client.moment.value && (client.offered.value.length > 0 || client.underWay.value);
  const best = new Set(client.hint.value?.best.slice(0, 1).map((one) => one.number));
  return (
    <details
      class="choices"
      open={open || storage.list.value}
      onToggle={(event) => {
        if (!open) storage.list.value = event.currentTarget.open;
      }}
    >
      <summary>{say("page-choices")}</summary>
      {asked && <List key={standing.n} entries={standing.entries} {...{ client, best, say }} />}
    </details>
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
        return <Line key={entry.choices[0]} {...more} entry={entry} />; // a group passes its own entry on
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
        disabled={client.underWay.value}
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
