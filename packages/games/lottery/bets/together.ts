import type { Rational } from '../../exact/rational.ts';
import { costOfOne, type LotteryBet } from '../bet.ts';
import { choose } from '../combinations.ts';
import type { LotteryDraw } from '../draw.ts';
import type { SelectionGroup } from '../selection.ts';

/**
 * A single bet names `pick` different tokens of one group and wins when `need` of them come true: any three codes, xien, truot, any
 * eight of eleven of which the five drawn are needed.
 */
export function togetherBet(bet: {
  key: string;
  group: SelectionGroup;
  pick: number;
  /** Left out: all that are picked. */
  need?: number;
  /** The most tokens that can come true in one draw. */
  maxTrue: number;
  isTrue: (draw: LotteryDraw, token: string) => boolean;
  looksAt?: readonly number[];
  chance: Rational;
  cost?: Rational;
  prices?: Readonly<Record<string, string>>;
}): LotteryBet {
  const need = bet.need ?? bet.pick;
  const winning = (chosen: number, came: number) =>
    came < need ? 0 : choose(came, need) * choose(chosen - need, bet.pick - need);
  const won = (count: number) => (count > 0 ? { win: count } : {});
  return {
    key: bet.key,
    form: { groups: [bet.group] },
    cost: bet.cost ?? costOfOne,
    ...(bet.looksAt && { looksAt: bet.looksAt }),
    prizes: [{ key: 'win', chance: bet.chance, ...(bet.prices && { prices: bet.prices }) }],
    count: ([chosen = []]) => choose(chosen.length, bet.pick),
    wins: (draw, [chosen = []]) =>
      won(winning(chosen.length, chosen.filter((token) => bet.isTrue(draw, token)).length)),
    best: ([chosen = []]) => [won(winning(chosen.length, Math.min(chosen.length, bet.maxTrue)))],
  };
}
