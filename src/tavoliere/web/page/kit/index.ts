// The kit as boards of other packages import it by its name, "tavoliere/kit".

export { type Choosable, type Chooser, type Choosing, type Reading, type Spots, useChoosing } from "./choosing";
export { type Drag, useDrag } from "./dragging";
export { drawing } from "./drawing";
export { type Explaining, type Explanation, explained, useExplaining } from "./explaining";
export { type Flight, Flights, type Point, useGliding } from "./flights";
export { useKeys } from "./keys";
export { useOwnName } from "./own";
export { button, pressable } from "./pressing";
export { useRoom } from "./room";
export { useShortcuts } from "./shortcuts";
export { moves } from "./stillness";
export { tempo } from "./tempo";
export { considering, type Spot, type Touch, type Touching, touching } from "./touch";
