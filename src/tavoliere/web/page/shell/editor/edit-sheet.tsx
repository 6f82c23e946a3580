// The sheet on which somebody says what lies on a table or in a position, for fingers: a tap adds a card, a paladin, a point.
// It is made from what the game says of its places.

import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Icon } from "../../board";
import type { EditEntry, EditField, EditReason, EditSection, EditSheet, Message } from "../../protocol";
import { rich } from "../common/rich";
import { SeatMark } from "../common/seat-mark";
import { type Say, teller } from "../common/words";
import type { Json } from "../device/storage";
import { at, speaksOf } from "./editor-client";

const FEW = 7; // so many words can be chosen among at a glance; of more there is a list
const MANY = 40; // of so many words to add to a line only the first group is unfolded
const LARGE = 99; // a number that may be larger is typed

/** What a sheet shows, and who hears of changes to it. */
interface SheetClient {
  sheet: EditSheet | null | undefined;
  reasons: EditReason[];
  given: Json;
  set: (field: EditField, value: Json | undefined) => void;
  act?: (deed: string) => void;
}

interface Props {
  client: SheetClient;
  say: Say;
  Icon: Icon | null;
  /** Where sections fold: the one that is open, and how another is opened. */
  folding?: { open: string | null; show: (section: string | null) => void };
}

export const nameOf = (section: EditSection): string => section.fields[0]?.path ?? section.title[0];

const lineOf = ({ fields }: EditSection): EditField | undefined =>
  fields.length === 1 && fields[0]!.kind === "line" ? fields[0] : undefined;

/** Sections of a group stand behind one heading; of several lines one at a time is added to. */
export function Sheet({ folding, ...props }: Props) {
  const { client, say } = props;
  const sections = client.sheet?.sections ?? [];
  const firstLine = sections.find(lineOf);
  const [line, setLine] = useState<string | null>();
  const open = folding ? folding.open : line === undefined ? firstLine && nameOf(firstLine) : line;
  const groups: { group: string; sections: EditSection[] }[] = [];
  for (const section of sections) {
    const last = groups.at(-1);
    if (section.group && last?.group === section.group) last.sections.push(section);
    else groups.push({ group: section.group, sections: [section] });
  }
  return (
    <section class="edit-sheet" aria-label={say("page-scorer-sheet")}>
      <h2 class="unseen">{say("page-scorer-sheet")}</h2>
      {groups.map(({ group, sections: some }) => {
        const inside = some.map((section) => {
          const name = nameOf(section);
          const folds = folding || lineOf(section);
          const isOpen = !folds || open === name;
          const fold = folds && (() => (folding?.show ?? setLine)(isOpen ? null : name));
          return <Section key={name} {...props} {...{ section, isOpen, fold }} />;
        });
        if (!group) return inside;
        return folding || some.some(lineOf) ? (
          <div class="group" key={group}>
            <h2>{say(group)}</h2>
            {inside}
          </div>
        ) : (
          <details class="group" key={group}>
            <summary>{say(group)}</summary>
            {inside}
          </details>
        );
      })}
    </section>
  );
}

interface SectionProps extends Omit<Props, "folding"> {
  section: EditSection;
  isOpen: boolean;
  fold: (() => void) | undefined;
}

function Section({ section, isOpen, fold, ...props }: SectionProps) {
  const { client, say } = props;
  const place = useRef<HTMLElement>(null);
  const wrong = against(client, section.fields);
  const line = lineOf(section);
  const title = <Called label={section.title} {...props} />;
  useEffect(() => {
    if (isOpen && fold) place.current?.scrollIntoView({ block: "nearest" });
  }, [isOpen]);
  return (
    <section ref={place} class={`card place ${fold && isOpen ? "open" : ""} ${wrong}`} data-section={nameOf(section)}>
      <h3 class="row">
        {fold ? (
          <button type="button" class="bare unfolds title" aria-expanded={isOpen} onClick={fold}>
            {title}
            {!isOpen && <Brief {...props} section={section} />}
          </button>
        ) : (
          title
        )}
        {line && !(at(client.given, line.path) as Json[] | undefined)?.length && (
          <small class="quiet">{say("page-scorer-empty-line")}</small>
        )}
        {wrong && (
          <span class="mark" role="img" aria-label={say("page-editor-all")}>
            !
          </span>
        )}
      </h3>
      {line ? (
        <Field {...props} field={line} adds={isOpen} />
      ) : (
        isOpen && section.fields.map((field) => <Field key={field.path} {...props} field={field} />)
      )}
      {isOpen && client.act && section.deeds.length > 0 && (
        <p class="row deeds">
          {section.deeds.map(({ name, label }) => (
            <button type="button" key={name} onClick={() => client.act?.(name)}>
              {teller(say)(label)}
            </button>
          ))}
        </p>
      )}
    </section>
  );
}

const MOST_SPOKEN_OF = 4; // a place with more sections than this is spoken of as a whole

/** How badly some fields are spoken of. */
function against({ sheet, reasons }: SheetClient, fields: EditField[]): string {
  const sections = sheet?.sections ?? [];
  const isBroad = (place: string) =>
    sections.filter((one) => one.fields.some(({ path }) => path.startsWith(`${place}/`))).length > MOST_SPOKEN_OF;
  const found = reasons.filter((reason) => {
    const close = { ...reason, at: reason.at.filter((place) => !isBroad(place)) };
    return fields.some(({ path }) => speaksOf(close, path));
  });
  if (found.some(({ playable }) => !playable)) return "wrong";
  return found.length ? "doubtful" : "";
}

/** What lies in a section, in pictures. */
function Brief({ client, say, Icon, section }: Omit<Props, "folding"> & { section: EditSection }) {
  const parts = section.fields.slice(0, 2).flatMap((field, i) => {
    const value = at(client.given, field.path);
    const entries = wordsOf(client, field);
    if (field.kind === "choice" || field.kind === "number") {
      if (value === undefined || value === null || (i > 0 && value === 0)) return [];
      const entry = entries.find((one) => one.value === value);
      return [<span>{entry ? rich(say, entry.label, Icon) : `${teller(say)(field.label)} ${value}`}</span>];
    }
    if ((field.kind !== "counts" && field.kind !== "items") || entries.length > FEW) return [];
    return entries.flatMap((entry) => {
      const count = countOf(value, entry);
      if (!count) return [];
      return [
        <span>
          {rich(say, entry.label, Icon)}
          {count > 1 && <small>{count}</small>}
        </span>,
      ];
    });
  });
  return <span class="row brief">{parts.slice(0, 8)}</span>;
}

// --- the places ---

interface FieldProps extends Omit<Props, "folding"> {
  field: EditField;
  adds?: boolean; // whether a line can be added to
}

const wordsOf = (client: SheetClient, field: EditField): EditEntry[] => client.sheet?.words[field.words] ?? [];

function Field(props: FieldProps) {
  const { client, field, say } = props;
  const { kind } = field;
  const many = kind === "items" && wordsOf(client, field).length > FEW;
  const Control =
    kind === "items" && field.each === 1 ? OnceControl : many ? LineControl : (CONTROLS[kind] ?? ToldControl);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own look
    <div
      class={`field row apart as-${kind} ${against(client, [field])}`}
      role="group"
      aria-label={teller(say)(field.label)}
      data-path={field.path}
    >
      {kind !== "flag" && (
        <span class="label">
          <Called label={field.label} {...props} />
        </span>
      )}
      <Control {...props} />
    </div>
  );
}

interface StepperProps {
  say: Say;
  name: string;
  value: number;
  least: number;
  most: number;
  change: (value: number) => void;
}

function Stepper({ say, name, value, least, most, change }: StepperProps) {
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
      {most > LARGE ? (
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
  const { least, most } = field;
  const value = Number(at(client.given, field.path) ?? Math.max(0, least));
  const name = teller(say)(field.label);
  return <Stepper {...{ say, name, value, least, most }} change={(n) => client.set(field, n)} />;
}

function ChoiceControl({ client, field, say, Icon }: FieldProps) {
  const entries = wordsOf(client, field);
  const nothing = entries.some((one) => one.value === null) ? null : 0; // how it is written where nothing is said
  const value = at(client.given, field.path) ?? nothing;
  const choose = (chosen: Json) => client.set(field, chosen === null && field.absent ? undefined : chosen);
  if (entries.length <= FEW)
    return (
      <span class="chips">
        {entries.map((entry) => (
          <label key={String(entry.value)} class="chip">
            <input
              type="radio"
              name={field.path}
              checked={value === entry.value}
              onChange={() => choose(entry.value)}
            />
            <span>
              <Called label={entry.label} {...{ say, Icon }} />
            </span>
          </label>
        ))}
      </span>
    );
  return (
    <select
      aria-label={teller(say)(field.label)}
      value={String(value)}
      onChange={({ currentTarget }) =>
        choose(entries.find((one) => String(one.value) === currentTarget.value)?.value ?? null)
      }
    >
      {entries.map((entry) => (
        <option key={String(entry.value)} value={String(entry.value)}>
          {teller(say)(entry.label)}
        </option>
      ))}
    </select>
  );
}

interface CheckProps {
  checked: boolean;
  check: (checked: boolean) => void;
  children: ComponentChildren;
}

const Check = ({ checked, check, children }: CheckProps) => (
  <label class="chip">
    <input type="checkbox" checked={checked} onChange={(event) => check(event.currentTarget.checked)} />
    <span>{children}</span>
  </label>
);

function FlagControl({ client, field, say }: FieldProps) {
  return (
    <Check checked={at(client.given, field.path) === true} check={(checked) => client.set(field, checked)}>
      {teller(say)(field.label)}
    </Check>
  );
}

/** How many of each sort there are, as an object or as a list. */
function countOf(value: Json | undefined, { value: word }: EditEntry): number {
  if (Array.isArray(value)) return value.filter((one) => one === word).length;
  if (value === null || typeof value !== "object") return 0;
  return Number(value[String(word)] ?? 0);
}

/** One more or fewer of a sort, in whichever form it is written. */
function withCount(value: Json | undefined, field: EditField, { value: word }: EditEntry, count: number): Json {
  if (field.kind === "counts") return { ...(value as { [name: string]: Json } | null), [String(word)]: count };
  const list = Array.isArray(value) ? [...value] : [];
  while (list.filter((one) => one === word).length > count) list.splice(list.lastIndexOf(word), 1);
  while (list.filter((one) => one === word).length < count) list.push(word);
  return list;
}

/** Each sort is there or not. */
function OnceControl({ client, field, say, Icon }: FieldProps) {
  const value = at(client.given, field.path);
  return (
    <span class="chips">
      {wordsOf(client, field).map((entry) => (
        <Check
          key={String(entry.value)}
          checked={countOf(value, entry) > 0}
          check={(checked) => client.set(field, withCount(value, field, entry, checked ? 1 : 0))}
        >
          <Called label={entry.label} {...{ say, Icon }} />
        </Check>
      ))}
    </span>
  );
}

/** A tap adds one of a sort. */
function CountsControl({ client, field, say, Icon }: FieldProps) {
  const value = at(client.given, field.path);
  const gone = field.absent && value === null;
  const total = Array.isArray(value) ? value.length : 0;
  return (
    <>
      {field.absent && (
        <Check checked={!gone} check={(checked) => client.set(field, checked ? {} : null)}>
          {say("page-editor-lies")}
        </Check>
      )}
      {!gone && (
        <span class={field.most > LARGE ? "counts rows" : "counts"}>
          {wordsOf(client, field).map((entry) => {
            const count = countOf(value, entry);
            const most = field.kind === "items" ? count + Math.max(0, field.most - total) : field.most;
            const name = teller(say)(entry.label);
            const change = (n: number) => client.set(field, withCount(value, field, entry, n));
            return most > LARGE ? (
              <span class="count" key={String(entry.value)}>
                <span class="sort">{rich(say, entry.label, Icon)}</span>
                <Stepper {...{ say, name, most, change }} value={count} least={0} />
              </span>
            ) : (
              <span class={`count ${count ? "some" : ""}`} key={String(entry.value)} title={name}>
                <button
                  type="button"
                  class="more"
                  aria-label={say("page-editor-more", { name })}
                  disabled={count >= most}
                  onClick={() => change(count + 1)}
                >
                  <span class="sort">{rich(say, entry.label, Icon)}</span>
                  <span class="amount" data-count={count} />
                </button>
                <output class="unseen" aria-label={name}>
                  {count}
                </output>
                <button
                  type="button"
                  class="fewer"
                  aria-label={say("page-editor-fewer", { name })}
                  disabled={count <= 0}
                  onClick={() => change(count - 1)}
                >
                  −
                </button>
              </span>
            );
          })}
        </span>
      )}
    </>
  );
}

/** Things one by one: a tap takes one away or, where their order matters, lets it change places with the one before. */
function LineControl({ client, field, say, Icon, adds = true }: FieldProps) {
  const found = at(client.given, field.path);
  const line = Array.isArray(found) ? found : [];
  const entries = wordsOf(client, field);
  const left = entries.filter((entry) => !field.each || countOf(line, entry) < field.each);
  const names = namesOf(entries, say);
  const become = (items: Json[]) => client.set(field, items);
  return (
    <>
      {line.length > 0 && (
        <ol>
          {line.map((item, i) => {
            const entry = entries.find((one) => one.value === item);
            const { name, again } = names.get(item) ?? { name: String(item), again: false };
            return (
              <li key={`${i} ${item}`} class={again ? "again" : entry?.label[1].who !== undefined ? "pawn" : ""}>
                {i > 0 && field.kind === "line" && (
                  <button
                    type="button"
                    class="earlier"
                    aria-label={say("page-editor-earlier", { name })}
                    title={say("page-editor-earlier", { name })}
                    onClick={() => become(line.with(i - 1, item).with(i, line[i - 1]!))}
                  >
                    ‹
                  </button>
                )}
                <button
                  type="button"
                  aria-label={say("page-editor-remove", { name })}
                  title={name}
                  onClick={() => become(line.toSpliced(i, 1))}
                >
                  {entry ? <Thing {...{ entry, say, Icon }} /> : name}
                </button>
              </li>
            );
          })}
        </ol>
      )}
      {adds && line.length < field.most && left.length > 0 && (
        <Palette {...{ say, Icon, names }} entries={left} add={(item) => become([...line, item])} />
      )}
    </>
  );
}

/** What follows from the rest: to be read only. */
function ToldControl({ client, field, say, Icon }: FieldProps) {
  const value = at(client.given, field.path);
  const entries = wordsOf(client, field);
  const one = entries.find((entry) => entry.value === value);
  if (one) return <span>{rich(say, one.label, Icon)}</span>;
  if (value === null || typeof value !== "object") return <output>{String(value ?? "")}</output>;
  const counts = Array.isArray(value)
    ? value.map((count, i) => [entries.filter((entry) => entry.value !== null)[i], Number(count)] as const)
    : entries.map((entry) => [entry, countOf(value, entry)] as const).filter(([, count]) => count !== 0);
  return (
    <span class="counts">
      {counts.map(([entry, count]) => (
        <span class={`count ${count < 0 ? "wrong" : ""}`} key={String(entry?.value)}>
          <span class="sort">{entry && rich(say, entry.label, Icon)}</span>
          <output>{count}</output>
        </span>
      ))}
    </span>
  );
}

const CONTROLS: Partial<Record<string, (props: FieldProps) => ComponentChildren>> = {
  number: NumberControl,
  choice: ChoiceControl,
  flag: FlagControl,
  counts: CountsControl,
  items: CountsControl,
  line: LineControl,
};

// --- what can stand there ---

function hasPicture(label: Message, Icon: Icon | null): boolean {
  const { word } = label[1];
  return !!Icon && !!word && typeof word === "object" && "word" in word && Icon({ of: word.word }) !== null;
}

/** A word with its picture; a seat with its shape. */
function Called({ label, say, Icon }: { label: Message; say: Say; Icon: Icon | null }): ComponentChildren {
  const who = [label[1].who ?? label[1].side ?? []].flat();
  const seats = who.flatMap((one) => (typeof one === "object" && "seat" in one ? [one.seat] : []));
  const word = teller(say)(label);
  return (
    <>
      {seats.map((seat) => (
        <SeatMark key={seat} seat={seat} />
      ))}
      {hasPicture(label, Icon) ? (
        <>
          {rich(say, label, Icon)} <small>{word}</small>
        </>
      ) : (
        word
      )}
    </>
  );
}

/** A card by its picture, a figure by its seat's shape. */
function Thing({ entry: { label }, say, Icon }: { entry: EditEntry; say: Say; Icon: Icon | null }): ComponentChildren {
  const { who } = label[1];
  if (hasPicture(label, Icon)) return rich(say, label, Icon);
  return <Called {...{ say, Icon }} label={who === undefined ? label : ["edit-seat", { who }]} />;
}

interface Named {
  name: string;
  again: boolean; // it looks like something before it in the list, such as the same card face down
}

/** What words are called beside each other: of those that look alike the heading is named, too. */
function namesOf(entries: EditEntry[], say: Say): Map<Json, Named> {
  const tell = teller(say);
  const counts = new Map<string, number>();
  for (const { label } of entries) counts.set(tell(label), (counts.get(tell(label)) ?? 0) + 1);
  const seen = new Set<string>();
  return new Map(
    entries.map(({ value, label, group }) => {
      const short = tell(label);
      const again = seen.has(short);
      seen.add(short);
      return [value, { name: group && counts.get(short)! > 1 ? `${short} (${tell(group)})` : short, again }];
    }),
  );
}

interface PaletteProps {
  say: Say;
  Icon: Icon | null;
  entries: EditEntry[];
  names: Map<Json, Named>;
  add: (item: Json) => void;
}

/** Everything that can be laid down. */
function Palette({ say, Icon, entries, names, add }: PaletteProps) {
  const groups = new Map<string, EditEntry[]>();
  for (const entry of entries) {
    const group = entry.group ? teller(say)(entry.group) : "";
    groups.set(group, [...(groups.get(group) ?? []), entry]);
  }
  return (
    <div class="palette">
      {[...groups].map(([group, some], i) => {
        const shades = (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own look
          <div class="shades" key={group} role="group" aria-label={group}>
            {some.map((entry) => {
              const { name } = names.get(entry.value)!;
              return (
                <button
                  type="button"
                  key={String(entry.value)}
                  title={name}
                  aria-label={say("page-scorer-add", { name })}
                  onClick={() => add(entry.value)}
                >
                  <Thing {...{ entry, say, Icon }} />
                </button>
              );
            })}
          </div>
        );
        if (i === 0 || some.length <= FEW || entries.length <= MANY) return shades;
        return (
          <details key={group}>
            <summary>{group}</summary>
            {shades}
          </details>
        );
      })}
    </div>
  );
}
