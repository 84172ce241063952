import type { Rational } from '../../exact/rational.ts';
import { costOfOne, type LotteryBet } from '../bet.ts';
import { choose, subsets } from '../combinations.ts';
import { ballsOf } from '../draw.ts';
import { listGroup, type Selection } from '../selection.ts';

/** So many different tokens that a draw holds so many times each: `{ times: 2, pick: 1 }` is one pair. */
export interface ShapePart {
  readonly name: string;
  readonly times: number;
  readonly pick: number;
}

const overlap = (some: readonly string[], others: readonly string[]) => others.filter((one) => some.includes(one));

function countOf(parts: readonly ShapePart[], selection: Selection, isOneGroup: boolean): number {
  const [first, second] = parts;
  const chosen = selection[0] ?? [];
  if (!first) return 0;
  if (!second) return choose(chosen.length, first.pick);
  const others = isOneGroup ? chosen : (selection[1] ?? []);
  let count = 0;
  for (const picked of subsets(chosen, first.pick))
    count += choose(others.length - overlap(picked, others).length, second.pick);
  return count;
}

/** Any order of a shape as one pair and three singles: a single bet names the tokens of each part, and wins when the draw has just them. */
export function shapeBet(bet: {
  key: string;
  places: readonly number[];
  tokens: readonly string[];
  /** One or two. */
  parts: readonly ShapePart[];
  /** Both parts are taken from the same chosen tokens: `zu-san`. */
  isOneGroup?: boolean;
  chance: Rational;
  prices?: Readonly<Record<string, string>>;
}): LotteryBet {
  const isOneGroup = bet.isOneGroup ?? false;
  const groups = isOneGroup
    ? [listGroup('digits', bet.tokens, 2)]
    : bet.parts.map(({ name, pick }) => listGroup(name, bet.tokens, pick));
  const isWin = (drawn: readonly string[], selection: Selection): boolean => {
    const times = new Map<string, number>();
    for (const ball of drawn) times.set(ball, (times.get(ball) ?? 0) + 1);
    return bet.parts.every((part, index) => {
      const of = [...times].filter(([, count]) => count === part.times).map(([ball]) => ball);
      const chosen = selection[isOneGroup ? 0 : index] ?? [];
      return of.length === part.pick && of.every((ball) => chosen.includes(ball));
    });
  };
  return {
    key: bet.key,
    form: { groups },
    cost: costOfOne,
    looksAt: bet.places,
    prizes: [{ key: 'win', chance: bet.chance, ...(bet.prices && { prices: bet.prices }) }],
    count: (selection) => countOf(bet.parts, selection, isOneGroup),
    wins: (draw, selection) => {
      const drawn = bet.places.map((place) => ballsOf(draw)[place] ?? '');
      return isWin(drawn, selection) ? { win: 1 } : {};
    },
    best: () => [{ win: 1 }],
  };
}
