// The map: what stands on Venice and can be touched, above the ground that is drawn once.

import { useMemo, useRef } from "preact/hooks";
import type { Step } from "../../../web/page/events";
import { Flights } from "../../../web/page/kit/flights";
import { Aristocrat, Bridge, Die, Medal } from "./art";
import { bridgePlaces, onTop, TOLL, tollAt } from "./bridges";
import { GAP, type Plan, type Point, spot } from "./geometry";
import { Ground } from "./ground";
import { useFlights } from "./motion";
import { Status } from "./status";
import type { Touchable } from "./touch";
import {
  COLOURS,
  type Colour,
  type Derived,
  DISTRICTS,
  type District,
  type Folk,
  type Props,
  present,
  type View,
} from "./view";
import { Walker, wayOf } from "./walk";

const at = ([x, y]: Point, rest = ""): string => `translate(${x},${y})${rest}`;

interface MapProps {
  board: Props;
  news: Step[]; // what is seen to happen
  plan: Plan;
  touch: Touchable;
  lit: (key: string) => boolean;
  districts: View["districts"]; // as they are, or as they would be after the choice that is considered
  prizes: Derived["prizes"];
  kind: (colour: Colour) => string; // ghost, neutral or nothing
}

export function Venice({ board, news, plan, touch, lit, districts, prizes, kind }: MapProps) {
  const { view, derived, say, latest, counted } = board;
  const viewBox = `0 0 ${plan.size.join(" ")}`;
  const play = useRef<SVGSVGElement>(null);
  const flights = useFlights(play, view, news, plan, kind);
  const ground = useMemo(() => <Ground plan={plan} />, [plan]);
  const sites = view.options.board.sites.map((ends) => ends.join("-")); // the shortest above the others, to be hit
  sites.sort((one, other) => plan.reach(other) - plan.reach(one));
  const way = wayOf(view, plan, board.recent);
  const dogeAbout = say(view.doge ? "board-about-doge" : "board-about-doge-beside");
  const stopped = latest.some(({ name }) => name === "stop");
  const rolled = latest.filter(({ name }) => name === "roll").map(({ words }) => Number(words[0]));
  return (
    <div class={`sm-map ${asked()}`}>
      <div class="sm-sea">
        <svg class="sm-ground" viewBox={viewBox} aria-hidden="true">
          {ground}
        </svg>
      </div>
      <svg ref={play} class="sm-play" viewBox={viewBox} role="group" aria-label={say("title")}>
        {DISTRICTS.map((district) => (
          <path
            key={district}
            d={plan.lands[district]}
            {...touch(`d:${district}`, "sm-land", aboutDistrict(district), "SM 6")}
          />
        ))}
        {sites.map(site)}
        {way.length > 0 && <path class="sm-trail" d={`M${way.join("L")}`} />}
        {DISTRICTS.map(title)}
        {DISTRICTS.map((district) => COLOURS.map((colour) => folk(district, colour)))}
      </svg>
      <svg class="sm-air" viewBox={viewBox} role="group" aria-label={say("card-doge")}>
        <Walker {...{ view, plan, news }} still={board.still} touch={touch("doge", "sm-piece", dogeAbout, "SM 5.4")} />
        {counted.map(gained)}
        <Flights flights={flights} still={board.still} />
      </svg>
      <Status board={board} />
      {rolled.length > 0 && (
        <p class="sm-dice" role="img" aria-label={rolled.join(", ")}>
          {rolled.map((shows, i) => (
            <svg key={i} viewBox="-11 -11 22 22" aria-hidden="true">
              <Die shows={shows} />
            </svg>
          ))}
        </p>
      )}
    </div>
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
    const now = counted.at(-1);
    const scored =
      view.scoring === district ||
      (now?.part ? now.place.startsWith(`${district}:`) : stopped && view.doge === district);
    return (
      <g
        class={`sm-title${scored ? " counted" : ""}`}
        transform={at(plan.stand(district).title, `scale(${plan.scale})`)}
        data-mark={`title ${district}`}
      >
        <path class="sm-ribbon-end" d="M-59-21H-42V3H-59L-54-9zM59-21H42V3H59L54-9z" />
        <path class="sm-ribbon" d="M-50-26Q0-29 50-26V-2Q0-5-50-2z" />
        <text y="-8.500">{say(`district-${district}`)}</text>
        <g transform="translate(-31,13)scale(.95)">
          <Die shows={view.options.board.die.indexOf(district) + 1} />
        </g>
        <g transform="translate(0,14)">
          <Medal points={first} radius={15} />
        </g>
        <g transform="translate(30,14)">
          <Medal points={second} radius={12.5} look="second" />
        </g>
      </g>
    );
  }

  function site(name: string) {
    const owners = view.bridges[name] ?? [];
    const key = `s:${name}`;
    const capacity = view.options.board.capacity;
    const places = bridgePlaces(view, plan, name);
    const building = lit(key) && ["building", "first-bridges"].includes(view.phase);
    const about = say(owners.length ? "board-about-bridges" : "board-about-site", {
      site: { word: `site-${name}` },
      owners: owners.map((owner) => {
        const seat = derived.seats[owner]!;
        if (seat < 0) return { word: `${kind(owner)}-${owner}` };
        return view.options.variant === "two-colours" ? { word: `colour-${owner}` } : { seat };
      }),
      most: capacity,
    });
    const free = building && places[owners.length];
    return (
      <g key={name} {...touch(key, "sm-site", about, "SM 2.2")}>
        <path class="sm-hit" d={plan.water(name)} />
        <path class="sm-glow sm-glow-edge" d={plan.water(name)} />
        <path class="sm-glow" d={plan.water(name)} />
        {owners
          .map((owner, i) => ({ owner, place: places[i]!, i }))
          .sort((one, other) => one.place.at[1] - other.place.at[1])
          .map(({ owner, place, i }) => (
            <g key={i} transform={at(place.at)} data-mark={`bridge ${name} ${owner}`}>
              <Bridge place={place} />
              <g transform={at(onTop(place), "scale(.7)")}>
                <Aristocrat colour={owner} kind={kind(owner)} />
              </g>
            </g>
          ))}
        {free && (
          <g class="sm-free" transform={at(free.at)} data-mark={`canal ${name}`}>
            <Bridge place={free} />
          </g>
        )}
        {lit(key) && toll(name)}
      </g>
    );
  }

  /** What the Doge pays here. */
  function toll(name: string) {
    const costs = board.choices
      .filter((choice) => choice.words[0] === name && (choice.name === "cross" || choice.name === "ferry"))
      .map(({ name, words }) => (name === "ferry" ? derived.ferry : derived.tolls[words[1] as Colour]!));
    if (!costs.length) return null;
    const least = Math.min(...costs);
    return (
      <g transform={at(tollAt(view, plan, name))}>
        <Medal points={least ? `−${least}` : 0} radius={TOLL} look="would" />
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
      <g key={key} transform={at(spot(present(view), plan, district, colour))}>
        <g {...touch(key, `sm-piece${changed ? " would" : ""}`, about, "SM 6")}>
          <rect class="sm-hit" x="-28" y="-28" width={GAP - 2} height={GAP - 2} />
          <ellipse class="sm-under" cy="22" rx="18" ry="4.500" />
          <g transform="translate(0,-1)scale(1.120)">
            <Aristocrat colour={colour} kind={kind(colour)} count={count} />
          </g>
          <g class="sm-count" transform="translate(18,18)">
            <circle r="10" />
            <text y="5.200">{count}</text>
          </g>
          {(prize || was) && (
            <g transform="translate(-17,-17)">
              <Medal
                points={prize ?? 0}
                radius={11.5}
                look={prize !== was ? "would" : prize! < view.options.board.prestige[district][0] ? "second" : ""}
              />
            </g>
          )}
        </g>
      </g>
    );
  }

  /** Points stand where they were earned until something else happens. */
  function gained({ place, points }: { place: string; points: number }) {
    const [district, colour] = place.split(":") as [District, Colour];
    if (!DISTRICTS.includes(district)) return null;
    const [x, y] = spot(present(view), plan, district, colour);
    return (
      <g key={place} class="sm-gain" data-counted transform={at([x + 4, y - 22])}>
        <rect x="-21" y="-14" width="42" height="27" rx="13" />
        <text y="7">
          {points > 0 ? "+" : "−"}
          {Math.abs(points)}
        </text>
      </g>
    );
  }
}
