// How fast things are shown.

export const tempo = (): number => 1;
