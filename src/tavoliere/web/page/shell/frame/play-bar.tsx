// The bar below a board by which one goes through a game: scene by scene or by itself, by whose eyes, and on from here.

import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { alongMoments, useShortcuts } from "../../kit/shortcuts";
import { Select } from "../common/fields";
import type { Say } from "../common/words";
import { timeFor } from "../game/pace";
import type { Scene } from "../game/scenes";

interface PlayBarProps {
  at: number;
  last: number;
  ends?: { back: boolean; on: boolean }; // which way it goes no further; else where the game begins and ends
  playing: boolean;
  play: () => unknown;
  back: () => unknown;
  on: () => unknown;
  turn: (n: number) => unknown;
  end: number; // of the whole game, where the key for it leads
  spaceBar?: boolean; // plays and pauses
  slides?: boolean;
  say: Say;
  children: ComponentChildren;
}

export function PlayBar(props: PlayBarProps) {
  const { at, last, playing, play, back, on, turn, end, spaceBar = true, slides, say, children } = props;
  const ends = props.ends ?? { back: at === 0, on: at === last };
  const step = say("page-step", { n: at, last });
  useShortcuts({
    ...alongMoments({ back, on, first: () => turn(0), last: () => turn(end) }),
    " ": spaceBar && play,
  });
  return (
    <section class="replay" aria-label={say("page-replay")}>
      <button
        type="button"
        class="play"
        aria-pressed={playing}
        aria-label={say(playing ? "page-pause" : "page-play-on")}
        onClick={play}
      >
        <PlayMark playing={playing} />
      </button>
      <button type="button" aria-label={say("page-step-back")} disabled={ends.back} onClick={() => void back()}>
        ‹
      </button>
      {slides && (
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          aria-label={step}
          onInput={(event) => void turn(Number(event.currentTarget.value))}
        />
      )}
      <button type="button" aria-label={say("page-step-on")} disabled={ends.on} onClick={() => void on()}>
        ›
      </button>
      <span class="count">{step}</span>
      {children}
    </section>
  );
}

export function PlayMark({ playing }: { playing: boolean }) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <path d={playing ? "M4 3h3v10H4zM9 3h3v10H9z" : "M4 2.500v11l9-5.500z"} />
    </svg>
  );
}

interface EyesProps {
  seats: { name: string }[];
  eyes: number; // -1: of whoever only watches
  look: (eyes: number) => unknown;
  say: Say;
}

/** By whose eyes a game is seen again. */
export function Eyes({ seats, eyes, look, say }: EyesProps) {
  return (
    <Select
      aria-label={say("page-eyes")}
      value={eyes}
      values={[...seats.keys(), -1]}
      named={(seat) => seats[seat]?.name ?? say("page-eyes-spectator")}
      change={look}
    />
  );
}

interface PlayOnProps {
  open: () => Promise<unknown>;
  showError: (problem: unknown) => void;
  say: Say;
}

/** From any moment of a finished game one may go on otherwise. */
export function PlayOn({ open, showError, say }: PlayOnProps) {
  const [opening, setOpening] = useState(false);
  return (
    <button
      type="button"
      class="play-on"
      aria-label={say("page-study-from-here")}
      title={say("page-study-from-here")}
      disabled={opening}
      onClick={() => {
        setOpening(true);
        open()
          .catch(showError)
          .finally(() => setOpening(false));
      }}
    >
      {say("page-study-from-here.short")}
    </button>
  );
}

interface Played {
  shown: unknown; // the moment on the board
  over: boolean; // there is nothing to go on with
  scene: Scene | null;
  on: () => unknown;
}

/** A game that goes on by itself, scene by scene, until there is no more or somebody stops it. */
export function usePlaying({ shown, over, scene, on }: Played): [boolean, (playing: boolean) => void] {
  const [playing, setPlaying] = useState(false);
  useEffect(() => {
    if (!playing) return;
    if (over) {
      setPlaying(false);
      return;
    }
    let wanted = true;
    void timeFor(scene).then(() => (wanted ? on() : undefined));
    return () => {
      wanted = false;
    };
  }, [playing, over, shown]);
  return [playing, setPlaying];
}
