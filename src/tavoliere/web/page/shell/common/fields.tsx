// Fields of forms: a list to choose from, a tick, a name, and a button that asks once more.

import type { ComponentChildren, JSX } from "preact";
import { useState } from "preact/hooks";
import { SPEEDS, type Speed, storage } from "../device/storage";
import type { Say } from "./words";

type Attributes<Tag extends keyof JSX.IntrinsicElements, Own> = Omit<JSX.IntrinsicElements[Tag], keyof Own> & Own;

const labelled = (label: ComponentChildren, field: JSX.Element) =>
  label ? (
    // biome-ignore lint/a11y/noLabelWithoutControl: the field is in it
    <label>
      {label} {field}
    </label>
  ) : (
    field
  );

interface SelectProps<Value> {
  value: Value;
  values: readonly Value[];
  groups?: Record<string, readonly Value[]>; // more values, under what they have in common
  named: (value: Value) => string;
  change: (value: Value) => void;
  label?: ComponentChildren; // before it; else it has an aria-label
}

export function Select<Value extends string | number | boolean | null>({
  value,
  values,
  groups = {},
  named,
  change,
  label,
  ...more
}: Attributes<"select", SelectProps<Value>>) {
  const all = [...values, ...Object.values(groups).flat()];
  const options = (some: readonly Value[]) =>
    some.map((one) => (
      <option key={String(one)} value={String(one)}>
        {named(one)}
      </option>
    ));
  return labelled(
    label,
    <select
      {...more}
      value={String(value)}
      onChange={({ currentTarget }) => change(all.find((one) => String(one) === currentTarget.value)!)}
    >
      {options(values)}
      {Object.entries(groups).map(([name, some]) => (
        <optgroup key={name} label={name}>
          {options(some)}
        </optgroup>
      ))}
    </select>,
  );
}

interface CheckProps {
  label: string;
  checked: boolean;
  change: (checked: boolean) => void;
}

export function Check({ label, checked, change }: CheckProps) {
  return (
    <label class="check">
      <input type="checkbox" checked={checked} onChange={(event) => change(event.currentTarget.checked)} />
      {label}
    </label>
  );
}

interface TextProps {
  value: string;
  change: (text: string) => void;
  enter?: () => void; // instead of the form around it
  label?: ComponentChildren; // before it; else it has an aria-label
}

/** A line of text, as long as a player's name may be unless something else is said. */
export function TextField({ value, change, enter, label, ...more }: Attributes<"input", TextProps>) {
  return labelled(
    label,
    <input
      type="text"
      maxLength={24}
      {...more}
      value={value}
      onInput={(event) => change(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (!enter || event.key !== "Enter") return;
        event.preventDefault();
        enter();
      }}
    />,
  );
}

interface SureProps {
  act: () => void;
  label: string;
  sure: string; // once more
  children?: ComponentChildren;
}

/** What can't be undone is done with a second click. */
export function SureButton({ act, label, sure, class: own, children, ...more }: Attributes<"button", SureProps>) {
  const [asked, setAsked] = useState(false);
  const press = () => {
    setAsked(!asked);
    if (asked) act();
  };
  return (
    <button
      {...more}
      type="button"
      class={own ?? (asked ? "danger" : "")}
      onBlur={() => setAsked(false)}
      onClick={press}
    >
      {asked ? sure : label} {children}
    </button>
  );
}

/** How fast all is shown. */
export const Speeds = ({ say, ...more }: { say: Say; label?: string; class?: string; "aria-label"?: string }) => (
  <Select
    {...more}
    value={storage.speed.value}
    values={Object.keys(SPEEDS) as Speed[]}
    named={(one) => say(`page-speed-${one}`)}
    change={(one) => (storage.speed.value = one)}
  />
);
