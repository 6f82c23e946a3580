// Cards in the hand and in offers: dividing, choosing, playing.

import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { BoardProps } from "../../../web/page/board";
import { Aristocrat, Face, FRAMES } from "./art";
import { decisions } from "./divide";
import { plan } from "./geometry";
import { useGliding } from "./motion";
import type { Touchable } from "./touch";
import { DISTRICTS, type District, type Family, LIMIT, limitOf, limitPoints, pilesNow, type View } from "./view";

interface CardsProps {
  board: BoardProps<View>;
  touch: Touchable;
  kind: (family: Family) => string;
  children: ComponentChildren; // what else can be done
}

export function Cards({ board, touch, kind, children }: CardsProps) {
  const { view, say, choices } = board;
  const box = useRef<HTMLDivElement>(null);
  useGliding(box, board.still);
  const dividing = choices.some((choice) => choice.name === "divide");
  const seen = new Map<string, number>();
  return (
    <div class="sm-cards" ref={box}>
      {dividing ? <Dividing board={board} kind={kind} /> : lying()}
      {children}
    </div>
  );

  function lying() {
    const shown = view.offers.map((cards, offer) => ({ cards, offer })).filter(({ cards }) => cards.length);
    const hand = view.hand.length > 0 && (
      <section class="sm-hand" key="hand">
        <header>{say(view.phase === "dividing" || view.phase === "drawing" ? "offer-divide" : "offer-hand")}</header>
        <div>{view.hand.map((card) => one(card, `c:${card}`))}</div>
      </section>
    );
    return (
      <>
        {hand}
        {shown.map(({ cards, offer }) => (
          <section key={offer} {...touch(`o:${offer}`, "sm-pile", say("board-about-offer"), "SM 4.2")}>
            <Head board={board} kind={kind} offer={offer} cards={cards} />
            <div>{cards.map((card) => one(card, ""))}</div>
          </section>
        ))}
      </>
    );
  }

  function one(card: string, key: string) {
    const n = (seen.get(card) ?? 0) + 1;
    seen.set(card, n);
    const about = say(`board-about-${DISTRICTS.includes(card as District) ? "district-card" : sort(card)}`);
    return <Card card={card} id={`${card}#${n}`} say={say} touch={key ? touch(key, "", about, RULES[sort(card)]!) : undefined} />;
  }
}

const sort = (card: string): string => (card.startsWith("limit") ? "limit-card" : card);
const RULES: Record<string, string> = { bridge: "SM 5.2", transfer: "SM 5.3", doge: "SM 5.4", banishment: "SM 5.5" };

interface CardProps {
  card: string;
  id: string;
  say: BoardProps["say"];
  touch: { class?: string; [attribute: string]: unknown } | undefined;
}

export function Card({ card, id, say, touch }: CardProps) {
  const hidden = card.startsWith("unseen");
  const land = DISTRICTS.includes(card as District) ? plan(false).lands[card as District] : undefined;
  const look = hidden ? card : card.startsWith("limit") ? "limit" : card;
  return (
    <div key={id} data-card={id} {...touch} class={`sm-card ${look} ${touch?.class ?? ""}`}>
      <svg viewBox={land ? FRAMES[card as District] : "-34 -28 68 56"} aria-hidden="true">
        <Face card={card} land={land} />
      </svg>
      <span>{hidden ? "" : say(`card-${card}`)}</span>
    </div>
  );
}

/** An offer's heading: how many limit points it brings, and what each who may take it would have. */
function Head({ board, kind, offer, cards }: Pick<CardsProps, "board" | "kind"> & { offer: number; cards: string[] }) {
  const { view, say } = board;
  const four = view.roles.length === 4;
  const roles = four ? view.roles.slice(offer < 2 ? 0 : 2, offer < 2 ? 2 : 4) : view.roles;
  const limit = limitOf(cards);
  const hidden = cards.some((card) => card.startsWith("unseen"));
  return (
    <header>
      <b>{say("board-offer", { pile: four ? (offer % 2) + 1 : offer + 1 })}</b>
      {!hidden && <span>{say("board-limit", { points: limit })}</span>}
      {!hidden && view.phase !== "playing" && (
        <span class="sm-totals">
          {roles.map((family) => {
            const total = limitPoints(view, family) + limit;
            return (
              <i class={total >= LIMIT ? "out" : ""}>
                <svg viewBox="-20 -22 40 44" aria-hidden="true">
                  <Aristocrat family={family} kind={kind(family)} />
                </svg>
                {total}
              </i>
            );
          })}
        </span>
      )}
    </header>
  );
}

/** The distributor lays each card into an offer, takes it back as often as he likes, and then offers them. */
function Dividing({ board, kind }: Pick<CardsProps, "board" | "kind">) {
  const { view, say, choices, choose, why, still } = board;
  const { first, piles } = pilesNow(view);
  const [laid, setLaid] = useState<Record<string, number>>({}); // the offer of each card by its name
  const [held, hold] = useState<string | null>(null);
  const [queue, setQueue] = useState<string[]>([]);
  const [dragged, drag] = useState<{ x: number; y: number } | null>(null);
  const numbers = Array.from({ length: piles }, (_, pile) => pile);
  const lying = numbers.map((pile) => view.offers[first + pile] ?? []);
  const seen = new Map<string, number>();
  const named = view.hand.map((card) => {
    seen.set(card, (seen.get(card) ?? 0) + 1);
    return { card, id: `${card}#${seen.get(card)}` };
  });
  const where = (id: string) => laid[id] ?? -1;

  useEffect(() => {
    const next = choices.find((choice) => choice.text === queue[0]);
    if (!next) return;
    setQueue(queue.slice(1));
    choose(next);
  }, [choices, queue]);

  const added = numbers.map((pile) => named.filter(({ id }) => where(id) === pile).map(({ card }) => card));
  const ready = named.every(({ id }) => where(id) >= 0) && numbers.every((pile) => added[pile]!.length + lying[pile]!.length);
  const sending = queue.length > 0;

  function lay(id: string | null, pile: number) {
    if (id === null) return;
    setLaid({ ...laid, [id]: pile });
    hold(null);
  }

  function offer() {
    const texts = decisions(lying, added);
    if (texts.length && choices.some((choice) => choice.text === texts[0])) setQueue(texts);
    else why(texts[0] ?? `divide ${named[0]!.card} 1`);
  }

  function card({ card, id }: { card: string; id: string }) {
    const pressed = () => hold(held === id ? null : id);
    const label = say(where(id) < 0 ? "board-lay" : "board-lay-again", { card: { word: `card-${card}` } });
    const style = held === id && dragged ? { transform: `translate(${dragged.x}px,${dragged.y}px)` } : {};
    return (
      <Card
        card={card}
        id={id}
        say={say}
        touch={{
          class: `lit${held === id ? " held" : ""}${held === id && dragged ? " dragged" : ""}`,
          role: "button",
          tabIndex: 0,
          "aria-label": label,
          "aria-pressed": held === id,
          style,
          onClick: (event: Event) => {
            event.stopPropagation();
            pressed();
          },
          onKeyDown: (event: KeyboardEvent) => pressedBy(event, pressed),
          onPointerDown: (event: PointerEvent) => follow(event, id),
        }}
      />
    );
  }

  /** A card follows the pointer, and lands in the offer where it is let go. */
  function follow(down: PointerEvent, id: string) {
    const element = down.currentTarget as HTMLElement;
    let far = false;
    const move = (event: PointerEvent) => {
      const [x, y] = [event.clientX - down.clientX, event.clientY - down.clientY];
      if (!far && Math.hypot(x, y) < 8) return;
      far = true;
      element.setPointerCapture(down.pointerId);
      hold(id);
      drag({ x, y });
    };
    const up = (event: PointerEvent) => {
      element.removeEventListener("pointermove", move);
      element.removeEventListener("pointerup", up);
      element.removeEventListener("pointercancel", up);
      if (!far) return;
      drag(null);
      hold(null);
      element.addEventListener("click", (click) => click.stopImmediatePropagation(), { capture: true, once: true });
      const under = document.elementsFromPoint(event.clientX, event.clientY);
      const pile = under.map((found) => found.closest<HTMLElement>("[data-pile]")).find(Boolean);
      if (pile) setLaid((before) => ({ ...before, [id]: Number(pile.dataset.pile) }));
    };
    element.addEventListener("pointermove", move);
    element.addEventListener("pointerup", up);
    element.addEventListener("pointercancel", up);
  }

  const loose = named.filter(({ id }) => where(id) < 0);
  return (
    <>
      <section class="sm-hand wide" key="hand" data-pile="-1" onKeyDown={(event) => event.key === "Escape" && hold(null)}>
        <header>{loose.length || !ready ? say("offer-divide") : say("board-divided")}</header>
        <div>{loose.map(card)}</div>
        {ready && (
          <button type="button" class="sm-do" disabled={sending} onClick={offer}>
            {say("board-commit")}
          </button>
        )}
      </section>
      {numbers.map((pile) => (
        <section
          key={first + pile}
          data-pile={pile}
          class={`sm-pile wide${held ? " lit" : ""}${still ? "" : " soft"}`}
          role="button"
          tabIndex={0}
          aria-label={say("board-offer-holds", {
            pile: pile + 1,
            count: lying[pile]!.length + added[pile]!.length,
            points: limitOf([...lying[pile]!, ...added[pile]!]),
          })}
          onClick={() => lay(held, pile)}
          onKeyDown={(event) => pressedBy(event, () => lay(held, pile))}
        >
          <Head board={board} kind={kind} offer={first + pile} cards={[...lying[pile]!, ...added[pile]!]} />
          <div>
            {lying[pile]!.map((lain, i) => (
              <Card card={lain} id={`lain-${pile}-${i}`} say={say} touch={undefined} />
            ))}
            {named.filter(({ id }) => where(id) === pile).map(card)}
          </div>
        </section>
      ))}
    </>
  );
}

/** Enter and Space press. */
export function pressedBy(event: KeyboardEvent, press: () => void): void {
  if (event.key !== "Enter" && event.key !== " ") return;
  event.preventDefault();
  event.stopPropagation();
  press();
}
