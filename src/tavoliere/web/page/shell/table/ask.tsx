// The one line that says what is asked of me, or what is being shown, with what goes with it.

import { useEffect } from "preact/hooks";
import { useShortcuts } from "../../kit/shortcuts";
import { opened, RulesButton } from "../book/rulebook";
import { byKeys } from "../common/by-keys";
import { known, type Say, teller, toldByNow, toldTo } from "../common/words";
import { Prompt } from "../frame/prompt";
import type { TableClient } from "./table-client";

interface Props {
  client: TableClient;
  say: Say;
}

export function Ask({ client, say }: Props) {
  const table = client.table.value!;
  const standing = client.standing.value!;
  const moment = client.moment.value;
  const mine = !moment && client.asked.value;
  const pending = client.pending.value;
  const busy = !!client.busy.value;
  const unconfirmed = standing.unconfirmed;
  const actor = unconfirmed ?? standing.actor;
  const cancel = () => {
    client.pending.value = null;
  };
  const warning = client.warning.value;
  const reconsider = () => {
    client.warning.value = null;
  };
  useFocusKept(client);
  const free = opened.value === null; // the rules take Escape first
  const confirmed = !busy && !pending && !warning && !moment && standing.undo && unconfirmed === table.seat;
  useShortcuts({ Escape: !!warning && reconsider });
  useShortcuts({ Escape: !!pending && !busy && cancel });
  useShortcuts({ Escape: free && confirmed && (() => client.undo()) });
  useShortcuts({ Escape: free && !!moment && client.now });
  useGoingOn(client);
  return (
    <header class={`ask ${mine ? "mine" : ""} ${client.line.open.value ? "" : "lost"}`}>
      <Prompt seat={moment ? null : actor} text={headline(client, say)} />
      <div class="actions">
        {moment ? (
          <button type="button" class="primary" onClick={client.now}>
            {say("page-to-now")}
          </button>
        ) : client.showing.value ? (
          <button type="button" class="primary go-on" onClick={client.pace.hurry}>
            {say("page-go-on")}
          </button>
        ) : warning ? (
          <>
            <button type="button" class="primary" onClick={reconsider}>
              {say("page-tutor-back")}
            </button>
            <button
              type="button"
              disabled={busy}
              onClick={() => void client.askHint(warning.line ? undefined : warning.choice)}
            >
              {say(client.busy.value === "hint" ? "page-hint-thinking" : "page-tutor-why")}
            </button>
            <button
              type="button"
              class="anyway"
              disabled={busy}
              onClick={() => (warning.line ? void client.playAll(warning.line) : client.play(warning.choice))}
            >
              {say("page-tutor-anyway")}
            </button>
          </>
        ) : pending ? (
          <>
            <button type="button" disabled={busy} onClick={cancel}>
              {say("page-cancel")}
            </button>
            <button
              type="button"
              class="primary confirm-choice"
              disabled={busy}
              onClick={() => client.play(pending, true)}
            >
              {say("page-confirm")}
            </button>
          </>
        ) : client.busy.value === "several" ? null : (
          <>
            {standing.undo && (
              <button type="button" disabled={busy} onClick={() => void client.undo()}>
                {say("page-undo")}
              </button>
            )}
            {unconfirmed !== null && unconfirmed === table.seat && (
              <button
                type="button"
                class="primary confirm"
                disabled={busy}
                onClick={() => {
                  client.pace.hurry();
                  void client.confirm();
                }}
              >
                {say("page-confirm")}
              </button>
            )}
            {table.hints && standing.choices.length > 0 && (
              <button type="button" disabled={busy} onClick={() => void client.askHint()}>
                {say(client.busy.value === "hint" ? "page-hint-thinking" : "page-hint")}
              </button>
            )}
          </>
        )}
        <RulesButton game={table.game} say={say} />
      </div>
      {(client.busy.value || standing.thinking) && <progress aria-label={say("page-working")} />}
    </header>
  );
}

/** What is asked, of whom it is asked, or what is being shown. */
function headline(client: TableClient, say: Say): string {
  const table = client.table.value!;
  const standing = client.standing.value!;
  const moment = client.moment.value;
  const tell = teller(say);
  const counted = client.pace.waiting.value === "person" && !client.moment.value ? client.latest.value?.summary : null;
  const told = toldByNow(client.scene.value?.tells ?? [], client.settled.value, table.game)[0];
  const happened = counted?.title ?? told;
  if (!client.line.open.value) return say("page-lost");
  if (moment) {
    if (moment.n === 0) return say("page-moment-start");
    return happened ? tell(happened) : say("page-moment", { n: moment.n, prompt: tell(moment.prompt) });
  }
  if (client.showing.value) return happened ? tell(happened) : tell(standing.prompt);
  if (client.warning.value) return say("page-tutor-warning", { percent: Math.round(client.warning.value.cost * 100) });
  if (client.pending.value) return say("page-sure");
  const unconfirmed = standing.unconfirmed;
  if (unconfirmed !== null)
    return unconfirmed === table.seat
      ? say("page-confirm-ask")
      : say("page-confirm-wait", { who: { seat: unconfirmed } });
  const [name, values] = standing.prompt;
  const actor = standing.actor;
  if (actor === null || actor < 0) return tell(standing.prompt);
  if (actor === table.seat) return toldTo(standing.prompt, table.game, say);
  return known(table.game, `${name}.doing`)
    ? say("page-waiting-for", { who: { seat: actor }, what: say(`${name}.doing`, values) })
    : tell(standing.prompt);
}

/** A click on the board, or Space, goes on with what is being shown; Enter confirms. */
function useGoingOn(client: TableClient): void {
  useShortcuts({
    " ": () => !client.moment.value && client.showing.value && client.pace.hurry(),
    Enter: () => {
      const button = document.querySelector<HTMLElement>(".confirm-choice, .confirm");
      if (!button || client.moment.value) return false;
      button.click();
    },
  });
  useEffect(() => {
    const onClick = (event: Event) => {
      if (client.showing.value && (event.target as Element).closest(".stage")) client.pace.hurry();
    };
    addEventListener("click", onClick);
    return () => removeEventListener("click", onClick);
  }, [client]);
}

/** After a move by keyboard the focus stays at the table instead of falling back to the top of the page. */
function useFocusKept(client: TableClient): void {
  const standing = client.standing.value;
  useEffect(() => {
    if (!byKeys() || (document.activeElement && document.activeElement !== document.body)) return;
    document.querySelector<HTMLElement>(".confirm-choice, .confirm, .choices[open] button, .choices summary")?.focus();
  }, [standing?.n, standing?.unconfirmed, standing?.choices.length, client.pending.value]);
}
