import type { Calls, CallValue } from '@baize/contract';
import type { Kysely } from 'kysely';
import { ok } from '../../../platform/result.ts';
import type { StudioDependencies } from '../dependencies.ts';
import type { StudioSession } from '../sessions.ts';
import { balanceView } from '../views.ts';
import { findSeat, standingPlacements } from './seats-store.ts';
import type { SharedTables } from './tables.ts';
import { seatView } from './views.ts';

type Seated = CallValue<Calls['studioTableBet']>;

/** A player's seat in a round and his balance, as calls that change a seat answer it. */
export async function seatAnswer(
  { wallet }: Pick<StudioDependencies, 'wallet'>,
  database: Kysely<SharedTables>,
  { playerRef }: StudioSession,
  roundId: string,
): Promise<{ ok: true; value: Seated }> {
  const [seat, round, balance] = await Promise.all([
    findSeat(database, roundId, playerRef),
    database.selectFrom('studio.table_rounds').select('number').where('id', '=', roundId).executeTakeFirstOrThrow(),
    wallet.balance({ playerRef }),
  ]);
  if (!balance) throw new Error('the wallet does not know the player');
  const nothing = { seatId: '', roundId, number: round.number, stakeMinor: '0', payoutMinor: null } as const;
  return ok({
    seat: seat
      ? seatView(seat, round.number, await standingPlacements(database, seat.id))
      : { ...nothing, status: 'open' as const, placements: [], bets: [] },
    balanceMinor: balanceView(balance),
  });
}
