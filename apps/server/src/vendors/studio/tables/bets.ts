import { betTypeOf } from '@baize/games/table-engine';
import type { TableGame } from './game.ts';
import type { PlacementRow } from './seats-store.ts';
import type { StoredBet } from './tables.ts';

export type BetBar = 'bet_not_offered' | 'betting_closed' | 'table_limit';

const nameOf = ({ key, selection }: StoredBet) => `${key}|${selection}`;

export const stakeOf = (bets: readonly StoredBet[]): bigint =>
  bets.reduce((sum, { stakeMinor }) => sum + BigInt(stakeMinor), 0n);

function isOffered(game: TableGame, bet: StoredBet): boolean {
  return betTypeOf(game.betTypes, bet) !== null && BigInt(bet.stakeMinor) >= game.limits.leastMinor;
}

/** Why new bets do not go onto a table beside those that lie there already; null when they do. */
export function barToBets(
  game: TableGame,
  closedBets: readonly string[],
  bets: readonly StoredBet[],
  standing: readonly Pick<PlacementRow, 'bets'>[],
): BetBar | null {
  if (!bets.every((bet) => isOffered(game, bet))) return 'bet_not_offered';
  if (bets.some(({ key }) => closedBets.includes(key))) return 'betting_closed';
  if (game.flight && standing.length + bets.length > 1) return 'table_limit';
  const all = [...standing.flatMap((placement) => placement.bets), ...bets];
  const staked = new Map<string, bigint>();
  for (const bet of all) staked.set(nameOf(bet), (staked.get(nameOf(bet)) ?? 0n) + BigInt(bet.stakeMinor));
  const isAbove = [...staked.values()].some((stakeMinor) => stakeMinor > game.limits.mostMinor);
  return isAbove || stakeOf(all) > game.limits.seatMostMinor ? 'table_limit' : null;
}
