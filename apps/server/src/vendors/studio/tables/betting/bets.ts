import { type BetType, betTypeOf } from '@baize/games/table-engine';
import { type Failure, fail } from '../../../../platform/result.ts';
import type { BetLimits, Stored, TableGame, TableLimits } from '../game.ts';
import type { StoredBet } from '../schema.ts';
import type { PlacementRow } from './seats-store.ts';

export type BetRejection = Failure<'bet_not_offered' | 'table_limit'>;

const nameOf = ({ key, selection }: StoredBet) => `${key}|${selection}`;

export const stakeOf = (bets: readonly StoredBet[]): bigint =>
  bets.reduce((sum, { stakeMinor }) => sum + BigInt(stakeMinor), 0n);

/** Refuses a bet with what the table takes on it. */
const beyond = ({ key, selection }: StoredBet, { minMinor, maxMinor }: BetLimits): BetRejection =>
  fail('table_limit', { bet: { key, selection, minMinor: `${minMinor}`, maxMinor: `${maxMinor}` } });

/** Whether a bet that a player may have on one of its selections only lies on another one already. */
const liesElsewhere = (betTypes: readonly BetType<Stored>[], bet: StoredBet, all: readonly StoredBet[]): boolean =>
  betTypes.some(({ key, isOneOnly }) => isOneOnly && key === bet.key) &&
  all.some(({ key, selection }) => key === bet.key && selection !== bet.selection);

/** Why new bets of a player with these limits do not go onto a table beside those that lie there already; null when they do. */
export function rejectionForBets(
  game: Pick<TableGame, 'betTypes' | 'flight'>,
  { bets: takes, seatMaxMinor }: TableLimits,
  bets: readonly StoredBet[],
  standing: readonly Pick<PlacementRow, 'bets'>[],
): BetRejection | null {
  const limited: { bet: StoredBet; limits: BetLimits }[] = [];
  for (const bet of bets) {
    const limits = takes[bet.key];
    if (betTypeOf(game.betTypes, bet) === null || !limits) return fail('bet_not_offered');
    limited.push({ bet, limits });
  }
  const small = limited.find(({ bet, limits }) => BigInt(bet.stakeMinor) < limits.minMinor);
  if (small) return beyond(small.bet, small.limits);
  if (game.flight && standing.length + bets.length > 1) return fail('table_limit');
  const all = [...standing.flatMap((placement) => placement.bets), ...bets];
  if (bets.some((bet) => liesElsewhere(game.betTypes, bet, all))) return fail('table_limit');
  const staked = new Map<string, bigint>();
  for (const bet of all) staked.set(nameOf(bet), (staked.get(nameOf(bet)) ?? 0n) + BigInt(bet.stakeMinor));
  const large = limited.find(({ bet, limits }) => (staked.get(nameOf(bet)) ?? 0n) > limits.maxMinor);
  if (large) return beyond(large.bet, large.limits);
  return stakeOf(all) > seatMaxMinor ? fail('table_limit') : null;
}
