import { inProportion } from '../room-engine/index.ts';

const whole = 10_000n;
const hundred = 100n;
/** Percents by place, for so many players at most. */
const payouts: readonly { readonly upTo: number; readonly percents: readonly bigint[] }[] = [
  { upTo: 3, percents: [100n] },
  { upTo: 6, percents: [65n, 35n] },
  { upTo: 9, percents: [50n, 30n, 20n] },
];

/** The operator's fee on a buy-in, in hundredths of a percent, floored. */
export const feeOf = (buyInMinor: bigint, rate10k: bigint): bigint => (buyInMinor * rate10k) / whole;

/** The prizes by place; what floors leave goes to the first. They sum to the pool. Throws RangeError for more than nine players. */
export function prizesOf(poolMinor: bigint, players: number): bigint[] {
  const table = payouts.find(({ upTo }) => players <= upTo);
  if (!table) throw new RangeError('a sit and go has at most nine players');
  const prizes = table.percents.map((percent) => (poolMinor * percent) / hundred);
  const restMinor = poolMinor - prizes.reduce((sum, prize) => sum + prize, 0n);
  return prizes.map((prize, index) => (index === 0 ? prize + restMinor : prize));
}

export interface Finish {
  readonly seat: number;
  readonly place: number;
  readonly prizeMinor: bigint;
}

/**
 * Places of those who lost their last chips in one hand: who began it with more stands higher; who began it with as many share place and
 * prizes, an odd unit to the first of them in the order.
 * @param left how many had chips before the hand
 * @param order seats clockwise from left of the button
 */
export function finishesOf(
  prizes: readonly bigint[],
  {
    left,
    busted,
    order,
  }: {
    left: number;
    busted: readonly { readonly seat: number; readonly stackMinor: bigint }[];
    order: readonly number[];
  },
): Finish[] {
  const ranked = [...busted].sort((one, other) =>
    one.stackMinor > other.stackMinor ? -1 : one.stackMinor < other.stackMinor ? 1 : 0,
  );
  return ranked.map(({ seat, stackMinor }) => {
    const alike = order.filter((one) => ranked.some((other) => other.seat === one && other.stackMinor === stackMinor));
    const place = left - ranked.length + 1 + ranked.findIndex((other) => other.stackMinor === stackMinor);
    const sumMinor = alike.reduce((sum, _, index) => sum + (prizes[place - 1 + index] ?? 0n), 0n);
    const count = BigInt(alike.length);
    const odd = BigInt(alike.indexOf(seat)) < sumMinor % count ? 1n : 0n;
    return { seat, place, prizeMinor: sumMinor / count + odd };
  });
}

/** What those who are still in get of the prizes that are not paid where the operator closes a sit and go: in proportion to their chips. */
export function sharesOf(
  poolMinor: bigint,
  players: readonly { readonly seat: number; readonly stackMinor: bigint }[],
): { seat: number; shareMinor: bigint }[] {
  const ranked = [...players].sort((one, other) =>
    one.stackMinor > other.stackMinor ? -1 : one.stackMinor < other.stackMinor ? 1 : one.seat - other.seat,
  );
  if (ranked.length === 0) return [];
  const shares = inProportion(
    poolMinor,
    ranked.map(({ stackMinor }) => stackMinor),
  );
  return ranked.map(({ seat }, index) => ({ seat, shareMinor: shares[index] ?? 0n }));
}
