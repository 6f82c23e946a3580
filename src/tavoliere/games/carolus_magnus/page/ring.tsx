// The ring: lands that grow together, castles, paladins, and the Emperor on his road.

import type { Choice } from "../../../web/page/protocol";
import { Castle, Cube, Emperor } from "./art";
import { type Explanation, type Hand, touch, useHand } from "./hand";
import { border, coasts, outline, path, type Point, type Ring as Shape } from "./layout";
import { Walker } from "./motion";
import { type Clan, CLANS, influence, PLACES, seatsOf, segmentsOf, sideTold, stop, type Territory, type View } from "./view";

/** The place of a territory, counted from 0, on which its paladins stand. */
export const home = (land: Territory): number => land.territory - 1 + ((segmentsOf(land) - 1) >> 1);

export const emperorAt = (land: Territory): number => home(land) + 0.34;
export const ROAD = -0.42;

/** Where the pile of a clan lies on a territory: at most three side by side. */
export function pileAt(ring: Shape, land: Territory, clan: Clan): Point {
  const here = CLANS.filter((other) => other === clan || land.cubes[other]);
  const middle = ring.at(home(land) + 0.02, land.owner === undefined ? 0.12 : 0.05);
  const columns = here.length === 4 ? 2 : Math.min(3, here.length);
  const rows = Math.ceil(here.length / columns);
  const i = here.indexOf(clan);
  const row = Math.floor(i / columns);
  const inRow = Math.min(columns, here.length - row * columns);
  const step = ring.piece + 3;
  return { x: middle.x + ((i % columns) - (inRow - 1) / 2) * step, y: middle.y + (row - (rows - 1) / 2) * step };
}

export const move = ({ x, y }: Point) => ({ transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)` });

function explainLand({ say, view }: Hand, land: Territory): Explanation {
  const told = [say("board-land", { territory: land.territory, segments: segmentsOf(land) })];
  const cubes = CLANS.filter((clan) => land.cubes[clan]).map((clan) =>
    say("board-count", { what: { word: `colour-${clan}` }, count: land.cubes[clan]! }),
  );
  told.push(cubes.length ? say("board-land-paladins", { paladins: cubes }) : say("board-land-empty"));
  if (land.owner !== undefined) told.push(say("board-land-castles", { side: seatsOf(view, land.owner), count: land.castles! }));
  const sides = influence(view, land).map((count, side) => say("board-count", { what: seatsOf(view, side), count }));
  told.push(say("board-land-influence", { sides }));
  return { text: told.join(" "), rule: "CM 8.2" };
}

/** The action that touching a land would have been. */
function wouldBe({ view, picked }: Hand, land: Territory): string | undefined {
  if (view.phase === "marching") {
    const steps = [1, 2, 3, 4, 5].find((n) => stop(view, n) === land.territory);
    return steps ? `march ${steps}` : undefined;
  }
  return picked?.startsWith("reserve") ? `play ${picked.slice(8)} ${land.territory}` : undefined;
}

function Land({ land }: { land: Territory }) {
  const hand = useHand();
  const { ring } = hand.layout;
  const places = Array.from({ length: segmentsOf(land) }, (_, i) => (land.territory - 1 + i) % PLACES);
  const mark = touch(hand, `land ${land.territory}`, () => explainLand(hand, land), wouldBe(hand, land));
  const whose = land.owner === undefined ? "" : ` side-${land.owner}`;
  return (
    <g {...mark} class={`cm-land${whose} ${mark.class ?? ""}`}>
      {places.map((place) => (
        <g key={place}>
          <path class="cm-soil" d={outline(ring, place)} />
          <path class="cm-coast" d={coasts(ring, place)} />
        </g>
      ))}
    </g>
  );
}

/** Borders are drawn for all places; the one inside a territory dissolves. */
function Borders() {
  const { view, layout } = useHand();
  const firsts = new Set(view.ring.map((land) => land.territory - 1));
  return (
    <g class="cm-borders">
      {Array.from({ length: PLACES }, (_, place) => (
        <path key={place} class={firsts.has(place) ? "" : "gone"} d={path(border(layout.ring, place))} />
      ))}
    </g>
  );
}

function Numbers() {
  const { view, layout } = useHand();
  const firsts = new Set(view.ring.map((land) => land.territory - 1));
  return (
    <g class="cm-numbers">
      {Array.from({ length: PLACES }, (_, place) => {
        const { x, y } = layout.ring.at(place - 0.36, 0.7);
        return (
          <text key={place} x={x} y={y + 4} class={firsts.has(place) ? "" : "gone"}>
            {place + 1}
          </text>
        );
      })}
    </g>
  );
}

function Castles({ land }: { land: Territory }) {
  const { ring } = useHand().layout;
  if (land.owner === undefined) return null;
  return (
    <>
      {Array.from({ length: Math.min(land.castles!, segmentsOf(land)) }, (_, i) => {
        const place = (land.territory - 1 + i) % PLACES;
        const at = ring.at(place === home(land) % PLACES ? place - 0.33 : place, place === home(land) % PLACES ? 0 : 0.1);
        return (
          <g key={`${place}-${land.owner}`} class="cm-piece" style={move(at)}>
            <g class="cm-rise">
              <Castle side={land.owner!} size={ring.piece * 1.15} />
            </g>
          </g>
        );
      })}
    </>
  );
}

/** What is foretold about a lit land: how many steps it is away, and whose it would be. */
function Forecast({ land, choices }: { land: Territory; choices: Choice[] }) {
  const hand = useHand();
  const { layout, view, picked } = hand;
  const marches = choices.filter((choice) => choice.name === "march");
  const shown = marches.length ? marches : choices.filter((choice) => hand.considered.includes(choice));
  if (!shown.length) return null;
  const side = sideTold(view, shown[0]!.foretells, "tells-castle", "tells-takeover", "foretold-influence");
  const { x, y } = layout.ring.at(home(land), -0.78);
  const open = picked === `land ${land.territory}`;
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`} class="cm-forecast">
      {marches.map((choice, i) => (
        <g
          key={choice.number}
          transform={`translate(${(i - (marches.length - 1) / 2) * (open ? 46 : 24) - (side === null ? 0 : 13)} 0)`}
          {...(open && touch(hand, `steps ${choice.words[0]}`, () => ({ text: "", rule: "" })))}
        >
          <circle r={open ? 22 : 11} class="cm-steps" />
          <text class="cm-number" y="5" font-size="15">
            {choice.words[0]}
          </text>
        </g>
      ))}
      {side !== null && (
        <g transform={`translate(${marches.length ? 13 + marches.length * 4 : 0} 0)`}>
          <circle r="14" class="cm-seal" />
          <Castle side={side} size={19} ghost />
        </g>
      )}
    </g>
  );
}

export function Ring() {
  const hand = useHand();
  const { view, layout, say, spots } = hand;
  const { ring } = layout;
  const road = Array.from({ length: PLACES * 8 + 1 }, (_, i) => ring.at(i / 8, ROAD));
  const throne = view.ring.find((land) => land.territory === view.emperor);
  // The lit ones last, so that their outline lies above their neighbours; clockwise, as one tabs through them.
  const lands = [...view.ring].sort((a, b) => Number(spots.has(`land ${a.territory}`)) - Number(spots.has(`land ${b.territory}`)));
  return (
    <g>
      {lands.map((land) => (
        <Land key={land.territory} land={land} />
      ))}
      <Borders />
      <path class="cm-road" d={path(road)} />
      <Numbers />
      <g class="cm-on-land">
        {view.ring.map((land) => (
          <Castles key={land.territory} land={land} />
        ))}
        {view.ring.flatMap((land) =>
          CLANS.filter((clan) => land.cubes[clan]).map((clan) => (
            <g key={`${land.territory}-${clan}`} class="cm-piece" style={move(pileAt(ring, land, clan))}>
              <Cube clan={clan} size={ring.piece} count={land.cubes[clan]} />
            </g>
          )),
        )}
      </g>
      {throne && (
        <Walker place={emperorAt(throne)}>
          <g {...touch(hand, "emperor", () => ({ text: say("board-emperor"), rule: "CM 8.1" }))}>
            <Emperor size={Math.min(ring.piece * 1.5, 44)} />
          </g>
        </Walker>
      )}
      {view.ring.map((land) => (
        <Forecast key={land.territory} land={land} choices={spots.get(`land ${land.territory}`) ?? []} />
      ))}
    </g>
  );
}

/** Territories by the number of any of their places. */
export const landOf = (view: View, territory: number): Territory =>
  view.ring.find((land) => (territory - land.territory + PLACES) % PLACES < segmentsOf(land))!;
