import type { LocaleCode } from '@baize/contract';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { StatementLine } from './statement.ts';
import { vendorSource } from './vendor-acts.ts';

const vendorPrefix = vendorSource('');

/** The names of the games that lines are about, by the lines' ids; lines that belong to no round are left out. */
export async function readGamesOfLines(
  database: Database,
  lines: readonly Pick<StatementLine, 'id' | 'source' | 'reference'>[],
  language: LocaleCode,
): Promise<ReadonlyMap<string, string>> {
  const played = lines.filter(({ source, reference }) => source.startsWith(vendorPrefix) && reference !== '');
  if (played.length === 0) return new Map();
  const { rows } = await sql<{ id: string; name: string }>`
    select asked.id, coalesce(g.names ->> ${language}::text, g.names ->> 'TY', g.game_code) as name
    from unnest(${played.map(({ id }) => id)}::text[],
      ${played.map(({ source }) => source.slice(vendorPrefix.length))}::text[],
      ${played.map(({ reference }) => reference)}::text[]) asked (id, vendor_code, round_id)
    join lateral (
      (select game_id from bets b where b.vendor_code = asked.vendor_code and b.round_id = asked.round_id limit 1)
      union all
      (select game_id from rounds r where r.vendor_code = asked.vendor_code and r.round_id = asked.round_id)
      limit 1) played on true
    join games g on g.id = played.game_id`.execute(database);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
