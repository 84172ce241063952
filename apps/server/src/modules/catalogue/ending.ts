import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';

/** Ends the maintenance of games and vendors whose end has come. Writes nothing where none has, so that no catalogue is read anew for it. */
export async function endMaintenance({ database, clock }: { database: Database; clock: Clock }): Promise<void> {
  const now = clock.now();
  for (const table of [sql.table('brand_games'), sql.table('brand_vendors')]) {
    const { rows } = await sql<{ isDue: boolean }>`
      select exists (select from ${table} where maintenance_ends_at <= ${now}) as "isDue"`.execute(database);
    if (rows[0]?.isDue)
      await sql`update ${table} set maintenance = false, maintenance_ends_at = null where maintenance_ends_at <= ${now}`.execute(
        database,
      );
  }
}
