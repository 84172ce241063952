import type { Card } from '../cards/index.ts';
import { heightOf, isRedTwo, isTwo, type Play, two } from './plays.ts';

/** Hands that win at once (rulebook 4.5). */
const instantWins = ['fourTwos', 'longRun', 'sixPairs'] as const;
export type InstantWin = (typeof instantWins)[number];

const pairsWanted = 6;

/** How many cards of each height there are. */
function timesOf(cards: readonly Card[]): number[] {
  const times = Array.from({ length: two + 1 }, () => 0);
  for (const card of cards) times[heightOf(card)] = (times[heightOf(card)] ?? 0) + 1;
  return times;
}

/** Four twos, a run from 3 to ace, or six pairs; null: the hand is played. */
export function instantWinOf(cards: readonly Card[]): InstantWin | null {
  const times = timesOf(cards);
  if (times[two] === 4) return 'fourTwos';
  if (times.slice(0, two).every((count) => count > 0)) return 'longRun';
  const pairs = times.reduce((sum, count) => sum + Math.floor(count / 2), 0);
  return pairs >= pairsWanted ? 'sixPairs' : null;
}

/** Every fixed extra in bases. */
export const extras = { blackTwo: 1n, redTwo: 2n, threePairs: 2n, quads: 3n, fourPairs: 4n, instantWin: 4n } as const;

const twosWorth = (cards: readonly Card[]): bigint =>
  cards.filter(isTwo).reduce((sum, card) => sum + (isRedTwo(card) ? extras.redTwo : extras.blackTwo), 0n);

/** What a play is worth to whoever chops it: its twos, or the bomb that it is. */
export function choppedWorth({ shape, length }: Play, cards: readonly Card[]): bigint {
  if (shape === 'quads') return extras.quads;
  if (shape === 'pairRun') return length > 6 ? extras.fourPairs : extras.threePairs;
  return twosWorth(cards);
}

/** The longest consecutive pairs below the two. */
function pairStretch(times: readonly number[]): number {
  let longest = 0;
  let current = 0;
  for (const count of times.slice(0, two)) {
    current = count > 1 ? current + 1 : 0;
    longest = Math.max(longest, current);
  }
  return longest;
}

/** What a loser pays for twos and bombs that he still holds; a card counts once, fours before pairs. */
export function leftWorth(cards: readonly Card[]): bigint {
  const times = timesOf(cards);
  const fours = times.slice(0, two).filter((count) => count === 4).length;
  const pairs = pairStretch(times.map((count) => (count === 4 ? 0 : count)));
  const ofPairs = pairs >= 4 ? extras.fourPairs : pairs === 3 ? extras.threePairs : 0n;
  return twosWorth(cards) + BigInt(fours) * extras.quads + ofPairs;
}
