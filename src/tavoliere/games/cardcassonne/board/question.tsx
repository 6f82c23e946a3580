// What is asked when a segment is claimed: cash or keep a misplaced card, or a species for a joker.

import type { BoardProps } from "../../../web/page/board";
import type { Choosing } from "../../../web/page/kit/choosing";
import { button } from "../../../web/page/kit/pressing";
import { considering } from "../../../web/page/kit/touch";
import type { Choice } from "../../../web/page/protocol";
import { Drawing, tintOf } from "./art";
import type { Box } from "./layout";
import { COLOURS, type Colour, type Derived, items, type View } from "./view";

interface QuestionProps {
  view: View;
  derived: Derived;
  box: Box;
  choices: Choice[];
  say: BoardProps["say"];
  tell: BoardProps["tell"];
  choosing: Choosing<Choice>;
}

export function Question({ view, derived, box, choices, say, tell, choosing }: QuestionProps) {
  const card = view.claim ? (items(view, view.claim.row)[derived.asked - 1]?.card ?? "") : "";
  const asked = choices.filter(({ name }) => name === "cash" || name === "keep" || name === "assign");
  const w = Math.min(190, (box.w - 8 * (asked.length - 1)) / Math.max(1, asked.length));
  const left = box.x + (box.w - asked.length * (w + 8) + 8) / 2;
  const tall = box.h - 56; // above the words
  const size = Math.min(1.35, tall / 70);
  return (
    <g>
      {asked.map((choice, i) => {
        const [name, colour] = [choice.name, choice.words[0]];
        const animal = colour ? `${colour}-animal` : card;
        const answer = name === "assign" ? 2 + COLOURS.indexOf(colour as Colour) : Number(name === "keep");
        const [points, chest] = [derived.answer_points[answer]!, name === "keep" && derived.answer_chest];
        return (
          <g
            key={choice.number}
            {...button(tell(choice.says), () => choosing.settle(choice))}
            {...considering(choosing, choice)}
            class={`cc-option lit ${name === "cash" ? "cc-yellow" : tintOf(animal)}`}
            style={{ transform: `translate(${left + i * (w + 8)}px, ${box.y + 6}px)` }}
          >
            <rect class="cc-plate" width={w} height={box.h - 12} rx="9" />
            {name === "cash" ? (
              <g transform={`translate(${w / 2} ${tall / 2 + 5}) scale(${Math.min(1.7, tall / 32)})`}>
                <circle class="cc-money" r="14" />
                <circle class="cc-money-rim" r="11" />
                <text class="cc-coin" y="5.5">
                  {points}
                </text>
              </g>
            ) : (
              <Drawing of={`figure-${animal}`} x={w / 2 - 32 * size} y={tall + 4 - 87 * size} scale={size} />
            )}
            <text class="cc-answer" x={w / 2} y={box.h - 37}>
              {colour ? say(`colour-${colour}`) : say(`board-${name}`)}
            </text>
            <text class="cc-soft cc-middle" x={w / 2} y={box.h - 21}>
              {chest ? say("board-for-chest", { count: chest }) : say("board-points", { points })}
            </text>
          </g>
        );
      })}
    </g>
  );
}
