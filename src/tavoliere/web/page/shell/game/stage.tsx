// The board of a game, as whoever sits before it sees it.

import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { useShortcuts } from "../../kit/shortcuts";
import { moves } from "../../kit/stillness";
import { useFetched } from "../common/fetched";
import { type Say, teller } from "../common/words";
import { storage } from "../device/storage";
import { boardOf, type GameArt } from "./boards";
import type { GameClient } from "./game-client";

/** What a game shows of itself, once it is fetched: nobody is asked anything before a board is there. */
export function useArt(game: string | undefined): GameArt | null {
  const { found } = useFetched(async () => game && { game, art: await boardOf(game) }, [game]);
  return found && found.game === game ? found.art : null; // never a board with another game's view
}

interface Props {
  art: GameArt;
  client: GameClient;
  say: Say;
  children?: ComponentChildren; // over the board
}

const LIT = "[role=button][tabindex='0'], button:enabled";

/** On a small screen what is asked of somebody who looks at the board may lie above or below: the page goes there. */
function bringInSight(stage: Element): void {
  const [top, foot] = [".ask", ".info"].map((one) => document.querySelector(one)?.getBoundingClientRect());
  const room = stage.getBoundingClientRect();
  const lit = [...stage.querySelectorAll(LIT)].map((one) => one.getBoundingClientRect()).filter(({ width }) => width);
  if (!top || !foot || foot.top < top.bottom || room.top > foot.top || room.bottom < top.bottom) return;
  const isSeen = ({ top: from, bottom }: DOMRect) => from + bottom > 2 * top.bottom && from + bottom < 2 * foot.top;
  if (!lit.length || lit.some(isSeen)) return;
  const below = Math.min(...lit.map(({ bottom }) => bottom)) - foot.top;
  scrollBy(0, below > 0 ? below : Math.max(...lit.map(({ top }) => top)) - top.bottom);
}

export function Stage({ art, client, say, children }: Props) {
  const standing = client.standing.value!;
  const stage = useRef<HTMLElement>(null);
  const choices = client.offered.value;
  useEffect(() => {
    // Two frames later a board has measured its room, and is laid out.
    if (choices.length)
      requestAnimationFrame(() => requestAnimationFrame(() => stage.current && bringInSight(stage.current)));
  }, [choices]);
  const forgets = () => {
    client.explanation.value = null;
  };
  useShortcuts({ Escape: !!client.explanation.value && forgets });

  return (
    // Where nothing on the board can take the focus, it must still scroll by keyboard on a small screen.
    <section
      ref={stage}
      class="stage"
      aria-label={say("page-board")}
      tabIndex={client.moment.value || standing.choices.length === 0 ? 0 : undefined}
    >
      <Shown {...{ art, client, say }} />
      {children}
    </section>
  );
}

/** The board itself, with what a client has to show. */
export function Shown({ art: { Board }, client, say }: Omit<Props, "children">) {
  const table = client.table.value!;
  const standing = client.standing.value!;
  const moment = client.moment.value;
  const scene = client.scene.value;
  return (
    <Board
      state={(moment ?? standing).state as never}
      facts={(moment ?? standing).facts as never}
      seats={table.seats}
      me={moment ? moment.as : table.seat}
      actor={moment ? null : (standing.unconfirmed ?? standing.actor)}
      choices={client.offered.value}
      latest={moment ? client.momentMotion.value : client.motion.value}
      gains={scene?.gains ?? []}
      counted={client.counted.value}
      recent={moment ? client.momentSteps.value : client.recent.value}
      past={client.past.value}
      hinted={client.pending.value ? null : client.hinted.value}
      advice={client.advice.value}
      pending={client.pending.value ?? client.warning.value?.choice ?? null}
      choose={client.play}
      chooseAll={client.playAll}
      consider={(choices) => (client.considered.value = choices)}
      why={client.why}
      explain={(text, rule) => (client.explanation.value = text ? { text, rule } : null)}
      say={say}
      tell={teller(say)}
      still={!moves((!!moment && !client.momentMotion.value.length) || storage.still.value)}
    />
  );
}
