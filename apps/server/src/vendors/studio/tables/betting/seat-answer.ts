import type { TableSeat } from '@baize/contract';
import type { WalletBalance } from '@baize/vendor-kit';
import type { Kysely } from 'kysely';
import { inBatches } from '../../../../platform/jobs/in-batches.ts';
import { ok } from '../../../../platform/result.ts';
import type { StudioDependencies } from '../../dependencies.ts';
import type { StudioSession } from '../../sessions.ts';
import { balanceView } from '../../slots/views.ts';
import type { SharedTables } from '../schema.ts';
import { seatView } from '../views.ts';
import { findSeats, type PlacementRow, standingPlacements } from './seats-store.ts';

/** Seats are asked for by everybody whose bet was just taken. */
const restMs = 10;

/**
 * A player's seat in a round that there is and his balance, as calls that change a seat answer them; an empty seat for whoever has none.
 * `booked`: the balance as the wallet has just told it; it is asked for otherwise.
 */
export function createSeatAnswers({ wallet }: Pick<StudioDependencies, 'wallet'>, database: Kysely<SharedTables>) {
  const seatOf = inBatches((asked: readonly SeatRequest[]) => seatsOf(database, asked), { restMs });
  return async (
    session: StudioSession,
    { roundId, slot }: { roundId: string; slot: number },
    booked: WalletBalance | null = null,
  ) => {
    const [seat, balance] = await Promise.all([
      seatOf({ roundId, slot, playerRef: session.playerRef }),
      booked ?? wallet.balance(session),
    ]);
    if (!balance) throw new Error('the wallet does not know the player');
    return ok({ seat, balanceMinor: balanceView(balance) });
  };
}

interface SeatRequest {
  roundId: string;
  playerRef: string;
  slot: number;
}

async function seatsOf(database: Kysely<SharedTables>, asked: readonly SeatRequest[]): Promise<TableSeat[]> {
  const found = await findSeats(database, asked);
  const ids = found.flatMap(({ seat }) => seat?.id ?? []);
  const placements = new Map<string, PlacementRow[]>(ids.map((id) => [id, []]));
  for (const placement of await standingPlacements(database, ids)) {
    placements.get(placement.seat_id)?.push(placement);
  }
  return found.map(({ seat, number, roundId }, place) =>
    seat ? seatView(seat, number, placements.get(seat.id) ?? []) : emptySeat(roundId, number, asked[place]?.slot ?? 0),
  );
}

const emptySeat = (roundId: string, number: number, slot: number): TableSeat => ({
  seatId: '',
  roundId,
  number,
  stakeMinor: '0',
  payoutMinor: null,
  status: 'open',
  slot,
  placements: [],
  bets: [],
  decisions: [],
});
