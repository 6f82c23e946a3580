// The tree of a study in words: a line for each turn, as the log tells it, and each thing in it can be gone to. Other ways
// to go on stand under the place where they begin, further in.

import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Icon } from "../../board";
import type { Deed } from "../../rules/exploration";
import { rich } from "../common/rich";
import { SeatMark } from "../common/seat-mark";
import { gainLook, signed } from "../common/signed";
import { known, type Say } from "../common/words";
import { isHeading, joined } from "../frame/deeds";
import type { StudyClient } from "./study-client";
import { Tools } from "./study-steering";
import type { StudyNode } from "./study-tree";

interface Props {
  client: StudyClient;
  say: Say;
  Icon: Icon | null;
}

export function Lines({ client, say, Icon }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const grown = client.grown.value;
  const at = client.at.value;
  useEffect(() => {
    const box = list.current;
    const here = box?.querySelector<HTMLElement>("[aria-current]");
    if (!box || !here) return;
    const away = here.getBoundingClientRect().top - box.getBoundingClientRect().top;
    if (away < 0 || away > box.clientHeight - here.offsetHeight) box.scrollTop += away - box.clientHeight / 2;
  }, [at, grown]);
  return (
    <section class="variations" aria-label={say("page-study-lines")}>
      <h2>{say("page-study-lines")}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard */}
      <div class="tree" ref={list} tabIndex={0}>
        <Place {...{ client, say }} node={client.root}>
          {say("page-study-beginning")}
        </Place>
        {client.root.note && <p class="note">{client.root.note}</p>}
        <Line first={client.root.children[0]} {...{ client, say, Icon, grown }} />
      </div>
      <Tools {...{ client, say }} />
      {client.mine && <Note key={`${at.depth} ${at.action}`} {...{ client, say }} />}
    </section>
  );
}

/** A place of the tree, to be gone to. */
function Place({ client, node, children }: { client: StudyClient; node: StudyNode; children: ComponentChildren }) {
  return (
    <button
      type="button"
      class="bare place"
      data-depth={node.depth}
      aria-current={client.told.value === node ? "step" : undefined}
      onClick={() => void client.goTo(node)}
    >
      {children}
    </button>
  );
}

interface LineProps extends Props {
  first: StudyNode | undefined;
  grown: number; // how often the tree has changed: its places stay the same things
}

/** A line from a place on, with what else could be played on its way. */
function Line({ first, ...props }: LineProps) {
  const { client, say, Icon } = props;
  const { game } = client.study;
  const parts: ComponentChildren[] = [];
  let places: ComponentChildren[] = []; // of one turn
  let by = -2;
  let before = "";
  let others: StudyNode[] = []; // branches, to be told after what they are an alternative to
  const close = () => {
    if (places.length)
      parts.push(
        <li class="turn">
          {by >= 0 ? <SeatMark seat={by} /> : <span class="seat-mark" />}
          <span>
            {by >= 0 && <strong>{say("page-who", { who: { seat: by } })}</strong>} {places}
          </span>
        </li>,
      );
    places = [];
    before = "";
  };
  for (let one = first; one; one = one.children[0]) {
    const node = one;
    const siblings = node.parent!.children;
    if (siblings[0] === node) others.push(...siblings.slice(1));
    if (!node.deed) {
      if (node.note) parts.push(<li class="note">{node.note}</li>);
      continue;
    }
    if (node.deed.by !== by) close();
    by = node.deed.by;
    const { told, after } = toldOf(node.deed, game, say, Icon, before);
    before = after;
    places.push(
      <Place client={client} node={node}>
        {told}
      </Place>,
      " ",
    );
    const headings = node.deed.tells.filter((message) => isHeading(game, message));
    if (node.note || others.length || headings.length) close();
    if (node.note) parts.push(<li class="note">{node.note}</li>);
    for (const other of others)
      parts.push(
        <li class="branch">
          <Line {...props} first={other} />
        </li>,
      );
    others = [];
    for (const message of headings)
      parts.push(
        <li class="begins">
          <h3>{rich(say, message, Icon, ".heading")}</h3>
        </li>,
      );
  }
  close();
  return <ol>{parts}</ol>;
}

interface DeedText {
  say: Say;
  before: string; // the kind of deed before, of which there may be more
  after: string;
  told: ComponentChildren;
}

const texts = new WeakMap<Deed, DeedText>(); // a tree has many places, of which few change

/** What a deed is in the line of its turn. */
function toldOf(deed: Deed, game: string, say: Say, Icon: Icon | null, before: string): DeedText {
  const found = texts.get(deed);
  if (found && found.say === say && found.before === before) return found;
  const { by, tells, gains } = deed;
  const messages = tells.filter((message) => !isHeading(game, message));
  const own = messages.filter(([name]) => by >= 0 && known(game, `${name}.deed`));
  const { told, before: after } = joined(own, game, say, Icon, before);
  const points = new Map<number, number>();
  for (const gain of gains) if (gain.seat >= 0) points.set(gain.seat, (points.get(gain.seat) ?? 0) + gain.points);
  const text = {
    say,
    before,
    after,
    told: (
      <>
        {own.length ? told : messages.length ? rich(say, messages[0]!, Icon) : "…"}
        {[...points].map(([seat, sum]) =>
          sum ? (
            <span class={gainLook(sum)}>
              <SeatMark seat={seat} />
              {signed(sum)}
            </span>
          ) : null,
        )}
      </>
    ),
  };
  texts.set(deed, text);
  return text;
}

/** What somebody writes about the place where they are. */
function Note({ client, say }: { client: StudyClient; say: Say }) {
  const [note, setNote] = useState(client.at.value.note);
  return (
    <input
      class="note-field"
      type="text"
      maxLength={300}
      placeholder={say("page-study-note")}
      aria-label={say("page-study-note")}
      value={note}
      onInput={(event) => setNote(event.currentTarget.value)}
      onChange={() => client.write(note.trim())}
    />
  );
}
