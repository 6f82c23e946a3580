// With which rules a box is played, and by whom: what the scorer and the oracle ask first.

import { useState } from "preact/hooks";
import type { GameInfo } from "../../protocol";
import type { Options } from "../common/desk-answers";
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
      <div class="choices">
        {offered.map((option) => (
          <SettingField
            key={option.name}
            {...{ game, option, settings, say }}
            change={(changed) => change({ ...options, ...changed })}
          />
        ))}
        {call &&
          Array.from({ length: players }, (_, seat) => (
            <label key={seat}>
              <SeatMark seat={seat} />
              <input
                type="text"
                maxLength={24}
                aria-label={say("page-name-at", { number: seat + 1 })}
                placeholder={say("seat", { number: seat + 1 })}
                value={names?.[seat] ?? ""}
                onInput={(event) => {
                  const changed = [...(names ?? [])];
                  changed[seat] = event.currentTarget.value;
                  call(Array.from(changed, (one) => one ?? ""));
                }}
              />
            </label>
          ))}
      </div>
    </details>
  );
}
