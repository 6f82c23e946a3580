// The distributor lays each card into an offer, takes it up again as often as he likes, and then offers them.

import { useEffect, useRef, useState } from "preact/hooks";
import { Card, type CardsProps, Head, hovered, pressedBy } from "./card";
import { decisions } from "./divide";
import { limitOf } from "./view";

interface Named {
  card: string;
  id: string; // equal cards are told apart while they are moved about
}

export function Dividing({ board, kind }: Pick<CardsProps, "board" | "kind">) {
  const { view, derived, say, choices, choose, why } = board;
  const [laid, setLaid] = useState<Record<string, number>>({}); // the offer of each card
  const [held, hold] = useState<string | null>(null);
  const [way, drag] = useState<[number, number] | null>(null); // how far the held card was dragged
  const dragged = useRef(false); // the click that ends a drag is none
  const [decided, decide] = useState<string[]>([]); // the small decisions, once the cards are offered
  const numbers = derived.dividing.map((_, pile) => pile);
  const lying = numbers.map((pile) => view.offers[derived.dividing[pile]!] ?? []);
  const rest = decided.slice(-view.hand.length);
  const left = view.hand.every((card, i) => rest[i]?.startsWith(`divide ${card} `)) ? rest : [];

  const seen: Record<string, number> = {};
  const named: Named[] = view.hand.map((card) => ({ card, id: `${card}#${(seen[card] = (seen[card] ?? 0) + 1)}` }));
  const pileOf = ({ card, id }: Named): number => {
    if (!left.length) return laid[id] ?? -1;
    const texts = left.filter((text) => text.startsWith(`divide ${card} `));
    return Number(texts[Number(id.split("#")[1]) - 1]!.split(" ")[2]) - 1;
  };

  useEffect(() => {
    const next = choices.find((choice) => choice.text === left[0]);
    if (next) choose(next);
  }, [choices, decided]);

  const added = numbers.map((pile) => named.filter((one) => pileOf(one) === pile));
  const loose = named.filter((one) => pileOf(one) < 0);
  const ready = !loose.length && numbers.every((pile) => added[pile]!.length + lying[pile]!.length);

  function lay(pile: number) {
    if (held) setLaid({ ...laid, [held]: pile });
    hold(null);
  }

  function offer() {
    const texts = decisions(
      lying,
      added.map((cards) => cards.map(({ card }) => card)),
    ); // prettier-ignore
    if (choices.some((choice) => choice.text === texts[0])) decide(texts);
    else why(texts[0] ?? `divide ${named[0]!.card} 1`);
  }

  /** A card follows the pointer, and lands in the offer where it is let go. */
  function follow(down: PointerEvent, id: string) {
    const letGo = new AbortController();
    dragged.current = false;
    const move = ({ clientX, clientY }: PointerEvent) => {
      const [x, y] = [clientX - down.clientX, clientY - down.clientY];
      if (!dragged.current && Math.hypot(x, y) < 8) return;
      dragged.current = true;
      hold(id);
      drag([x, y]);
    };
    const up = ({ clientX, clientY }: PointerEvent) => {
      letGo.abort();
      if (!dragged.current) return;
      drag(null);
      hold(null);
      const under = document
        .elementsFromPoint(clientX, clientY)
        .map((found) => found.closest<HTMLElement>("[data-pile]"));
      const pile = under.find(Boolean)?.dataset.pile;
      if (pile) setLaid((before) => ({ ...before, [id]: Number(pile) }));
    };
    window.addEventListener("pointermove", move, letGo);
    window.addEventListener("pointerup", up, letGo);
    window.addEventListener("pointercancel", up, letGo);
  }

  function shown(one: Named) {
    const { card, id } = one;
    const mine = held === id;
    const press = () => hold(mine ? null : id);
    return (
      <Card
        key={id}
        card={card}
        id={id}
        say={say}
        touch={{
          ...hovered(board, card),
          class: `lit${mine ? " held" : ""}${mine && way ? " dragged" : ""}`,
          role: "button",
          tabindex: 0,
          "aria-pressed": mine,
          "aria-label": say(pileOf(one) < 0 ? "board-lay" : "board-lay-again", { card: { word: `card-${card}` } }),
          style: { transform: mine && way ? `translate(${way[0]}px,${way[1]}px)` : "" },
          onClick: (event: Event) => {
            event.stopPropagation();
            if (!dragged.current) press();
          },
          onKeyDown: (event: KeyboardEvent) => pressedBy(event, press),
          onPointerDown: (event: PointerEvent) => follow(event, id),
        }}
      />
    );
  }

  const escape = (event: KeyboardEvent) => event.key === "Escape" && hold(null);
  return (
    <>
      <section class={`sm-hand${numbers.length === 3 ? " sm-row" : ""}`} key="hand" data-pile="-1" onKeyDown={escape}>
        <header>{say(ready ? "board-divided" : "offer-divide")}</header>
        <div>
          {loose.map(shown)}
          {ready && (
            <button type="button" class="sm-do" onClick={offer}>
              {say("board-commit")}
            </button>
          )}
        </div>
      </section>
      {numbers.map((pile) => {
        const cards = [...lying[pile]!, ...added[pile]!.map(({ card }) => card)];
        const about = say("board-offer-holds", { pile: pile + 1, count: cards.length, points: limitOf(cards) });
        const target = { role: "button" as const, tabindex: 0, "aria-label": about };
        return (
          <section
            key={derived.dividing[pile]!}
            data-pile={pile}
            class={`sm-pile wide${held ? " lit" : ""}`}
            onClick={() => lay(pile)}
            onKeyDown={escape}
          >
            <div class="sm-heading" {...(held ? target : {})} onKeyDown={(event) => pressedBy(event, () => lay(pile))}>
              <Head board={board} kind={kind} offer={derived.dividing[pile]!} cards={cards} />
            </div>
            <div>
              {lying[pile]!.map((card, i) => (
                <Card
                  key={`lying-${pile}-${i}`}
                  card={card}
                  id={`lying-${pile}-${i}`}
                  say={say}
                  touch={hovered(board, card)}
                />
              ))}
              {added[pile]!.map(shown)}
            </div>
          </section>
        );
      })}
    </>
  );
}
