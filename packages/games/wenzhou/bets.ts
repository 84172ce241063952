import { type BetType, pays } from '../table-engine/bet-type.ts';
import { type DoorHands, doors, handOfDoor } from '../table-engine/doors.ts';
import { wenzhouHandOf } from './hand.ts';

/** Whether a door beats the banker, who takes ties. */
export const doorBeats = (seen: DoorHands, door: string): boolean =>
  wenzhouHandOf(handOfDoor(seen, door)).rank > wenzhouHandOf(seen.banker).rank;

const bet = (
  key: string,
  opposite: string,
  toOne: number,
  wins: (isDoorBetter: boolean) => boolean,
): BetType<DoorHands> => ({
  key,
  opposite,
  selections: doors,
  returnOf: (seen, door) => (wins(doorBeats(seen, door)) ? pays(toOne) : 0),
  returnsOf: () => [pays(toOne)],
});

/** Every bet of the table (rulebook 1.12): several doors may be backed to win, only one to lose. */
export const wenzhouBets = (): readonly BetType<DoorHands>[] => [
  bet('doorWins', 'doorLoses', 0.99, (isDoorBetter) => isDoorBetter),
  { ...bet('doorLoses', 'doorWins', 0.93, (isDoorBetter) => !isDoorBetter), isOneOnly: true },
];
