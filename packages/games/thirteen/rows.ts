import { type Card, rankOf } from '../cards/index.ts';
import { bestFive, type PokerHand, pokerHandOf, rankedHand } from '../holdem/index.ts';

/** The three rows (rulebook 4.5) with how many cards each has. */
export const rowNames = ['front', 'middle', 'back'] as const;
export type RowName = (typeof rowNames)[number];
const rowSizes: Readonly<Record<RowName, number>> = { front: 3, middle: 5, back: 5 };
export const ownCards = 13;

export type Rows = Readonly<Record<RowName, readonly Card[]>>;

/** Thirteen cards in the order front, middle, back. */
export const rowsOf = (cards: readonly Card[]): Rows => ({
  front: cards.slice(0, rowSizes.front),
  middle: cards.slice(rowSizes.front, rowSizes.front + rowSizes.middle),
  back: cards.slice(rowSizes.front + rowSizes.middle),
});

const ace = 14;
const heightOf = (card: Card): number => (rankOf(card) === 1 ? ace : rankOf(card));

/** The front knows high card, pair and three of a kind alone; its ranks compare with those of five cards. */
function frontHandOf(cards: readonly Card[]): PokerHand {
  const heights = cards.map(heightOf).sort((a, b) => b - a);
  const [high = 0, middle = 0, low = 0] = heights;
  if (high === low) return rankedHand('threeOfAKind', [high]);
  if (high === middle) return rankedHand('onePair', [high, low]);
  if (middle === low) return rankedHand('onePair', [low, high]);
  return rankedHand('highCard', heights);
}

/** The value of a row of three or five cards. Throws RangeError for another number of them. */
export function rowHandOf(cards: readonly Card[]): PokerHand {
  if (cards.length === rowSizes.front) return frontHandOf(cards);
  if (cards.length !== rowSizes.back) throw new RangeError('a row has three or five cards');
  return pokerHandOf(cards);
}

/** Whether a row is higher than the one behind it: such an arrangement loses every row to everyone. */
export function isFoul({ front, middle, back }: Rows): boolean {
  const ranks = [front, middle, back].map((row) => rowHandOf(row).rank) as [number, number, number];
  return ranks[0] > ranks[1] || ranks[1] > ranks[2];
}

const without = (cards: readonly Card[], taken: readonly Card[]): Card[] =>
  cards.filter((card) => !taken.includes(card));

/** An arrangement that is no foul: the strongest back, then the strongest middle of what is left. */
export function arranged(cards: readonly Card[]): Card[] {
  const back = bestFive(cards);
  const eight = without(cards, back);
  const middle = bestFive(eight);
  return [...without(eight, middle), ...middle, ...back];
}

const sweep = 3n;

/** What one arrangement wins of another in each row, and in all with the extra of three rows. */
export function pointsBetween(mine: Rows, his: Rows): { rows: Record<RowName, bigint>; total: bigint } {
  const [isMineFoul, isHisFoul] = [isFoul(mine), isFoul(his)];
  const pointOf = (row: RowName): bigint => {
    if (isMineFoul || isHisFoul) return isMineFoul === isHisFoul ? 0n : isMineFoul ? -1n : 1n;
    return BigInt(Math.sign(rowHandOf(mine[row]).rank - rowHandOf(his[row]).rank));
  };
  const rows = { front: pointOf('front'), middle: pointOf('middle'), back: pointOf('back') };
  const sum = rows.front + rows.middle + rows.back;
  return { rows, total: sum === 3n ? sum + sweep : sum === -3n ? sum - sweep : sum };
}
