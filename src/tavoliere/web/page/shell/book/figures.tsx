// The figures of the rules: examples on the real board, drawn when they come near what is read, and stepped through.

import { signal, useSignalEffect } from "@preact/signals";
import { render } from "preact";
import { useEffect } from "preact/hooks";
import type { Figure } from "../../protocol";
import { Alert } from "../common/attempt";
import { type Say, sayer, teller } from "../common/words";
import { Marks } from "../game/marks";
import { Shown, useArt } from "../game/stage";
import { FigureClient } from "./figure-client";

const NEAR = "700px 0px"; // beyond what is seen of the page: a board that is farther away is not drawn

const printing = signal(false); // all boards are drawn, wherever they are

/** Puts the boards where the text has room for them; the way to take them away again. */
export function hang(book: HTMLElement, game: string, figures: Figure[]): () => void {
  const hung = figures.flatMap((figure) => {
    const place = book.querySelector<HTMLElement>(`[data-figure="${CSS.escape(figure.name)}"]`);
    return place ? [new Hung(place, game, figure)] : [];
  });
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        for (const one of hung) if (one.place === target) one.near.value = isIntersecting;
    },
    { rootMargin: NEAR },
  );
  for (const { place } of hung) observer.observe(place);
  return () => {
    observer.disconnect();
    for (const one of hung) one.fall();
  };
}

/** One figure in its place. */
class Hung {
  readonly near = signal(false);
  private readonly room: Element;
  private readonly turns: Element;

  constructor(
    readonly place: HTMLElement,
    game: string,
    figure: Figure,
  ) {
    this.room = place.querySelector(".room")!;
    place.style.setProperty("--desk", `${figure.room[0]}px`);
    place.style.setProperty("--phone", `${figure.room[1]}px`);
    this.turns = place.querySelector(".turns")!;
    const client = new FigureClient(game, figure, this.room);
    place.classList.add(game, `players-${client.table.value.seats.length}`); // whose colours it has
    const say = sayer(game, client.table.value.seats);
    const steps = [...place.querySelectorAll(".steps > li")];
    place.querySelector(".steps")!.setAttribute("aria-live", "polite");
    render(<Room {...{ client, say }} near={this.near} />, this.room);
    render(<Turns {...{ client, say, steps }} />, this.turns);
  }

  fall(): void {
    render(null, this.room);
    render(null, this.turns);
  }
}

function Room({ client, near, say }: { client: FigureClient; near: { value: boolean }; say: Say }) {
  const drawn = near.value || printing.value;
  const art = useArt(drawn ? client.game : undefined);
  const known = !!client.standing.value;
  useEffect(() => {
    if (drawn && !known && !client.busy.value) void client.turn(client.at.value);
  }, [drawn]);
  if (!drawn) return null;
  const { parts, marks } = client.step.value;
  const explanation = client.explanation.value;
  return (
    <>
      {art && known && (
        <>
          <Shown {...{ art, client, say }} />
          {!client.showing.value && <Marks names={parts.length ? parts : marks} numbered={parts.length > 0} />}
        </>
      )}
      {explanation && <p class="aside">{explanation.text}</p>}
      <Alert>{client.notice.value && teller(say)(client.notice.value)}</Alert>
    </>
  );
}

function Turns({ client, say, steps }: { client: FigureClient; say: Say; steps: Element[] }) {
  useSignalEffect(() => {
    for (const [i, step] of steps.entries()) step.classList.toggle("now", i === client.at.value);
  });
  const at = client.at.value;
  if (client.last === 0) return null;
  const buttons: [name: string, message: string, sign: string, off: boolean, act: () => unknown][] = [
    ["figure-first", "page-lesson-again", "M11 3 5 8l6 5M3 3v10", at === 0, () => client.turn(0)],
    ["step-back", "page-step-back", "M10 3 5 8l5 5", at === 0, () => client.turn(at - 1)],
    ["step-on", "page-step-on", "m6 3 5 5-5 5", at === client.last, client.next],
  ];
  return (
    <>
      <span class="count">{say("page-lesson-step", { n: at + 1, last: client.last + 1 })}</span>
      {buttons.map(([name, message, sign, off, act]) => (
        <button
          type="button"
          key={name}
          class={name}
          aria-label={say(message)}
          title={say(message)}
          aria-disabled={off}
          onClick={() => void (off || act())}
        >
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d={sign} />
          </svg>
        </button>
      ))}
    </>
  );
}

const LONGEST = 100; // looks whether every board is there, before it is printed as it is
const LOOK = 100; // milliseconds between them

/** Prints the page with all its figures, once every board is there. */
export async function printAll(): Promise<void> {
  printing.value = true;
  const waits = () => [...document.querySelectorAll(".figure .room")].some((room) => !room.querySelector("svg"));
  for (let looks = 0; looks < LONGEST && waits(); looks++) await new Promise((resolve) => setTimeout(resolve, LOOK));
  window.print();
  printing.value = false;
}

// Paper is light, and so are the boards on it.
addEventListener("beforeprint", () => {
  const { dataset } = document.documentElement;
  const { theme } = dataset;
  dataset.theme = "light";
  addEventListener("afterprint", () => (dataset.theme = theme), { once: true });
});
