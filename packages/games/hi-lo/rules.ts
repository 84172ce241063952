import type { DrawBelow } from '@baize/fairness';
import { type Card, cardKinds, rankOf, ranksPerSuit } from '../cards/card.ts';
import { analyseReturns, type BetAnalysis } from '../table-engine/analysis.ts';
import { type Return10k, stakeBack } from '../table-engine/bet-type.ts';

/** Hi-lo of rulebook 2.10: each right guess whether the next card is higher or lower multiplies what can be taken; the ace is low. */
export const rulesVersion = 'hi-lo-1';
export const gameCode = 'hi_lo';

/**
 * `higher` and `lower` include the same rank, save where one of the two would always be right: on an ace higher is strict, on a king lower
 * is strict.
 */
export const guesses = ['higher', 'lower'] as const;
export type Guess = (typeof guesses)[number];

/** A round's cards, its first one included: after the last of them the round is paid. */
export const cardsOfRound = 13;

const [ace, king] = [1, ranksPerSuit];
const returnThousandths = 990;
const thousand = 1_000n;

/** Of the 13 ranks, those with which a guess on a rank is right. Throws RangeError for a rank outside 1 to 13. */
export function rightRanks(rank: number, guess: Guess): number {
  if (!Number.isInteger(rank) || rank < ace || rank > king) throw new RangeError(`no rank ${rank}`);
  if (guess === 'higher') return rank === ace ? king - ace : king - rank + 1;
  return rank === king ? king - ace : rank;
}

/** What a right guess multiplies by, in thousandths, floored: 0.99 by its probability. */
export const timesOfGuess = (rank: number, guess: Guess): number =>
  Math.floor((returnThousandths * ranksPerSuit) / rightRanks(rank, guess));

/** Whether the next card's rank is what was guessed. */
export function isRight(rank: number, guess: Guess, next: number): boolean {
  if (guess === 'higher') return rank === ace ? next > rank : next >= rank;
  return rank === king ? next < rank : next <= rank;
}

/** Draws all cards of a round, each from the whole pack. */
export const drawCards = (draw: DrawBelow): Card[] => Array.from({ length: cardsOfRound }, () => draw(cardKinds));

/** A round as the server keeps it. */
export interface HiLoState {
  readonly cards: readonly Card[];
  readonly guesses: readonly Guess[];
}

/** The card on which the next guess is made. Throws RangeError when there is none. */
export function cardNow({ cards, guesses: made }: HiLoState): Card {
  const card = cards[made.length];
  if (card === undefined) throw new RangeError(`no card after ${made.length} guesses`);
  return card;
}

/** The last card lies open: the round can only be paid. */
export const isFinished = ({ cards, guesses: made }: HiLoState): boolean => made.length >= cards.length - 1;

const rankAt = (cards: readonly Card[], index: number): number => {
  const card = cards[index];
  if (card === undefined) throw new RangeError(`no card ${index + 1} in the round`);
  return rankOf(card);
};

/**
 * What the round pays after its guesses, stake included, floored once; the stake alone before the first guess, nothing after a wrong one.
 * Throws RangeError for a guess after a wrong one or after the last card.
 */
export function payoutNow(betMinor: bigint, { cards, guesses: made }: HiLoState): bigint {
  let [product, scale] = [1n, 1n];
  for (const [index, guess] of made.entries()) {
    if (product === 0n) throw new RangeError('a guess after a wrong one');
    const rank = rankAt(cards, index);
    product *= isRight(rank, guess, rankAt(cards, index + 1)) ? BigInt(timesOfGuess(rank, guess)) : 0n;
    scale *= thousand;
  }
  return (betMinor * product) / scale;
}

/** What the round would pay if this guess is right, stake included. */
export function payoutAfter(betMinor: bigint, state: HiLoState, guess: Guess): bigint {
  const now = payoutNow(betMinor * thousand ** BigInt(state.guesses.length), state);
  const scale = thousand ** BigInt(state.guesses.length + 1);
  return (now * BigInt(timesOfGuess(rankOf(cardNow(state)), guess))) / scale;
}

/** Exact figures of one guess. */
export function analyse(rank: number, guess: Guess): BetAnalysis {
  const right = BigInt(rightRanks(rank, guess));
  const back: Return10k = (timesOfGuess(rank, guess) * stakeBack) / Number(thousand);
  return analyseReturns(
    { key: `card${rank}`, selection: guess },
    new Map([
      [back, right],
      [0, BigInt(ranksPerSuit) - right],
    ]),
  );
}
