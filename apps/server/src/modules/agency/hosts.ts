import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** The domain that is an agent's own; null: he has none. */
export async function hostOfAgent(database: Database, memberId: string): Promise<string | null> {
  const { rows } = await sql<{ host: string }>`select host from brand_hosts where agent_id = ${memberId}`.execute(
    database,
  );
  return rows[0]?.host ?? null;
}

/**
 * Gives an agent a domain in place of the one that he has, which stays the brand's; empty: he has none. False: the domain is another brand's
 * or another agent's.
 */
export async function setHostOfAgent(
  transaction: Database,
  { brandId, memberId, host }: { brandId: string; memberId: string; host: string },
): Promise<boolean> {
  await sql`update brand_hosts set agent_id = null where agent_id = ${memberId} and host <> ${host}`.execute(
    transaction,
  );
  if (host === '') return true;
  const { rows } = await sql`
    insert into brand_hosts as h (host, brand_id, agent_id) values (${host}, ${brandId}, ${memberId})
    on conflict (host) do update set agent_id = excluded.agent_id
    where h.brand_id = excluded.brand_id and (h.agent_id is null or h.agent_id = excluded.agent_id)
    returning host`.execute(transaction);
  return rows.length > 0;
}
