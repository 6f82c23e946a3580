// The ring: lands that grow together, castles, paladins, and the Emperor on his road.

import type { Choice, Message } from "../../../web/page/protocol";
import { Castle, Cube, Emperor } from "./art";
import { type Explanation, type Hand, touch, useHand } from "./hand";
import { emperorAt, home, move, pileAt } from "./lands";
import { Walker } from "./motion";
import { CLANS, influence, leader, PLACES, seatsOf, segmentsOf, sideTold, stop, type Territory } from "./view";

function explainLand({ say, view }: Hand, land: Territory): Explanation {
  const told = [say("board-land", { territory: land.territory, segments: segmentsOf(land) })];
  const cubes = CLANS.filter((clan) => land.cubes[clan]).map((clan) =>
    say("board-count", { what: { word: `colour-${clan}` }, count: land.cubes[clan]! }),
  );
  told.push(cubes.length ? say("board-land-paladins", { paladins: cubes }) : say("board-land-empty"));
  if (land.owner !== undefined)
    told.push(say("board-land-castles", { side: seatsOf(view, land.owner), count: land.castles! }));
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
          <path class="cm-soil" d={ring.soils[place]} />
          <path class="cm-coast" d={ring.coasts[place]} />
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
  const { ring } = useHand().layout;
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
  const { view, layout } = useHand();
  const firsts = new Set(view.ring.map((land) => land.territory - 1));
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

function Castles({ land }: { land: Territory }) {
  const { ring } = useHand().layout;
  if (land.owner === undefined) return null;
  return (
    <>
      {Array.from({ length: Math.min(land.castles!, segmentsOf(land)) }, (_, i) => {
        const place = (land.territory - 1 + i) % PLACES;
        const at = ring.at(place - (place === home(land) % PLACES ? 0.36 : 0), 0.12);
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

const TOLD_OF_LAND = ["tells-castle", "tells-takeover", "preview-influence", "preview-influence-level"];

/** What is preview about a lit land: how many steps it is away, and whose it would be. */
function Forecast({ land, choices }: { land: Territory; choices: Choice[] }) {
  const hand = useHand();
  const { layout, view, picked } = hand;
  const marches = choices.filter((choice) => choice.name === "march");
  const told = choices[0]?.preview.find(([name]) => TOLD_OF_LAND.includes(name)) ?? stopTold(hand, land);
  if (!marches.length && !told) return null;
  const side = sideTold(view, told);
  const changed = side !== (marches.length ? (land.owner ?? null) : leader(view, land));
  const { x, y } = layout.ring.at(home(land), -0.9);
  const open = picked === `land ${land.territory}`;
  const step = open ? 46 : 24;
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`} class="cm-forecast">
      {marches.map((choice, i) => (
        <g
          key={choice.number}
          transform={`translate(${(i - (marches.length - 1) / 2) * step - (side === null ? 0 : 13)} 0)`}
          {...(open && touch(hand, `steps ${choice.words[0]}`, () => explainLand(hand, land)))}
        >
          <circle r={open ? 22 : 11} class="cm-steps" />
          <text class="cm-number" y="5" font-size="15">
            {choice.words[0]}
          </text>
        </g>
      ))}
      {side !== null && (
        <g transform={`translate(${marches.length && 13 + ((marches.length - 1) * step) / 2} 0)`}>
          <circle r="12" class={changed ? "cm-seal new" : "cm-seal"} />
          <Castle side={side} size={17} />
        </g>
      )}
    </g>
  );
}

/** What is preview about a land when a paladin at court would win a clan. */
function stopTold({ considered }: Hand, land: Territory): Message | undefined {
  const told = considered.length === 1 ? considered[0]!.preview : [];
  return told.find(([name, said]) => name.startsWith("preview-stop") && said.territory === land.territory);
}

/** The places that would become one territory. */
function Merging() {
  const { considered, layout } = useHand();
  const told = considered.length === 1 && considered[0]!.preview.find(([name]) => name === "tells-merge");
  if (!told) return null;
  const { territory, segments } = told[1] as { territory: number; segments: number };
  const places = Array.from({ length: segments }, (_, i) => (territory - 1 + i) % PLACES);
  return <path class="cm-merging" d={places.map((place) => layout.ring.coasts[place]).join("")} />;
}

export function Ring() {
  const hand = useHand();
  const { view, layout, say, spots } = hand;
  const { ring } = layout;
  const throne = view.ring.find((land) => land.territory === view.emperor);
  // The lit ones last, so that their outline lies above their neighbours; in the order of the choices, to tab through.
  const order = (land: Territory) => spots.get(`land ${land.territory}`)?.[0]!.number ?? -1;
  const lands = [...view.ring].sort((a, b) => order(a) - order(b));
  return (
    <g>
      <rect class="cm-sea" width={layout.width} height={layout.height} rx="18" />
      {lands.map((land) => (
        <Land key={land.territory} land={land} />
      ))}
      <Borders />
      <path class="cm-table" d={ring.table} />
      <Scenery />
      <Merging />
      <path class="cm-road" d={ring.road} />
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
    </g>
  );
}

/** Above everything else, since it may reach into the table. */
export function Forecasts() {
  const { view, spots } = useHand();
  return (
    <g>
      {view.ring.map((land) => (
        <Forecast key={land.territory} land={land} choices={spots.get(`land ${land.territory}`) ?? []} />
      ))}
    </g>
  );
}
