import type { DrawBelow } from '@baize/fairness';
import { type Card, rankOf } from '../cards/card.ts';
import { deal, type Shoe } from '../cards/shoe.ts';

export interface BaccaratHand {
  readonly player: readonly Card[];
  readonly banker: readonly Card[];
}

export type Pair = 'none' | 'rank' | 'suited';

/** What bets look at. Totals are of all cards of a side. */
export interface BaccaratSeen {
  readonly playerTotal: number;
  readonly bankerTotal: number;
  readonly playerCards: number;
  readonly bankerCards: number;
  readonly playerPair: Pair;
  readonly bankerPair: Pair;
}

export type Winner = 'player' | 'banker' | 'tie';

const firstTenPoints = 10;
const naturalFrom = 8;
const standsFrom = 6;

/** Ace 1, ten and pictures 0. */
export const pointsOf = (card: Card): number => (rankOf(card) < firstTenPoints ? rankOf(card) : 0);

export const totalOf = (points: readonly number[]): number => points.reduce((sum, value) => sum + value, 0) % 10;

export const isNaturalTotal = (twoCardTotal: number): boolean => twoCardTotal >= naturalFrom;

/** Whether the player takes a third card, by the two-card totals. */
export const playerDraws = (playerTotal: number, bankerTotal: number): boolean =>
  !isNaturalTotal(playerTotal) && !isNaturalTotal(bankerTotal) && playerTotal < standsFrom;

/** From and to which third card of the player (by points) the banker draws, by the banker's two-card total from 3 to 6. */
const bankerTable: Readonly<Record<number, (third: number) => boolean>> = {
  3: (third) => third !== 8,
  4: (third) => third >= 2 && third <= 7,
  5: (third) => third >= 4 && third <= 7,
  6: (third) => third === 6 || third === 7,
};

/** Whether the banker takes a third card. `playerThird`: points of the player's third card, null when the player stood. */
export function bankerDraws(playerTotal: number, bankerTotal: number, playerThird: number | null): boolean {
  if (isNaturalTotal(playerTotal) || isNaturalTotal(bankerTotal)) return false;
  if (playerThird === null) return bankerTotal < standsFrom;
  return bankerTotal < 3 || (bankerTable[bankerTotal]?.(playerThird) ?? false);
}

/** Deals one hand: player, banker, player, banker, then third cards by the table. Needs six cards in the shoe. */
export function dealHand(shoe: Shoe, draw: DrawBelow): { hand: BaccaratHand; shoe: Shoe } {
  const four = deal(shoe, 4, draw);
  const [p1, b1, p2, b2] = four.cards as [Card, Card, Card, Card];
  let left = four.shoe;
  const takeOne = () => {
    const one = deal(left, 1, draw);
    left = one.shoe;
    return one.cards;
  };
  const twoCards = { player: totalOf([p1, p2].map(pointsOf)), banker: totalOf([b1, b2].map(pointsOf)) };
  const playerThird = playerDraws(twoCards.player, twoCards.banker) ? takeOne() : [];
  const [third] = playerThird;
  const isBankerDrawing = bankerDraws(twoCards.player, twoCards.banker, third === undefined ? null : pointsOf(third));
  const bankerThird = isBankerDrawing ? takeOne() : [];
  return { hand: { player: [p1, p2, ...playerThird], banker: [b1, b2, ...bankerThird] }, shoe: left };
}

function pairOf([first, second]: readonly Card[]): Pair {
  if (first === undefined || second === undefined || rankOf(first) !== rankOf(second)) return 'none';
  return first === second ? 'suited' : 'rank';
}

/** What a hand shows to the bets. */
export const seenOf = ({ player, banker }: BaccaratHand): BaccaratSeen => ({
  playerTotal: totalOf(player.map(pointsOf)),
  bankerTotal: totalOf(banker.map(pointsOf)),
  playerCards: player.length,
  bankerCards: banker.length,
  playerPair: pairOf(player),
  bankerPair: pairOf(banker),
});

export function winnerOf({ playerTotal, bankerTotal }: Pick<BaccaratSeen, 'playerTotal' | 'bankerTotal'>): Winner {
  if (playerTotal === bankerTotal) return 'tie';
  return playerTotal > bankerTotal ? 'player' : 'banker';
}
