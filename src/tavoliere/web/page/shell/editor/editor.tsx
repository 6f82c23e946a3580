// The position editor: the board, what speaks against what is on it, and a sheet to change it.

import { Component, type ComponentChildren } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { useShortcuts } from "../../kit/shortcuts";
import type { EditReason, EditSketch, GameInfo, SeatInfo } from "../../protocol";
import { Cited, RulesBeside, RulesButton } from "../book/rulebook";
import { useCopied } from "../common/copied";
import { NotThere } from "../common/fetched";
import { Select } from "../common/fields";
import { jsonAddress } from "../common/json-file";
import { address, go } from "../common/routes";
import { shelf } from "../common/shelf";
import { language, type Say, sayer, teller } from "../common/words";
import type { GameArt } from "../game/boards";
import { Marks } from "../game/marks";
import { unnamed } from "../game/seats";
import { useArt } from "../game/stage";
import { choices, fittingValues, settled } from "../lobby/new-table";
import { isVariant, SettingField } from "../lobby/settings";
import { nameOf, Sheet } from "./edit-sheet";
import { EditorClient, speaksOf } from "./editor-client";

const MOST_MARKED = 4; // parts of the board that get a ring at once

export function Editor({ game: name, study }: { game: string; study: string | null }) {
  const game = shelf.value!.games.find((one) => one.name === name);
  const art = useArt(game?.name);
  const client = useMemo(() => new EditorClient(name), [name]);
  useEffect(() => {
    if (game) void client.open(settled(game, {}), study);
  }, [client, study]);
  const say = sayer(name);
  if (!game) return <NotThere says={["unknown-game", { name, known: shelf.value!.games.map((one) => one.name) }]} />;
  if (!client.edited.value || !art) return <NotThere say={say} says={client.notice.value} />;
  return <Desk {...{ client, game, art }} />;
}

function Desk({ client, game, art }: { client: EditorClient; game: GameInfo; art: GameArt }) {
  const code = language.value;
  const players = Number(client.options.value.players);
  const seats = useMemo(() => unnamed(players), [code, players]);
  const say = useMemo(() => sayer(game.name, seats), [code, game, seats]);
  const [open, setOpen] = useState<string | null>(null);
  const [looked, setLooked] = useState<EditReason | null>(null);
  const edited = client.edited.value!;
  const sections = edited.sheet?.sections ?? [];
  const spoken = looked ? sections.filter(({ fields }) => fields.some(({ path }) => speaksOf(looked, path))) : [];
  const marks = spoken.length <= MOST_MARKED ? spoken : [];
  useShortcuts({ "Control+z": client.undo, "Control+Shift+z": client.redo });

  /** A part of the board was pressed: what is there is opened. */
  const press = (event: MouseEvent) => {
    let part: Element | null = event.target as Element;
    for (; part && part !== event.currentTarget; part = part.parentElement) {
      const names = [part.getAttribute("data-mark"), part.getAttribute("data-spot")];
      const found = sections.find((section) => section.marks.some((mark) => names.some((name) => isPart(name, mark))));
      if (found) return setOpen(nameOf(found));
    }
  };
  const show = (reason: EditReason) => {
    setLooked(reason);
    const found = sections.find(({ fields }) => fields.some(({ path }) => speaksOf(reason, path)));
    if (found) setOpen(nameOf(found));
  };

  return (
    <main key="editor" class={`table editor ${game.name} players-${players}`} aria-busy={client.busy.value}>
      <header class="ask">
        <h1 class="prompt">
          <span>
            {say("page-editor")} · {say("title")}
          </span>
        </h1>
        <div class="actions">
          <button type="button" disabled={!client.canUndo.value} onClick={client.undo}>
            {say("page-editor-undo")}
          </button>
          <button type="button" disabled={!client.canRedo.value} onClick={client.redo}>
            {say("page-editor-redo")}
          </button>
          <RulesButton game={game.name} say={say} />
        </div>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard */}
      <section class="stage" aria-label={say("page-board")} tabIndex={0} onClickCapture={press}>
        <Picture
          {...{ art, say, seats }}
          sketch={client.sketch.value}
          drawn={!!edited.sketch}
          eyes={client.eyes.value}
        />
        <Marks names={marks.flatMap((section) => section.marks)} />
      </section>
      <div class="side">
        <Verdict {...{ client, say, show, look: setLooked }} game={game.name} />
        <div class="scrolls">
          <Beginnings {...{ client, game, say }} />
          <Sheet
            client={{ ...edited, given: client.position.value, set: client.set, act: client.act }}
            folding={{ open, show: setOpen }}
            say={say}
            Icon={art.Icon}
          />
        </div>
      </div>
      <RulesBeside say={say} />
    </main>
  );
}

/** Whether a part of the board is the marked one, or one of its own parts: "row red 2" is one of "row red". */
const isPart = (name: string | null, mark: string): boolean =>
  name === mark || name?.startsWith(`${mark} `) || name?.startsWith(`${mark}:`) || false;

interface PictureProps {
  sketch: EditSketch | null; // the last that could be drawn
  drawn: boolean; // it is what is edited
  eyes?: number | null; // through whose it is seen; else through those of whoever is asked
  art: GameArt;
  say: Say;
  seats: SeatInfo[];
}

const nothing = (): void => undefined;

/** The board, as far as what is edited can be drawn. */
export function Picture({ sketch, drawn, eyes, art: { Board }, say, seats }: PictureProps) {
  if (!sketch) return null;
  const me = eyes ?? Math.max(0, sketch.actor ?? 0);
  return (
    <>
      <Undrawable key={JSON.stringify(sketch.state)} told={say("page-editor-no-board")}>
        <Board
          state={sketch.state as never}
          facts={sketch.facts as never}
          seats={seats}
          me={me}
          actor={sketch.actor}
          choices={[]}
          latest={[]}
          gains={[]}
          counted={[]}
          recent={[]}
          past={[]}
          hinted={null}
          advice={[]}
          pending={null}
          choose={nothing}
          chooseAll={() => Promise.resolve(false)}
          consider={nothing}
          why={nothing}
          explain={nothing}
          say={say}
          tell={teller(say)}
          still={true}
        />
      </Undrawable>
      {!drawn && (
        <p class="card undrawn" role="status">
          {say("page-editor-no-board")}
        </p>
      )}
    </>
  );
}

/** What is impossible may be too much for a board. */
class Undrawable extends Component<{ told: string; children: ComponentChildren }, { failed: boolean }> {
  override state = { failed: false };
  override componentDidCatch() {
    this.setState({ failed: true });
  }
  override render() {
    return this.state.failed ? <p class="card undrawn">{this.props.told}</p> : this.props.children;
  }
}

interface VerdictProps {
  client: EditorClient;
  game: string;
  say: Say;
  show: (reason: EditReason) => void;
  look: (reason: EditReason | null) => void;
}

/** Whether the position is possible, and everything that speaks against it. */
function Verdict({ client, game, say, show, look }: VerdictProps) {
  const [copied, copy] = useCopied();
  const tell = teller(say);
  const { reasons, playable } = client.edited.value!;
  const grave = reasons.filter((reason) => !reason.playable);
  const told = grave.length ? grave : reasons;
  const title = grave.length
    ? say("page-editor-impossible", { count: grave.length })
    : say(reasons.length ? "page-editor-unlikely" : "page-editor-possible");
  return (
    <section class={`card verdict ${grave.length ? "wrong" : reasons.length ? "doubtful" : "right"}`}>
      <div role="status" aria-live="polite">
        <h2>{title}</h2>
        {client.notice.value && <p class="refusal">{tell(client.notice.value)}</p>}
        {!reasons.length && (
          <p>
            {say("page-editor-possible-about")} {say("page-editor-filter")}
          </p>
        )}
        <ul>
          {told.map((reason) => (
            <li
              class="row apart"
              key={JSON.stringify(reason.message)}
              onPointerEnter={() => look(reason)}
              onPointerLeave={() => look(null)}
            >
              <span>
                <Cited text={tell(reason.message)} game={game} />
              </span>
              {reason.at.length > 0 && (
                <button
                  type="button"
                  class="show"
                  aria-label={say("page-editor-show", { name: tell(reason.message) })}
                  onClick={() => show(reason)}
                >
                  →
                </button>
              )}
            </li>
          ))}
        </ul>
      </div>
      <p class="row">
        <button
          type="button"
          class="primary"
          disabled={!playable || client.busy.value}
          onClick={() => void client.playOn()}
        >
          {say("page-study-from-here")}
        </button>
        <button type="button" onClick={() => copy(JSON.stringify(client.whole, null, 2))}>
          {say(copied ? "page-copied" : "page-editor-copy")}
        </button>
        <a class="button" href={address("may", game)}>
          {say("page-may")}
        </a>
        <a class="button" download={`${game}.json`} href={jsonAddress(client.whole)}>
          {say("page-editor-download")}
        </a>
      </p>
    </section>
  );
}

/** Another game, another setting, somewhere else to begin, other eyes. */
function Beginnings({ client, game, say }: { client: EditorClient; game: GameInfo; say: Say }) {
  const [text, setText] = useState("");
  const [open, setOpen] = useState(false);
  const settings = client.options.value;
  const begin = (how: "start" | "middle" | "empty") => void client.begin(how);
  return (
    <details class="card beginnings" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{say("page-editor-begin")}</summary>
      <div class="entries">
        <Select
          label={<span class="label">{say("page-editor-other-game")}</span>}
          value={game.name}
          values={shelf.value!.games.filter((one) => one.editor).map(({ name }) => name)}
          named={(name) => sayer(name)("title")}
          change={(name) => go("editor", name)}
        />
        {choices(game)
          .filter(
            (option) =>
              fittingValues(option, settings).length > 1 && (option.name === "players" || isVariant(game.name, option)),
          )
          .map((option) => (
            <SettingField
              key={option.name}
              {...{ game, option, settings, say }}
              change={(changed) => void client.begin("start", { ...settings, ...changed })}
            />
          ))}
        <p class="row deeds">
          {(["start", "middle", "empty"] as const).map((how) => (
            <button type="button" key={how} onClick={() => begin(how)}>
              {say(`page-editor-${how}`)}
            </button>
          ))}
        </p>
        <label class="paste">
          <span class="label">{say("page-editor-paste")}</span>
          <textarea
            rows={3}
            value={text}
            placeholder={say("page-editor-paste-about")}
            onInput={(event) => setText(event.currentTarget.value)}
          />
        </label>
        <p class="row deeds">
          <button
            type="button"
            disabled={!text.trim()}
            onClick={() => void client.take(text).then((taken) => taken && setText(""))}
          >
            {say("page-editor-take")}
          </button>
        </p>
        {!game.open && (
          <Select
            label={<span class="label">{say("page-eyes")}</span>}
            value={client.eyes.value}
            values={[null, ...Array.from({ length: Number(settings.players) }, (_, seat) => seat)]}
            named={(seat) => (seat === null ? say("page-editor-asked") : say("seat", { number: seat + 1 }))}
            change={client.look}
          />
        )}
      </div>
    </details>
  );
}
