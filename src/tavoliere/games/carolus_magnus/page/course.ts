// What the past tells of where things stand: on which segment the paladins of a merged territory have gathered, and
// where the Emperor stopped. Whoever saw it happen and whoever comes later sees the same.

import type { Step } from "../../../web/page/events";
import { eventOf } from "../../../web/page/events";
import { emperorPlace, placesOf } from "./placement";
import { PLACES } from "./view";

/** A way along the road, in places counted from 0; he always goes clockwise, so `to` may lie beyond the last place. */
export interface March {
  n: number; // of the step
  from: number;
  to: number;
}

export interface RingCourse {
  heaps: number[]; // by place: the segment on which the paladins of its territory lie
  emperor: number | null; // where he stands on the road, if that is known
  march: March | null; // his last
}

/** `began`: where he stood before the first march, if nothing in the past tells it. */
export function courseOf(past: Step[], began: number | null): RingCourse {
  const heaps = Array.from({ length: PLACES }, (_, place) => place);
  const segments = heaps.map(() => 1); // of the territory that a place belongs to
  const course: RingCourse = { heaps, emperor: null, march: null };
  for (const { n, name, words, events } of past) {
    if (name === "emperor") course.emperor = emperorPlace({ heap: Number(words[0]) - 1, segments: 1 });
    const stop = eventOf(events, "stop");
    if (!stop) continue;
    const reached = stop.territory as number;
    const heap = heaps[reached]!;
    const stopped = emperorPlace({ heap, segments: segments[reached]! });
    const merge = eventOf(events, "merge");
    if (merge) {
      const places = placesOf((merge.territory as number) + 1, merge.segments as number);
      const gathered = gatheredOn(places, heaps);
      for (const place of places) {
        heaps[place] = gathered;
        segments[place] = places.length;
      }
    }
    // Where the paladins have gathered, he makes room for them.
    const crowded = merge && heaps[reached] === heap;
    const to = crowded ? emperorPlace({ heap, segments: segments[reached]! }) : stopped;
    const from = course.emperor ?? began;
    course.march = from === null ? null : { n, from, to: from + (onwards(to - from) || PLACES) };
    course.emperor = to;
  }
  return course;
}

/** Of the segments where paladins of the parts lie, the one nearest to the middle: the others move there. */
function gatheredOn(places: number[], heaps: number[]): number {
  const far = (heap: number) => Math.abs(places.indexOf(heap) - (places.length - 1) / 2);
  return places.map((place) => heaps[place]!).reduce((best, heap) => (far(heap) < far(best) ? heap : best));
}

/** A way along the ring goes clockwise; rounded, lest a hair's breadth back be once around. */
const onwards = (way: number): number => (((Math.round(way * 100) / 100) % PLACES) + PLACES) % PLACES;
