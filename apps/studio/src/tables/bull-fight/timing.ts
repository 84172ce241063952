import { cardsOfSide, sides } from '@baize/games/bull-fight';
import { paces } from '@baize/games/paces';

const { msPerCard, msPerTurn, lastTurnMs } = paces.bullFight;
const laidMs = sides.length * cardsOfSide * msPerCard;

/** How many cards of a side lie on the table; red and blue get them in turn. `side`: 0 is red. */
export const laidOf = (side: number, sinceMs: number): number =>
  Array.from({ length: cardsOfSide }, (_, card) => card).filter(
    (card) => (card * sides.length + side) * msPerCard <= sinceMs,
  ).length;

/** How many of them are turned: red's but for the last, that one, then blue's the same way. */
export function turnedOf(side: number, sinceMs: number): number {
  const startMs = laidMs + side * msPerTurn;
  if (sinceMs < startMs) return 0;
  return sinceMs < startMs + lastTurnMs ? cardsOfSide - 1 : cardsOfSide;
}
