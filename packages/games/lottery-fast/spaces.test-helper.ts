import type { LotteryBet } from '../lottery/bet.ts';
import type { LotteryDraw } from '../lottery/draw.ts';
import { independentDraws, orderedDraws } from '../lottery/space.test-helper.ts';
import { elevenX5, k3, lucky28, pk10, ssc } from './index.ts';
import { digits, numbersFrom } from './tokens.ts';

/** Of a race these places are walked: the first three, and the last, which is the other side of the first duel. */
const walkedPlaces = [0, 1, 9];

const made = new Map<string, readonly LotteryDraw[]>();

/** A space that is made once and walked by many bets. */
function once(name: string, looksAt: readonly number[], make: () => Iterable<LotteryDraw>): readonly LotteryDraw[] {
  const key = `${name} ${looksAt.join()}`;
  const draws = made.get(key) ?? [...make()];
  made.set(key, draws);
  return draws;
}

const five = [0, 1, 2, 3, 4];
const three = [0, 1, 2];
const independent =
  (name: string, tokens: readonly string[], places: readonly number[]) =>
  ({ looksAt = places }: LotteryBet) =>
    once(name, looksAt, () => independentDraws(tokens, places.length, looksAt));
const ordered =
  (name: string, tokens: readonly string[], places: number, walked: readonly number[]) =>
  ({ looksAt = walked }: LotteryBet) =>
    once(name, looksAt, () => orderedDraws(tokens, places, looksAt));

/** Games whose draws can all be walked, each with the draws that a bet tells apart. */
export const walkedGames = [
  { game: ssc, space: independent('ssc', digits, five) },
  { game: k3, space: independent('k3', numbersFrom(1, 6), three) },
  { game: lucky28, space: independent('lucky28', digits, three) },
  { game: pk10, space: ordered('pk10', numbersFrom(1, 10), 10, walkedPlaces) },
  { game: elevenX5, space: ordered('11x5', numbersFrom(1, 11), five.length, five) },
] as const;

/** How many groups of a bet stand in places that are walked. */
export function walkedGroups(gameCode: string, { key, form }: LotteryBet): number {
  if (gameCode !== 'pk10' || form.minInAll === undefined) return form.groups.length;
  return key === 'dragonTiger' ? 1 : 2;
}
