// The map: islands, canals, bridges, aristocrats and the Doge.

import type { BoardProps } from "../../../web/page/board";
import { Flights } from "../../../web/page/kit/flights";
import { Aristocrat, Bridge, Die, Doge, Gondola, Medal, Rose } from "./art";
import { GAP, type Place, type Plan, type Point, spot } from "./geometry";
import { useFlights } from "./motion";
import type { Touchable } from "./touch";
import {
  type Changes,
  COLOURS,
  type Colour,
  type Derived,
  DISTRICTS,
  type District,
  type Folk,
  present,
  type View,
} from "./view";

const at = ([x, y]: Point, rest = ""): string => `translate(${x},${y})${rest}`;

interface MapProps {
  board: BoardProps<View, Derived>;
  plan: Plan;
  touch: Touchable;
  lit: (key: string) => boolean;
  districts: View["districts"]; // as they are, or as they would be after the choice that is considered
  prizes: Derived["prizes"];
  kind: (colour: Colour) => string; // ghost, neutral or nothing
}

export function Venice({ board, plan, touch, lit, districts, prizes, kind }: MapProps) {
  const { view, derived, say } = board;
  const [width, height] = plan.size;
  const flights = useFlights(view, plan);
  const sites = view.options.board.sites.map((ends) => ends.join("-")); // the shortest above the others, to be hit
  sites.sort((one, other) => plan.reach(other) - plan.reach(one));
  const dogeAt: Point = view.doge ? plan.stand(view.doge).doge : [plan.tall ? 40 : 48, plan.tall ? 48 : 60];
  const dogeAbout = say(view.doge ? "board-about-doge" : "board-about-doge-beside");
  return (
    <svg class={`sm-map ${asked()}`} viewBox={`0 0 ${width} ${height}`} role="group" aria-label={say("title")}>
      <defs>
        <pattern id="sm-waves" width="44" height="18" patternUnits="userSpaceOnUse">
          <path class="sm-wave" d="M0 11q11-8 22 0t22 0" />
        </pattern>
        <clipPath id="sm-lands">
          {DISTRICTS.map((district) => (
            <path d={plan.lands[district]} />
          ))}
        </clipPath>
        <mask id="sm-canals" maskUnits="userSpaceOnUse" x="0" y="0" width={width} height={height}>
          <rect width={width} height={height} fill="#fff" />
          <path class="sm-cut grand" d={plan.grand} />
          <path class="sm-cut" d={plan.canals} />
        </mask>
      </defs>
      <rect class="sm-lagoon" width={width} height={height} rx="14" />
      <rect fill="url(#sm-waves)" width={width} height={height} rx="14" />
      <g transform={at(plan.tall ? [450, 58] : [920, 75])}>
        <Rose />
      </g>
      <g transform={at(plan.tall ? [330, 668] : [790, 625])}>
        <Gondola />
      </g>
      <g class="sm-isles">
        <g mask="url(#sm-canals)">
          {DISTRICTS.map((district) => (
            <path
              key={district}
              d={plan.lands[district]}
              {...touch(`d:${district}`, `sm-land sm-${district}`, aboutDistrict(district), "SM 6")}
            />
          ))}
          <g clip-path="url(#sm-lands)" class="sm-banks">
            <path class="grand" d={plan.grand} />
            <path d={plan.canals} />
          </g>
        </g>
      </g>
      {sites.map(site)}
      {DISTRICTS.map(title)}
      {DISTRICTS.map((district) => COLOURS.map((colour) => folk(district, colour)))}
      <g class="sm-moving" style={{ transform: css(dogeAt) }}>
        <g {...touch("doge", "sm-piece", dogeAbout, "SM 5.4")}>
          <rect class="sm-hit" x="-24" y="-34" width="48" height="64" />
          <Doge />
        </g>
      </g>
      <Flights flights={flights} still={board.still} />
    </svg>
  );

  /** What is asked for: districts, sites, or pieces only; whatever else lies on them lets clicks through. */
  function asked(): string {
    if (DISTRICTS.some((district) => lit(`d:${district}`))) return "asked districts";
    if (sites.some((name) => lit(`s:${name}`))) return "asked sites";
    return board.choices.some(({ name }) => ["transfer", "relocate", "remove", "score"].includes(name)) ? "asked" : "";
  }

  function aboutDistrict(district: District): string {
    const [first, second] = view.options.board.prestige[district];
    return say("board-about-district", { district: { word: `district-${district}` }, first, second });
  }

  function title(district: District) {
    const [first, second] = view.options.board.prestige[district];
    return (
      <g class="sm-title" transform={at(plan.stand(district).title)}>
        <text y="-8">{say(`district-${district}`)}</text>
        <g transform="translate(-27,13)scale(.8)">
          <Die shows={view.options.board.die.indexOf(district) + 1} />
        </g>
        <g transform="translate(2,13)">
          <Medal points={first} />
        </g>
        <g transform="translate(30,13)">
          <Medal points={second} radius={12.5} />
        </g>
      </g>
    );
  }

  function site(name: string) {
    const owners = view.bridges[name] ?? [];
    const key = `s:${name}`;
    const capacity = view.options.board.capacity;
    const places = plan.places(name, Math.max(3, Math.min(capacity, Math.max(3, owners.length + 1))));
    const building = lit(key) && ["building", "first-bridges"].includes(view.phase);
    const signs = owners.map((owner) => ({ word: `colour-${owner}` }));
    const about = say(owners.length ? "board-about-bridges" : "board-about-site", {
      site: { word: `site-${name}` },
      owners: signs,
      most: capacity,
    });
    const free = building && places[order(owners.length)];
    return (
      <g key={name} {...touch(key, "sm-site", about, "SM 2.2")}>
        <path class="sm-hit" d={plan.water(name)} />
        <path class="sm-glow" d={plan.water(name)} />
        {owners.map((owner, i) => (
          <g key={i} transform={at(places[order(i)]!.at)}>
            <g transform={`rotate(${places[order(i)]!.turn})scale(1.2)`}>
              <Bridge />
            </g>
            <g transform="translate(0,-4)scale(.68)">
              <Aristocrat colour={owner} kind={kind(owner)} />
            </g>
          </g>
        ))}
        {free && (
          <g class="sm-free" transform={at(free.at, `rotate(${free.turn})scale(1.2)`)}>
            <Bridge />
          </g>
        )}
        {lit(key) && toll(name, places[order(0)]!)}
      </g>
    );
  }

  /** What the Doge pays here. */
  function toll(name: string, place: Place) {
    const costs = board.choices
      .filter((choice) => choice.words[0] === name && (choice.name === "cross" || choice.name === "ferry"))
      .map((choice) => (choice.changes as Changes).toll!);
    if (!costs.length) return null;
    const least = Math.min(...costs);
    return (
      <g transform={at([place.at[0] + 18, place.at[1] - 18])}>
        <Medal points={least ? `−${least}` : 0} look="would" />
      </g>
    );
  }

  function folk(district: District, colour: Colour) {
    const now: Folk = view.districts[district];
    const then: Folk = districts[district];
    const count = then[colour] ?? 0;
    if (!count && !now[colour]) return null;
    const changed = count !== (now[colour] ?? 0);
    const prize = prizes[district][colour];
    const was = derived.prizes[district][colour];
    const key = `f:${district}:${colour}`;
    const seat = derived.seats[colour]!;
    const about = say(seat < 0 ? "board-about-folk-nobody" : "board-about-folk", {
      count,
      colour: { word: `colour-${colour}` },
      who: seat < 0 ? "" : { seat },
      district: { word: `district-${district}` },
      points: prize ?? 0,
    });
    return (
      <g key={key} class="sm-moving" style={{ transform: css(spot(present(view), plan, district, colour)) }}>
        <g {...touch(key, `sm-piece${changed ? " would" : ""}`, about, "SM 6")}>
          <rect class="sm-hit" x="-29" y="-30" width={GAP} height={GAP} />
          <g transform="scale(1.12)">
            <Aristocrat colour={colour} kind={kind(colour)} count={count} />
          </g>
          <text class="sm-count" x="20" y="25">
            {count}
          </text>
          {(prize || was) && (
            <g transform="translate(-17,-17)">
              <Medal points={prize ?? 0} radius={12.5} look={prize === was ? "" : "would"} />
            </g>
          )}
        </g>
      </g>
    );
  }
}

const css = ([x, y]: Point): string => `translate(${x}px,${y}px)`;

/** The first bridge of a site stands in the middle of the three. */
const order = (i: number): number => [1, 0, 2][i] ?? i;
