// What moved since the last drawing, and from where.

import { useEffect, useRef, useState } from "preact/hooks";
import type { Flight } from "../../../web/page/kit/flights";
import type { Step } from "../../../web/page/protocol";
import { type Plan, panelSpot, type Spot, spotOf } from "./layout";
import { follow, type Piece } from "./pieces";
import type { View } from "./view";

const LEAVING = 1100; // milliseconds until a claimed card is with its owner

interface Past {
  view: View | null;
  me: number;
  pieces: Piece[];
  spots: Map<string, Spot>; // where each piece lies now
  starts: Map<string, Spot>; // where it lay before
  gone: Piece[]; // claimed cards on their way
  rises: Flight[]; // points that rise from what gave them
  turn: number; // counts the views, so that each starts its own motion
}

export function useMotion(view: View, me: number, plan: Plan, latest: Step[], still: boolean) {
  const past = useRef<Past>({
    view: null,
    me,
    pieces: [],
    spots: new Map(),
    starts: new Map(),
    gone: [],
    rises: [],
    turn: 0,
  });
  const then = past.current;
  if (then.view !== view || then.me !== me) advance(then, view, me, plan, latest, still);
  const cards = then.pieces.filter(({ row, follower }) => !row && follower < 0).length;
  then.spots = new Map(then.pieces.map((piece) => [piece.id, spotOf(piece, plan, me, cards)]));
  const [, draw] = useState(0);
  useEffect(() => {
    if (!then.gone.length) return;
    const timer = setTimeout(() => {
      then.gone = then.rises = [];
      draw((n) => n + 1);
    }, LEAVING);
    return () => clearTimeout(timer);
  }, [view]);
  return then;
}

function advance(then: Past, view: View, me: number, plan: Plan, latest: Step[], still: boolean): void {
  const known = then.me === me ? then.pieces : []; // through other eyes nothing has moved
  const { pieces, gone } = follow(known, view, me, latest);
  const starts = new Map(known.length ? then.spots : []);
  for (const { id, from } of pieces)
    if (known.length && from !== null)
      starts.set(id, from === "deck" || from < 0 ? { ...plan.head, scale: 0.42 } : panelSpot(plan, from));
  const rises = gone.flatMap(({ id, to }, i) => {
    if (to === null || gone.findIndex((other) => other.to === to) !== i) return [];
    const points = (view.players[to]?.score ?? 0) - (then.view?.players[to]?.score ?? 0);
    if (points <= 0) return [];
    const { x, y } = then.spots.get(id)!;
    const piece = <text class="cc-rise">+{points}</text>;
    return [{ key: `${then.turn} ${id}`, from: { x, y: y + 40 }, to: { x, y: y - 10 }, piece, rises: true }];
  });
  const turn = then.turn + 1;
  Object.assign(then, { view, me, pieces, starts, turn, gone: still ? [] : gone, rises: still ? [] : rises });
}
