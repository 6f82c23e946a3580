// The cover of the box: four cards over a road, drawn 240 by 130.

const INK = "var(--ink)";

export default function Cover() {
  const suits = [
    ["var(--yellow)", "M-7 12V-2a7 9 0 0 1 14 0v14z", -24],
    ["var(--red)", "M-6 12V-6q6-8 12 0v18z M-9 12h18", -8],
    [
      "var(--green)",
      "M0 13V-12 M0 4q-9-2-8-9q8 1 8 9 M0 4q9-2 8-9q-8 1-8 9 M0-4q-7-2-6-8q6 1 6 8 M0-4q7-2 6-8q-6 1-6 8",
      8,
    ],
    ["var(--blue)", "M-9 12V-9h5v4h2.500v-4h3v4H4v-4h5v21H3V4q-3-4-6 0v8z", 24],
  ] as const;
  return (
    <g>
      <path d="M10 112h220" stroke={INK} stroke-opacity=".25" stroke-dasharray="2 5" fill="none" />
      {suits.map(([colour, shape, angle], i) => (
        <g transform={`translate(${66 + i * 36} ${72 + Math.abs(i - 1.5) * 5}) rotate(${angle})`}>
          <rect x="-22" y="-34" width="44" height="66" rx="5" fill="var(--card)" stroke={INK} />
          <rect x="-18" y="-30" width="36" height="58" rx="3" fill={colour} fill-opacity=".22" stroke={colour} />
          <path d={shape} fill={colour} stroke={INK} stroke-width="1.200" stroke-linejoin="round" />
        </g>
      ))}
    </g>
  );
}
