// The board of San Marco: colours above, the map, and the cards below.

import "./board.css";
import type { BoardProps } from "../../../web/page/board";
import { useChoosing } from "../../../web/page/kit/choosing";
import { useExplaining } from "../../../web/page/kit/explaining";
import { useKeys } from "../../../web/page/kit/keys";
import { useRoom } from "../../../web/page/kit/room";
import { considering, touching } from "../../../web/page/kit/touch";
import type { Choice } from "../../../web/page/protocol";
import { Aristocrat } from "./art";
import { Cards } from "./cards";
import { Colours } from "./colours";
import { plan } from "./geometry";
import { Venice } from "./map";
import { meant, spotsOf, type Touchable } from "./touch";
import { type Changes, COLOURS, type Colour, type Derived, type View } from "./view";

const TALL = 560; // pixels: below that the map stands upright

export default function Board(props: BoardProps<View, Derived>) {
  const { view, derived, choices, say, tell, explain } = props;
  const { frame, width } = useRoom();
  const tall = width < TALL;
  const choosing = useChoosing(props, {
    spots: () => spotsOf(view, derived, choices),
    opens: (_, found) => found.length > 1,
  });
  const { spots: lit, picked, considered } = choosing;
  const explaining = useExplaining(explain);
  const touched = touching(props, choosing, explaining);
  useKeys(frame, picked, choices, ".sm-deeds button");
  const touch: Touchable = (spot, look, text, rule) =>
    touched({
      spot,
      class: look,
      about: () => ({ text, rule }),
      label: (found) => (found.length === 1 ? tell(found[0]!.says) : text),
      would: meant(view, spot),
    });

  const kind = (colour: Colour): string =>
    derived.seats[colour]! >= 0 ? "" : view.options.variant === "ghosts" ? "ghost" : "neutral";
  const would: Changes = considered.length === 1 ? considered[0]!.changes : {};
  const fan = picked ? (lit.get(picked) ?? []) : [];
  return (
    <div ref={frame} class={`sm-board${tall ? " tall" : ""}${props.still ? " still" : ""}`}>
      <div class="sm-top">
        <Colours board={props} touch={touch} kind={kind} limits={{ ...derived.limits, ...would.limits }} />
        <p class="sm-status">{status()}</p>
      </div>
      {width > 0 && (
        <Venice
          board={props}
          plan={plan(tall)}
          touch={touch}
          lit={(key) => lit.has(key)}
          districts={{ ...view.districts, ...would.districts }}
          prizes={{ ...derived.prizes, ...would.prizes }}
          kind={kind}
        />
      )}
      {view.passage > 0 && (
        <Cards board={props} explaining={explaining} touch={touch} kind={kind}>
          {(fan.length > 0 || lit.has("doge") || lit.has("no")) && (
            <div class="sm-deeds">
              {fan.map(deed)}
              {[...(lit.get("doge") ?? []), ...(lit.get("no") ?? [])].map(deed)}
            </div>
          )}
        </Cards>
      )}
    </div>
  );

  function status(): string {
    if (view.phase === "over") return say("headline-over");
    if (!view.passage) return say("headline-setup");
    const deck = Object.values(view.unseen).reduce((sum, count) => sum + count, 0);
    const name = view.final_round ? "headline-final" : "headline";
    return say(name, { passage: view.passage, round: view.round, deck, bridges: view.bridges_left });
  }

  function deed(choice: Choice) {
    const owner = COLOURS.find((colour) => colour === choice.words[1]);
    return (
      <button
        key={choice.text}
        type="button"
        class="sm-do"
        onClick={() => choosing.settle(choice)}
        {...considering(choosing, choice)}
      >
        {owner && (
          <svg viewBox="-20 -22 40 44" aria-hidden="true">
            <Aristocrat colour={owner} kind={kind(owner)} />
          </svg>
        )}
        {tell(choice.says)}
      </button>
    );
  }
}
