// House rules and values of one's own that this browser keeps, offered where a game is opened.

import { useState } from "preact/hooks";
import type { GameInfo } from "../../protocol";
import { BoxLinks } from "../common/box-links";
import { Select, TextField } from "../common/fields";
import type { Say } from "../common/words";
import { type HouseRules, type Json, storage } from "../device/storage";
import { choices, type OwnTable, type Settings, settled } from "./new-table";

interface Props {
  game: GameInfo;
  say: Say;
  settings: Settings;
  tables: Record<string, OwnTable>;
  change: (part: { settings?: Settings; tables?: Record<string, OwnTable> }) => void;
}

/** Keeps house rules under a name; what had the name before is replaced. */
export function keepHouse(game: string, rules: HouseRules): void {
  const others = (storage.houses.value[game] ?? []).filter(({ name }) => name !== rules.name);
  storage.houses.value = { ...storage.houses.value, [game]: [...others, rules] };
}

export function OwnRules({ game, say, settings, tables, change }: Props) {
  const [name, setName] = useState("");
  const [chosen, setChosen] = useState("");
  const houses = storage.houses.value[game.name] ?? [];
  const facts = storage.facts.value[game.name] ?? [];
  const named = choices(game).filter((option) => option.name !== "players");
  const ownTables = game.options.filter(({ values }) => !values);

  const apply = (called: string) => {
    setChosen(called);
    const found = houses.find((one) => one.name === called);
    const options = found?.options ?? {};
    const rules = Object.fromEntries(
      named.map((option) => [option.name, (options[option.name] ?? option.default) as Settings[string]]),
    );
    const laid = ownTables.flatMap((option) =>
      options[option.name] ? [[option.name, options[option.name] as OwnTable] as const] : [],
    );
    change({
      settings: settled(game, { ...rules, players: settings.players! }),
      tables: Object.fromEntries(laid),
    });
  };
  const save = () => {
    const called = name.trim();
    if (!called) return;
    const options: Record<string, Json> = { ...(tables as Record<string, Json>) };
    for (const option of named) options[option.name] = settings[option.name]!;
    keepHouse(game.name, { name: called, options });
    setChosen(called);
    setName("");
  };

  return (
    <div class="own-rules fields stack">
      {houses.length > 0 && (
        <Select
          label={say("page-houses-choose")}
          value={chosen}
          values={["", ...houses.map((one) => one.name)]}
          named={(one) => one || say("page-houses-none")}
          change={apply}
        />
      )}
      {ownTables
        .filter((option) => facts.some((one) => one.option === option.name))
        .map(({ name: option }) => (
          <Select
            key={option}
            label={say("page-own-values")}
            value={String(tables[option]?.name ?? "")}
            values={["", ...facts.filter((one) => one.option === option).map((one) => one.name)]}
            named={(one) => one || say("page-own-values-ours")}
            change={(called) => {
              const { [option]: _, ...others } = tables;
              const found = facts.find((one) => one.name === called);
              change({ tables: found ? { ...others, [option]: found.table } : others });
            }}
          />
        ))}
      <BoxLinks game={game} say={say} />
      <details>
        <summary>{say("page-houses-save")}</summary>
        <div class="row">
          <TextField
            maxLength={40}
            aria-label={say("page-name")}
            placeholder={say("page-name")}
            value={name}
            change={setName}
            enter={save}
          />
          <button type="button" disabled={!name.trim()} onClick={save}>
            {say("page-box-save")}
          </button>
        </div>
      </details>
    </div>
  );
}
