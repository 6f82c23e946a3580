// Seats where nobody sits down at a table: those of lessons and studies, of a position, of a real box.

import type { SeatInfo } from "../../protocol";
import { named } from "../common/words";

interface Sitting {
  name?: string;
  player?: string;
}

export const seatOf = ({ name = "", player = "human" }: Sitting): SeatInfo => ({
  name,
  player,
  here: true,
  sat: true,
  late: false,
  devices: 0,
  shares: false,
  vacation: null,
  vacation_left: 0,
});

/** What a board wants to know of those who sit around it. */
export const seatsOf = (people: Sitting[]): SeatInfo[] => named(people.map(seatOf));

/** So many people whom nobody has named. */
export const unnamed = (players: number): SeatInfo[] => seatsOf(Array.from({ length: players }, () => ({})));
