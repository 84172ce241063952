import { multiply as multiplyAmount } from '@baize/money';
import { add, multiply, type Rational, rational } from '../exact/rational.ts';
import type { LotteryDraw } from './draw.ts';
import type { Selection, SelectionForm } from './selection.ts';

/** How many single bets of a ticket win each prize, or how often one does; prizes that nobody wins are left out. */
export type Wins = Readonly<Record<string, number>>;

export interface Prize {
  readonly key: string;
  /** How often a single bet wins it, on average. */
  readonly chance: Rational;
  /** What comes back for one unit, by price list; in a prize group the chance decides. */
  readonly prices?: Readonly<Record<string, string>>;
  /** Numbers of the draw that can win it independently of each other; left out: it is won once at most, and no other with it. */
  readonly tries?: number;
  /** The stake comes back, whatever the price list. */
  readonly isRefund?: boolean;
}

/** A kind of bet: how it is chosen, how many single bets a choice is, and which of them a draw makes win. */
export interface LotteryBet {
  readonly key: string;
  readonly form: SelectionForm;
  /** What a single bet costs, in units. */
  readonly cost: Rational;
  readonly prizes: readonly Prize[];
  /** Every chosen token is a single bet of its own, so that a choice is the sum of its tokens. */
  readonly isByToken?: boolean;
  /** Places of the draw that it looks at; left out: all. */
  readonly looksAt?: readonly number[];
  /** Prizes that a choice can win; left out: all. */
  prizesOf?(selection: Selection): readonly string[];
  /** Single bets in a selection without faults; 0 where the groups together hold none. */
  count(selection: Selection): number;
  wins(draw: LotteryDraw, selection: Selection): Wins;
  /** What the selection can win at best in one draw: one of these. */
  best(selection: Selection): readonly Wins[];
}

export const costOfOne: Rational = rational(1n);

/** What one unit brings for a prize. */
export type Returns = (prize: Prize) => Rational;

/** Units that a selection costs. */
export const costOf = (bet: LotteryBet, selection: Selection): Rational =>
  multiply(bet.cost, rational(BigInt(bet.count(selection))));

/** Minor units that a selection costs where a unit costs `unitMinor`; a part of a minor unit is charged in full. */
export const costMinor = (bet: LotteryBet, selection: Selection, unitMinor: bigint): bigint =>
  multiplyAmount(unitMinor, costOf(bet, selection), 'ceil');

/** Units that come back for these wins, stakes included. */
export function backOf(bet: LotteryBet, wins: Wins, returns: Returns): Rational {
  return bet.prizes.reduce(
    (sum, prize) => add(sum, multiply(rational(BigInt(wins[prize.key] ?? 0)), returns(prize))),
    rational(0n),
  );
}

/** Minor units that come back for these wins, stakes included: the whole formula, floored once. */
export const payoutMinor = (bet: LotteryBet, wins: Wins, unitMinor: bigint, returns: Returns): bigint =>
  multiplyAmount(unitMinor, backOf(bet, wins, returns), 'floor');

/** The most that a selection can bring, shown before it is bought. */
export const topPrizeMinor = (bet: LotteryBet, selection: Selection, unitMinor: bigint, returns: Returns): bigint =>
  bet
    .best(selection)
    .map((wins) => payoutMinor(bet, wins, unitMinor, returns))
    .reduce((top, payout) => (payout > top ? payout : top), 0n);

/** Prizes that a choice can win. */
export const prizesOf = (bet: LotteryBet, selection: Selection): readonly Prize[] => {
  const keys = bet.prizesOf?.(selection);
  return keys ? bet.prizes.filter(({ key }) => keys.includes(key)) : bet.prizes;
};

/** Sums of wins, prize by prize. */
export function addWins(all: Iterable<Wins>): Wins {
  const sums: Record<string, number> = {};
  for (const wins of all)
    for (const [key, count] of Object.entries(wins)) if (count > 0) sums[key] = (sums[key] ?? 0) + count;
  return sums;
}
