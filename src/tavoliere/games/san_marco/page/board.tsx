// The board of San Marco: colours above, the map, and the cards below.

import "./board.css";
import { useEffect, useMemo, useState } from "preact/hooks";
import type { BoardProps } from "../../../web/page/board";
import type { Choice } from "../../../web/page/protocol";
import { useRoom } from "../../../web/page/room";
import { Aristocrat } from "./art";
import { pressedBy } from "./card";
import { Cards } from "./cards";
import { Colours } from "./colours";
import { plan } from "./geometry";
import { Venice } from "./map";
import { keyOf, meant, type Touchable } from "./touch";
import { COLOURS, type Changes, type Colour, type Derived, type View } from "./view";

const TALL = 560; // pixels: below that the map stands upright

export default function Board(props: BoardProps<View, Derived>) {
  const { view, derived, choices, say, tell, choose, explain } = props;
  const { frame, width } = useRoom();
  const tall = width < TALL;
  const [picked, pick] = useState<string | null>(null);
  const [considered, setConsidered] = useState<Choice[]>([]);

  const lit = useMemo(() => {
    const keys = new Map<string, Choice[]>();
    for (const choice of choices) {
      const key = keyOf(view, derived, choice);
      keys.set(key, [...(keys.get(key) ?? []), choice]);
    }
    return keys;
  }, [choices]);
  useEffect(() => {
    pick(null);
    setConsidered([]);
  }, [choices]);

  function consider(found: Choice[]) {
    setConsidered(found);
    props.consider(found.length ? found : null);
  }

  function press(key: string) {
    const found = lit.get(key) ?? [];
    if (found.length === 1) choose(found[0]!);
    else pick(picked === key ? null : key);
  }

  const touch: Touchable = (key, look, about, rule) => {
    const found = lit.get(key);
    const hover = (event: PointerEvent) => {
      if (found) consider(found);
      if (event.pointerType === "mouse") explain(about, rule);
    };
    if (!found) {
      return {
        class: look,
        onClick: (event) => {
          event.stopPropagation();
          const text = choices.length ? meant(view, key) : undefined;
          if (text) props.why(text);
          else explain(about, rule);
        },
        onPointerEnter: hover,
        onPointerLeave: () => explain(""),
      };
    }
    return {
      class: `${look} lit${picked === key ? " held" : ""}`,
      role: "button",
      tabindex: 0,
      "aria-label": found.length === 1 ? tell(found[0]!.says) : about,
      onClick: (event) => {
        event.stopPropagation();
        press(key);
      },
      onKeyDown: (event) => pressedBy(event, () => press(key)),
      onPointerEnter: hover,
      onPointerLeave: () => {
        consider([]);
        explain("");
      },
      onFocus: () => consider(found),
      onBlur: () => consider([]),
    };
  };

  const kind = (colour: Colour): string =>
    derived.seats[colour]! >= 0 ? "" : view.options.variant === "ghosts" ? "ghost" : "neutral";
  const would: Changes = considered.length === 1 ? considered[0]!.changes : {};
  const fan = picked ? (lit.get(picked) ?? []) : [];
  return (
    <div
      ref={frame}
      class={`sm-board${tall ? " tall" : ""}${props.still ? " still" : ""}`}
      onKeyDown={(event) => event.key === "Escape" && pick(null)}
    >
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
        <Cards board={props} touch={touch} kind={kind}>
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
        onClick={() => choose(choice)}
        onPointerEnter={() => consider([choice])}
        onPointerLeave={() => consider([])}
        onFocus={() => consider([choice])}
        onBlur={() => consider([])}
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
