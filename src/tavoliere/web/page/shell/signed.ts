/** Points that are added or lost: "+6". */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);
