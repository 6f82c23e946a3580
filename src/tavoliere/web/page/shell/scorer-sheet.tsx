// The sheet on which somebody says what lies on their table, for fingers: a tap adds a card, a paladin, a point.

import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import type { Icon } from "../board";
import type { EditEntry, EditField, EditReason, EditSection, EditSheet } from "../protocol";
import { at, speaksOf } from "./editor-client";
import { countOf, hasPicture, Stepper, withCount } from "./editor-sheet";
import type { Json } from "./kept";
import { rich } from "./rich";
import { SeatMark } from "./seat-mark";
import { type Say, teller } from "./words";

/** Where it is said: the sheet, what was said so far, what speaks against it. */
export interface Pad {
  sheet: EditSheet | undefined;
  reasons: EditReason[];
  given: Json;
  set: (field: EditField, value: Json | undefined) => void;
}

interface Props {
  client: Pad;
  say: Say;
  Icon: Icon | null;
}

/** The sections: those of a group stand behind one heading; of several lines one at a time is open. */
export function ScorerSheet(props: Props) {
  const sections = props.client.sheet?.sections ?? [];
  const [open, setOpen] = useState<string | null>(null);
  const groups: { group: string; sections: EditSection[] }[] = [];
  for (const section of sections) {
    const last = groups.at(-1);
    if (last && last.group === section.group) last.sections.push(section);
    else groups.push({ group: section.group, sections: [section] });
  }
  const first = sections.find(({ fields }) => fields.some(({ kind }) => kind === "line"))?.fields[0]?.path ?? null;
  return (
    <section class="told" aria-label={props.say("page-scorer-sheet")}>
      <h2 class="unseen">{props.say("page-scorer-sheet")}</h2>
      {groups.map(({ group, sections: some }) => {
        const inside = some.map((section) => (
          <Section key={section.fields[0]!.path} {...props} section={section} open={open ?? first} unfold={setOpen} />
        ));
        if (!group) return inside;
        const lines = some.some(({ fields }) => fields.some(({ kind }) => kind === "line"));
        return lines ? (
          <div class="lines" key={group}>
            <h2>{props.say(group)}</h2>
            {inside}
          </div>
        ) : (
          <details class="aside" key={group}>
            <summary>{props.say(group)}</summary>
            {inside}
          </details>
        );
      })}
    </section>
  );
}

interface SectionProps extends Props {
  section: EditSection;
  open: string | null; // the line to which things are added
  unfold: (path: string) => void;
}

function Section({ section, ...props }: SectionProps) {
  const { client, say, Icon } = props;
  const reasons = client.reasons;
  const wrong = reasons.some((reason) => section.fields.some(({ path }) => speaksOf(reason, path)));
  const line = section.fields.find(({ kind }) => kind === "line");
  const title = <Seated {...{ say, Icon }} entry={{ value: null, label: section.title, group: null }} />;
  if (line) return <Line {...props} field={line} {...{ title, wrong }} />;
  return (
    <section class={`place ${wrong ? "wrong" : ""}`}>
      <h3>{title}</h3>
      {section.fields.map((field) => (
        <Field key={field.path} {...props} field={field} />
      ))}
    </section>
  );
}

interface FieldProps extends Props {
  field: EditField;
}

const wordsOf = (client: Pad, field: EditField): EditEntry[] => client.sheet?.words[field.words] ?? [];

const saidIn = (client: Pad, field: EditField): Json | undefined => at(client.given, field.path);

function Field(props: FieldProps) {
  const { field, say } = props;
  const name = teller(say)(field.label);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own look
    <div class={`field as-${field.kind}`} role="group" aria-label={name}>
      <span class="label">
        <Seated entry={{ value: null, label: field.label, group: null }} {...props} />
      </span>
      <Inside {...props} name={name} />
    </div>
  );
}

function Inside({ client, field, say, Icon, name }: FieldProps & { name: string }) {
  const value = saidIn(client, field);
  const entries = wordsOf(client, field);
  const tell = teller(say);
  if (field.kind === "number") {
    const { least, most } = field;
    const number = Math.min(most, typeof value === "number" ? value : Math.max(0, least));
    return <Stepper {...{ say, name, least, most }} value={number} change={(n) => client.set(field, n)} />;
  }
  if (field.kind === "choice")
    return (
      <span class="chips">
        {entries.map((entry) => (
          <label key={String(entry.value)} class="chip">
            <input
              type="radio"
              name={field.path}
              checked={(value ?? null) === entry.value}
              onChange={() => client.set(field, entry.value ?? undefined)}
            />
            <span>
              <Seated {...{ entry, say, Icon }} />
            </span>
          </label>
        ))}
      </span>
    );
  if (field.each === 1)
    return (
      <span class="chips">
        {entries.map((entry) => (
          <label key={String(entry.value)} class="chip">
            <input
              type="checkbox"
              checked={countOf(value, entry) > 0}
              onChange={(event) =>
                client.set(field, withCount(value, field, entry, event.currentTarget.checked ? 1 : 0))
              }
            />
            <span>
              <Seated {...{ entry, say, Icon }} />
            </span>
          </label>
        ))}
      </span>
    );
  return (
    <span class="counts">
      {entries.map((entry) => {
        const count = countOf(value, entry);
        const called = tell(entry.label);
        const change = (n: number) => client.set(field, withCount(value, field, entry, n));
        return (
          <span class={`count ${count ? "some" : ""}`} key={String(entry.value)}>
            <button
              type="button"
              class="more"
              aria-label={say("page-editor-more", { name: called })}
              disabled={count >= field.most}
              onClick={() => change(count + 1)}
            >
              <span class="sort">{rich(say, entry.label, Icon)}</span>
              <span class="tally" data-count={count} />
            </button>
            <output class="unseen" aria-label={called}>
              {count}
            </output>
            <button
              type="button"
              class="fewer"
              aria-label={say("page-editor-fewer", { name: called })}
              disabled={count <= 0}
              onClick={() => change(count - 1)}
            >
              −
            </button>
          </span>
        );
      })}
    </span>
  );
}

/** A word with its picture; a seat with its shape. */
function Seated({ entry, say, Icon }: { entry: EditEntry; say: Say; Icon: Icon | null }): ComponentChildren {
  const who = [entry.label[1].who ?? entry.label[1].side ?? []].flat();
  const seats = who.flatMap((one) => (typeof one === "object" && "seat" in one ? [one.seat] : []));
  const word = teller(say)(entry.label);
  return (
    <>
      {seats.map((seat) => (
        <SeatMark key={seat} seat={seat} />
      ))}
      {hasPicture(entry, Icon) ? (
        <>
          {rich(say, entry.label, Icon)} <small>{word}</small>
        </>
      ) : (
        word
      )}
    </>
  );
}

interface LineProps extends FieldProps {
  title: ComponentChildren;
  wrong: boolean;
  open: string | null;
  unfold: (path: string) => void;
}

/** Things in an order that matters: what lies there, and, of the one that is open, everything that can be laid down. */
function Line({ client, say, Icon, field, title, wrong, open, unfold }: LineProps) {
  const found = saidIn(client, field);
  const line = Array.isArray(found) ? found : [];
  const entries = wordsOf(client, field);
  const tell = teller(say);
  const isOpen = open === field.path;
  const called = (item: Json) => entries.find((one) => one.value === item);
  return (
    <section class={`place row-of ${isOpen ? "open" : ""} ${wrong ? "wrong" : ""}`}>
      <h3>
        <button type="button" class="title" aria-expanded={isOpen} onClick={() => unfold(field.path)}>
          {title}
        </button>
        <small class="quiet">{line.length ? "" : say("page-scorer-empty-line")}</small>
      </h3>
      <ol>
        {line.map((item, i) => {
          const entry = called(item);
          const name = entry ? tell(entry.label) : String(item);
          return (
            <li key={`${i} ${item}`} class={String(item).startsWith("follower") ? "pawn" : ""}>
              <button
                type="button"
                aria-label={say("page-editor-remove", { name })}
                title={name}
                onClick={() =>
                  client.set(
                    field,
                    line.filter((_, k) => k !== i),
                  )
                }
              >
                {entry ? <Thing {...{ entry, say, Icon }} /> : name}
              </button>
            </li>
          );
        })}
      </ol>
      {isOpen && (
        <Palette {...{ client, say, Icon, field, entries }} add={(item) => client.set(field, [...line, item])} />
      )}
    </section>
  );
}

/** A card by its picture, a figure by its seat's shape. */
function Thing({ entry, say, Icon }: { entry: EditEntry; say: Say; Icon: Icon | null }): ComponentChildren {
  const { who } = entry.label[1];
  if (hasPicture(entry, Icon)) return rich(say, entry.label, Icon);
  return <Seated {...{ say, Icon }} entry={who === undefined ? entry : { ...entry, label: ["edit-seat", { who }] }} />;
}

interface PaletteProps extends FieldProps {
  entries: EditEntry[];
  add: (item: Json) => void;
}

function Palette({ field, say, Icon, entries, add }: PaletteProps) {
  const tell = teller(say);
  const groups = new Map<string, EditEntry[]>();
  for (const entry of entries) {
    const group = entry.group ? tell(entry.group) : "";
    groups.set(group, [...(groups.get(group) ?? []), entry]);
  }
  return (
    <div class="palette">
      {[...groups].map(([group, some]) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own look
        <div class="shades" key={group} role="group" aria-label={group}>
          {some.map((entry) => (
            <button
              type="button"
              key={String(entry.value)}
              title={tell(entry.label)}
              aria-label={say("page-scorer-add", { name: tell(entry.label) })}
              onClick={() => add(entry.value)}
            >
              <Thing {...{ entry, say, Icon }} />
            </button>
          ))}
        </div>
      ))}
      <span class="unseen">{tell(field.label)}</span>
    </div>
  );
}
