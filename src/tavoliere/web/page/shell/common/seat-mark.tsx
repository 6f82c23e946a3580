// Each seat has a shape as well as a colour.

export const SHAPES = [
  <circle cx="8" cy="8" r="6" />,
  <rect x="2.5" y="2.5" width="11" height="11" />,
  <path d="M8 1.5 14.5 14h-13z" />,
  <path d="M8 1 15 8 8 15 1 8z" />,
  <path d="M5 1.5h6l4 6.5-4 6.5H5L1 8z" />,
];

export function SeatMark({ seat }: { seat: number }) {
  return (
    <svg class={`seat-mark seat-${seat}`} viewBox="0 0 16 16" aria-hidden="true">
      {SHAPES[seat]}
    </svg>
  );
}
