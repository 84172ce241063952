import type { Decision } from '@baize/games/table-engine';
import type { WalletCode } from '@baize/vendor-kit';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { PlacementStatus, SharedTables, StoredBet, StoredSettledBet } from '../schema.ts';

type Connection = Kysely<SharedTables>;
export type SeatRow = Selectable<SharedTables['studio.table_seats']>;
export type PlacementRow = Selectable<SharedTables['studio.table_placements']>;

const anyOf = (ids: readonly string[]) => sql<string>`any(${ids}::uuid[])`;

/** The players' seats in a round, locked; taken for those who have none. One for each player and slot, in no order. */
export async function takeSeats(
  transaction: Connection,
  round: Pick<SeatRow, 'id' | 'game_code'>,
  players: readonly Pick<SeatRow, 'id' | 'player_ref' | 'slot' | 'session_hash' | 'taken_at'>[],
): Promise<Pick<SeatRow, 'id' | 'player_ref' | 'slot'>[]> {
  if (players.length === 0) return [];
  const none = { payout_minor: null, valid_turnover_minor: null, bets: null, settled_at: null };
  const place = { round_id: round.id, game_code: round.game_code, status: 'open' } as const;
  // In one order everywhere, so that two processes never wait for each other.
  const inOrder = players.toSorted((one, other) => (seatName(one) < seatName(other) ? -1 : 1));
  await transaction
    .insertInto('studio.table_seats')
    .values(inOrder.map((player) => ({ ...player, ...place, ...none })))
    .onConflict((conflict) =>
      conflict.columns(['round_id', 'player_ref', 'slot']).where('status', '<>', 'void').doNothing(),
    )
    .execute();
  const taken = await transaction
    .selectFrom('studio.table_seats')
    .select(['id', 'player_ref', 'slot'])
    .where('round_id', '=', round.id)
    .where('player_ref', '=', sql<string>`any(${inOrder.map(({ player_ref }) => player_ref)}::text[])`)
    .where('status', '<>', 'void')
    .orderBy('player_ref')
    .orderBy('slot')
    .forUpdate()
    .execute();
  // Some were left while this waited for them.
  const left = players.filter((player) => !taken.some((seat) => seatName(seat) === seatName(player)));
  return [...taken, ...(await takeSeats(transaction, round, left))];
}

/** Tells a player's seats in a round apart. */
export const seatName = ({ player_ref, slot }: Pick<SeatRow, 'player_ref' | 'slot'>): string => `${player_ref} ${slot}`;

/** Nobody puts bets on a seat while the transaction runs. */
export const lockSeat = (transaction: Connection, seatId: string) =>
  transaction.selectFrom('studio.table_seats').select('id').where('id', '=', seatId).forUpdate().execute();

export const findSeat = (
  connection: Connection,
  roundId: string,
  playerRef: string,
  slot = 0,
): Promise<SeatRow | undefined> =>
  connection
    .selectFrom('studio.table_seats')
    .selectAll()
    .where('round_id', '=', roundId)
    .where('player_ref', '=', playerRef)
    .where('slot', '=', slot)
    .where('status', '<>', 'void')
    .executeTakeFirst();

/** Players' seats in rounds that there are, in the order asked for; null for whoever has none. */
export async function findSeats(
  connection: Connection,
  asked: readonly { roundId: string; playerRef: string; slot: number }[],
) {
  const [rounds, players] = [asked.map(({ roundId }) => roundId), asked.map(({ playerRef }) => playerRef)];
  const slots = asked.map(({ slot }) => slot);
  const { rows } = await sql<SeatRow & { number: number; asked_round: string }>`
    select seat.*, round.number, round.id as asked_round
    from unnest(${rounds}::uuid[], ${players}::text[], ${slots}::int[]) with ordinality as asked (round_id, player_ref, slot, place)
    join studio.table_rounds round on round.id = asked.round_id
    left join studio.table_seats seat
      on seat.round_id = asked.round_id and seat.player_ref = asked.player_ref and seat.slot = asked.slot
        and seat.status <> 'void'
    order by asked.place`.execute(connection);
  if (rows.length < asked.length) throw new Error('a seat is asked for in a round that there is not');
  return rows.map(({ number, asked_round, ...seat }) => ({
    roundId: asked_round,
    number,
    seat: seat.id ? seat : null,
  }));
}

export type PlacementInSeat = PlacementRow & Pick<SeatRow, 'player_ref' | 'game_code' | 'round_id' | 'slot'>;

const placementsInSeats = (connection: Connection) =>
  connection
    .selectFrom('studio.table_placements as placement')
    .innerJoin('studio.table_seats as seat', 'seat.id', 'placement.seat_id')
    .selectAll('placement')
    .select(['seat.player_ref', 'seat.game_code', 'seat.round_id', 'seat.slot']);

/** Placements of seats in their order; those that count or still may. */
export const standingPlacements = async (
  connection: Connection,
  seatIds: readonly string[],
): Promise<PlacementInSeat[]> =>
  seatIds.length === 0
    ? []
    : placementsInSeats(connection)
        .where('placement.seat_id', '=', anyOf(seatIds))
        .where('placement.status', 'in', ['placing', 'placed'])
        .orderBy('placement.placed_at')
        .orderBy('placement.id')
        .execute();

export const findPlacements = (connection: Connection, ids: readonly string[]): Promise<PlacementInSeat[]> =>
  placementsInSeats(connection).where('placement.id', '=', anyOf(ids)).execute();

export type NewPlacement = Pick<PlacementRow, 'id' | 'seat_id' | 'stake_minor' | 'entropy' | 'placed_at'> & {
  bets: StoredBet[];
  /** A decision's; a bet before the deal has none. */
  decision?: Decision;
};

/** Returns the ids that were written; another id is another placement’s. */
export async function insertPlacements(
  transaction: Connection,
  placements: readonly NewPlacement[],
): Promise<string[]> {
  if (placements.length === 0) return [];
  const rows = await transaction
    .insertInto('studio.table_placements')
    .values(
      placements.map(({ decision, ...one }) => ({
        ...one,
        ...(decision ?? { phase: null, hand: null, action: null }),
        bets: JSON.stringify(one.bets),
        // What takes no stake waits for nobody.
        status: one.stake_minor > 0n ? ('placing' as const) : ('placed' as const),
        refusal: null,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Marks placements as booked; answers those that still counted. */
export async function markPlaced(connection: Connection, ids: readonly string[]): Promise<string[]> {
  const rows = await connection
    .updateTable('studio.table_placements')
    .set({ status: 'placed', refusal: null })
    .where('id', '=', anyOf(ids))
    .where('status', 'in', ['placing', 'placed'])
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Brings a placement on; false when it was somewhere else already. */
export async function advancePlacement(
  connection: Connection,
  id: string,
  from: readonly PlacementStatus[],
  status: PlacementStatus,
  refusal: WalletCode | null = null,
): Promise<boolean> {
  const { numUpdatedRows } = await connection
    .updateTable('studio.table_placements')
    .set({ status, refusal })
    .where('id', '=', id)
    .where('status', 'in', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** A placement whose money is not decided, with what the wallet needs to bar it. */
export type UnsurePlacement = Pick<SeatRow, 'player_ref' | 'game_code'> & { id: string; seat_id: string };

/**
 * All such placements of a round from one of its phases, `null` from before the deal: whoever comes late with a phase that is over finds none of
 * those that came after.
 */
export const unsurePlacements = (
  connection: Connection,
  { id, phase }: { id: string; phase: number | null },
): Promise<UnsurePlacement[]> =>
  connection
    .selectFrom('studio.table_placements as placement')
    .innerJoin('studio.table_seats as seat', 'seat.id', 'placement.seat_id')
    .select(['placement.id', 'seat.id as seat_id', 'seat.player_ref', 'seat.game_code'])
    .where('seat.round_id', '=', id)
    .where('placement.phase', 'is not distinct from', phase)
    .where('placement.status', 'in', ['placing', 'barring'])
    .execute();

/** What the players of a round add to its chance, in an order that nobody chooses. */
export const entropiesOf = (connection: Connection, roundId: string) =>
  connection
    .selectFrom('studio.table_placements as placement')
    .innerJoin('studio.table_seats as seat', 'seat.id', 'placement.seat_id')
    .select(['placement.id', 'placement.entropy'])
    .where('seat.round_id', '=', roundId)
    .where('placement.status', '=', 'placed')
    .where('placement.phase', 'is', null)
    .orderBy('placement.id')
    .execute();

/** A seat with the placements that stand, oldest first. */
export type UnpaidSeat = SeatRow & { placed: StandingPlacement[] };
export type StandingPlacement = Pick<PlacementRow, 'id' | 'phase' | 'hand' | 'action'> & { bets: StoredBet[] };

/** Seats of a round that are not paid yet; one player's, when he is named, both of a flight. */
export async function unpaidSeats(
  connection: Connection,
  roundId: string,
  playerRef: string | null = null,
): Promise<UnpaidSeat[]> {
  const { rows } = await sql<UnpaidSeat>`
    select seat.*, coalesce(
      (select json_agg(json_build_object('id', placement.id, 'bets', placement.bets,
        'phase', placement.phase, 'hand', placement.hand, 'action', placement.action) order by placement.placed_at, placement.id)
       from studio.table_placements placement where placement.seat_id = seat.id and placement.status = 'placed'), '[]'
    ) as placed
    from studio.table_seats seat where seat.round_id = ${roundId} and seat.status in ('open', 'paying')
      and (${playerRef}::text is null or seat.player_ref = ${playerRef})`.execute(connection);
  return rows;
}

/** Writes down what a seat is paid; false when that was done before. */
export async function decideSeat(
  connection: Connection,
  id: string,
  settled: { stake_minor: bigint; payout_minor: bigint; valid_turnover_minor: bigint; bets: StoredSettledBet[] },
): Promise<boolean> {
  const { numUpdatedRows } = await connection
    .updateTable('studio.table_seats')
    .set({ ...settled, bets: JSON.stringify(settled.bets), status: 'paying' })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export const endSeat = (connection: Connection, id: string, status: 'settled' | 'void', settledAt: Date) =>
  connection
    .updateTable('studio.table_seats')
    .set({ status, settled_at: settledAt })
    .where('id', '=', id)
    .where('status', 'in', ['open', 'paying'])
    .execute();

/** The player's latest settled seats with their rounds, newest first. */
export const listSeats = (connection: Connection, playerRef: string, gameCode: string, limit: number) =>
  connection
    .selectFrom('studio.table_seats')
    .selectAll()
    .where('player_ref', '=', playerRef)
    .where('game_code', '=', gameCode)
    .where('status', '=', 'settled')
    .orderBy('taken_at', 'desc')
    .limit(limit)
    .execute();
