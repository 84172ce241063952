import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

/** Codes of a vendor's games, of its groups or of its lotteries. */
export async function codesOf(
  database: Database,
  vendorCode: string,
  which: 'all' | 'groups' | 'lotteries',
): Promise<Set<string>> {
  const { rows } = await sql<{ code: string }>`
    select game_code as code from games
    where vendor_code = ${vendorCode} and case ${which}::text
      when 'groups' then is_group when 'lotteries' then game_type in ('LOTT', 'ELOTT') and not is_group else true end`.execute(
    database,
  );
  return new Set(rows.map(({ code }) => code));
}

/** By the code of each game that stands in a group, the group's. */
export async function parentsOf(database: Database, vendorCode: string): Promise<Map<string, string>> {
  const { rows } = await sql<{ code: string; parentCode: string }>`
    select g.game_code as code, p.game_code as "parentCode" from games g join games p on p.id = g.parent_id
    where g.vendor_code = ${vendorCode}`.execute(database);
  return new Map(rows.map(({ code, parentCode }) => [code, parentCode]));
}
