// The drawings, each a few flat shapes in the space of a card of 60 by 90.
//
// A shape begins with its paint: t the suit's or seat's tint, p paper, k ink, l a line.

import { CARD } from "./layout";
import { colourOf, faceOf } from "./view";

const HEAD = "pM35 31a7 7 0 0 1 0 14a7 7 0 0 1 0-14Z|lM32.6 37.4v1.6M37.4 37.4v1.6";

const ART: Record<string, string> = {
  // suits, around the origin
  yellow: "tM-6 7V-1A6 6 0 0 1 6-1V7H3V0A3 3 0 0 0-3 0V7Z",
  red: "tM-4 4V-3Q-4-7 0-7T4-3V4H6V7H-6V4Z|lM-1.6-2H1.6M-1.6 1H1.6",
  green:
    "tM0 1Q-5 0-5-4Q-1-3 0 1ZM0 1Q5 0 5-4Q1-3 0 1ZM0 6Q-5 5-5 1Q-1 2 0 6ZM0 6Q5 5 5 1Q1 2 0 6ZM0-3Q-3-6 0-8Q3-6 0-3Z|lM0-3V8",
  blue: "tM-6 7V-6H-3V-3.5H-1.5V-6H1.5V-3.5H3V-6H6V7H2.5V4A2.5 2.5 0 0 0-2.5 4V7Z",
  any: "tM0-7L1.8-1.8L7 0L1.8 1.8L0 7L-1.8 1.8L-7 0L-1.8-1.8Z",
  // what an index shows instead of a number, around the origin
  animal:
    "kM0 0Q4.5 1 4.5 4.5Q3.5 6.5 0 5.5Q-3.5 6.5-4.5 4.5Q-4.5 1 0 0ZM-5.5-2a1.6 2 0 1 1 3.2 0a1.6 2 0 1 1-3.2 0ZM2.3-2a1.6 2 0 1 1 3.2 0a1.6 2 0 1 1-3.2 0ZM-2.6-4.6a1.5 2 0 1 1 2.4 0a1.5 2 0 1 1-2.4 0ZM.4-4.6a1.5 2 0 1 1 2.4 0a1.5 2 0 1 1-2.4 0Z",
  building: "kM0-6.5L7 0H5V6H1.5V2H-1.5V6H-5V0H-7Z",
  dragon: "kM0-7Q5-2 4.5 2Q4 6.5 0 6.5Q-4.5 6.5-4.5 2Q-4.5 0-2.5-2Q-1.5 0-.5-1Q1-3 0-7Z",
  fairy: "kM0-7L1.6-2.2H6.7L2.6.9L4.2 5.7L0 2.7L-4.2 5.7L-2.6.9L-6.7-2.2H-1.6Z",
  // persons
  "yellow-1": `tM24 82Q24 58 28 50Q35 44 42 50Q46 58 46 82Z|${HEAD}|tM27 42Q26 28 35 27Q44 28 43 42Q41 33 35 33Q29 33 27 42Z|lM26.5 64Q35 68 43.5 64M37 66V78`,
  "yellow-2":
    "pM26 55h8l1 1l1-1h8v10h-8l-1 1l-1-1h-8Z|lM35 56V66M28.5 58.5H32.5M37.5 58.5H41.5M28.5 61.5H32.5M37.5 61.5H41.5",
  "yellow-3": "pM28 31L29 20L35 13L41 20L42 31Q35 27.5 28 31Z|lM35 17V28M31 23H39M51 83V40Q51 32 46.5 33Q44 36 47.5 38",
  "red-1": `lM31 78V85M39 78V85M50 85V43|tM24 80L29 52Q35 46 41 52L46 80Z|${HEAD}|tM22 35.5Q28 32 29 31Q29 24 35 24Q41 24 41 31Q42 32 48 35.5Q35 38.5 22 35.5Z|lM35 49V80M50 56L41 56`,
  "red-2": "pM20 59Q22 55 28 57L33 68Q28 75 22 71Q18 66 20 59Z|lM30 51L26 57M21 62Q26 64 30 61",
  "red-3": "pM39 26Q46 14 52 17Q51 25 42 31Z|lM41 28L49 20|tM46.5 42h7v9h-7Z|pM48.5 44h3v5h-3Z|lM50 42V39",
  "green-1": `pM27 66h16l1 18h-6l-3-10l-3 10h-6Z|tM25 69L28 51Q35 46 42 51L45 69Z|${HEAD}|pM22 34Q27 31 29 30Q29 22 35 22Q41 22 41 30Q43 31 48 34Q35 38 22 34Z|lM29 30Q35 32 41 30M31 50L35 55L39 50`,
  "green-2": "lM50.5 84V47M46.5 37V43Q46.5 47 50.5 47Q54.5 47 54.5 43V37M50.5 47V36M43 58L50 60",
  "green-3":
    "pM14 58Q17 52 20 57Q22 51 25 57Q28 52 30 58L26 71L29 84H16L18 71Z|lM18 71H26M18 60L21 69M22 59V69M27 60L24 69",
  "blue-1":
    "tM25 84L28 52Q35 47 42 52L45 84Z|pM33.5 56h3v5h5v3h-5v10h-3v-10h-5v-3h5Z|pM27 47V34Q27 25 35 25Q43 25 43 34V47Q35 51 27 47Z|kM28.5 35h13v3h-13Z|lM35 38V49M31 42v1M31 45v1M39 42v1M39 45v1",
  "blue-2":
    "pM17 57Q24 54 31 57V67Q30 76 24 79Q18 76 17 67Z|tM17 57Q20.5 55.4 24 55V79Q18 76 17 67ZM24 66H31V67Q30 76 24 79Z",
  "blue-3":
    "tM35 25Q32 15 41 13Q50 13 51 24Q46 19 41 21Q37 22 35 25Z|lM50 84V34|pM50 34L54 42L50 46L46 42Z|lM43 58L50 60",
  // animals
  "yellow-animal":
    "lM27 76v7m-4 2l4-2l3 2M35 76v7m-4 2l4-2l3 2|pM37 42q-2-6 2-5q1-4 4-1q4-2 3 3q3 1 0 5Z|tM10 45Q9 76 30 77Q48 76 49 56Q50 44 42 42Q35 43 35 53Q27 60 20 54Q15 50 10 45Z|kM48.5 47l6.5 2.5l-6.5 3Z|lM20 60Q28 72 39 62M43.5 47.5v1.6|pM46 54q3 2 1 5q-3 0-1-5Z",
  "red-animal":
    "kM26 37L31 43Q20 54 22 85H13Q11 58 23 45Z|tM21 85Q17 60 28 48L26 37L34 44Q41 45 47 57L53 68Q54 75 48 76Q44 76 42 71Q38 73 34 69Q37 77 40 85Z|lM44 53L38 71M42 60L25 56M49.5 70v1M39 51.5v2",
  "green-animal":
    "lM22 72v12M27 73v11M36 73v11M41 71v13|pM14 62a7 7 0 0 1 5-12a8 8 0 0 1 14-3a8 8 0 0 1 13 5a7 7 0 0 1-1 14a7 7 0 0 1-10 7a8 8 0 0 1-13 0a7 7 0 0 1-8-11Z|tM40 48Q50 44 55 53Q56 62 48 63Q41 62 40 55ZM40 50Q34 48 33 54Q37 57 41 54Z|lM48.5 52.5v1.6M21 58q3 3 6 0M27 66q3 3 6 0",
  "blue-animal":
    "lM11 61q-6-1-4-5q3-2 4 2|tM17 74h7v11h-7ZM34 74h7v11h-7Z|tM11 63Q12 47 30 47Q43 47 46 57L52 58V69L46 71Q43 79 29 79Q11 79 11 63Z|pM49 57h5v13h-5Z|tM36 50L47 44L45 56Z|kM50.6 61h1.8v1.8h-1.8ZM50.6 65h1.8v1.8h-1.8Z|lM42.5 58.5v1.6",
  // buildings
  "yellow-building":
    "pM12 84V56H40V84Z|tM9 57L26 43L43 57Z|pM37 84V41H51V84Z|tM34.5 42L44 26L53.5 42Z|lM44 26V18M41 21H47|kM20 84V74a4.5 4.5 0 0 1 9 0V84ZM41.5 56V51a2.5 2.5 0 0 1 5 0v5Z|lM12 66H37M37 64H51",
  "red-building":
    "pM39 40V29h7v11Z|pM11 84V53H50V84Z|tM7 54L15 38H46L54 54Z|lM11 66H50M20 54V66L11 54M41 54V66L50 54|kM26 84V73h9V84Z|pM15 71h7v6h-7ZM39 71h7v6h-7ZM27 57h7v6h-7Z|lM30.5 57v6",
  "green-building":
    "pM13 84V58H49V84Z|tM9 60L16 47L31 38L46 47L53 60L49 60L31 45L13 60Z|pM13 60L31 45L49 60Z|tM23 84V68H39V84Z|lM23 68L39 84M39 68L23 84|kM28 58a3 3 0 1 1 6 0V61H28Z",
  "blue-building":
    "lM33 31V17|tM33 17L45 20.5L33 24Z|pM20 84V42H46V84Z|tM16 43V30h6v5h7v-5h8v5h7v-5h6V43Z|kM26.5 84V74a6.5 6.5 0 0 1 13 0V84Z|kM31.5 50h3v8h-3Z|lM20 63H26M40 68H46M20 72H24M41 53H46",
  // without colour
  "dragon-face":
    "tM10 79Q6 62 22 61Q33 61 31 54Q28 49 22 50Q18 43 21 35Q26 25 38 26L47 19L46 27L56 35Q53 41 45 40Q37 41 35 38Q33 43 41 47Q51 53 47 67Q42 82 24 82Q15 82 10 79Z|pM33 53Q44 39 57 45Q51 49 53 56Q47 56 47 63Q40 58 32 62Z|lM42 31v1.8M51 34.5h1.4M10 79Q22 78 30 72M45 40L43 44L40.5 40.4",
  "fairy-face":
    "pM35 54Q20 33 13 45Q10 58 33 60Q14 65 20 77Q29 81 35 64ZM35 54Q50 33 57 45Q60 58 37 60Q56 65 50 77Q41 81 35 64Z|tM35 47L45 82Q35 87 25 82Z|pM35 33a6 6 0 0 1 0 12a6 6 0 0 1 0-12Z|tM28.5 43Q26 31 35 31Q44 31 41.5 43Q41 36 35 36Q29 36 28.5 43Z|lM39 57L48 42M33 40v1.2M37 40v1.2|tM48.5 31l1.7 5.1h5.3l-4.3 3.1l1.6 5.1l-4.3-3.1l-4.3 3.1l1.6-5.1l-4.3-3.1h5.3Z",
  "animal-joker-face":
    "tM33 56Q47 59 48 72Q47 82 33 78Q19 82 18 72Q19 59 33 56ZM13 52a5 6.5 0 1 1 10 0a5 6.5 0 1 1-10 0ZM43 52a5 6.5 0 1 1 10 0a5 6.5 0 1 1-10 0ZM23 42a4.7 6.5 0 1 1 9.4 0a4.7 6.5 0 1 1-9.4 0ZM34 42a4.7 6.5 0 1 1 9.4 0a4.7 6.5 0 1 1-9.4 0Z|pM33 60l2 6l6 2l-6 2l-2 6l-2-6l-6-2l6-2Z",
  "building-joker-face":
    "pM15 84V58H51V84Z|tM10 59L33 38L56 59Z|pM33 45l2 4.5l4.5 2l-4.5 2l-2 4.5l-2-4.5l-4.5-2l4.5-2Z|kM28 84V73a5 5 0 0 1 10 0V84Z|lM20 64v6M46 64v6M20 67h5M41 67h5",
  // pieces
  back: "tM4 7Q4 4 7 4H53Q56 4 56 7V83Q56 86 53 86H7Q4 86 4 83Z|cM30 9L55 45L30 81L5 45Z|cM30 21L47 45L30 69L13 45Z|pM30 27L33.5 41.5L45 45L33.5 48.5L30 63L26.5 48.5L15 45L26.5 41.5Z|tM30 27V45L33.5 41.5ZM45 45H30L33.5 48.5ZM30 63V45L26.5 48.5ZM15 45H30L26.5 41.5Z",
  follower:
    "tM17 14a9 9 0 0 1 0 18a9 9 0 0 1 0-18Z|tM17 31Q27 32 28 44L33 82Q33 86 29 86H5Q1 86 1 82L6 44Q7 32 17 31Z|tM8 24Q6 8 17 5Q28 8 26 24Q24 16 17 16Q10 16 8 24Z",
  chest: "tM3 12V9Q3 3 9 3H23Q29 3 29 9V12Z|tM3 12H29V24H3Z|pM13.5 10h5v6h-5Z|lM8 3.5V24M24 3.5V24",
  eye: "pM-7 0a7 7 0 1 1 14 0a7 7 0 1 1-14 0Z|lM-4.5-1Q0 3.5 4.5-1M-3 1.2L-4.2 3M0 2.4V4.4M3 1.2L4.2 3",
  deal: "pM-7-4L-1-6L2 4L-4 6Z|pM-1-6H5V5H-1Z",
};

const SYMBOLS = Object.entries(ART);

/** The shapes, once for the whole board. */
export function Drawings() {
  return (
    <defs>
      {SYMBOLS.map(([name, shapes]) => (
        <g id={`cc-${name}`} key={name}>
          {shapes.split("|").map((shape) => (
            <path class={`cc-${shape[0]}`} d={shape.slice(1)} />
          ))}
        </g>
      ))}
    </defs>
  );
}

export function Drawing({ of, x = 0, y = 0, scale = 1 }: { of: string; x?: number; y?: number; scale?: number }) {
  return <use href={`#cc-${of}`} transform={`translate(${x} ${y}) scale(${scale})`} />;
}

/** The class that sets the tint of a card. */
export const tintOf = (card: string): string => `cc-${colourOf(card) ?? "joker"}`;

/** A card's face, with an index at its upper left that is still seen when cards lie over one another. */
export function Face({ card }: { card: string }) {
  const face = faceOf(card);
  const value = Number(face);
  const colour = colourOf(card);
  const base = colour ? (value ? `${colour}-1` : card) : `${card}-face`;
  return (
    <g class={`cc-face ${tintOf(card)}`}>
      <rect class="cc-card" width={CARD.w} height={CARD.h} rx="5" />
      <path class="cc-ground" d="M2.5 78Q22 69 57.5 77V84Q57.5 87.5 54 87.5H6Q2.5 87.5 2.5 84Z" />
      {value === 3 && colour && colour !== "yellow" ? <Drawing of={`${colour}-3`} /> : null}
      <Drawing of={base} />
      {value >= 2 && <Drawing of={`${colour}-2`} />}
      {value === 3 && colour === "yellow" ? <Drawing of="yellow-3" /> : null}
      {value ? (
        <text class="cc-value" x="11" y="20">
          {value}
        </text>
      ) : (
        <Drawing of={face.replace("-joker", "")} x={11} y={13} />
      )}
      <Drawing of={colour ?? "any"} x={11} y={32} scale={0.9} />
    </g>
  );
}

export function Back() {
  return (
    <g class="cc-face cc-back">
      <rect class="cc-card" width={CARD.w} height={CARD.h} rx="5" />
      <Drawing of="back" />
    </g>
  );
}

/** A large follower, 34 wide and 90 high; its seat's number is on it. */
export function Follower({ seat }: { seat: number }) {
  return (
    <g class={`cc-seat-${seat}`}>
      <Drawing of="follower" />
      <text class="cc-number" x="17" y="69">
        {seat + 1}
      </text>
    </g>
  );
}
