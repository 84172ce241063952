import type { LotteryDraw, LotteryGame } from '@baize/games/lottery';

type Bet = LotteryGame['bets'][number];
type Group = Bet['form']['groups'][number];

/** A whole number below `limit`. */
export type Below = (limit: number) => number;

/** A small generator of tests: the same seed, the same numbers. */
export function seeded(seed: number): Below {
  let state = seed >>> 0;
  return (limit) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}

const ordersOf = (number: string): number => {
  const factorial = (count: number): number => (count < 2 ? 1 : count * factorial(count - 1));
  return [...new Set(number)].reduce(
    (orders, digit) => orders / factorial([...number].filter((one) => one === digit).length),
    factorial(number.length),
  );
};

/** Numbers of so many digits; every other one as a drawn number begins or ends, where a draw is given. */
function numbersOf({ tokens }: Group, count: number, below: Below, near: LotteryDraw): string[] {
  if (!('digits' in tokens)) return [];
  const { digits, orders } = tokens;
  const drawn = Object.values(near)
    .flat()
    .filter((number) => number.length >= digits);
  const found = new Set<string>();
  for (let tries = 0; found.size < count && tries < 200; tries++) {
    const one = drawn[below(Math.max(1, drawn.length))] ?? '';
    const isNear = one !== '' && below(2) === 0;
    const part = below(2) === 0 ? one.slice(-digits) : one.slice(0, digits);
    const token = isNear ? part : Array.from({ length: digits }, () => below(10)).join('');
    if (orders === undefined || ordersOf(token) === orders) found.add(token);
  }
  return [...found];
}

function tokensOf(group: Group, below: Below, near: LotteryDraw): string[] {
  const least = Math.max(1, group.min);
  const count = Math.min(group.max, least + below(6));
  if ('digits' in group.tokens) return numbersOf(group, count, below, near);
  const left = [...group.tokens.list];
  const all = below(4) === 0 ? Math.min(group.max, left.length) : Math.min(count, left.length);
  return Array.from({ length: all }, () => left.splice(below(left.length), 1)[0] ?? '');
}

/** What a line of a lottery's rules costs, a part of a minor unit in full. Throws for a bet that there is not. */
export function costOf(
  { bets }: LotteryGame,
  { bet: key, selection, unitMinor }: { bet: string; selection: string; unitMinor: string },
): bigint {
  const bet = bets.find((one) => one.key === key);
  if (!bet) throw new Error(`no bet ${key}`);
  const chosen = selection.split('|').map((group) => group.split(',').filter((token) => token !== ''));
  const { numerator, denominator } = bet.cost;
  return (BigInt(unitMinor) * numerator * BigInt(bet.count(chosen)) + denominator - 1n) / denominator;
}

/** A choice of a bet that can be played; null where chance made none. */
export function randomSelection(bet: Bet, below: Below, near: LotteryDraw = {}): string | null {
  const selection = bet.form.groups.map((group) => tokensOf(group, below, near));
  const isWhole = bet.form.groups.every(({ min }, index) => (selection[index]?.length ?? 0) >= min);
  return isWhole && bet.count(selection) > 0 ? selection.map((chosen) => chosen.join(',')).join('|') : null;
}
