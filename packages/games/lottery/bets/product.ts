import type { Rational } from '../../exact/rational.ts';
import { costOfOne, type LotteryBet } from '../bet.ts';
import { products } from '../combinations.ts';
import { ballsOf } from '../draw.ts';
import { listGroup } from '../selection.ts';
import { maxWords } from './each.ts';

const isDistinct = (tokens: readonly string[]): boolean => new Set(tokens).size === tokens.length;

/** A single bet takes one token of every group and wins when each fits its place: direct bets, big-small-odd-even of places. */
export function productBet(bet: {
  key: string;
  /** Places in the draw, one a group. */
  places: readonly number[];
  names: readonly string[];
  tokens: readonly string[];
  chance: Rational;
  /** For words as big and odd, which a ball may be together. */
  fits?: (ball: string, token: string) => boolean;
  /** No single bet has a token twice, because no draw has. */
  isDistinct?: boolean;
  prices?: Readonly<Record<string, string>>;
}): LotteryBet {
  const fits = bet.fits ?? ((ball, token) => ball === token);
  const fitting = (draw: Parameters<LotteryBet['wins']>[0], chosen: readonly string[], group: number) =>
    chosen.filter((token) => fits(ballsOf(draw)[bet.places[group] ?? 0] ?? '', token));
  const countOf = (groups: readonly (readonly string[])[]) =>
    bet.isDistinct
      ? [...products(groups)].filter(isDistinct).length
      : groups.reduce((count, chosen) => count * chosen.length, 1);
  const won = (count: number) => (count > 0 ? { win: count } : {});
  return {
    key: bet.key,
    form: { groups: bet.places.map((place) => listGroup(bet.names[place] ?? `${place}`, bet.tokens)) },
    cost: costOfOne,
    looksAt: bet.places,
    prizes: [{ key: 'win', chance: bet.chance, ...(bet.prices && { prices: bet.prices }) }],
    count: countOf,
    wins: (draw, selection) =>
      won(selection.reduce((count, chosen, group) => count * fitting(draw, chosen, group).length, 1)),
    best: (selection) => [
      bet.fits ? won(selection.reduce((count, chosen) => count * maxWords(chosen), 1)) : { win: 1 },
    ],
  };
}
