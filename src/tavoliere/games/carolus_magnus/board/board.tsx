// The board of Carolus Magnus.

import "./board.css";
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { useChoosing } from "../../../web/page/kit/choosing";
import { useExplaining } from "../../../web/page/kit/explaining";
import { useKeys } from "../../../web/page/kit/keys";
import { useOwnName } from "../../../web/page/kit/own";
import { useScaledRoom } from "../../../web/page/kit/room";
import { tempo } from "../../../web/page/kit/tempo";
import { touching } from "../../../web/page/kit/touch";
import { Die, Stone } from "./art";
import { BoardContext, type BoardState, opens, spotsOf } from "./interaction";
import { Landscape } from "./landscape";
import { arrange, leastHeight } from "./layout";
import { Flights, Trail } from "./motion";
import { emperorPlace } from "./placement";
import { Forecasts, Gains, Ring, Throne } from "./ring";
import { type Drawn, sceneOf, throwOf, touchedBy, walkOf } from "./scene";
import { Banners, Table } from "./table";
import { type Colour, type Given, territoriesOf, viewOf } from "./view";

export default function Board(told: Given) {
  const { facts: derived } = told;
  const view = useMemo(() => viewOf(told.state), [told.state]);
  const props = { ...told, view, derived };
  const { me, choices, latest, say, explain, still, recent, past } = props;
  const { frame, scale, width, height } = useScaledRoom();
  const own = useOwnName("cm-clip");
  const drawn = useRef<Drawn | null>(null); // last
  const players = view.players.length;
  const sets = view.display?.length ?? 0;
  const layout = useMemo(() => arrange(width, height, players, me, sets), [width, height, players, me, sets]);
  const least = useMemo(() => leastHeight(width, players, me), [width, players, me]);
  const land = useMemo(() => width > 0 && <Landscape layout={layout} />, [layout]);
  const territories = useMemo(() => territoriesOf(view, derived), [view, derived]);
  const throne = territories.find(({ territory }) => territory === view.emperor);
  const emperor = throne ? emperorPlace(throne) : null;
  const now = { view, derived, territories };
  const walk = useMemo(() => walkOf([...recent, ...latest], emperor), [recent, latest, emperor]);
  const scene = useMemo(() => sceneOf(latest, drawn.current, now, layout, walk), [latest]);
  const dice = useMemo(() => throwOf(past), [past]);
  const fresh = useMemo(() => touchedBy(recent, territories), [recent, territories]);

  useLayoutEffect(() => {
    drawn.current = now;
  }, [view, derived]);
  const choosing = useChoosing(props, { spots: (picked) => spotsOf(derived, choices, picked), opens });
  const { spots, picked, considered, settle } = choosing;
  const touch = touching(props, choosing, useExplaining(explain));
  useKeys(frame, picked, choices, ".lit:not([aria-pressed])");

  const state: BoardState = {
    ...props,
    ...{
      own,
      layout,
      territories,
      scene,
      dice,
      fresh,
      spots,
      picked,
      considered,
      touch,
      choose: settle,
    },
  };
  const box = `0 0 ${width} ${height}`;
  const motion = still ? "still" : "";
  const given = {
    "--least": `${least * scale}px`,
    "--cm-tempo": `${tempo()}`,
    "--cm-wait": `${scene.wait * tempo()}ms`,
  };
  return (
    <div ref={frame} class="cm-board" style={given}>
      {land}
      {width > 0 && (
        <BoardContext.Provider value={state}>
          <svg viewBox={box} class={`cm-map ${motion}`} role="group" aria-label={say("board-label")}>
            <Ring />
            <Table />
          </svg>
          <svg viewBox={box} class={`cm-map cm-air ${motion}`} role="group" aria-label={say("board-label")}>
            {walk && <Trail key={walk.n} walk={walk} />}
            <Banners />
            <Forecasts />
            <Throne at={emperor} />
            <Gains />
            <Flights />
          </svg>
        </BoardContext.Provider>
      )}
    </div>
  );
}

/** The small picture of a word: a clan's stone, a face of a die. */
export function Icon({ of }: { of: string }) {
  const [kind, name = ""] = of.split("-");
  if (kind !== "colour" && kind !== "face") return null;
  return (
    <svg class="icon" viewBox="-16 -16 32 32" width="1.25em" height="1.25em" aria-hidden="true">
      {kind === "face" ? <Die face={name} size={30} /> : <Stone colour={name as Colour} />}
    </svg>
  );
}
