// The ring: territories that grow together, castles, paladins, and the Emperor on his road.

import type { ComponentChildren } from "preact";
import type { Explanation } from "../../../web/page/kit/explaining";
import type { Choice } from "../../../web/page/protocol";
import { Castle, Emperor, Paladin } from "./art";
import { between, type Point, type Ring as RingShape, ROAD, STAND } from "./geometry";
import { about, type BoardState, touch, useBoard } from "./interaction";
import { emperorSize, type Layout } from "./layout";
import { Becomes, Lands, Recent, useMotion, Walker, Was } from "./motion";
import { aroundPieces, CASTLE, castleAt, move, pileAt, placesOf, territoryAt, translate } from "./placement";
import { arriving } from "./scene";
import { COLOURS, changedBy, seatsOf, sideOf, type Territory } from "./view";

function explained({ say, derived, view, choices, picked }: BoardState, territory: Territory): Explanation {
  const { paladins, owner, castles, influence } = territory;
  const told = view.phase === "playing-paladins" && choices.length && !picked ? [say("board-pick-first")] : [];
  told.push(say("board-territory", { territory: territory.territory, segments: territory.segments }));
  const piles = COLOURS.filter((colour) => paladins[colour]).map((colour) =>
    say("board-count", { what: { word: `colour-${colour}` }, count: paladins[colour]! }),
  );
  told.push(piles.length ? say("board-territory-paladins", { paladins: piles }) : say("board-territory-empty"));
  if (owner !== undefined)
    told.push(say("board-territory-castles", { side: seatsOf(derived, owner), count: castles! }));
  const sides = influence.map((count, side) => say("board-count", { what: seatsOf(derived, side), count }));
  told.push(say("board-territory-influence", { sides }));
  return { text: told.join(" "), rule: "CM 8.2" };
}

/** The action that touching a territory would have been. */
function wouldBe({ view, derived, picked }: BoardState, { territory }: Territory): string | undefined {
  if (view.phase === "playing-paladins") return picked ? `play ${picked.slice(8)} ${territory}` : undefined;
  if (view.phase !== "marching") return `play red ${territory}`; // the reason says what comes first
  const steps = 1 + derived.stops.indexOf(territory);
  if (steps) return `march ${steps}`;
  return derived.reach < derived.stops.length ? `march ${derived.stops.length}` : undefined;
}

function Ground({ territory }: { territory: Territory }) {
  const board = useBoard();
  const { ring } = board.layout;
  const { changed, grown } = board.scene;
  const spot = `territory ${territory.territory}`;
  const mark = touch(board, spot, () => explained(board, territory), wouldBe(board, territory));
  const whose = territory.owner === undefined ? "" : ` side-${territory.owner}`;
  const outline = ring.outline(territory.territory - 1, territory.segments);
  const here = changed === territory.territory;
  const clip = `${board.own}-${territory.territory}`;
  return (
    <g {...mark} class={`cm-territory${whose} ${mark.class}`}>
      <clipPath id={clip}>
        <path d={outline} />
      </clipPath>
      {territory.owner !== undefined && (
        <Becomes changed={here}>
          <path class="cm-tint" d={outline} />
          <path class="cm-frontier" d={outline} clip-path={`url(#${clip})`} />
        </Becomes>
      )}
      <path class="cm-realm" d={outline} />
      <path data-ring="" fill="none" d={aroundPieces(ring, territory)} />
      {here && grown && <Grown outline={outline} />}
    </g>
  );
}

/** Whose a land was that fell or was merged, until the Emperor gets there. */
function Lost() {
  const { scene, layout, own } = useBoard();
  const lost = scene.parts.filter(({ owner }) => owner !== undefined);
  return (
    <>
      {lost.map((old) => (
        <Was key={old.territory}>
          <g class={`cm-territory side-${old.owner}`}>
            <path class="cm-tint" d={layout.ring.outline(old.territory - 1, old.segments)} />
            <path
              class="cm-frontier"
              d={layout.ring.outline(old.territory - 1, old.segments)}
              clip-path={`url(#${own}-${scene.changed})`}
            />
          </g>
        </Was>
      ))}
    </>
  );
}

/** Lands that have just become one shine along their common coast. */
function Grown({ outline }: { outline: string }) {
  const { wait } = useBoard().scene;
  const shines = [{ opacity: 0 }, { opacity: 1, offset: 0.3 }, { opacity: 1, offset: 0.7 }, { opacity: 0 }];
  return (
    <g ref={useMotion(shines, 1500, wait + 600)} class="cm-grown">
      <path d={outline} />
    </g>
  );
}

/** What there is at the borders of all places; inside a territory it goes. */
function AtBorders({ drawn }: { drawn: (border: string, place: number) => ComponentChildren }) {
  const { view, layout } = useBoard();
  const firsts = new Set(view.ring.map(({ territory }) => territory - 1));
  return (
    <g class="cm-rivers">
      {layout.ring.borders.map((border, place) => (
        <g key={place} class={firsts.has(place) ? "" : "gone"} children={drawn(border, place)} />
      ))}
    </g>
  );
}

function rivers(border: string) {
  return ["banks", "", "glint"].map((part) => <path key={part} class={`cm-river ${part}`} d={border} />);
}

/** Beside the road, as near to the inner shore as the table leaves it in sight. */
function milestoneAt({ ring, middle }: Layout, place: number): Point {
  const hidden = ({ x, y }: Point) =>
    x > middle.x - 13 && x < middle.x + middle.w + 13 && y > middle.y - 13 && y < middle.y + middle.h + 13;
  const there = ring.at(place - 0.36, -0.74);
  if (!hidden(there)) return there;
  let across = -0.7;
  while (across < ROAD + 0.1 && hidden(ring.at(place - 0.3, across))) across += 0.04;
  return ring.at(place - 0.3, across);
}

/** A bridge where the road crosses a border. */
function bridge({ ring }: Layout, place: number) {
  const [here, ahead] = [ring.at(place - 0.5, ROAD), ring.at(place - 0.48, ROAD)];
  const turn = (Math.atan2(ahead.y - here.y, ahead.x - here.x) * 180) / Math.PI;
  const scale = Math.max(0.62, ring.depth / 124).toFixed(2);
  return (
    <g transform={`${translate(here)} rotate(${turn.toFixed(0)}) scale(${scale})`}>
      <path class="cm-bridge" d="M-10 -6Q0 -9 10 -6V6Q0 3 -10 6Z" />
      <path class="cm-bridge-line" d="M-5 -6.8V4.6M0 -7.4V4.2M5 -6.8V4.6" />
    </g>
  );
}

/** The number of a territory, over castles: at a corner of a small board they stand close together. */
function milestone(layout: Layout, place: number) {
  return (
    <g transform={translate(milestoneAt(layout, place))}>
      <path class="cm-milestone" d="M-8.6 8V-4A8.6 6.4 0 0 1 8.6 -4V8Z" />
      <text class="cm-number" y="5" font-size="12.5">
        {place + 1}
      </text>
    </g>
  );
}

/** From the castle before to that of a place, with a gap where paladins stand. */
function rampart(ring: RingShape, territory: Territory, place: number): string {
  const piles = COLOURS.filter((colour) => territory.paladins[colour]).map((colour) => pileAt(ring, territory, colour));
  const size = ring.piece * 0.56;
  const [left, right] = [Math.min(...piles.map(({ x }) => x)) - size, Math.max(...piles.map(({ x }) => x)) + size];
  const [top, foot] = [Math.min(...piles.map(({ y }) => y)) - size, Math.max(...piles.map(({ y }) => y)) + size];
  let drawn = false;
  return Array.from({ length: 25 }, (_, i) => ring.at(place - CASTLE - 1 + i / 24, STAND * 0.8))
    .map(({ x, y }) => ({ x, y: y + ring.piece * 0.3 }))
    .map(({ x, y }) => {
      const goesOn = drawn;
      drawn = !(x > left && x < right && y > top && y < foot);
      return drawn ? `${goesOn ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}` : "";
    })
    .join("");
}

/** A wall joins the castles of one territory. */
function Castles({ territory }: { territory: Territory }) {
  const { layout, scene } = useBoard();
  const { ring } = layout;
  const { owner, castles, segments } = territory;
  if (owner === undefined) return null;
  const places = placesOf(territory.territory, Math.min(castles!, segments));
  const landing = (place: number) => scene.lands.get(`castle ${place}`)?.at ?? 0;
  const landed = Math.max(scene.wait, ...places.map(landing));
  return (
    <g class={`side-${owner}`}>
      {places.slice(1).map((place, i) => (
        <Becomes key={place} changed={landing(places[i]!) + landing(place) > 0} at={landed}>
          {["under", "stones", "merlons edge", "merlons"].map((part) => (
            <path key={part} class={`cm-rampart ${part}`} d={rampart(ring, territory, place)} />
          ))}
        </Becomes>
      ))}
      {places.map((place) => (
        <g
          key={place}
          class="cm-piece"
          style={move(castleAt(ring, place))}
          data-mark={`castles ${territory.territory}`}
        >
          <Lands spot={`castle ${place}`}>
            <ellipse class="cm-shade" cx="2" cy={ring.piece * 0.5} rx={ring.piece * 0.6} ry={ring.piece * 0.16} />
            <Castle side={owner} size={ring.piece * 1.12} />
          </Lands>
        </g>
      ))}
    </g>
  );
}

/** Whose a lit territory would be: by a march there, by a paladin there, or by a paladin at court that wins a clan. */
function previewedSide({ derived, considered }: BoardState, territory: Territory, choices: Choice[]) {
  if (choices[0]?.name === "march") return territory.builder;
  const [only] = considered;
  const atCourt = considered.length === 1 && only!.words[1] === "court";
  const choice = atCourt ? only : choices[0];
  if (!choice) return null;
  const side = (changedBy(choice, derived)[territory.territory] ?? territory).leader;
  const inReach = derived.stops.slice(0, derived.reach).includes(territory.territory);
  return atCourt && (side === territory.leader || !inReach) ? null : side;
}

const SEAL = 13; // pixels: half the width of what is previewed

/** What is previewed of a territory: how many steps it is away, and whose it would be. */
function Forecast({ territory, choices }: { territory: Territory; choices: Choice[] }) {
  const board = useBoard();
  const marches = choices.filter((choice) => choice.name === "march");
  const side = previewedSide(board, territory, choices);
  if (!marches.length && side === null) return null;
  const { ring } = board.layout;
  const place = territory.heap;
  const inward = STAND - (2 * (SEAL + 1.26 * ring.piece)) / ring.depth; // beyond the piles and their numbers
  const [here, out] = [ring.at(place, inward), ring.at(place, 1)];
  const upright = Math.abs(out.x - here.x) > Math.abs(out.y - here.y); // one above the other, along the road
  const open = board.picked === `territory ${territory.territory}`;
  const step = open ? 46 : 25;
  const along = (i: number) => (i - (marches.length + (side === null ? 0 : 1) - 1) / 2) * step;
  const put = (i: number) => translate(upright ? { x: 0, y: along(i) } : { x: along(i), y: 0 });
  return (
    <g transform={translate(here)} class="cm-forecast">
      {marches.map((choice, i) => (
        <g
          key={choice.number}
          transform={put(i)}
          {...(open && touch(board, `steps ${choice.words[0]}`, () => explained(board, territory)))}
        >
          <circle r={open ? 22 : 12} class="cm-steps" />
          <text class="cm-number" y="5" font-size="15">
            {choice.words[0]}
          </text>
        </g>
      ))}
      {side !== null && (
        <g transform={put(marches.length)}>
          <circle r={SEAL} class={marches.length || side !== territory.leader ? "cm-seal new" : "cm-seal"} />
          <Castle side={side} size={18} />
        </g>
      )}
    </g>
  );
}

/** The places that would become one territory. */
function Merging() {
  const { considered, derived, layout } = useBoard();
  const changed = considered.length === 1 ? Object.entries(changedBy(considered[0]!, derived)) : [];
  const grown = changed.find(([number, then]) => then && then.segments > derived.segments[Number(number) - 1]!);
  if (!grown) return null;
  return <path class="cm-merging" d={layout.ring.outline(Number(grown[0]) - 1, grown[1]!.segments)} />;
}

export function Ring() {
  const { territories, layout, spots, scene, fresh } = useBoard();
  const { ring } = layout;
  // The lit ones last, so that their outline lies above their neighbours; in the order of the choices, to tab through.
  const order = ({ territory }: Territory) => spots.get(`territory ${territory}`)?.[0]?.number ?? -1;
  return (
    <g>
      <AtBorders drawn={rivers} />
      {[...territories]
        .sort((a, b) => order(a) - order(b))
        .map((territory) => (
          <Ground key={territory.territory} territory={territory} />
        ))}
      <Lost />
      <AtBorders drawn={(_, place) => bridge(layout, place)} />
      <Merging />
      <g class="cm-on-territory">
        {territories.map((territory) => (
          <Castles key={territory.territory} territory={territory} />
        ))}
        <AtBorders drawn={(_, place) => milestone(layout, place)} />
        {territories.flatMap((territory) =>
          COLOURS.filter((colour) => territory.paladins[colour]).map((colour) => {
            const spot = `territory ${territory.territory} ${colour}`;
            const count = territory.paladins[colour]!;
            const was = count - arriving(scene, spot);
            return (
              <g
                key={`${territory.heap} ${colour}`}
                class="cm-piece"
                style={move(pileAt(ring, territory, colour))}
                data-mark={spot}
              >
                <Lands spot={spot} was={was > 0 && <Paladin colour={colour} size={ring.piece} count={was} />}>
                  {fresh.has(spot) && <Recent r={ring.piece * 0.62} />}
                  <Paladin colour={colour} size={ring.piece} count={count} />
                </Lands>
              </g>
            );
          }),
        )}
      </g>
    </g>
  );
}

/** The Emperor, who stands above everything else. */
export function Throne({ at }: { at: number | null }) {
  const board = useBoard();
  const { view, layout } = board;
  if (at === null) return null;
  const would = view.phase === "marching" ? undefined : "march 1";
  const size = emperorSize(layout.ring);
  return (
    <Walker place={at}>
      <g {...touch(board, "emperor", about(board, "CM 8.1", "board-emperor"), would, 1, `territory ${view.emperor}`)}>
        <g transform={translate({ x: 0, y: size * 0.5 })}>
          <Emperor size={size} />
        </g>
      </g>
    </Walker>
  );
}

/** Above the pieces, since it may reach into the table. */
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

/** Above or below the castle of a place, whichever is further out: further in stands the number of its territory. */
function besideCastle(ring: RingShape, place: number): Point {
  const [castle, out] = [castleAt(ring, place), ring.at(place - CASTLE, 1)];
  const [right, down] = [out.x - castle.x, out.y - castle.y];
  const below = down > Math.abs(right);
  return {
    x: between(20, castle.x + right * 0.4, ring.width - 20),
    y: between(16, castle.y + (below ? ring.piece : -ring.piece), ring.height - 16),
  };
}

/** What the scene earned, where it was earned and at the player's castles. */
export function Gains() {
  const { counted, territories, layout, scene, derived } = useBoard();
  return (
    <g class="cm-gains" aria-hidden="true">
      {counted.flatMap(({ seat, points, place }, i) => {
        const territory = territoryAt(territories, Number(place));
        const built = placesOf(territory.territory, territory.segments).find((at) => scene.lands.has(`castle ${at}`));
        const there = besideCastle(layout.ring, built ?? territory.heap);
        const panel = layout.panels[seat];
        const side = sideOf(derived, seat);
        const here = points > 0 && seatsOf(derived, side)[0]!.seat === seat;
        return [
          here && <Gain key={`${i} there`} {...there} {...{ points, side }} there />,
          panel && <Gain key={`${i} at home`} x={panel.stock.x - 2} y={panel.stock.y} {...{ points, side }} />,
        ];
      })}
    </g>
  );
}

interface GainProps {
  x: number;
  y: number;
  points: number;
  side: number;
  there?: boolean; // where it was earned; else over the castle beside a name, of which it covers nothing
}

function Gain({ x, y, points, side, there }: GainProps) {
  const rises = [
    { opacity: 0, transform: "translateY(14px) scale(.5)" },
    { opacity: 1, transform: "translateY(-4px) scale(1.2)", offset: 0.7 },
    { opacity: 1, transform: "none" },
  ];
  return (
    <g transform={`${translate({ x, y })} scale(${there ? 1 : 0.8})`} data-counted={there}>
      <g ref={useMotion(rises, 420)} class={`side-${side}`}>
        <rect class="cm-gain" x="-18" y="-13" width="36" height="26" rx="13" />
        <text class="cm-number" y="6" font-size="18">
          {points > 0 ? `+${points}` : `−${-points}`}
        </text>
      </g>
    </g>
  );
}
