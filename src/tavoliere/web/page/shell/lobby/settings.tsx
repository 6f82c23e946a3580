// The settings of a game: what they are called, and how one is chosen from a list.

import type { GameInfo, Setting } from "../../protocol";
import { Select } from "../common/fields";
import { known, type Say, sayer } from "../common/words";
import { fittingValues, type ListedOption, type Settings, settled } from "./new-table";

export const hyphened = (name: string): string => name.replaceAll("_", "-");

export const optionName = (name: string, say: Say): string =>
  say(name === "players" ? "page-how-many" : `option-${hyphened(name)}`);

export function valueName(game: string, option: string, value: Setting): string {
  const say = sayer(game);
  const name = `option-${hyphened(option)}-${String(value ?? "none").toLowerCase()}`;
  return known(game, name) ? say(name) : String(value);
}

export const aboutValue = (option: string, value: Setting): string =>
  `about-${hyphened(option)}-${String(value ?? "none").toLowerCase()}`;

/** Whether an option makes another game of it, and each of its values is described. */
export const isVariant = (game: string, { name, values }: ListedOption): boolean =>
  values.some((value) => known(game, aboutValue(name, value)));

interface SettingProps {
  game: GameInfo;
  option: ListedOption;
  settings: Settings;
  change: (settings: Settings) => void;
}

/** The values that go with the other settings; what no longer goes with the value that is chosen becomes as usual. */
export function SettingSelect({ game, option, settings, change, id }: SettingProps & { id?: string }) {
  const { name } = option;
  return (
    <Select
      {...{ id, name }}
      value={settings[name]!}
      values={fittingValues(option, settings)}
      named={(value) => valueName(game.name, name, value)}
      change={(value) => change({ ...settings, ...settled(game, { ...settings, [name]: value }) })}
    />
  );
}

/** With its name. */
export const SettingField = ({ say, ...props }: SettingProps & { say: Say }) => (
  <label class="setting" for={`setting-${props.option.name}`}>
    <span class="label">{optionName(props.option.name, say)}</span>
    <SettingSelect {...props} id={`setting-${props.option.name}`} />
  </label>
);
