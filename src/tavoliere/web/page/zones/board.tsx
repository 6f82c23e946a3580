// A declared board: a game's zones, drawn by the kit.

import "./zones.css";
import type { ComponentChild } from "preact";
import { useMemo } from "preact/hooks";
import type { Board, BoardProps } from "../board";
import { useChoosing } from "../kit/choosing";
import { useDrag } from "../kit/dragging";
import { useExplaining } from "../kit/explaining";
import { useKeys } from "../kit/keys";
import { useOwnName } from "../kit/own";
import { useScaledRoom } from "../kit/room";
import { considering, touching } from "../kit/touch";
import type { Cells, Choice, GameTables } from "../protocol";
import { type Lying, type ZoneHere, zonesHere } from "./contents";
import { Counts, Ground, isRound, Outline, Side } from "./ground";
import { isOpen, planOf } from "./layout";
import { type Followed, type Piece, useFollowing, useWay } from "./motion";
import { hasQuestions, Picking, partsOf, pieceSpot, placeSpot, zoneOfSpot } from "./picking";
import { nameOf, PieceShape, signOf, tintsOf } from "./pieces";
import { aboutPlace, captionOf, labelOf } from "./words";

const translate = ({ x, y }: { x: number; y: number }) => ({
  transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`,
});

/** The board of a game by its tables, which are there once it is drawn. */
export default function declaredBoard(tables: () => GameTables): Board {
  return function DeclaredBoard(props: BoardProps) {
    const { state, facts, seats, me, actor, choices, say, still, recent, counted } = props;
    const { zones, actions, art } = tables();
    const { frame, scale, width, height } = useScaledRoom();
    const caption = useOwnName("zb-caption");
    const here = useMemo(
      () => zonesHere(zones, seats.length, { ...(facts as Cells), ...(state as Cells) }),
      [state, facts, zones, seats.length],
    );
    const plan = useMemo(
      () => (width ? planOf(width, height, here, seats.length, me, (one) => labelOf(one, seats, say)) : null),
      [width, height, zones, seats, me, say],
    );
    const followed = useFollowing(state, props.latest, here, plan);
    const tints = useMemo(() => {
      const all = zones.flatMap(({ contents }) => contents.map(({ parameter, words }) => [parameter, words] as const));
      return new Map(all.map(([parameter, words]) => [parameter, tintsOf(words)]));
    }, [zones]);

    const asks = useMemo(() => hasQuestions(zones, actions), [zones, actions]);
    const picking = useMemo(() => new Picking(actions, partsOf(here, me)), [actions, here, me]);
    const choosing = useChoosing(props, picking.reading(choices));
    const { spots, picked, pick, press, settle } = choosing;
    const touch = touching(props, choosing, useExplaining(props.explain));
    useKeys(frame, picked, choices, ".lit:not([aria-pressed])");

    const key = (spot: string) => picking.key(spot, picked, spots);
    const leads = (spot: string) => spots.get(key(spot)) ?? [];
    const dragging = useDrag(
      (spot) => leads(spot).length > 1 && key(spot) !== picked && pick(key(spot)),
      (spot, { clientX, clientY }) => {
        const under = document.elementsFromPoint(clientX, clientY);
        const target = under
          .map((one) => one.closest<SVGElement>(".lit[data-spot]")?.dataset.spot)
          .find((one) => one && one !== picked && one !== key(spot));
        const [only, ...others] = leads(spot);
        const stays = under.some((one) => one.closest<SVGElement>("[data-zone]")?.dataset.zone === zoneOfSpot(spot));
        if (target) press(target);
        else if (only && !others.length && !stays) settle(only);
        else pick(null);
      },
    );

    const tell = ({ says: [name, values] }: Choice) => {
      const label = say(`${name}.label`, values);
      return (label === `${name}.label` ? say(name, values) : label).replace(/\.$/, "");
    };
    /** What a spot answers to; a lit one can be dragged, too. */
    const answering = (spot: string, about: string, own: string, on?: string) => {
      const answers = touch({
        ...{ spot: key(spot), class: own, would: picking.would(spot, picked), on: on && key(on) },
        about: () => ({ text: about }),
        label: (found) => (found.length === 1 ? tell(found[0]!) : about),
      });
      const click = answers.onClick as (event: Event) => void;
      return {
        ...answers,
        onPointerDown: answers.role ? (event: PointerEvent) => dragging.grab(spot, event) : undefined,
        onClick: (event: Event) => dragging.endsDrag() || click(event),
      };
    };
    const marked = useMemo(() => markedOf(recent, (who) => new Picking(actions, partsOf(here, who))), [recent, here]);
    const place = (one: ZoneHere, i: number) => {
      const box = plan!.zones.get(one.key)!;
      const { x, y, w, h } = box.places[i]!;
      const spot = placeSpot(one, i);
      const round = isRound(one.zone);
      const who = marked.get(spot);
      return (
        <g
          key={spot}
          {...answering(spot, aboutPlace(one, i, seats, say), "zb-place")}
          style={translate({ x: box.x + x, y: box.y + y })}
        >
          <Outline {...{ w, h, round }} />
          {who !== undefined && <g class={`zb-recent zb-seat-${who}`} children={<Outline {...{ w, h, round }} />} />}
        </g>
      );
    };
    /** A piece as it looks, whichever it is. */
    const look = (one: Lying, size: number, by?: number) => {
      const { word, message } = one;
      const tint = word === null ? "" : (tints.get(message.slice(0, -word.length - 1)) ?? tintsOf([word]))(word);
      const sign = word === null ? "" : signOf(one, say);
      return <PieceShape {...{ piece: one, size, tint, sign, art }} recent={by} />;
    };
    const piece = (one: Piece, leaves: boolean) => {
      const { here: where, at, word, top, message } = one;
      const own = placeSpot(where, isOpen(where.zone) ? 0 : at);
      const spot = word === null ? own : pieceSpot(where, at, word);
      const drag =
        dragging.drag && (dragging.drag.id === spot || (top && dragging.drag.id === own)) ? dragging.drag : null;
      const moved = drag && { x: drag.x / scale, y: drag.y / scale };
      const answers =
        word !== null && !leaves && (top || where.zone.kind !== "pile")
          ? answering(spot, nameOf(one, say), `zb-piece${drag ? " dragged" : ""}`, own)
          : { class: "zb-piece zb-mute" };
      return (
        <PieceHere
          key={one.id}
          {...{ piece: one, answers, followed, still, leaves }}
          fan={isOpen(where.zone)}
          moved={moved}
          recent={marked.get(message)}
          look={look}
        />
      );
    };
    const { pieces, gone, from } = followed;
    const asked = picking.unreached(picked, choices);
    return (
      <div class={`zb${still ? " still" : ""}`}>
        <div class="zb-room" ref={frame} style={plan ? { minHeight: `${plan.least * scale}px` } : {}}>
          {plan && (
            <svg
              width={plan.width * scale}
              height={plan.height * scale}
              viewBox={`0 0 ${plan.width} ${plan.height}`}
              role="group"
              aria-label={say("title")}
              aria-describedby={caption}
            >
              {plan.panels.map((panel) => (
                <Side
                  key={panel.seat}
                  {...{ panel, seats, say }}
                  active={actor === panel.seat}
                  gain={counted.reduce((sum, gain) => sum + (gain.seat === panel.seat ? gain.points : 0), 0)}
                />
              ))}
              {here.map((one) => (
                <g key={one.key} class={`zb-zone zb-${one.zone.kind}`} data-zone={one.key}>
                  <Ground zone={one.zone} box={plan.zones.get(one.key)!} />
                  {(isOpen(one.zone) ? one.places.slice(0, 1) : one.places).map((_, i) => place(one, i))}
                </g>
              ))}
              <g class="zb-pieces">
                {gone.map((one) => piece(one, true))}
                {pieces.filter(({ id }) => !from.has(id)).map((one) => piece(one, false))}
                {pieces.filter(({ id }) => from.has(id)).map((one) => piece(one, false))}
              </g>
              <g class="zb-numbers" aria-hidden="true">
                {here.map((one) => (
                  <Counts key={one.key} here={one} plan={plan} />
                ))}
              </g>
            </svg>
          )}
        </div>
        {asks && (
          <div class="zb-asked">
            {asked.map((choice) => (
              <button
                key={choice.number}
                type="button"
                class={choice.number === props.hinted?.number ? "hinted" : ""}
                onClick={() => settle(choice)}
                {...considering(choosing, choice)}
              >
                {tell(choice)}
              </button>
            ))}
          </div>
        )}
        <p class="unseen" id={caption}>
          {captionOf(here, seats, say).join(" ")}
        </p>
      </div>
    );
  };
}

/** What has been done of late, by whom: at which spots, and with which pieces. */
function markedOf(recent: BoardProps["recent"], picking: (seat: number) => Picking): Map<string, number> {
  const found = new Map<string, number>();
  for (const { actor, name, words } of recent)
    if (actor >= 0) {
      const by = picking(actor);
      for (const one of [...by.touched(name, words), ...by.messages(name, words)]) found.set(one, actor);
    }
  return found;
}

interface PieceHereProps {
  piece: Piece;
  answers: Record<string, unknown>;
  followed: Followed;
  still: boolean;
  leaves: boolean;
  fan: boolean;
  moved: { x: number; y: number } | null; // by the pointer
  recent: number | undefined; // the seat that played it, of late
  look: (piece: Lying, size: number, recent?: number) => ComponentChild;
}

/** A piece where it lies. */
function PieceHere({ piece, answers, followed, still, leaves, fan, moved, recent, look }: PieceHereProps) {
  const { id, spot, kind } = piece;
  const { ref, past } = useWay(piece, followed, still, leaves);
  const seen = followed.stops.get(id)?.piece ?? followed.from.get(id); // on its way
  return (
    <g
      {...answers}
      data-fan={fan || undefined}
      style={translate(moved ? { x: spot.x + moved.x, y: spot.y + moved.y } : spot)}
    >
      <g ref={ref} class={leaves ? "zb-gone" : ""}>
        <g class="zb-lift">
          {look(piece, spot.size, recent)}
          {seen && seen.kind !== kind && (
            <g ref={past} class="zb-gone" aria-hidden="true">
              {look(seen, spot.size)}
            </g>
          )}
        </g>
      </g>
    </g>
  );
}
