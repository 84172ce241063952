import { smaller } from '../exact/bigints.ts';
import { type BetType, type Return10k, stakeBack } from './bet-type.ts';

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

function resultOf(back: Return10k): BetResult {
  if (back > stakeBack) return 'WIN';
  if (back === stakeBack) return 'PUSH';
  return back > 0 ? 'HALF_LOSS' : 'LOSS';
}

const absolute = (amount: bigint) => (amount < 0n ? -amount : amount);

/** The smaller of the amount at risk and the size of its net result. */
const turnoverOf = (stakeMinor: bigint, back: Return10k) =>
  smaller(stakeMinor, absolute(payoutOf(stakeMinor, back) - stakeMinor));

/** By bet type, the stake that is left when the opposite bets of the same round are taken off. */
function nettedStakes<Seen>(found: readonly { bet: PlacedBet; betType: BetType<Seen> }[]): Map<string, bigint> {
  const staked = new Map<string, bigint>();
  for (const { bet } of found) staked.set(bet.key, (staked.get(bet.key) ?? 0n) + bet.stakeMinor);
  const netted = new Map(staked);
  for (const { betType } of found) {
    const own = staked.get(betType.key) ?? 0n;
    const against = betType.opposite === undefined ? 0n : (staked.get(betType.opposite) ?? 0n);
    netted.set(betType.key, own > against ? own - against : 0n);
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
    const left = atRisk.get(bet.key) ?? 0n;
    const counted = smaller(bet.stakeMinor, left);
    atRisk.set(bet.key, left - counted);
    validTurnoverMinor += turnoverOf(counted, back);
  }
  const bets = found.map(({ bet, back }) => ({
    ...bet,
    result: resultOf(back),
    payoutMinor: payoutOf(bet.stakeMinor, back),
  }));
  return {
    bets,
    stakeMinor: placed.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0n),
    payoutMinor: bets.reduce((sum, { payoutMinor }) => sum + payoutMinor, 0n),
    validTurnoverMinor,
  };
}
