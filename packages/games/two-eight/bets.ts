import { type BetType, pays } from '../table-engine/bet-type.ts';
import { type DoorHands, doors, handOfDoor } from '../table-engine/doors.ts';
import { twoEightHandOf } from './hand.ts';

/** Whether a door beats the banker, ties with him (then he wins) or loses. */
export function doorAgainst(seen: DoorHands, door: string): 'wins' | 'ties' | 'loses' {
  const difference = twoEightHandOf(handOfDoor(seen, door)).rank - twoEightHandOf(seen.banker).rank;
  if (difference === 0) return 'ties';
  return difference > 0 ? 'wins' : 'loses';
}

const bet = (key: string, toOne: number, wins: (seen: DoorHands, door: string) => boolean): BetType<DoorHands> => ({
  key,
  selections: doors,
  returnOf: (seen, door) => (wins(seen, door) ? pays(toOne) : 0),
  returnsOf: () => [pays(toOne)],
});
const shows = (name: 'pair' | 'twoEight') => (seen: DoorHands, door: string) =>
  twoEightHandOf(handOfDoor(seen, door)).name === name;

/** Every bet of the table, the higher single tile breaking ties and the banker taking those that are left (rulebook 1.13). */
export const twoEightBets = (): readonly BetType<DoorHands>[] => [
  bet('doorWins', 1, (seen, door) => doorAgainst(seen, door) === 'wins'),
  bet('tie', 76, (seen, door) => doorAgainst(seen, door) === 'ties'),
  bet('pair', 11, shows('pair')),
  bet('twoEight', 40, shows('twoEight')),
];
