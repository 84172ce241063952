import type { TableSeat } from '@baize/contract';
import type { Kysely } from 'kysely';
import { inBatches } from './in-batches.ts';
import { findSeats, type PlacementRow, standingPlacements } from './seats-store.ts';
import type { SharedTables } from './tables.ts';
import { seatView } from './views.ts';

/** Seats are asked for by everybody whose bet was just taken. */
const restMs = 10;

/** A player's seat in a round that there is, as calls that change a seat answer it; an empty one for whoever has none. */
export const createSeatAnswers = (database: Kysely<SharedTables>) =>
  inBatches(
    async (asked: readonly { roundId: string; playerRef: string }[]): Promise<TableSeat[]> => {
      const found = await findSeats(database, asked);
      const ids = found.flatMap(({ seat }) => seat?.id ?? []);
      const placements = new Map<string, PlacementRow[]>(ids.map((id) => [id, []]));
      for (const placement of await standingPlacements(database, ids)) {
        placements.get(placement.seat_id)?.push(placement);
      }
      return found.map(({ seat, number, roundId }) =>
        seat ? seatView(seat, number, placements.get(seat.id) ?? []) : emptySeat(roundId, number),
      );
    },
    { restMs },
  );
export type SeatAnswers = ReturnType<typeof createSeatAnswers>;

const emptySeat = (roundId: string, number: number): TableSeat => ({
  seatId: '',
  roundId,
  number,
  stakeMinor: '0',
  payoutMinor: null,
  status: 'open',
  placements: [],
  bets: [],
});
