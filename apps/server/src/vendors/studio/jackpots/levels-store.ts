import { type Kysely, type Selectable, sql } from 'kysely';
import type { StudioTables } from '../schema.ts';

type Connection = Kysely<StudioTables>;

/** The open cycle of a level. */
export type LevelRow = Omit<Selectable<StudioTables['studio.levels']>, 'pot_scope' | 'opened_at'>;
export type LevelDropRow = Selectable<StudioTables['studio.level_drops']>;
const columns = ['pool', 'cycle', 'counter_minor', 'sealed_server_seed', 'server_seed_hash'] as const;

/** A seed that is bound by its hash. */
export interface SealedSeed {
  sealedServerSeed: string;
  serverSeedHash: string;
}

/** Opens the first cycle of a level; repeats change nothing. */
export async function insertLevel(
  connection: Connection,
  jackpotScope: string,
  { pool, seedMinor }: { pool: string; seedMinor: bigint },
  seed: SealedSeed,
  at: Date,
): Promise<void> {
  await connection
    .insertInto('studio.levels')
    .values({
      pot_scope: jackpotScope,
      pool,
      cycle: 1,
      counter_minor: seedMinor,
      sealed_server_seed: seed.sealedServerSeed,
      server_seed_hash: seed.serverSeedHash,
      opened_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export const readLevels = (connection: Connection, jackpotScope: string): Promise<LevelRow[]> =>
  connection.selectFrom('studio.levels').select(columns).where('pot_scope', '=', jackpotScope).execute();

/** The levels of a scope whose seeds are booked, locked in one order until the transaction ends: stakes are counted one after the other. */
export const lockLevels = (
  transaction: Connection,
  jackpotScope: string,
  pools: readonly string[],
): Promise<LevelRow[]> =>
  transaction
    .selectFrom('studio.levels')
    .select(columns)
    .where('pot_scope', '=', jackpotScope)
    .where('pool', 'in', [...pools])
    .where((where) =>
      where.exists(
        where
          .selectFrom('studio.pools')
          .select('studio.pools.pool')
          .whereRef('studio.pools.pot_scope', '=', 'studio.levels.pot_scope')
          .whereRef('studio.pools.pool', '=', 'studio.levels.pool')
          .where('is_open', '=', true),
      ),
    )
    .orderBy('pool')
    .forUpdate()
    .execute();

/** Moves the counters of levels, in the order in which they are locked. */
export async function moveCounters(
  transaction: Connection,
  jackpotScope: string,
  changes: readonly { pool: string; amountMinor: bigint }[],
): Promise<void> {
  const moved = changes.filter(({ amountMinor }) => amountMinor !== 0n);
  for (const { pool, amountMinor } of moved.toSorted((a, b) => (a.pool < b.pool ? -1 : 1)))
    await transaction
      .updateTable('studio.levels')
      .set({ counter_minor: sql`counter_minor + ${amountMinor}::bigint` })
      .where('pot_scope', '=', jackpotScope)
      .where('pool', '=', pool)
      .execute();
}

/** Writes down a drop and opens the next cycle with its seed money and its commitment. */
export async function nextCycle(
  transaction: Connection,
  drop: LevelDropRow,
  { seedMinor, seed }: { seedMinor: bigint; seed: SealedSeed },
): Promise<void> {
  const opened = await transaction
    .updateTable('studio.levels')
    .set({
      cycle: drop.cycle + 1,
      counter_minor: sql`counter_minor - ${drop.amount_minor}::bigint + ${seedMinor}::bigint`,
      sealed_server_seed: seed.sealedServerSeed,
      server_seed_hash: seed.serverSeedHash,
      opened_at: drop.dropped_at,
    })
    .where('pot_scope', '=', drop.pot_scope)
    .where('pool', '=', drop.pool)
    .where('cycle', '=', drop.cycle)
    .executeTakeFirst();
  if (opened.numUpdatedRows !== 1n)
    throw new Error(`cycle ${drop.cycle} of ${drop.pot_scope} ${drop.pool} is not open`);
  await transaction.insertInto('studio.level_drops').values(drop).execute();
}

/** The latest drop of each level of a scope. */
export const readLastDrops = (connection: Connection, jackpotScope: string): Promise<LevelDropRow[]> =>
  connection
    .selectFrom('studio.level_drops')
    .selectAll()
    .distinctOn('pool')
    .where('pot_scope', '=', jackpotScope)
    .orderBy('pool')
    .orderBy('cycle', 'desc')
    .execute();

/** Rounds whose parts a level's counter holds and whose money is not known to have moved. */
export async function listUnpaid(connection: Connection, jackpotScope: string, pool: string): Promise<string[]> {
  const rows = await connection
    .selectFrom('studio.rounds')
    .innerJoin('studio.sessions', 'studio.sessions.token_hash', 'studio.rounds.session_hash')
    .select('studio.rounds.id')
    .where('studio.rounds.status', '=', 'decided')
    .where('studio.sessions.pot_scope', '=', jackpotScope)
    .where(sql<boolean>`studio.rounds.contributions @> ${JSON.stringify([{ pool }])}::jsonb`)
    .execute();
  return rows.map(({ id }) => id);
}
