// The board of Carolus Magnus.

import "./board.css";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { BoardProps } from "../../../web/page/board";
import type { Choice } from "../../../web/page/protocol";
import { useRoom } from "../../../web/page/room";
import { type Before, BoardContext, type BoardState, spotsOf } from "./interaction";
import { arrange } from "./layout";
import { Flights, flightsOf } from "./motion";
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

/** Arrows go from one lit spot to the next; whoever plays by keys finds the focus on what can be chosen next. */
function useKeys(ref: { current: HTMLDivElement | null }, choices: Choice[], picked: string | null) {
  const byKeys = useRef(false);
  const spots = () => [...ref.current!.querySelectorAll<SVGGElement>("[role=button]")];
  useEffect(() => {
    const down = (event: KeyboardEvent) => {
      const all = spots();
      const i = all.indexOf(document.activeElement as Element as SVGGElement);
      if (i < 0) return;
      byKeys.current = true;
      const way = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
      if (!way) return;
      event.preventDefault();
      all[(i + way + all.length) % all.length]!.focus();
    };
    const pointer = () => (byKeys.current = false);
    const board = ref.current!;
    board.addEventListener("keydown", down);
    addEventListener("pointerdown", pointer);
    return () => {
      board.removeEventListener("keydown", down);
      removeEventListener("pointerdown", pointer);
    };
  }, []);
  useEffect(() => {
    if (!byKeys.current) return;
    const next = picked && spots().find((spot) => /^(court|steps)/.test(spot.dataset.spot!));
    if (next) next.focus();
    else if (document.activeElement === document.body) spots()[0]?.focus();
  }, [choices, picked]);
}

export default function Board(props: BoardProps<View, Derived>) {
  const { view, derived, me, choices, latest, say, consider, still } = props;
  const { frame, width, height } = useRoom();
  const [picked, pick] = useState<string | null>(null);
  const [considered, setConsidered] = useState<Choice[]>([]);
  const before = useRef<Before | null>(null);
  const dice = useDice(latest, derived.cubes_per_turn);
  const players = view.players.length;
  const sets = view.display?.length ?? 0;
  const layout = useMemo(() => arrange(width, height, players, me, sets), [width, height, players, me, sets]);
  const territories = useMemo(() => territoriesOf(view, derived), [view, derived]);
  const spots = useMemo(() => spotsOf(derived, choices, picked), [derived, choices, picked]);
  const earlier = useMemo(() => before.current, [latest]);
  const flights = useMemo(() => (earlier ? flightsOf(latest, earlier, territories, layout) : []), [latest]);

  useLayoutEffect(() => {
    before.current = { view, derived, territories };
  }, [view, derived]);
  useLayoutEffect(() => {
    if (picked && !spots.has(picked)) letGo();
  }, [spots]);
  const letGo = () => {
    pick(null);
    setConsidered([]);
    consider(null);
  };
  useEffect(() => {
    const escape = (event: KeyboardEvent) => event.key === "Escape" && picked && letGo();
    addEventListener("keydown", escape);
    return () => removeEventListener("keydown", escape);
  });

  useKeys(frame, choices, picked);

  const state: BoardState = {
    ...props,
    ...{ layout, territories, before: earlier, spots, picked, considered, pick },
    choose: (choice) => {
      letGo();
      props.choose(choice);
    },
    look: (looked) => {
      setConsidered(looked ?? []);
      consider(looked);
    },
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
            <Flights flights={flights} />
          </BoardContext.Provider>
        </svg>
      )}
    </div>
  );
}
