// The way through a study: back and on, from branch to branch; what can be done with a branch; the link to share.

import { alongMoments, useShortcuts } from "../../kit/shortcuts";
import { useCopied } from "../common/copied";
import { SureButton } from "../common/fields";
import type { Say } from "../common/words";
import { HOME } from "../device/server";
import { isDevices } from "../device/storage";
import type { StudyClient } from "./study-client";
import { count, forkOf, isMain, stepAfter, stopBefore } from "./study-tree";

interface Props {
  client: StudyClient;
  say: Say;
}

export function Steering({ client, say }: Props) {
  client.grown.value;
  const at = client.at.value;
  const fork = forkOf(at);
  useShortcuts({
    ...alongMoments({ back: client.back, on: client.onward, first: client.toBeginning, last: client.toEnd }),
    ArrowUp: () => client.beside(-1), // where there is no branch beside, it may scroll
    ArrowDown: () => client.beside(1),
    " ": client.showing.value && client.pace.hurry,
  });
  const steer = (name: string, sign: string, go: () => unknown, possible: boolean) => (
    <button
      type="button"
      class={name}
      aria-label={say(`page-study-${name}`)}
      title={say(`page-study-${name}`)}
      disabled={!possible}
      onClick={() => void go()}
    >
      {sign}
    </button>
  );
  const siblings = fork?.parent?.children ?? [];
  const place = fork ? siblings.indexOf(fork) : 0;
  return (
    <section class="replay steering" aria-label={say("page-study-steering")}>
      {steer("first", "«", client.toBeginning, !!at.parent)}
      {steer("back", "‹", client.back, !!at.parent)}
      {steer("on", "›", client.onward, at.children.length > 0)}
      {steer("last", "»", client.toEnd, at.children.length > 0)}
      {siblings.length > 1 && (
        <span class="branches">
          {steer("above", "↑", () => client.beside(-1), place > 0)}
          <span class="count">{say("page-study-branch", { n: place + 1, last: siblings.length })}</span>
          {steer("below", "↓", () => client.beside(1), place < siblings.length - 1)}
        </span>
      )}
      <Tools {...{ client, say }} />
    </section>
  );
}

/** What can be done with a line. On a narrow screen it stands under the lines, else beside the way through them. */
export function Tools({ client, say }: Props) {
  client.grown.value;
  const at = client.at.value;
  const from = at.parent ? stepAfter(stopBefore(at), at) : at; // what is shown here, and everything after it
  return (
    <div class="tools">
      <State {...{ client, say }} />
      {client.mine && at.parent && (
        <>
          {!isMain(at) && (
            <button type="button" class="main-line" title={say("page-study-main.title")} onClick={client.makeMain}>
              {say("page-study-main")}
            </button>
          )}
          <SureButton
            key={`${at.depth} ${at.action}`}
            class="remove"
            title={say("page-study-remove.title")}
            label={say("page-study-remove")}
            sure={say("page-study-sure", { count: count(from) })}
            act={() => void client.remove(from)}
          />
        </>
      )}
      {!isDevices(client.key) && <Share {...{ client, say }} />}
    </div>
  );
}

/** Whether what was changed is kept. */
function State({ client, say }: Props) {
  const state = client.state.value;
  const shown = client.mine ? state : "theirs";
  return (
    <span class={`state quiet ${shown}`} role="status">
      {say(`page-study-${shown}`)}
    </span>
  );
}

function Share({ client, say }: Props) {
  const [copied, copy] = useCopied();
  return (
    <button
      type="button"
      class="share"
      title={say("page-study-share.title")}
      onClick={() => copy(`${HOME}#study/${client.key}`)}
    >
      {say(copied ? "page-copied" : "page-study-share")}
    </button>
  );
}
