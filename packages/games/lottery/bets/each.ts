import type { Rational } from '../../exact/rational.ts';
import { addWins, costOfOne, type LotteryBet, type Prize, type Wins } from '../bet.ts';
import type { LotteryDraw } from '../draw.ts';
import type { SelectionForm } from '../selection.ts';

/** As many as are chosen, but no more than can come in one draw. */
export const atMost =
  (count: number) =>
  (chosen: readonly string[]): number =>
    Math.min(chosen.length, count);

const sizes = ['big', 'small'];
const parities = ['odd', 'even'];
const hasOneOf = (chosen: readonly string[], words: readonly string[]) => words.some((word) => chosen.includes(word));

/** Of big, small, odd and even, a number is one size and one parity. */
export const maxWords = (chosen: readonly string[]): number =>
  Number(hasOneOf(chosen, sizes)) + Number(hasOneOf(chosen, parities));

/** A size and a parity of the chosen words, each with its own prize. */
export const bestWords: LotteryBet['best'] = ([chosen = []]) => {
  const some = (words: readonly string[]) => {
    const found = words.filter((word) => chosen.includes(word));
    return found.length > 0 ? found.map((word): Wins => ({ [word]: 1 })) : [{}];
  };
  return some(sizes).flatMap((size) => some(parities).map((parity) => ({ ...size, ...parity })));
};

/** Every group wins what it can; where stakes can come back, those of one group do. */
function bestOfGroups(
  selection: readonly (readonly string[])[],
  prize: string,
  most: (chosen: readonly string[]) => number,
  hasRefund: boolean,
): readonly Wins[] {
  const all = selection.reduce((sum, chosen) => sum + most(chosen), 0);
  const refunds = hasRefund ? selection.map((chosen) => ({ [prize]: all - most(chosen), refund: chosen.length })) : [];
  return [{ [prize]: all }, ...refunds];
}

/** A bet on each chosen token by itself: a place of a fast lottery, a number of a regional one, big or small. */
export function eachBet(bet: {
  key: string;
  form: SelectionForm;
  prizes: readonly Prize[];
  cost?: Rational;
  /** What one token wins of a draw. */
  hits: (draw: LotteryDraw, token: string, group: number) => Wins;
  /** How often the tokens of a group can win together in one draw, where that is less than all of them; for bets of one prize. */
  most?: (chosen: readonly string[]) => number;
  /** What a choice can win at best, where neither `most` nor `isEither` says it. */
  best?: LotteryBet['best'];
  prizesOf?: LotteryBet['prizesOf'];
  looksAt?: readonly number[];
  /** Only one of the tokens can win at once. */
  isEither?: boolean;
}): LotteryBet {
  const keys = bet.prizes.filter(({ isRefund }) => !isRefund).map(({ key }) => key);
  const ownPrize = (token: string): Wins => ({ [keys.includes(token) ? token : (keys[0] ?? '')]: 1 });
  const { most } = bet;
  const hasRefund = bet.prizes.some(({ isRefund }) => isRefund);
  return {
    key: bet.key,
    form: bet.form,
    isByToken: true,
    cost: bet.cost ?? costOfOne,
    prizes: bet.prizes,
    ...(bet.looksAt && { looksAt: bet.looksAt }),
    ...(bet.prizesOf && { prizesOf: bet.prizesOf }),
    count: (selection) => selection.reduce((sum, chosen) => sum + chosen.length, 0),
    wins: (draw, selection) =>
      addWins(selection.flatMap((chosen, group) => chosen.map((token) => bet.hits(draw, token, group)))),
    best: (selection) => {
      if (bet.best) return bet.best(selection);
      if (most) return bestOfGroups(selection, keys[0] ?? '', most, hasRefund);
      const each = selection.flat().map(ownPrize);
      const refund = hasRefund ? [{ refund: each.length }] : [];
      return bet.isEither ? [...each, ...refund] : [addWins(each)];
    },
  };
}
