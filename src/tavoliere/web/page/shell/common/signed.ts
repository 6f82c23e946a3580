/** Points that are added or lost: "+6". */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);

/** How they look: what is lost is not green. */
export const gainLook = (points: number): string => (points < 0 ? "gain loss" : "gain");
