import { type BetType, betTypeOf, reserveBackOf, reserveOf, settleBets } from '@baize/games/table-engine';
import type { Bet } from '../use-table.ts';

/** What the betting of a table needs to know of its bets. */
export type BetKinds = readonly Pick<BetType<never>, 'key' | 'reserve' | 'isOneOnly'>[];

/** How often a chip is taken as stake on a bet: more than once where more than the chip can be lost. */
export const reserveIn =
  (betTypes: BetKinds) =>
  (key: string): number =>
    reserveOf(betTypes.find((betType) => betType.key === key) ?? {});

/** Of stakes that were taken, what lies in reserve beside the chips. */
export const reservedMinor = (betTypes: BetKinds, bets: readonly Bet[]): bigint =>
  bets.reduce((sum, { key, stakeMinor }) => sum + stakeMinor - stakeMinor / BigInt(reserveIn(betTypes)(key)), 0n);

/** Of what was paid for bets, what is only their reserve coming back. */
export function reserveBackMinor<Seen>(
  betTypes: readonly BetType<Seen>[],
  settled: readonly { key: string; selection: string; stakeMinor: bigint; payoutMinor: bigint }[],
): bigint {
  return settled.reduce((sum, bet) => {
    const betType = betTypeOf(betTypes, bet);
    return betType ? sum + reserveBackOf(betType, bet) : sum;
  }, 0n);
}

/** The same for bets of a round that was shown. */
export const reserveBackOfRound = <Seen>(
  betTypes: readonly BetType<Seen>[],
  seen: Seen,
  bets: readonly Bet[],
): bigint => reserveBackMinor(betTypes, settleBets(betTypes, seen, bets).bets);

/** Whether bets lie on several selections of a bet that a player may have on one only. */
export const isTwice = (betTypes: BetKinds, bets: readonly Bet[]): boolean =>
  betTypes.some(
    ({ key, isOneOnly }) =>
      isOneOnly && new Set(bets.filter((bet) => bet.key === key).map(({ selection }) => selection)).size > 1,
  );
