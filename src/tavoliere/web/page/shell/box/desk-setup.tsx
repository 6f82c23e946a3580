// With which rules a box is played, and by whom: what the scorer and the oracle ask first.

import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import type { GameInfo } from "../../protocol";
import type { Options } from "../common/desk-answers";
import { TextField } from "../common/fields";
import { SeatMark } from "../common/seat-mark";
import type { Say } from "../common/words";
import { choices, fittingValues, type Settings } from "../lobby/new-table";
import { SettingField, valueName } from "../lobby/settings";

interface Props {
  game: GameInfo;
  say: Say;
  options: Options;
  change: (options: Options) => void;
  names?: string[];
  call?: (names: string[]) => void;
}

/** How many play, by which rules, and what they are called; folded away once it is said. */
export function Setup({ game, say, options, change, names, call }: Props) {
  const [open, setOpen] = useState(false);
  const settings = options as Settings;
  const players = Number(settings.players);
  const offered = choices(game).filter((option) => fittingValues(option, settings).length > 1);
  return (
    <details class="setup" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {say("page-how-many")} {players}
        {settings.variant ? ` · ${valueName(game.name, "variant", settings.variant)}` : ""}
      </summary>
      <div class="choices fields">
        {offered.map((option) => (
          <SettingField
            key={option.name}
            {...{ game, option, settings, say }}
            change={(changed) => change({ ...options, ...changed })}
          />
        ))}
        {call &&
          Array.from({ length: players }, (_, seat) => (
            <NameField
              key={seat}
              label={<SeatMark seat={seat} />}
              {...{ seat, say }}
              names={names ?? []}
              change={call}
            />
          ))}
      </div>
    </details>
  );
}

interface NameFieldProps {
  seat: number;
  names: string[];
  change: (names: string[]) => void;
  say: Say;
  label?: ComponentChildren;
}

/** What somebody at the table is called. */
export const NameField = ({ seat, names, change, say, label }: NameFieldProps) => (
  <TextField
    label={label}
    aria-label={say("page-name-at", { number: seat + 1 })}
    placeholder={say("seat", { number: seat + 1 })}
    value={names[seat] ?? ""}
    change={(name) => change(withAt(names, seat, name))}
  />
);

/** A list with something else at a place, and nothing at those before it that were empty. */
export const withAt = (list: string[], place: number, value: string): string[] =>
  Array.from({ length: Math.max(list.length, place + 1) }, (_, i) => (i === place ? value : (list[i] ?? "")));
