// The ring: territories that grow together, castles, cubes, and the Emperor on his road.

import type { Explanation } from "../../../web/page/kit/explaining";
import type { Choice } from "../../../web/page/protocol";
import { Castle, Cube, Emperor } from "./art";
import { about, type BoardState, touch, useBoard } from "./interaction";
import { Walker } from "./motion";
import { emperorPlace, middlePlace, move, pileAt, placesOf } from "./placement";
import { COLOURS, changedBy, PLACES, seatsOf, type Territory } from "./view";

function explained({ say, derived }: BoardState, territory: Territory): Explanation {
  const { cubes, owner, castles, influence } = territory;
  const told = [say("board-territory", { territory: territory.territory, segments: territory.segments })];
  const piles = COLOURS.filter((colour) => cubes[colour]).map((colour) =>
    say("board-count", { what: { word: `colour-${colour}` }, count: cubes[colour]! }),
  );
  told.push(piles.length ? say("board-territory-cubes", { cubes: piles }) : say("board-territory-empty"));
  if (owner !== undefined)
    told.push(say("board-territory-castles", { side: seatsOf(derived, owner), count: castles! }));
  const sides = influence.map((count, side) => say("board-count", { what: seatsOf(derived, side), count }));
  told.push(say("board-territory-influence", { sides }));
  return { text: told.join(" "), rule: "CM 8.2" };
}

/** The action that touching a territory would have been. */
function wouldBe({ view, derived, picked }: BoardState, { territory }: Territory): string | undefined {
  if (view.phase === "marching") {
    const steps = 1 + derived.stops.indexOf(territory);
    return steps ? `march ${steps}` : undefined;
  }
  return picked?.startsWith("reserve") ? `play ${picked.slice(8)} ${territory}` : undefined;
}

function Ground({ territory }: { territory: Territory }) {
  const board = useBoard();
  const { ring } = board.layout;
  const spot = `territory ${territory.territory}`;
  const mark = touch(board, spot, () => explained(board, territory), wouldBe(board, territory));
  const whose = territory.owner === undefined ? "" : ` side-${territory.owner}`;
  return (
    <g {...mark} class={`cm-territory${whose} ${mark.class}`}>
      {placesOf(territory.territory, territory.segments).map((place) => (
        <g key={place}>
          <path class="cm-soil" d={ring.soils[place]} />
          <path class="cm-coast" d={ring.coasts[place]} />
        </g>
      ))}
    </g>
  );
}

/** Borders are drawn for all places; the one inside a territory dissolves. */
function Borders() {
  const { view, layout } = useBoard();
  const firsts = new Set(view.ring.map(({ territory }) => territory - 1));
  return (
    <g class="cm-borders">
      {layout.ring.borders.map((border, place) => (
        <path key={place} class={firsts.has(place) ? "" : "gone"} d={border} />
      ))}
    </g>
  );
}

/** Hills, woods and fields, as old maps have them. They mean nothing. */
const SCENES = [
  "m-14 5l6-10l5 8m-1-3l5-8l8 13m-13-5l2 5",
  "m-12 5v-4a4 4 0 1 1 1 0m9 6v-4a5 5 0 1 1 1 0m10 2v-3a3 3 0 1 1 1 0",
  "m-13 4q5-4 10 0t10 0m-18-6q5-4 10 0t10 0",
];

function Scenery() {
  const { ring } = useBoard().layout;
  const drawn = Array.from({ length: PLACES }, (_, place) => {
    const scene = (i: number, ahead: number, across: number) => {
      const { x, y } = ring.at(place + ahead, across);
      return `M${x.toFixed(1)} ${y.toFixed(1)}${SCENES[(place + i) % 3]}`;
    };
    return scene(0, 0.24, 0.68) + scene(1, -0.3, -0.66);
  });
  return <path class="cm-scenery" d={drawn.join("")} />;
}

function Numbers() {
  const { view, layout } = useBoard();
  const firsts = new Set(view.ring.map(({ territory }) => territory - 1));
  return (
    <g class="cm-numbers">
      {Array.from({ length: PLACES }, (_, place) => {
        const { x, y } = layout.ring.at(place - 0.37, 0.72);
        return (
          <text key={place} x={x} y={y + 4} class={firsts.has(place) ? "" : "gone"}>
            {place + 1}
          </text>
        );
      })}
    </g>
  );
}

function Castles({ territory }: { territory: Territory }) {
  const { ring } = useBoard().layout;
  const { owner, castles, segments } = territory;
  if (owner === undefined) return null;
  return (
    <>
      {placesOf(territory.territory, Math.min(castles!, segments)).map((place) => (
        <g
          key={`${place}-${owner}`}
          class="cm-piece"
          style={move(ring.at(place - (place === middlePlace(territory) % PLACES ? 0.36 : 0), 0.12))}
        >
          <g class="cm-rise">
            <Castle side={owner} size={ring.piece * 1.15} />
          </g>
        </g>
      ))}
    </>
  );
}

/** Whose a lit territory would be: by a march there, by a cube there, or by a cube at court that wins a clan. */
function previewedSide({ derived, considered }: BoardState, territory: Territory, choices: Choice[]) {
  if (choices[0]?.name === "march") return territory.builder;
  const [only] = considered;
  const atCourt = considered.length === 1 && only!.words[1] === "court";
  const choice = atCourt ? only : choices[0];
  if (!choice) return null;
  const side = (changedBy(choice)[territory.territory] ?? territory).leader;
  const inReach = derived.stops.slice(0, derived.reach).includes(territory.territory);
  return atCourt && (side === territory.leader || !inReach) ? null : side;
}

/** What is previewed of a territory: how many steps it is away, and whose it would be. */
function Forecast({ territory, choices }: { territory: Territory; choices: Choice[] }) {
  const board = useBoard();
  const marches = choices.filter((choice) => choice.name === "march");
  const side = previewedSide(board, territory, choices);
  if (!marches.length && side === null) return null;
  const { x, y } = board.layout.ring.at(middlePlace(territory), -0.9);
  const open = board.picked === `territory ${territory.territory}`;
  const step = open ? 46 : 24;
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`} class="cm-forecast">
      {marches.map((choice, i) => (
        <g
          key={choice.number}
          transform={`translate(${(i - (marches.length - 1) / 2) * step - (side === null ? 0 : 13)} 0)`}
          {...(open && touch(board, `steps ${choice.words[0]}`, () => explained(board, territory)))}
        >
          <circle r={open ? 22 : 11} class="cm-steps" />
          <text class="cm-number" y="5" font-size="15">
            {choice.words[0]}
          </text>
        </g>
      ))}
      {side !== null && (
        <g transform={`translate(${marches.length && 13 + ((marches.length - 1) * step) / 2} 0)`}>
          <circle r="12" class={marches.length || side !== territory.leader ? "cm-seal new" : "cm-seal"} />
          <Castle side={side} size={17} />
        </g>
      )}
    </g>
  );
}

/** The places that would become one territory. */
function Merging() {
  const { considered, derived, layout } = useBoard();
  const changed = considered.length === 1 ? Object.entries(changedBy(considered[0]!)) : [];
  const grown = changed.find(([number, then]) => then && then.segments > derived.territories[Number(number)]!.segments);
  if (!grown) return null;
  const coasts = placesOf(Number(grown[0]), grown[1]!.segments).map((place) => layout.ring.coasts[place]);
  return <path class="cm-merging" d={coasts.join("")} />;
}

export function Ring() {
  const board = useBoard();
  const { view, territories, layout, spots } = board;
  const { ring } = layout;
  const throne = territories.find(({ territory }) => territory === view.emperor);
  // The lit ones last, so that their outline lies above their neighbours; in the order of the choices, to tab through.
  const order = ({ territory }: Territory) => spots.get(`territory ${territory}`)?.[0]?.number ?? -1;
  return (
    <g>
      <rect class="cm-sea" width={layout.width} height={layout.height} rx="18" />
      {[...territories]
        .sort((a, b) => order(a) - order(b))
        .map((territory) => (
          <Ground key={territory.territory} territory={territory} />
        ))}
      <Borders />
      <path class="cm-table" d={ring.table} />
      <Scenery />
      <Merging />
      <path class="cm-road" d={ring.road} />
      <Numbers />
      <g class="cm-on-territory">
        {territories.map((territory) => (
          <Castles key={territory.territory} territory={territory} />
        ))}
        {territories.flatMap((territory) =>
          COLOURS.filter((colour) => territory.cubes[colour]).map((colour) => (
            <g key={`${territory.territory}-${colour}`} class="cm-piece" style={move(pileAt(ring, territory, colour))}>
              <Cube colour={colour} size={ring.piece} count={territory.cubes[colour]} />
            </g>
          )),
        )}
      </g>
      {throne && (
        <Walker place={emperorPlace(throne)}>
          <g {...touch(board, "emperor", about(board, "CM 8.1", "board-emperor"))}>
            <Emperor size={Math.min(ring.piece * 1.5, 44)} />
          </g>
        </Walker>
      )}
    </g>
  );
}

/** Above everything else, since it may reach into the table. */
export function Forecasts() {
  const { territories, spots } = useBoard();
  return (
    <g>
      {territories.map((territory) => (
        <Forecast
          key={territory.territory}
          territory={territory}
          choices={spots.get(`territory ${territory.territory}`) ?? []}
        />
      ))}
    </g>
  );
}
