// What is asked when a segment is claimed: cash or keep a misplaced card, or a species for a joker.

import type { BoardProps } from "../../../web/page/board";
import type { Choice } from "../../../web/page/protocol";
import { Drawing, tintOf } from "./art";
import type { Box } from "./layout";
import { Touch } from "./touch";
import { faceOf, inQuestion, items, type View } from "./view";

interface QuestionProps {
  view: View;
  box: Box;
  choices: Choice[];
  say: BoardProps["say"];
  tell: BoardProps["tell"];
  choose: (choice: Choice) => void;
  consider: BoardProps["consider"];
}

export function Question({ view, box, choices, say, tell, choose, consider }: QuestionProps) {
  const card = view.claim ? (items(view, view.claim.row)[inQuestion(view)]?.card ?? "") : "";
  const asked = choices.filter(({ name }) => name === "cash" || name === "keep" || name === "assign");
  const w = Math.min(190, (box.w - 8 * (asked.length - 1)) / Math.max(1, asked.length));
  const left = box.x + (box.w - asked.length * (w + 8) + 8) / 2;
  return (
    <g>
      {asked.map((choice, i) => {
        const animal = choice.name === "assign" ? `${choice.words[0]}-animal` : card;
        const words =
          choice.name === "assign"
            ? say(`animal-${choice.words[0]}`)
            : say(
                choice.name === "cash"
                  ? "board-cash"
                  : faceOf(card) === "building"
                    ? "board-keep-building"
                    : "board-keep-animal",
              );
        return (
          <Touch
            key={choice.number}
            class={`cc-option ${choice.name === "cash" ? "cc-gold" : tintOf(animal)}`}
            style={{ transform: `translate(${left + i * (w + 8)}px, ${box.y + 6}px)` }}
            label={tell(choice.says)}
            lit
            act={() => choose(choice)}
            near={() => consider([choice])}
            far={() => consider(null)}
          >
            <rect class="cc-plate" width={w} height={box.h - 12} rx="7" />
            {choice.name === "cash" ? (
              <g transform={`translate(${w / 2} ${(box.h - 12) * 0.4}) scale(2)`}>
                <Drawing of="coin" />
                <text class="cc-coin" y="5.5">
                  10
                </text>
              </g>
            ) : (
              <Drawing of={animal} x={w / 2 - 33} y={(box.h - 12) * 0.4 - 62} scale={1.05} />
            )}
            <text class="cc-answer" x={w / 2} y={box.h - 22}>
              {words}
            </text>
          </Touch>
        );
      })}
    </g>
  );
}
