// One place for whatever is said about the board: why not, what would come of it, what a piece is, a hint, what happened.
// It keeps its size, so that nothing else moves.

import type { ComponentChildren } from "preact";
import type { Choice } from "../../protocol";
import { Cited, opened } from "../book/rulebook";
import { known, type Say, teller, toldByNow } from "../common/words";
import type { Hint as Hinted } from "../game/bots";
import type { GameClient } from "../game/game-client";

interface Props {
  client: GameClient;
  say: Say;
}

const MOST_PREVIEWED = 8;

/** `children`: what is said where there is nothing else to be said, instead of what happened. `refusals`: also why not. */
export function Info({
  client,
  say,
  children,
  refusals = true,
}: Props & { children?: ComponentChildren; refusals?: boolean }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keyboard
    <section class="info card" aria-label={say("page-info")} tabIndex={0}>
      {content({ client, say }, children, refusals)}
    </section>
  );
}

function content({ client, say }: Props, otherwise: ComponentChildren, refusals: boolean): ComponentChildren {
  const table = client.table.value!;
  const tell = teller(say);
  const { notice, considered, explanation, hint, pending } = client;
  if (notice.value && refusals)
    return (
      <p class="refusal" role="alert">
        <Cited text={tell(notice.value)} game={table.game} />{" "}
        <button type="button" class="link" onClick={() => (notice.value = null)}>
          {say("page-close")}
        </button>
      </p>
    );
  if (pending.value && !considered.value?.length) return <Preview choices={[pending.value]} {...{ client, say }} />;
  if (considered.value?.length) return <Preview choices={considered.value} {...{ client, say }} />;
  if (explanation.value) {
    const { text, rule } = explanation.value;
    return (
      <div class="explained" role="status">
        <p>{text}</p>
        {rule && (
          <button type="button" class="link cite" onClick={() => (opened.value = { game: table.game, address: rule })}>
            {say("page-rule", { rule })}
          </button>
        )}
      </div>
    );
  }
  if (hint.value && client.hinted.value)
    return <Hint hint={hint.value} choice={client.hinted.value} {...{ client, say }} />;
  if (otherwise) return otherwise;
  const scene = client.scene.value;
  if (!scene) return <p class="quiet">{say("page-info-nothing")}</p>;
  return (
    <div>
      {toldByNow(scene.tells, client.settled.value, table.game).map((message) => (
        <p>{tell(message)}</p>
      ))}
    </div>
  );
}

/** A choice by itself; a sentence that has no label is its own. */
export function labelOf({ says: [name, values] }: Pick<Choice, "says">, game: string, say: Say): string {
  const label = `${name}.label`;
  return say(known(game, label) ? label : name, values).replace(/\.$/, "");
}

/** What would come of choices, a line for each. */
function Preview({ choices, client, say }: Props & { choices: Choice[] }) {
  const { game } = client.table.value!;
  const tell = teller(say);
  const shown = choices.slice(0, MOST_PREVIEWED);
  return (
    <div class="preview" role="note">
      {shown.map((choice) => (
        <p key={choice.number}>
          <strong>{labelOf(choice, game, say)}.</strong>{" "}
          <Cited
            text={choice.preview.map(tell).join(" ") || (choices.length === 1 ? say("page-preview-nothing") : "")}
            game={game}
          />
        </p>
      ))}
      {choices.length > shown.length && <p>{say("page-preview-more", { count: choices.length - shown.length })}</p>}
    </div>
  );
}

const SURE = 0.06; // of the chance to win, by which the best is ahead of the next
const LIKELY = 0.02;
const SOME = 0.3; // points worth a word

/** What a bot would do, why, and how sure it is. */
function Hint({ hint, choice, client, say }: Props & { hint: Hinted; choice: Choice }) {
  const table = client.table.value!;
  const standing = client.standing.value!;
  const tell = teller(say);
  const { tells, lead: ahead } = hint;
  const whole = tells && known(table.game, `${tells[0]}.label`) ? labelOf({ says: tells }, table.game, say) : null;
  const other = !whole && standing.choices.find(({ number }) => number === hint.best[1]?.number);
  const sure = ahead >= SURE ? "sure" : ahead >= LIKELY ? "likely" : "open";
  return (
    <div class="hint" role="status">
      <p>
        <strong>{say("page-hint-play", { what: whole ?? labelOf(choice, table.game, say) })}</strong>{" "}
        {!whole && choice.preview.map(tell).join(" ")}
      </p>
      {hint.compared.map((points, seat) => {
        const mine = seat === table.seat;
        if (mine ? points < SOME : points > -SOME) return null;
        const values = { who: { seat }, points: Math.round(Math.abs(points) * 10) / 10 };
        return <p>{say(mine ? `page-hint-wins-${hint.versus}` : "page-hint-prevents", values)}</p>;
      })}
      <p>
        {say(`page-hint-${sure}`)}{" "}
        {other &&
          say(client.warning.value ? "page-tutor-behind" : "page-hint-next", {
            what: labelOf(other, table.game, say),
            percent: Math.max(0, Math.round(ahead * 100)),
          })}
      </p>
      <Chances chances={hint.chances} say={say} />
    </div>
  );
}

/** Everybody's chances to win, as parts of a bar. */
export function Chances({ chances, say }: { chances: number[]; say: Say }) {
  const told = chances
    .map((chance, seat) => say("page-chance", { who: { seat }, percent: Math.round(chance * 100) }))
    .join(", ");
  return (
    <div class="chances" role="img" aria-label={told} title={told}>
      {chances.map((chance, seat) => (
        <span class={`seat-${seat}`} style={{ flexGrow: Math.max(chance, 0.01) }}>
          {chance >= 0.15 && <b>{Math.round(chance * 100)} %</b>}
        </span>
      ))}
    </div>
  );
}
