// The board of San Marco: colours above, the map, and the cards below.

import "./board.css";
import { useMemo } from "preact/hooks";
import { useChoosing } from "../../../web/page/kit/choosing";
import { useExplaining } from "../../../web/page/kit/explaining";
import { useKeys } from "../../../web/page/kit/keys";
import { useRoom } from "../../../web/page/kit/room";
import { considering, touching } from "../../../web/page/kit/touch";
import type { Choice } from "../../../web/page/protocol";
import { TWO_LINES } from "./arrange";
import { Aristocrat } from "./art";
import { asBuilt } from "./bridges";
import { Cards } from "./cards";
import { Colours } from "./colours";
import { isTall, plan } from "./geometry";
import { Venice } from "./map";
import { useNews } from "./motion";
import { meant, spotsOf, type Touchable, touchedBy } from "./touch";
import { type Changes, COLOURS, type Colour, changesOf, derivedOf, type Given, viewOf } from "./view";

const LEAST_HANDS = 156; // pixels that cards get below the map, whatever lies there
const MOST_HANDS = 200;
const CARDS_FIRST = ["drawing", "dividing", "choosing"]; // phases; on a phone the cards lie above the map then
const TALL = 560; // pixels: below that the map stands upright
const NARROW = 840; // pixels: below that a hand that is divided lies in two lines
const PANELS = 94; // pixels above the map, at most
const LEAST_MAP = 300; // pixels: where there is less room, the board is higher than its place

export { Icon } from "./icon";

export default function Board(given: Given) {
  const { choices, say, explain, past } = given;
  const seen = useMemo(() => viewOf(given.state), [given.state]);
  const derived = useMemo(() => derivedOf(seen, given.facts), [seen, given.facts]);
  const view = useMemo(() => ({ ...seen, bridges: asBuilt(seen, past) }), [seen, past]);
  const props = { ...given, view, derived };
  const news = useNews(given);
  const { frame, width, height } = useRoom();
  const tall = width < TALL;
  const least = width < NARROW ? TWO_LINES : LEAST_HANDS;
  const hands = Math.round(Math.max(least, Math.min(MOST_HANDS, height * 0.25)));
  const map = height - hands - PANELS;
  const first = CARDS_FIRST.includes(view.phase) && (tall || map <= LEAST_MAP);
  const choosing = useChoosing(props, {
    spots: () => spotsOf(view, derived, choices),
    opens: (_, found) => found.length > 1,
  });
  const { spots: lit, picked, considered } = choosing;
  const explaining = useExplaining(explain);
  const touched = touching(props, choosing, explaining);
  useKeys(frame, picked, choices, ".sm-deeds button");
  const recent = touchedBy(props.recent);
  const touch: Touchable = (spot, look, text, rule) =>
    touched({
      spot,
      class: recent.has(spot) ? `${look} recent` : look,
      about: () => ({ text, rule }),
      label: (found) => (found.length === 1 ? order(found[0]!) : text),
      would: meant(view, derived, spot),
    });

  /** What a choice is called on a button. */
  const order = ({ says: [name, values] }: Choice): string => say(`${name}.label`, values);

  const kind = (colour: Colour): string =>
    derived.seats[colour]! >= 0 ? "" : view.options.variant === "ghosts" ? "ghost" : "neutral";
  const would: Changes = considered.length === 1 ? changesOf(considered[0]!) : {};
  const deeds = [picked, "doge", "no"].flatMap((spot) => (spot && lit.get(spot)) || []);
  return (
    <div
      ref={frame}
      class={`sm-board${tall ? " tall" : ""}${first ? " cards-first" : ""}${props.still ? " still" : ""}`}
    >
      <Colours board={props} touch={touch} kind={kind} limits={{ ...derived.limits, ...would.limits }} />
      {width > 0 && (
        <Venice
          board={props}
          news={news}
          plan={plan(tall || isTall(width, map))}
          touch={touch}
          lit={(key) => lit.has(key)}
          districts={{ ...view.districts, ...would.districts }}
          prizes={{ ...derived.prizes, ...would.prizes }}
          kind={kind}
        />
      )}
      {width > 0 && (
        <Cards board={props} explaining={explaining} touch={touch} kind={kind} room={{ width, hands, tall }}>
          {deeds.length > 0 && deeds.map(deed)}
        </Cards>
      )}
    </div>
  );

  function deed(choice: Choice) {
    const owner = COLOURS.find((colour) => colour === choice.words[1]);
    return (
      <button
        key={choice.text}
        type="button"
        class={choice.name === "decline" ? "sm-do sm-no" : "sm-do"}
        onClick={() => choosing.settle(choice)}
        {...considering(choosing, choice)}
      >
        {owner && (
          <svg viewBox="-20 -22 40 46" aria-hidden="true">
            <Aristocrat colour={owner} kind={kind(owner)} />
          </svg>
        )}
        {order(choice)}
      </button>
    );
  }
}
