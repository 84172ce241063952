import { poolTenThousandths } from '@baize/games/fishing';
import { sql } from 'kysely';
import { type Contribution, contributionsOf, takenFrom } from '../../pool-shares.ts';
import { readPoolAmounts } from '../../pool-view.ts';
import type { FishingDependencies } from '../dependencies.ts';
import type { BatchRow, FishingDatabase, RoomRow, StoredShot } from '../schema.ts';

/** The pool of a room: all of its level share it, in both waters. */
export const poolOf = ({ level }: Pick<RoomRow, 'level'>): string => level;

const sharesOf = (pool: string, stakeMinor: bigint) => new Map([[pool, stakeMinor * poolTenThousandths]]);

/** Another batch has won the pool and is not booked yet: that one comes first. */
export class PoolTaken extends Error {
  readonly batchId: string;
  constructor(batchId: string) {
    super(`a pool waits for batch ${batchId}`);
    this.batchId = batchId;
  }
}

interface Staker {
  playerRef: string;
  gameCode: string;
  pool: string;
}

const unitsOf = async (transaction: FishingDatabase, { playerRef, gameCode, pool }: Staker): Promise<bigint> => {
  const row = await transaction
    .selectFrom('fishing.pool_remainders')
    .select('units')
    .where('player_ref', '=', playerRef)
    .where('game_code', '=', gameCode)
    .where('pool', '=', pool)
    .executeTakeFirst();
  return row?.units ?? 0n;
};

const keepUnits = (transaction: FishingDatabase, { playerRef, gameCode, pool }: Staker, units: bigint) =>
  transaction
    .insertInto('fishing.pool_remainders')
    .values({ player_ref: playerRef, game_code: gameCode, pool, units })
    .onConflict((conflict) => conflict.columns(['player_ref', 'game_code', 'pool']).doUpdateSet({ units }))
    .execute();

/** What a stake puts into its pool in whole minor units; the rest waits for the player's next one. The caller holds the room. */
export async function contribute(transaction: FishingDatabase, staker: Staker, stakeMinor: bigint): Promise<bigint> {
  const { pool } = staker;
  const leftOver = new Map([[pool, await unitsOf(transaction, staker)]]);
  const { contributions, remainders } = contributionsOf(sharesOf(pool, stakeMinor), leftOver);
  await keepUnits(transaction, staker, remainders.get(pool) ?? 0n);
  return contributions[0]?.amountMinor ?? 0n;
}

/** A batch was not booked: what it took from the remainder, or left there, goes back. */
export async function giveBack(transaction: FishingDatabase, staker: Staker, batch: BatchRow): Promise<void> {
  const { pool, playerRef, gameCode } = staker;
  const given: Contribution[] = [{ pool, amountMinor: batch.contributed_minor }];
  const units = takenFrom(sharesOf(pool, batch.stake_minor), given).get(pool) ?? 0n;
  await transaction
    .updateTable('fishing.pool_remainders')
    .set({ units: sql`units + ${units}` })
    .where('player_ref', '=', playerRef)
    .where('game_code', '=', gameCode)
    .where('pool', '=', pool)
    .execute();
}

const isWon = ({ caught }: StoredShot): boolean => caught.some((one) => one.winsPool);

/**
 * Gives shots that won the pool what stands in it, the first of them all. The pool is the batch's until it is booked or refused.
 * Throws PoolTaken.
 */
export async function takePool(
  transaction: FishingDatabase,
  { wallet }: Pick<FishingDependencies, 'wallet'>,
  { room, playerRef, batchId }: { room: RoomRow; playerRef: string; batchId: string },
  shots: readonly StoredShot[],
): Promise<StoredShot[]> {
  if (!shots.some(isWon)) return [...shots];
  const key = { scope: room.scope, pool: poolOf(room) };
  const taken = await transaction
    .insertInto('fishing.open_falls')
    .values({ ...key, batch_id: batchId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (taken.numInsertedOrUpdatedRows !== 1n) {
    const holder = await transaction
      .selectFrom('fishing.open_falls')
      .select('batch_id')
      .where('scope', '=', key.scope)
      .where('pool', '=', key.pool)
      .executeTakeFirst();
    throw new PoolTaken(holder?.batch_id ?? batchId);
  }
  let leftMinor = (await readPoolAmounts(wallet, playerRef))[key.pool] ?? 0n;
  return shots.map((shot) => {
    if (!isWon(shot)) return shot;
    const poolMinor = `${leftMinor}`;
    leftMinor = 0n;
    return { ...shot, poolMinor };
  });
}

/** Whether a batch holds its pool until it is booked, even if nothing stood in it. */
export const hasWonPool = ({ results }: Pick<BatchRow, 'results'>): boolean =>
  results.some(({ poolMinor }) => poolMinor !== undefined);

/** The batch is booked or refused: the pool is free for the next one. */
export const freePool = (transaction: FishingDatabase, batchId: string) =>
  transaction.deleteFrom('fishing.open_falls').where('batch_id', '=', batchId).execute();
