import { smaller } from '../exact/bigints.ts';
import { type BetType, type Return10k, reserveOf, stakeBack } from './bet-type.ts';

export interface PlacedBet {
  readonly key: string;
  /** '' for a bet without a choice. */
  readonly selection: string;
  readonly stakeMinor: bigint;
}

export type BetResult = 'WIN' | 'LOSS' | 'PUSH' | 'HALF_LOSS';

export interface SettledBet extends PlacedBet {
  readonly result: BetResult;
  /** Stake included, floored to the minor unit. */
  readonly payoutMinor: bigint;
}

export interface SettledRound {
  readonly bets: readonly SettledBet[];
  readonly stakeMinor: bigint;
  readonly payoutMinor: bigint;
  /** Counts for rebates and wagering, opposite bets netted (rulebook 0.5). */
  readonly validTurnoverMinor: bigint;
}

/** The bet type that a placed bet names, or null when the table has no such bet or the bet no such selection. */
export function betTypeOf<Seen>(
  betTypes: readonly BetType<Seen>[],
  { key, selection }: Pick<PlacedBet, 'key' | 'selection'>,
): BetType<Seen> | null {
  const found = betTypes.find((betType) => betType.key === key);
  if (!found) return null;
  return (found.accepts?.(selection) ?? found.selections.includes(selection)) ? found : null;
}

/** What a stake brings at a return, floored once. Throws RangeError for a stake below 0. */
export function payoutOf(stakeMinor: bigint, back: Return10k): bigint {
  if (stakeMinor < 0n) throw new RangeError(`no stake of ${stakeMinor}`);
  return (stakeMinor * BigInt(back)) / BigInt(stakeBack);
}

/** Of a reserved stake the part that was not lost comes back: that is a loss like any other. */
function resultOf<Seen>(betType: BetType<Seen>, back: Return10k): BetResult {
  if (back > stakeBack) return 'WIN';
  if (back === stakeBack) return 'PUSH';
  return back > 0 && reserveOf(betType) === 1 ? 'HALF_LOSS' : 'LOSS';
}

/** What comes back of the reserve of a bet, beside what the bet itself brings; 0 for a bet without one. */
export function reserveBackOf<Seen>(
  betType: BetType<Seen>,
  { stakeMinor, payoutMinor }: Pick<SettledBet, 'stakeMinor' | 'payoutMinor'>,
): bigint {
  const reservedMinor = stakeMinor - stakeMinor / BigInt(reserveOf(betType));
  return smaller(payoutMinor, reservedMinor);
}

const absolute = (amount: bigint) => (amount < 0n ? -amount : amount);

/** The smaller of the amount at risk and the size of its net result. */
const turnoverOf = (stakeMinor: bigint, back: Return10k) =>
  smaller(stakeMinor, absolute(payoutOf(stakeMinor, back) - stakeMinor));

const spotOf = (key: string, selection: string) => `${key}|${selection}`;

/** By bet type and selection, the stake that is left when the opposite bets of the same round are taken off. */
function nettedStakes<Seen>(found: readonly { bet: PlacedBet; betType: BetType<Seen> }[]): Map<string, bigint> {
  const staked = new Map<string, bigint>();
  for (const { bet } of found) {
    const spot = spotOf(bet.key, bet.selection);
    staked.set(spot, (staked.get(spot) ?? 0n) + bet.stakeMinor);
  }
  const netted = new Map(staked);
  for (const { bet, betType } of found) {
    const spot = spotOf(bet.key, bet.selection);
    const own = staked.get(spot) ?? 0n;
    const against = betType.opposite === undefined ? 0n : (staked.get(spotOf(betType.opposite, bet.selection)) ?? 0n);
    netted.set(spot, own > against ? own - against : 0n);
  }
  return netted;
}

/** Settles one player's bets of a round. Throws RangeError for a bet that the table does not have. */
export function settleBets<Seen>(
  betTypes: readonly BetType<Seen>[],
  seen: Seen,
  placed: readonly PlacedBet[],
): SettledRound {
  const found = placed.map((bet) => {
    const betType = betTypeOf(betTypes, bet);
    if (!betType) throw new RangeError(`no bet ${bet.key} ${bet.selection}`);
    return { bet, betType, back: betType.returnOf(seen, bet.selection) };
  });
  const atRisk = nettedStakes(found);
  let validTurnoverMinor = 0n;
  for (const { bet, back } of found) {
    const spot = spotOf(bet.key, bet.selection);
    const left = atRisk.get(spot) ?? 0n;
    const counted = smaller(bet.stakeMinor, left);
    atRisk.set(spot, left - counted);
    validTurnoverMinor += turnoverOf(counted, back);
  }
  const bets = found.map(({ bet, betType, back }) => ({
    ...bet,
    result: resultOf(betType, back),
    payoutMinor: payoutOf(bet.stakeMinor, back),
  }));
  return {
    bets,
    stakeMinor: placed.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0n),
    payoutMinor: bets.reduce((sum, { payoutMinor }) => sum + payoutMinor, 0n),
    validTurnoverMinor,
  };
}
