import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** Those of a vendor's players who signed in from one address with one kind of browser as another of them; the latest sign-ins count. */
export async function findLinkedPlayers(
  database: Database,
  vendorCode: string,
  playerRefs: readonly string[],
  since: Date,
): Promise<readonly string[]> {
  const { rows } = await sql<{ playerRef: string }>`
    with seen as (
      select distinct p.player_ref, p.member_id, s.ip, s.user_agent
      from player_refs p join sessions s on s.member_id = p.member_id
      where p.vendor_code = ${vendorCode} and p.player_ref = any(${playerRefs}::text[]) and s.created_at >= ${since})
    select distinct one.player_ref as "playerRef" from seen one
      join seen other on other.ip = one.ip and other.user_agent = one.user_agent and other.member_id <> one.member_id
    order by one.player_ref`.execute(database);
  return rows.map(({ playerRef }) => playerRef);
}
