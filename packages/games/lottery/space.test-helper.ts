import { add, multiply, type Rational, rational } from '../exact/rational.ts';
import { type LotteryBet, payoutMinor, type Returns } from './bet.ts';
import { products } from './combinations.ts';
import { balls, type LotteryDraw } from './draw.ts';
import type { Selection } from './selection.ts';

/** Every draw of so many places, each place by itself; places that nobody looks at hold the first token. */
export function* independentDraws(
  tokens: readonly string[],
  places: number,
  looksAt: readonly number[] = Array.from({ length: places }, (_, place) => place),
): Generator<LotteryDraw> {
  for (const drawn of products(looksAt.map(() => tokens))) {
    const whole = new Array<string>(places).fill(tokens[0] ?? '');
    for (const [index, place] of looksAt.entries()) whole[place] = drawn[index] ?? '';
    yield { [balls]: whole };
  }
}

/** Every order of different tokens in the looked-at places; the other places hold the rest. */
export function* orderedDraws(
  tokens: readonly string[],
  places: number,
  looksAt: readonly number[],
): Generator<LotteryDraw> {
  for (const drawn of products(looksAt.map(() => tokens))) {
    if (new Set(drawn).size < drawn.length) continue;
    const rest = tokens.filter((token) => !drawn.includes(token));
    const whole = Array.from({ length: places }, (_, place) => {
      const index = looksAt.indexOf(place);
      return (index >= 0 ? drawn[index] : rest.shift()) ?? '';
    });
    yield { [balls]: whole };
  }
}

export interface Walked {
  readonly draws: number;
  /** Wins of each prize over all draws. */
  readonly wins: Readonly<Record<string, number>>;
  readonly winningDraws: readonly LotteryDraw[];
}

/** Settles a selection against every draw. */
export function walk(bet: LotteryBet, selection: Selection, space: Iterable<LotteryDraw>): Walked {
  const wins: Record<string, number> = {};
  const winningDraws: LotteryDraw[] = [];
  let draws = 0;
  for (const draw of space) {
    draws += 1;
    const won = Object.entries(bet.wins(draw, selection));
    for (const [key, count] of won) wins[key] = (wins[key] ?? 0) + count;
    if (won.length > 0) winningDraws.push(draw);
  }
  return { draws, wins, winningDraws };
}

/** What comes back on average of 1 staked, by paying every draw of a space. */
export function paidShare(
  bet: LotteryBet,
  selection: Selection,
  { returns, space, unitMinor }: { returns: Returns; space: Iterable<LotteryDraw>; unitMinor: bigint },
): Rational {
  let [paid, draws] = [0n, 0n];
  for (const draw of space) {
    paid += payoutMinor(bet, bet.wins(draw, selection), unitMinor, returns);
    draws += 1n;
  }
  const cost = multiply(bet.cost, rational(unitMinor * BigInt(bet.count(selection)) * draws));
  return rational(paid * cost.denominator, cost.numerator);
}

/** Average wins of a prize that the stated chances promise to a selection. */
export function promised(bet: LotteryBet, selection: Selection, key: string): Rational {
  const prize = bet.prizes.find((one) => one.key === key);
  if (!prize) return rational(0n);
  const tokens = selection.flat();
  const isOwn = !['win', 'refund'].includes(key) && bet.prizesOf !== undefined;
  const times = isOwn ? tokens.filter((token) => token === key).length : singlesOf(bet, selection, key);
  return Array.from({ length: times }, () => prize.chance).reduce(add, rational(0n));
}

/** How many single bets of a selection can win the prize. */
function singlesOf(bet: LotteryBet, selection: Selection, key: string): number {
  const isKeyed = bet.prizes.some((one) => selection.flat().includes(one.key));
  return isKeyed && key === 'win' ? 0 : bet.count(selection);
}
