import type { Rational } from '../../exact/rational.ts';
import { addWins, costOfOne, type LotteryBet, type Prize, type Wins } from '../bet.ts';
import type { LotteryDraw } from '../draw.ts';
import type { SelectionForm } from '../selection.ts';

/** A bet on each chosen token by itself: a place of a fast lottery, a number of a regional one, big or small. */
export function eachBet(bet: {
  key: string;
  form: SelectionForm;
  prizes: readonly Prize[];
  cost?: Rational;
  /** What one token wins of a draw. */
  hits: (draw: LotteryDraw, token: string, group: number) => Wins;
  /** The most that one token can win at once; left out: its own prize once, or the only one. */
  bestOfOne?: (token: string) => Wins;
  prizesOf?: LotteryBet['prizesOf'];
  looksAt?: readonly number[];
  /** Only one of the tokens can win at once. */
  isEither?: boolean;
}): LotteryBet {
  const keys = bet.prizes.filter(({ isRefund }) => !isRefund).map(({ key }) => key);
  const ownPrize = (token: string): Wins => ({ [keys.includes(token) ? token : (keys[0] ?? '')]: 1 });
  const bestOfOne = bet.bestOfOne ?? ownPrize;
  return {
    key: bet.key,
    form: bet.form,
    cost: bet.cost ?? costOfOne,
    prizes: bet.prizes,
    ...(bet.looksAt && { looksAt: bet.looksAt }),
    ...(bet.prizesOf && { prizesOf: bet.prizesOf }),
    count: (selection) => selection.reduce((sum, chosen) => sum + chosen.length, 0),
    wins: (draw, selection) =>
      addWins(selection.flatMap((chosen, group) => chosen.map((token) => bet.hits(draw, token, group)))),
    best: (selection) => {
      const each = selection.flat().map(bestOfOne);
      return bet.isEither ? each : [addWins(each)];
    },
  };
}
