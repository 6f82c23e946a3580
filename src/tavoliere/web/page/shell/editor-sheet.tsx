// The sheet on which a position is edited: a control for every place, made from what the game says of its positions.

import { useEffect, useRef } from "preact/hooks";
import type { Icon } from "../board";
import type { EditEntry, EditField, EditSection, Message } from "../protocol";
import { at, type EditorClient, speaksOf } from "./editor-client";
import type { Json } from "./kept";
import { rich } from "./rich";
import { type Say, teller } from "./words";

const FEW = 7; // so many sorts have a line each; of more, those that are there, and a list to add others

/** Who has a sheet and hears of changes to it. */
export type SheetClient = Pick<EditorClient, "edited" | "position" | "set" | "act">;

interface Props {
  client: SheetClient;
  say: Say;
  Icon: Icon | null;
  open: string | null; // the section that is shown
  toggle: (section: string, open: boolean) => void;
}

export const nameOf = (section: EditSection): string => section.fields[0]?.path ?? section.title[0];

export function Sheet(props: Props) {
  const { client, say } = props;
  const sheet = client.edited.value?.sheet;
  const sections = sheet?.sections ?? [];
  const groups: { group: string; sections: EditSection[] }[] = [];
  for (const section of sections) {
    const last = groups.at(-1);
    if (section.group && last?.group === section.group) last.sections.push(section);
    else groups.push({ group: section.group, sections: [section] });
  }
  return (
    <section class="places" aria-label={say("page-editor-places")}>
      {groups.map(({ group, sections: some }) =>
        group ? (
          <div class="group" key={group}>
            <h3>{say(group)}</h3>
            {some.map((section) => (
              <Section key={nameOf(section)} {...props} section={section} />
            ))}
          </div>
        ) : (
          some.map((section) => <Section key={nameOf(section)} {...props} section={section} />)
        ),
      )}
    </section>
  );
}

function Section({ client, say, Icon, open, toggle, section }: Props & { section: EditSection }) {
  const place = useRef<HTMLDetailsElement>(null);
  const name = nameOf(section);
  const isOpen = open === name;
  const wrong = against(client, section);
  useEffect(() => {
    if (isOpen) place.current?.scrollIntoView({ block: "nearest" });
  }, [isOpen]);
  return (
    <details
      ref={place}
      open={isOpen}
      class={wrong}
      data-section={name}
      onToggle={(event) => event.currentTarget.open !== isOpen && toggle(name, event.currentTarget.open)}
    >
      <summary>
        <span class="title">{rich(say, section.title, null)}</span>
        {!isOpen && <Brief {...{ client, say, Icon, section }} />}
        {wrong && (
          <span class="mark" role="img" aria-label={say("page-editor-all")}>
            !
          </span>
        )}
      </summary>
      {isOpen && (
        <div class="entries">
          {section.fields.map((field) => (
            <Control key={field.path} {...{ client, say, Icon, field }} />
          ))}
          {section.deeds.length > 0 && (
            <p class="deeds">
              {section.deeds.map(({ name: deed, label }) => (
                <button type="button" key={deed} onClick={() => client.act(deed)}>
                  {teller(say)(label)}
                </button>
              ))}
            </p>
          )}
        </div>
      )}
    </details>
  );
}

const MOST_SPOKEN_OF = 4; // a place with more sections than this is spoken of as a whole

/** How badly a section, or a field, is spoken of. */
function against(client: SheetClient, { fields }: { fields: EditField[] }): string {
  const sections = client.edited.value?.sheet?.sections ?? [];
  const isBroad = (place: string) =>
    sections.filter((one) => one.fields.some(({ path }) => path.startsWith(`${place}/`))).length > MOST_SPOKEN_OF;
  const reasons = (client.edited.value?.reasons ?? []).filter((reason) => {
    const close = { ...reason, at: reason.at.filter((place) => !isBroad(place)) };
    return fields.some(({ path }) => speaksOf(close, path));
  });
  if (reasons.some(({ playable }) => !playable)) return "wrong";
  return reasons.length ? "doubtful" : "";
}

interface FieldProps {
  client: SheetClient;
  say: Say;
  Icon: Icon | null;
  field: EditField;
}

const wordsOf = (client: SheetClient, field: EditField): EditEntry[] =>
  client.edited.value?.sheet?.words[field.words] ?? [];

/** How many of each sort there are, as an object or as a list. */
export function countOf(value: Json | undefined, { value: word }: EditEntry): number {
  if (Array.isArray(value)) return value.filter((one) => one === word).length;
  if (value === null || typeof value !== "object") return 0;
  return Number(value[String(word)] ?? 0);
}

/** What lies in a section, in pictures. */
function Brief({ client, say, Icon, section }: Omit<FieldProps, "field"> & { section: EditSection }) {
  const parts = section.fields.slice(0, 2).flatMap((field, i) => {
    const value = at(client.position.value, field.path);
    const entries = wordsOf(client, field);
    if (field.kind === "choice" || field.kind === "number") {
      if (value === undefined || value === null || (i > 0 && value === 0)) return [];
      const entry = entries.find((one) => one.value === value);
      return [<span>{entry ? rich(say, entry.label, Icon) : `${teller(say)(field.label)} ${value}`}</span>];
    }
    if (field.kind !== "counts" && field.kind !== "items") return [];
    return entries.flatMap((entry) => {
      const count = countOf(value, entry);
      if (!count || entries.length > FEW) return [];
      return [
        <span>
          {rich(say, entry.label, Icon)}
          {count > 1 && <small>{count}</small>}
        </span>,
      ];
    });
  });
  return <span class="brief">{parts.slice(0, 8)}</span>;
}

function Control(props: FieldProps) {
  const { client, field, say } = props;
  const wrong = against(client, { fields: [field] });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own look
    <div
      class={`field as-${field.kind} ${wrong}`}
      role="group"
      aria-label={teller(say)(field.label)}
      data-path={field.path}
    >
      <Inside {...props} />
    </div>
  );
}

function Inside(props: FieldProps) {
  switch (props.field.kind) {
    case "number":
      return <NumberControl {...props} />;
    case "choice":
      return <ChoiceControl {...props} />;
    case "flag":
      return <FlagControl {...props} />;
    case "counts":
      return <CountsControl {...props} />;
    case "items":
      return props.field.each === 1 ? <OnceControl {...props} /> : <CountsControl {...props} />;
    case "line":
      return <LineControl {...props} />;
    default:
      return <ToldControl {...props} />;
  }
}

const Label = ({ say, label }: { say: Say; label: Message }) => <span class="label">{teller(say)(label)}</span>;

interface StepperProps {
  say: Say;
  name: string;
  value: number;
  least: number;
  most: number;
  change: (value: number) => void;
}

export function Stepper({ say, name, value, least, most, change }: StepperProps) {
  const wide = most > 99;
  return (
    <span class="stepper">
      <button
        type="button"
        aria-label={say("page-editor-fewer", { name })}
        disabled={value <= least}
        onClick={() => change(value - 1)}
      >
        −
      </button>
      {wide ? (
        <input
          type="text"
          inputMode="numeric"
          aria-label={name}
          value={String(value)}
          onChange={(event) => {
            const given = Number.parseInt(event.currentTarget.value, 10);
            const fits = Number.isNaN(given) ? value : Math.max(least, Math.min(most, given));
            event.currentTarget.value = String(fits);
            if (fits !== value) change(fits);
          }}
        />
      ) : (
        <output>{value}</output>
      )}
      <button
        type="button"
        aria-label={say("page-editor-more", { name })}
        disabled={value >= most}
        onClick={() => change(value + 1)}
      >
        +
      </button>
    </span>
  );
}

function NumberControl({ client, field, say }: FieldProps) {
  const value = Number(at(client.position.value, field.path) ?? 0);
  const name = teller(say)(field.label);
  return (
    <>
      <Label say={say} label={field.label} />
      <Stepper {...{ say, name, value }} least={field.least} most={field.most} change={(n) => client.set(field, n)} />
    </>
  );
}

function Options({ entries, say }: { entries: EditEntry[]; say: Say }) {
  const tell = teller(say);
  const grouped = new Map<string, EditEntry[]>();
  for (const entry of entries) {
    const group = entry.group ? tell(entry.group) : "";
    grouped.set(group, [...(grouped.get(group) ?? []), entry]);
  }
  return (
    <>
      {[...grouped].map(([group, some]) => {
        const options = some.map((entry) => (
          <option key={String(entry.value)} value={String(entry.value)}>
            {tell(entry.label)}
          </option>
        ));
        return group ? (
          <optgroup key={group} label={group}>
            {options}
          </optgroup>
        ) : (
          options
        );
      })}
    </>
  );
}

function ChoiceControl({ client, field, say }: FieldProps) {
  const entries = wordsOf(client, field);
  const nothing = entries.some((one) => one.value === null) ? null : 0; // how it is written where nothing is said
  const value = at(client.position.value, field.path) ?? nothing;
  const name = teller(say)(field.label);
  return (
    <label>
      <Label say={say} label={field.label} />
      <select
        aria-label={name}
        value={String(value)}
        onChange={(event) => {
          const chosen = entries.find((one) => String(one.value) === event.currentTarget.value)?.value ?? null;
          client.set(field, chosen === null && field.absent ? undefined : chosen);
        }}
      >
        <Options {...{ entries, say }} />
      </select>
    </label>
  );
}

function FlagControl({ client, field, say }: FieldProps) {
  return (
    <label class="check">
      <input
        type="checkbox"
        checked={at(client.position.value, field.path) === true}
        onChange={(event) => client.set(field, event.currentTarget.checked)}
      />
      {teller(say)(field.label)}
    </label>
  );
}

/** One more or fewer of a sort, in whichever form it is written. */
export function withCount(value: Json | undefined, field: EditField, { value: word }: EditEntry, count: number): Json {
  if (field.kind === "counts") return { ...(value as { [name: string]: Json } | null), [String(word)]: count };
  const list = Array.isArray(value) ? [...value] : [];
  while (list.filter((one) => one === word).length > count) list.splice(list.lastIndexOf(word), 1);
  while (list.filter((one) => one === word).length < count) list.push(word);
  return list;
}

function CountsControl({ client, field, say, Icon }: FieldProps) {
  const value = at(client.position.value, field.path);
  const entries = wordsOf(client, field);
  const gone = field.absent && value === null;
  const shown = entries.length <= FEW ? entries : entries.filter((entry) => countOf(value, entry) !== 0);
  const change = (entry: EditEntry, count: number) => client.set(field, withCount(value, field, entry, count));
  const total = Array.isArray(value) ? value.length : 0;
  return (
    <>
      <span class="head">
        <Label say={say} label={field.label} />
        {field.absent && (
          <label class="check">
            <input
              type="checkbox"
              checked={!gone}
              onChange={(event) => client.set(field, event.currentTarget.checked ? {} : null)}
            />
            {say("page-editor-lies")}
          </label>
        )}
        {entries.length > FEW && (
          <Adder {...{ field, say, entries }} add={(entry) => change(entry, countOf(value, entry) + 1)} />
        )}
      </span>
      {!gone && (
        <span
          class={shown.every((entry) => entries.length <= FEW && hasPicture(entry, Icon)) ? "counts" : "counts rows"}
        >
          {shown.map((entry) => {
            const count = countOf(value, entry);
            const most = field.kind === "items" ? count + Math.max(0, field.most - total) : field.most;
            const name = teller(say)(entry.label);
            return (
              <span class="count" key={String(entry.value)}>
                <span class="sort" title={name}>
                  {rich(say, entry.label, Icon)}
                  {hasPicture(entry, Icon) && entries.length > FEW && <small>{name}</small>}
                </span>
                <Stepper {...{ say, name, most }} value={count} least={0} change={(n) => change(entry, n)} />
              </span>
            );
          })}
        </span>
      )}
    </>
  );
}

export function hasPicture({ label }: EditEntry, Icon: Icon | null): boolean {
  const word = label[1].word;
  return !!Icon && !!word && typeof word === "object" && "word" in word && Icon({ of: word.word }) !== null;
}

interface AdderProps {
  field: EditField;
  say: Say;
  entries: EditEntry[];
  add: (entry: EditEntry) => void;
}

function Adder({ field, say, entries, add }: AdderProps) {
  const name = say("page-editor-add", { name: teller(say)(field.label) });
  return (
    <select
      class="adder"
      aria-label={name}
      value=""
      onChange={(event) => {
        const found = entries.find((one) => String(one.value) === event.currentTarget.value);
        event.currentTarget.value = "";
        if (found) add(found);
      }}
    >
      <option value="">+</option>
      <Options {...{ entries, say }} />
    </select>
  );
}

/** Each sort is there or not. */
function OnceControl({ client, field, say, Icon }: FieldProps) {
  const value = at(client.position.value, field.path);
  return (
    <>
      <Label say={say} label={field.label} />
      <span class="once">
        {wordsOf(client, field).map((entry) => (
          <label class="check" key={String(entry.value)}>
            <input
              type="checkbox"
              checked={countOf(value, entry) > 0}
              onChange={(event) =>
                client.set(field, withCount(value, field, entry, event.currentTarget.checked ? 1 : 0))
              }
            />
            {rich(say, entry.label, Icon)}
          </label>
        ))}
      </span>
    </>
  );
}

function LineControl({ client, field, say, Icon }: FieldProps) {
  const found = at(client.position.value, field.path);
  const line = Array.isArray(found) ? found : [];
  const entries = wordsOf(client, field);
  const left = field.each ? entries.filter((entry) => countOf(line, entry) < field.each) : entries;
  const tell = teller(say);
  return (
    <>
      <span class="head">
        <Label say={say} label={field.label} />
        {line.length < field.most && left.length > 0 && (
          <Adder {...{ field, say }} entries={left} add={(entry) => client.set(field, [...line, entry.value])} />
        )}
      </span>
      <ol class="line">
        {line.map((item, i) => {
          const entry = entries.find((one) => one.value === item);
          const name = entry ? tell(entry.label) : String(item);
          const sort = entry?.group ? `${name} (${tell(entry.group)})` : name;
          const swapped = line.map((one, k) => (k === i - 1 ? item : k === i ? line[i - 1]! : one));
          return (
            <li key={`${i} ${item}`} class={String(item).includes("face-down") ? "down" : ""} title={sort}>
              <span class="sort">
                {entry ? rich(say, entry.label, Icon) : name}
                {entry && hasPicture(entry, Icon) && <small>{name}</small>}
              </span>
              <span class="stepper">
                <button
                  type="button"
                  aria-label={say("page-editor-earlier", { name: sort })}
                  disabled={i === 0}
                  onClick={() => client.set(field, swapped)}
                >
                  ↑
                </button>
                <button
                  type="button"
                  aria-label={say("page-editor-remove", { name: sort })}
                  onClick={() =>
                    client.set(
                      field,
                      line.filter((_, k) => k !== i),
                    )
                  }
                >
                  ×
                </button>
              </span>
            </li>
          );
        })}
      </ol>
    </>
  );
}

function ToldControl({ client, field, say, Icon }: FieldProps) {
  const value = at(client.position.value, field.path);
  const entries = wordsOf(client, field);
  const one = entries.find((entry) => entry.value === value);
  const counts = Array.isArray(value)
    ? value.map((count, i) => [entries.filter((entry) => entry.value !== null)[i], Number(count)] as const)
    : entries.map((entry) => [entry, countOf(value, entry)] as const).filter(([, count]) => count !== 0);
  return (
    <>
      <Label say={say} label={field.label} />
      {one ? (
        <span>{rich(say, one.label, Icon)}</span>
      ) : value !== null && typeof value === "object" ? (
        <span class="counts told">
          {counts.map(([entry, count]) => (
            <span class={`count ${count < 0 ? "wrong" : ""}`} key={String(entry?.value)}>
              <span class="sort">{entry && rich(say, entry.label, Icon)}</span>
              <output>{count}</output>
            </span>
          ))}
        </span>
      ) : (
        <output>{String(value ?? "")}</output>
      )}
    </>
  );
}
