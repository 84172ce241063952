import { multiply as multiplyAmount } from '@baize/money';
import { add, compare, multiply, type Rational, rational } from '../exact/rational.ts';
import { backOf, type LotteryBet, type Returns } from './bet.ts';
import type { LotteryDraw } from './draw.ts';
import { numberOf, wholeNumber } from './exposure.ts';
import type { Selection } from './selection.ts';

/** Numbers of a bet whose returns are lowered, with the percent of them that is paid. */
export type Lowered = Readonly<Record<string, number>>;

const full = 100;

/** A choice in the parts that are paid at the same percent of their returns. */
function partsOf(bet: LotteryBet, selection: Selection, lowered: Lowered): readonly (readonly [number, Selection])[] {
  if (Object.keys(lowered).length === 0) return [[full, selection]];
  if (!bet.isByToken) return [[lowered[wholeNumber(selection)] ?? full, selection]];
  const parts = new Map<number, string[][]>();
  for (const [group, chosen] of selection.entries())
    for (const token of chosen) {
      const percent = lowered[numberOf(bet, group, token)] ?? full;
      const part = parts.get(percent) ?? selection.map(() => []);
      part[group]?.push(token);
      parts.set(percent, part);
    }
  return [...parts];
}

/** A stake that comes back comes back whole. */
const loweredReturns =
  (returns: Returns, percent: number): Returns =>
  (prize) =>
    prize.isRefund ? returns(prize) : multiply(returns(prize), rational(BigInt(percent), BigInt(full)));

export interface PricedLine {
  readonly bet: LotteryBet;
  readonly selection: Selection;
  readonly unitMinor: bigint;
  readonly returns: Returns;
  readonly lowered: Lowered;
}

/** What a draw brings a line: the whole formula, floored once. */
export function linePayoutMinor(
  { bet, selection, unitMinor, returns, lowered }: PricedLine,
  draw: LotteryDraw,
): bigint {
  const back = partsOf(bet, selection, lowered).reduce<Rational>(
    (sum, [percent, part]) => add(sum, backOf(bet, bet.wins(draw, part), loweredReturns(returns, percent))),
    rational(0n),
  );
  return multiplyAmount(unitMinor, back, 'floor');
}

/** The most that a line can bring. */
export function lineTopMinor({ bet, selection, unitMinor, returns, lowered }: PricedLine): bigint {
  const topOf = (part: Selection, of: Returns): Rational =>
    bet
      .best(part)
      .map((wins) => backOf(bet, wins, of))
      .reduce((top, back) => (compare(back, top) > 0 ? back : top), rational(0n));
  const whole = topOf(selection, returns);
  const parts = partsOf(bet, selection, lowered)
    .map(([percent, part]) => topOf(part, loweredReturns(returns, percent)))
    .reduce(add, rational(0n));
  return multiplyAmount(unitMinor, compare(parts, whole) < 0 ? parts : whole, 'floor');
}
