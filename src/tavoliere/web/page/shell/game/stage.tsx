// The board of a game, as whoever sits before it sees it.

import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { useShortcuts } from "../../kit/shortcuts";
import { moves } from "../../kit/stillness";
import { type Say, teller } from "../common/words";
import { kept } from "../device/kept";
import { boardOf, type GameArt } from "./boards";
import type { GameClient } from "./game-client";

/** What a game shows of itself, once it is fetched: nobody is asked anything before a board is there. */
export function useArt(game: string | undefined): GameArt | null {
  const [fetched, setFetched] = useState<{ game: string; art: GameArt } | null>(null);
  useEffect(() => {
    if (!game) return;
    let wanted = true;
    void boardOf(game).then((art) => wanted && setFetched({ game, art }));
    return () => {
      wanted = false;
    };
  }, [game]);
  return fetched && fetched.game === game ? fetched.art : null; // never a board with another game's view
}

interface Props {
  art: GameArt;
  client: GameClient;
  say: Say;
  children?: ComponentChildren; // over the board
}

export function Stage({ art, client, say, children }: Props) {
  const standing = client.standing.value!;
  const forgets = () => {
    client.explanation.value = null;
  };
  useShortcuts({ Escape: !!client.explanation.value && forgets });

  return (
    // Where nothing on the board can take the focus, it must still scroll by keyboard on a small screen.
    <section
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
      pending={client.pending.value ?? client.doubt.value?.choice ?? null}
      choose={client.play}
      chooseAll={client.playAll}
      consider={(choices) => (client.considered.value = choices)}
      why={client.why}
      explain={(text, rule) => (client.explanation.value = text ? { text, rule } : null)}
      say={say}
      tell={teller(say)}
      still={!moves((!!moment && !client.momentMotion.value.length) || kept.still.value)}
    />
  );
}
