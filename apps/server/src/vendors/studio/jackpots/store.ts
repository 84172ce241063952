import { type Kysely, sql } from 'kysely';
import type { StudioTables } from '../schema.ts';

type Connection = Kysely<StudioTables>;

/** Seeds a jackpot pool anew after it fell. */
export const reserve = 'reserve';

/** A pool as the studio keeps it: with what it begins, and whether the ledger has booked that. */
export interface PoolRow {
  pool: string;
  opening_minor: bigint;
  is_open: boolean;
}

export const readPools = (connection: Connection, jackpotScope: string): Promise<PoolRow[]> =>
  connection
    .selectFrom('studio.pools')
    .select(['pool', 'opening_minor', 'is_open'])
    .where('pot_scope', '=', jackpotScope)
    .execute();

/** Writes down pools that nobody has asked for before. */
export async function insertPools(
  connection: Connection,
  jackpotScope: string,
  pools: readonly { pool: string; openingMinor: bigint }[],
): Promise<void> {
  const rows = pools.map(({ pool, openingMinor }) => ({ pot_scope: jackpotScope, pool, opening_minor: openingMinor }));
  await connection
    .insertInto('studio.pools')
    .values(rows.map((row) => ({ ...row, is_open: false })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The ledger has booked what a pool begins with; repeats change nothing. */
export async function markPoolOpen(
  transaction: Connection,
  jackpotScope: string,
  { pool, opening_minor }: PoolRow,
  at: Date,
): Promise<void> {
  const marked = await transaction
    .updateTable('studio.pools')
    .set({ is_open: true })
    .where('pot_scope', '=', jackpotScope)
    .where('pool', '=', pool)
    .where('is_open', '=', false)
    .executeTakeFirst();
  if (marked.numUpdatedRows === 0n || opening_minor === 0n) return;
  const cause = { jackpotScope, roundId: null, at };
  await insertEntries(transaction, cause, [{ pool, kind: 'opening', amountMinor: opening_minor }]);
}

export interface Cause {
  jackpotScope: string;
  roundId: string | null;
  at: Date;
}
export interface Entry {
  pool: string;
  kind: 'opening' | 'contribution' | 'won' | 'seed';
  amountMinor: bigint;
}

export async function insertEntries(
  connection: Connection,
  { jackpotScope, roundId, at }: Cause,
  entries: readonly Entry[],
): Promise<void> {
  if (entries.length === 0) return;
  await connection
    .insertInto('studio.pool_entries')
    .values(
      entries.map(({ pool, kind, amountMinor }) => ({
        pot_scope: jackpotScope,
        pool,
        kind,
        amount_minor: amountMinor,
        round_id: roundId,
        at,
      })),
    )
    .execute();
}

/** Takes a jackpot pool for a round in which it falls; otherwise the round that has it. */
export async function takeFall(
  transaction: Connection,
  jackpotScope: string,
  pool: string,
  roundId: string,
): Promise<string | null> {
  const taken = await transaction
    .insertInto('studio.open_falls')
    .values({ pot_scope: jackpotScope, pool, round_id: roundId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (taken.numInsertedOrUpdatedRows === 1n) return null;
  const holder = await transaction
    .selectFrom('studio.open_falls')
    .select('round_id')
    .where('pot_scope', '=', jackpotScope)
    .where('pool', '=', pool)
    .executeTakeFirst();
  // It was given free between the two statements: whoever asked comes again.
  return holder?.round_id ?? roundId;
}

export const endFalls = (transaction: Connection, jackpotScope: string, pools: readonly string[], roundId: string) =>
  transaction
    .deleteFrom('studio.open_falls')
    .where('pot_scope', '=', jackpotScope)
    .where('pool', 'in', [...pools])
    .where('round_id', '=', roundId)
    .execute();

interface PlayersPools {
  playerRef: string;
  gameCode: string;
}

/** What small stakes of a player left over, in ten-thousandths of a minor unit by pool. */
export async function readRemainders(connection: Connection, { playerRef, gameCode }: PlayersPools) {
  const rows = await connection
    .selectFrom('studio.pool_remainders')
    .select(['pool', 'units'])
    .where('player_ref', '=', playerRef)
    .where('game_code', '=', gameCode)
    .execute();
  return new Map(rows.map(({ pool, units }) => [pool, units]));
}

/** Adds to what is left over, or takes from it. */
export async function addRemainders(
  connection: Connection,
  { playerRef, gameCode }: PlayersPools,
  changes: ReadonlyMap<string, bigint>,
): Promise<void> {
  const rows = [...changes].map(([pool, units]) => ({ player_ref: playerRef, game_code: gameCode, pool, units }));
  for (const row of rows) {
    await connection
      .updateTable('studio.pool_remainders')
      .set({ units: sql`units + ${row.units}` })
      .where('player_ref', '=', row.player_ref)
      .where('game_code', '=', row.game_code)
      .where('pool', '=', row.pool)
      .execute();
  }
}

export async function keepRemainders(
  connection: Connection,
  { playerRef, gameCode }: PlayersPools,
  remainders: ReadonlyMap<string, bigint>,
): Promise<void> {
  const rows = [...remainders].map(([pool, units]) => ({ player_ref: playerRef, game_code: gameCode, pool, units }));
  await connection
    .insertInto('studio.pool_remainders')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['player_ref', 'game_code', 'pool'])
        .doUpdateSet((row) => ({ units: row.ref('excluded.units') })),
    )
    .execute();
}
