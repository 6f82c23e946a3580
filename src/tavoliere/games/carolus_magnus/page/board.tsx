// The board of Carolus Magnus.

import "./board.css";
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import type { BoardProps } from "../../../web/page/board";
import { useChoosing } from "../../../web/page/kit/choosing";
import { useExplaining } from "../../../web/page/kit/explaining";
import { Flights } from "../../../web/page/kit/flights";
import { useKeys } from "../../../web/page/kit/keys";
import { useRoom } from "../../../web/page/kit/room";
import { touching } from "../../../web/page/kit/touch";
import { type Before, BoardContext, type BoardState, opens, spotsOf } from "./interaction";
import { arrange } from "./layout";
import { flightsOf } from "./motion";
import { Forecasts, Ring } from "./ring";
import { Table } from "./table";
import { type Derived, territoriesOf, type View } from "./view";

/** The faces of the last throw, which stay on the table until the next one. */
function useDice(latest: BoardProps["latest"], most: number): string[] {
  const dice = useRef<string[]>([]);
  useMemo(() => {
    const rolls = latest.filter((step) => step.name === "roll").map((step) => step.words[0]!);
    if (rolls.length) dice.current = rolls.slice(-most);
  }, [latest]);
  return dice.current;
}

export default function Board(props: BoardProps<View, Derived>) {
  const { view, derived, me, choices, latest, say, explain, still } = props;
  const { frame, width, height } = useRoom();
  const before = useRef<Before | null>(null);
  const dice = useDice(latest, derived.cubes_per_turn);
  const players = view.players.length;
  const sets = view.display?.length ?? 0;
  const layout = useMemo(() => arrange(width, height, players, me, sets), [width, height, players, me, sets]);
  const territories = useMemo(() => territoriesOf(view, derived), [view, derived]);
  const earlier = useMemo(() => before.current, [latest]);
  const flights = useMemo(() => (earlier ? flightsOf(latest, earlier, territories, layout) : []), [latest]);

  useLayoutEffect(() => {
    before.current = { view, derived, territories };
  }, [view, derived]);
  const choosing = useChoosing(props, { spots: (picked) => spotsOf(derived, choices, picked), opens });
  const { spots, picked, considered, settle } = choosing;
  const touch = touching(props, choosing, useExplaining(explain));
  useKeys(frame, picked, choices, ".lit:not([aria-pressed])");

  const state: BoardState = {
    ...props,
    ...{ layout, territories, before: earlier, spots, picked, considered, touch, choose: settle },
  };
  return (
    <div ref={frame} class={players === 4 ? "cm-board cm-teams" : "cm-board"}>
      {width > 0 && (
        <svg
          viewBox={`0 0 ${width} ${height}`}
          class={still ? "cm-map still" : "cm-map"}
          role="group"
          aria-label={say("board-label")}
        >
          <BoardContext.Provider value={state}>
            <Ring />
            <Table dice={dice} />
            <Forecasts />
            <Flights flights={flights} still={still} />
          </BoardContext.Provider>
        </svg>
      )}
    </div>
  );
}
