// A board of one's own, as an ES module: houses as buttons, the stores as numbers, seeds that fly into a store.

import { h } from "preact";
import { Flights, touching, useChoosing, useExplaining, useKeys, useRoom } from "tavoliere/kit";

const place = (seat, house, { width, height }) => ({
  x: (width * ((seat ? 5 - house : house) + 1.5)) / 8,
  y: (height * (seat ? 1 : 2)) / 3,
});
const storeOf = (seat, { width, height }) => ({ x: (width * (seat ? 0.5 : 7.5)) / 8, y: height / 2 });

export default function Board(props) {
  const { state, me, choices, latest, say, still, explain } = props;
  const { frame, ...room } = useRoom();
  const choosing = useChoosing(props, {
    spots: () => new Map(choices.map((choice) => [`house ${choice.words[0]}`, [choice]])),
    opens: () => false,
  });
  const touch = touching(props, choosing, useExplaining(explain));
  useKeys(frame, choosing.picked, choices, ".lit");
  const r = Math.min(room.width / 18, room.height / 7);
  const sown = latest.filter(({ name }) => name === "sow");
  return h(
    "div",
    { ref: frame, class: `pits${still ? " still" : ""}` },
    room.width > 0 &&
      h(
        "svg",
        { width: room.width, height: room.height, role: "group", "aria-label": say("title") },
        state.houses.flatMap((houses, seat) =>
          houses.map((seeds, house) => {
            const { x, y } = place(seat, house, room);
            const about = () => ({ text: `${say("zone-houses")} ${house + 1}: ${seeds}` });
            const answers = touch({
              spot: seat === me ? `house ${house + 1}` : `other ${house + 1}`,
              label: ([choice]) => say(...choice.says),
              about,
              would: seat === me ? `sow ${house + 1}` : undefined,
            });
            return h(
              "g",
              { ...answers, transform: `translate(${x} ${y})` },
              h("circle", { r }),
              h("text", { y: 6 }, seeds),
            );
          }),
        ),
        state.store.map((seeds, seat) => {
          const { x, y } = storeOf(seat, room);
          return h("text", { class: "store", x, y }, seeds);
        }),
        h(Flights, {
          still,
          flights: sown.flatMap(({ n, actor, words, events }) =>
            events
              .filter(({ name }) => name === "stored")
              .map((_, i) => ({
                key: `${n} ${i}`,
                from: place(actor, words[0] - 1, room),
                to: storeOf(actor, room),
                piece: h("circle", { class: "seed", r: r / 4 }),
              })),
          ),
        }),
      ),
  );
}
