// The Doge: where he stands, the way he took, and his walk along it.

import { useLayoutEffect, useRef } from "preact/hooks";
import type { Step } from "../../../web/page/events";
import { animate } from "../../../web/page/kit/animation";
import { Doge } from "./art";
import { arch } from "./bridge";
import { bridgeOf } from "./bridges";
import type { Plan, Point } from "./geometry";
import { barge } from "./ground";
import type { District, View } from "./view";

const PACE = 0.16; // units of the map in a millisecond

const dogeAt = (view: View, plan: Plan): Point => (view.doge ? plan.stand(view.doge).doge : barge(plan));

/** The points that he walked through in these steps, to where he is now; none if he stayed. */
export function wayOf(view: View, plan: Plan, steps: Step[]): Point[] {
  const way: Point[] = [dogeAt(view, plan)];
  let here: District | null = view.doge;
  for (const { name, words } of steps.slice().reverse()) {
    if (name === "enter" && here) return [barge(plan), ...way];
    if ((name !== "cross" && name !== "ferry") || !here) continue;
    const site = words[0]!;
    const ends = view.options.board.sites.find((pair) => pair.join("-") === site);
    const from = ends?.find((end) => end !== here);
    if (!from) continue;
    const place = bridgeOf(view, plan, site, words[1]);
    const { crown, feet } = arch(place);
    const there = plan.stand(here).doge;
    const [one, other] = feet.map(([x, y]): Point => [place.at[0] + x, place.at[1] + y]) as [Point, Point];
    const near = Math.hypot(one[0] - there[0], one[1] - there[1]);
    const far = Math.hypot(other[0] - there[0], other[1] - there[1]);
    const top: Point = [place.at[0] + crown[0], place.at[1] + crown[1]];
    const crossed = near < far ? [other, top, one] : [one, top, other];
    way.unshift(plan.stand(from).doge, ...crossed);
    here = from;
  }
  return way.length > 1 ? way : [];
}

const css = ([x, y]: Point): string => `translate(${x}px,${y}px)`;

interface WalkerProps {
  view: View;
  plan: Plan;
  news: Step[]; // what is seen to happen
  still: boolean;
  touch: Record<string, unknown>;
}

export function Walker({ view, plan, news, still, touch }: WalkerProps) {
  const ref = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    const way = wayOf(view, plan, news);
    if (way.length) walk(way);
  }, [news]);

  function walk(way: Point[]): void {
    const legs = way.slice(1).map(([x, y], i) => Math.hypot(x - way[i]![0], y - way[i]![1]));
    const whole = legs.reduce((sum, leg) => sum + leg, 0) || 1;
    let gone = 0;
    const frames = way.map((point, i) => {
      gone += i ? legs[i - 1]! : 0;
      return { transform: css(point), offset: Math.min(1, gone / whole) };
    });
    const duration = Math.min(2600, Math.max(600, whole / PACE));
    animate(ref.current, frames, still, { duration, easing: "ease-in-out" });
  }

  return (
    <g ref={ref} style={{ transform: css(dogeAt(view, plan)) }}>
      <g {...touch}>
        <rect class="sm-hit" x="-24" y="-36" width="48" height="68" />
        <Doge />
      </g>
    </g>
  );
}
