import { createServerSeed, hashOfData, hashServerSeed } from '@baize/fairness';
import { gameOfTable, tablesAlike } from '@baize/games/tables';
import { type Kysely, sql } from 'kysely';
import type { StudioDependencies } from '../dependencies.ts';
import type { TableGame } from './game.ts';
import { roundTimesOf } from './round-times.ts';
import type { TableRoundRow } from './rounds-store.ts';
import type { SharedTables } from './schema.ts';

type Connection = Kysely<SharedTables>;

/** Tables of one game close their betting so far from each other. */
export const closingsApartMs = 2_000;

/** When betting closes: as soon as wanted, and as long after that as another table of the game would close at nearly the same moment. */
export function closingApart(wanted: Date, others: readonly Date[]): Date {
  const atMs = others.map((other) => other.getTime()).sort((one, other) => one - other);
  const closesMs = atMs.reduce(
    (ms, other) => (Math.abs(ms - other) < closingsApartMs ? other + closingsApartMs : ms),
    wanted.getTime(),
  );
  return new Date(closesMs);
}

/**
 * When a table's next betting closes. Tables of one game look one after the other, so that two which open together see each other; those that
 * never had a round begin in their order.
 */
async function closesAt(transaction: Connection, table: TableGame, openedAt: Date, isFirst: boolean): Promise<Date> {
  const alike = tablesAlike(table.gameCode);
  const beginsLaterMs = isFirst ? alike.indexOf(table.gameCode) * closingsApartMs : 0;
  const wanted = new Date(openedAt.getTime() + table.bettingMs + beginsLaterMs);
  if (alike.length === 1) return wanted;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`tables of ${gameOfTable(table.gameCode)}`}, 0))`.execute(
    transaction,
  );
  const others = await transaction
    .selectFrom('studio.table_rounds')
    .select('closes_at')
    .where('game_code', 'in', alike)
    .where('game_code', '<>', table.gameCode)
    .where('status', '=', 'betting')
    .execute();
  return closingApart(
    wanted,
    others.map(({ closes_at }) => closes_at),
  );
}

/** Opens a table's next round for bets; a twin of another process changes nothing. */
export function createOpenRound(
  { clock, secretBox, newId }: Pick<StudioDependencies, 'clock' | 'secretBox' | 'newId'>,
  database: Connection,
) {
  const times = roundTimesOf(clock);
  return async (table: TableGame, last: TableRoundRow | undefined): Promise<void> => {
    const serverSeed = createServerSeed();
    const sealedSeed = await secretBox.seal(serverSeed);
    const id = newId();
    // Another rules version begins anew, a shoe from before may not fit it.
    const start = last?.rules_version === table.rulesVersion && last.next_start ? last.next_start : table.firstStart;
    await database.transaction().execute(async (transaction) => {
      const openedAt = clock.now();
      const closes = await closesAt(transaction, table, openedAt, last === undefined);
      times.nowOf({ id, opened_at: openedAt, phase_at: null, dealt_at: null, settled_at: null });
      await transaction
        .insertInto('studio.table_rounds')
        .values({
          id,
          game_code: table.gameCode,
          number: (last?.number ?? 0) + 1,
          rules_version: table.rulesVersion,
          sealed_server_seed: sealedSeed,
          server_seed: null,
          server_seed_hash: hashServerSeed(serverSeed),
          client_seed: null,
          start: JSON.stringify(start),
          start_hash: hashOfData(start),
          outcome: null,
          next_start: null,
          status: 'betting',
          opened_at: openedAt,
          closes_at: closes,
          dealt_at: null,
          shown_at: null,
          speed_percent: table.speedPercent,
          settled_at: null,
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    });
  };
}
