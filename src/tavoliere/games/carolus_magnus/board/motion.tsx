// How things move: paladins and castles fly, the Emperor walks his road and leaves his trail, banners change hands.

import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { animate } from "../../../web/page/kit/animation";
import { type Point, type Ring, ROAD } from "./geometry";
import { useBoard } from "./interaction";
import { move, translate } from "./placement";
import { FLIGHT, type PieceFlight, type Walk } from "./scene";

type Frames = Keyframe[] | (() => Keyframe[] | null);

/** An element that plays an animation of its own whenever a new scene is shown; times are those of the normal speed. */
export function useMotion(frames: Frames | null, duration: number, delay = 0, easing = "ease-in-out") {
  const { still, latest } = useBoard();
  const ref = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    const played = typeof frames === "function" ? frames() : frames;
    if (played) animate(ref.current, played, still, { duration, delay, easing });
  }, [latest]);
  return ref;
}

const FADES: Keyframe[] = [
  { opacity: 0, transform: "scale(.5)" },
  { opacity: 1, transform: "scale(1.25)", offset: 0.6 },
  { opacity: 1, transform: "scale(1)" },
];
const SWELLS: Keyframe[] = [
  { opacity: 0 },
  { opacity: 1, transform: "scale(1)", offset: 0.01 },
  { opacity: 1, transform: "scale(1.25)", offset: 0.5 },
  { opacity: 1, transform: "scale(1)" },
];
const STAYS: Keyframe[] = [{ opacity: 1 }, { opacity: 1 }];

interface LandsProps {
  spot: string;
  was?: ComponentChildren; // what lies there until then
  children: ComponentChildren;
}

/** What a flight brings is there, and counts, once the flight has landed. */
export function Lands({ spot, was, children }: LandsProps) {
  const at = useBoard().scene.lands.get(spot)?.at;
  const ref = useMotion(at === undefined ? null : was ? SWELLS : FADES, 280, at === undefined ? 0 : at - 60);
  const old = useMotion(at !== undefined && was ? STAYS : null, (at ?? 0) - 60);
  return (
    <>
      <g ref={old} class="cm-past" aria-hidden="true">
        {at !== undefined && was}
      </g>
      <g ref={ref}>{children}</g>
    </>
  );
}

/** Shows what has been done of late. */
export const Recent = ({ r, y = 0 }: { r: number; y?: number }) => (
  <g class="recent" aria-hidden="true">
    <circle cy={y} r={r} />
    <circle class="dashes" cy={y} r={r} />
  </g>
);

/** What is no longer so, until the Emperor has arrived. */
export function Was({ children }: { children: ComponentChildren }) {
  const { wait } = useBoard().scene;
  return (
    <g ref={useMotion([{ opacity: 1 }, { opacity: 0 }], 500, wait)} class="cm-past">
      {children}
    </g>
  );
}

/** What is so once he has, or a little later. */
export function Becomes({ changed, at, children }: { changed: boolean; at?: number; children: ComponentChildren }) {
  const { wait } = useBoard().scene;
  return <g ref={useMotion(changed ? [{ opacity: 0 }, { opacity: 1 }] : null, 500, at ?? wait)}>{children}</g>;
}

/** Pieces that fly once and are gone. */
export const Flights = () => (
  <g aria-hidden="true">
    {useBoard().scene.flights.map((flight) => (
      <Flying key={flight.id} {...flight} />
    ))}
  </g>
);

function Flying({ from, to, piece, wait }: PieceFlight) {
  const above = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - 26 };
  const frames = [
    { ...move(from), opacity: 0 },
    { ...move(from), opacity: 1, offset: 0.04 },
    { ...move(above), opacity: 1, offset: 0.5 },
    { ...move(to), opacity: 1, offset: 0.96 },
    { ...move(to), opacity: 0 },
  ];
  return (
    <g ref={useMotion(frames, FLIGHT, wait)} class="flight">
      {piece}
    </g>
  );
}

/** The Emperor goes along the road, clockwise, from where he was to where he is. */
export function Walker({ place, children }: { place: number; children: ComponentChildren }) {
  const { layout, scene } = useBoard();
  const at = layout.ring.at(place, ROAD);
  const { walk, wait } = scene;
  const frames = walk && [
    ...Array.from({ length: 61 }, (_, i) => layout.ring.at(walk.from + ((walk.to - walk.from) * i) / 60, ROAD)).map(
      move,
    ),
    move(at),
  ];
  return (
    <g ref={useMotion(frames, wait)} class="cm-walker" style={move(at)}>
      {children}
    </g>
  );
}

/** His footprints, which stay until something else is shown. */
export function Trail({ walk }: { walk: Walk }) {
  const { layout, scene } = useBoard();
  const steps = footprints(layout.ring, walk);
  const seen = scene.walk?.n === walk.n; // he is walking now
  return (
    <g class="cm-trail" aria-hidden="true">
      {steps.map((step, i) => (
        <Footprint key={i} {...step} wait={seen ? (walk.lasts * i) / steps.length : null} />
      ))}
    </g>
  );
}

function Footprint({ x, y, turn, wait }: Point & { turn: number; wait: number | null }) {
  return (
    <g transform={`${translate({ x, y })} rotate(${turn.toFixed(0)})`}>
      <g ref={useMotion(wait === null ? null : [{ opacity: 0 }, { opacity: 1 }], 160, wait ?? 0)}>
        <path d="M-5 0C-5 -3 2 -3.4 4.6 -1.6C6.6 0 4 2.6 1 2C-1 1.6 -5 2.4 -5 0Z" />
      </g>
    </g>
  );
}

const STRIDE = 13; // pixels

/** Left and right of the road in turn, all the way. */
function footprints(ring: Ring, { from, to }: Walk): (Point & { turn: number })[] {
  const found: (Point & { turn: number })[] = [];
  let last: Point | null = null;
  for (let place = from + 0.12; place < to - 0.1; place += 0.01) {
    const here = ring.at(place, ROAD);
    if (last && Math.hypot(here.x - last.x, here.y - last.y) < STRIDE) continue;
    const ahead = ring.at(place + 0.02, ROAD);
    const angle = Math.atan2(ahead.y - here.y, ahead.x - here.x);
    const beside = found.length % 2 ? 4 : -4;
    const at = { x: here.x - beside * Math.sin(angle), y: here.y + beside * Math.cos(angle) };
    found.push({ ...at, turn: (angle * 180) / Math.PI });
    last = here;
  }
  return found;
}

/** Something that lies somewhere, and flies in sight to where it lies next. */
export function Moved({ at, wait = 0, children, ...mark }: { at: Point; wait?: number; children: ComponentChildren }) {
  const last = useRef(at);
  const ref = useMotion(
    () => {
      const from = last.current;
      if (Math.hypot(from.x - at.x, from.y - at.y) < 4) return null;
      const above = { x: (from.x + at.x) / 2, y: (from.y + at.y) / 2 - 20 };
      return [
        { transform: move(from).transform },
        { transform: `${move(above).transform} scale(2)` },
        { transform: move(at).transform },
      ];
    },
    1000,
    wait,
  );
  useLayoutEffect(() => {
    last.current = at;
  });
  return (
    <g {...mark} ref={ref} style={move(at)}>
      {children}
    </g>
  );
}
