import { setTimeout } from 'node:timers/promises';
import type { MessageKey } from '@baize/contract';
import { type DrawBelow, drawOfRound } from '@baize/fairness';
import { betsMinorOf, type Fish, fishOfId, pace, prizeOf, shoot, waveMs } from '@baize/games/fishing';
import { type Failure, fail } from '../../../platform/result.ts';
import type { FishingDependencies } from '../dependencies.ts';
import type { AskedShot, BatchRow, FishingDatabase, RoomRow, SeatRow, StoredShot } from '../schema.ts';
import type { FishingSession } from '../sessions.ts';
import { contribute, PoolTaken, poolOf, takePool } from './pool.ts';
import { roundFor } from './rounds.ts';
import { lockRoom } from './seats.ts';

export interface Fired {
  batchId: string;
  roomId: string;
  betMinor: bigint;
  shots: readonly AskedShot[];
  entropy: string;
}
export type FireFailure = Failure<
  'room_not_found' | 'bet_not_offered' | 'round_too_soon' | 'repeated_with_other_content' | 'service_unavailable'
>;

/** Two who win one pool at the same moment are paid one after the other. */
const poolWaitMs = 100;
const maxTries = 20;

export const findBatch = (database: FishingDatabase, id: string): Promise<BatchRow | undefined> =>
  database.selectFrom('fishing.batches').selectAll().where('id', '=', id).executeTakeFirst();

const isSame = (batch: BatchRow, { playerRef }: FishingSession, fired: Fired) =>
  batch.player_ref === playerRef &&
  batch.room_id === fired.roomId &&
  batch.bet_minor === fired.betMinor &&
  JSON.stringify(batch.asked) === JSON.stringify(fired.shots);

/** When all shots so far and these may have been fired at a seat's pace; null: they come too fast. */
export function pacedUntil({ paced_until }: SeatRow, shots: number, shotMs: number, now: Date): Date | null {
  const reserveMs = (shotMs > pace.shotMs ? 1 : pace.reserve) * shotMs;
  const untilMs = Math.max(paced_until.getTime(), now.getTime()) + shots * shotMs;
  return untilMs > now.getTime() + reserveMs ? null : new Date(untilMs);
}

/** Looks for the fish of shots as they follow one another: whom an earlier one caught is gone for a later one. */
function createWater(room: RoomRow, gone: Set<string>, now: Date) {
  const elapsedMs = now.getTime() - room.opened_at.getTime();
  return {
    there: (ids: readonly string[]): Fish[] =>
      [...new Set(ids)].flatMap((id) => {
        const fish = gone.has(id) ? null : fishOfId(room.seed, id, elapsedMs);
        return fish ? [fish] : [];
      }),
    take: (id: string) => gone.add(id),
  };
}

/** Draws shots one after another; a shot that meets nobody uses no nonce. */
function drawShots(
  water: ReturnType<typeof createWater>,
  { shots, betMinor }: Fired,
  stepMinor: bigint,
  { drawOf, firstNonce }: { drawOf: (nonce: number) => DrawBelow; firstNonce: number },
): StoredShot[] {
  const betSteps = Number(betMinor / stepMinor);
  let nonce = firstNonce;
  return shots.map(({ weapon, fish: asked }) => {
    const fish = water.there(asked);
    const kinds = fish.map(({ kind }) => kind);
    const ids = fish.map(({ id }) => id);
    if (fish.length === 0) return { weapon, fish: asked, kinds, nonce: null, caught: [], paidMinor: '0' };
    const caught = shoot(kinds, drawOf(nonce), { betSteps });
    for (const { index } of caught) water.take(ids[index] ?? '');
    nonce += 1;
    return { weapon, fish: ids, kinds, nonce: nonce - 1, caught, paidMinor: `${prizeOf(betMinor, caught)}` };
  });
}

/** Fish of a room that were caught lately. */
export const goneOf = async (database: FishingDatabase, roomId: string, now: Date): Promise<Set<string>> => {
  const rows = await database
    .selectFrom('fishing.catches')
    .select('fish')
    .where('room_id', '=', roomId)
    .where('caught_at', '>', new Date(now.getTime() - 2 * waveMs))
    .execute();
  return new Set(rows.map(({ fish }) => fish));
};

async function storeCatches(transaction: FishingDatabase, batch: BatchRow): Promise<void> {
  const caught = batch.results.flatMap(({ fish, caught }) => caught.map(({ index }) => fish[index] ?? ''));
  if (caught.length === 0) return;
  await transaction
    .insertInto('fishing.catches')
    .values(caught.map((fish) => ({ room_id: batch.room_id, fish, batch_id: batch.id, caught_at: batch.fired_at })))
    .execute();
}

interface Drawn {
  roundId: string | null;
  results: StoredShot[];
  contributedMinor: bigint;
}
interface NewBatch extends Drawn {
  fired: Fired;
  playerRef: string;
}
const chargedOf = (results: readonly StoredShot[]) => results.filter(({ nonce }) => nonce !== null);
const sumOf = (amounts: readonly string[]): bigint => amounts.reduce((sum, amount) => sum + BigInt(amount), 0n);

/** Draws the shots of a batch and stores them, once for each id; no money moves yet. */
export function createDecide(deps: FishingDependencies, database: FishingDatabase) {
  const seatFor = (transaction: FishingDatabase, { playerRef, gameCode }: FishingSession, roomId: string) =>
    transaction
      .selectFrom('fishing.seats')
      .selectAll()
      .where('room_id', '=', roomId)
      .where('player_ref', '=', playerRef)
      .where('game_code', '=', gameCode)
      .executeTakeFirst();

  const draw = async (
    transaction: FishingDatabase,
    room: RoomRow,
    seat: SeatRow,
    fired: Fired,
    now: Date,
  ): Promise<Drawn> => {
    const water = createWater(room, await goneOf(transaction, room.id, now), now);
    const isAnybodyThere = fired.shots.some(({ fish }) => water.there(fish).length > 0);
    const stepMinor = room.step_minor;
    if (!isAnybodyThere) {
      const results = drawShots(water, fired, stepMinor, { drawOf: noDraw, firstNonce: 0 });
      return { roundId: null, results, contributedMinor: 0n };
    }
    const round = await roundFor(transaction, deps, seat, fired.entropy);
    const serverSeed = await deps.secretBox.open(round.sealed_seed);
    const drawOf = (nonce: number) => drawOfRound({ serverSeed, clientSeed: round.client_seed, nonce });
    const drawn = drawShots(water, fired, stepMinor, { drawOf, firstNonce: round.next_nonce });
    const { player_ref: playerRef, game_code: gameCode } = seat;
    const results = await takePool(transaction, deps, { room, playerRef, batchId: fired.batchId }, drawn);
    const used = chargedOf(results).length;
    const staker = { playerRef, gameCode, pool: poolOf(room) };
    const contributedMinor = await contribute(transaction, staker, fired.betMinor * BigInt(used));
    await transaction
      .updateTable('fishing.rounds')
      .set({ next_nonce: round.next_nonce + used })
      .where('id', '=', round.id)
      .execute();
    return { roundId: round.id, results, contributedMinor };
  };

  const insert = async (transaction: FishingDatabase, batch: NewBatch): Promise<BatchRow> => {
    const charged = chargedOf(batch.results);
    const poolWonMinor = sumOf(charged.flatMap(({ poolMinor }) => poolMinor ?? []));
    const row = await transaction
      .insertInto('fishing.batches')
      .values({
        ...{ id: batch.fired.batchId, round_id: batch.roundId, room_id: batch.fired.roomId },
        ...{ player_ref: batch.playerRef, bet_minor: batch.fired.betMinor },
        ...{ asked: JSON.stringify(batch.fired.shots), results: JSON.stringify(batch.results) },
        stake_minor: batch.fired.betMinor * BigInt(charged.length),
        payout_minor: sumOf(charged.map(({ paidMinor }) => paidMinor)) + poolWonMinor,
        contributed_minor: batch.contributedMinor,
        pool_won_minor: poolWonMinor,
        ...{ status: batch.roundId === null ? 'settled' : 'staking', refusal: null, fired_at: deps.clock.now() },
      })
      // The id may have been taken in another room at the same moment.
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!row) throw new Error(`the batch ${batch.fired.batchId} was taken at the same moment`);
    await storeCatches(transaction, row);
    return row;
  };

  /** The batch of this id; a failure: it is another's. Undefined: there is none. */
  const repeated = async (transaction: FishingDatabase, session: FishingSession, fired: Fired) => {
    const known = await findBatch(transaction, fired.batchId);
    return known && (isSame(known, session, fired) ? known : fail('repeated_with_other_content'));
  };

  const store = (session: FishingSession, fired: Fired): Promise<BatchRow | FireFailure> =>
    database.transaction().execute(async (transaction) => {
      const room = await lockRoom(transaction, fired.roomId);
      const known = await repeated(transaction, session, fired);
      if (known) return known;
      const seat = room && (await seatFor(transaction, session, room.id));
      if (room?.status !== 'open' || !seat) return fail('room_not_found');
      if (!betsMinorOf(room.step_minor).includes(fired.betMinor)) return fail('bet_not_offered');
      const now = deps.clock.now();
      const until = pacedUntil(seat, fired.shots.length, session.shotMs, now);
      if (!until) return fail('round_too_soon');
      const drawn = await draw(transaction, room, seat, fired, now);
      const batch = await insert(transaction, { ...drawn, fired, playerRef: session.playerRef });
      await transaction
        .updateTable('fishing.seats')
        .set({ paced_until: until, seen_at: now, bet_minor: fired.betMinor })
        .where('room_id', '=', room.id)
        .where('seat', '=', seat.seat)
        .execute();
      return batch;
    });

  /** A pool that another batch has just won is waited for; a failure where that one is not booked soon. */
  const storeInTurn = async (session: FishingSession, fired: Fired, tries = 1): Promise<BatchRow | FireFailure> => {
    try {
      return await store(session, fired);
    } catch (error) {
      if (!(error instanceof PoolTaken)) throw error;
      if (tries >= maxTries) return fail('service_unavailable');
      await setTimeout(poolWaitMs);
      return storeInTurn(session, fired, tries + 1);
    }
  };

  /** `refusalBefore` is asked for new batches alone: a repeat needs no money. */
  return async <Refused extends Failure<MessageKey>>(
    session: FishingSession,
    fired: Fired,
    refusalBefore: () => Promise<Refused | null>,
  ): Promise<BatchRow | FireFailure | Refused> => {
    const known = await findBatch(database, fired.batchId);
    return (known ? null : await refusalBefore()) ?? storeInTurn(session, fired);
  };
}

const noDraw = (): DrawBelow => {
  throw new Error('nobody is there to be drawn for');
};
