import type { PlayerLink } from '@baize/contract';
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

/** What pairs of a vendor's players share: sign-ins from one address (and one kind of browser) since a moment, a payee, or a referral of one by the other. */
export async function findPlayerLinks(
  database: Database,
  vendorCode: string,
  playerRefs: readonly string[],
  since: Date,
): Promise<{ firstRef: string; secondRef: string; kinds: PlayerLink[] }[]> {
  const { rows } = await sql<{ firstRef: string; secondRef: string; kinds: PlayerLink[] }>`
    with players as (
      select p.player_ref, m.id, m.brand_id, m.upline_id from player_refs p join members m on m.id = p.member_id
      where p.vendor_code = ${vendorCode} and p.player_ref = any(${playerRefs}::text[])),
    seen as (
      select distinct p.player_ref, p.brand_id, s.ip, s.user_agent from players p join sessions s on s.member_id = p.id
      where s.created_at >= ${since} and s.ip <> ''),
    payees as (
      select distinct p.player_ref, p.brand_id, a.number_hash from players p join payout_accounts a on a.member_id = p.id),
    links (one, other, kind) as (
      select a.player_ref, b.player_ref, 'address' from seen a join seen b on b.ip = a.ip and b.brand_id = a.brand_id
      union select a.player_ref, b.player_ref, 'device' from seen a
        join seen b on b.ip = a.ip and b.user_agent = a.user_agent and b.brand_id = a.brand_id
      union select a.player_ref, b.player_ref, 'payee' from payees a
        join payees b on b.number_hash = a.number_hash and b.brand_id = a.brand_id
      union select a.player_ref, b.player_ref, 'referral' from players a join players b on b.upline_id = a.id)
    select least(one, other) as "firstRef", greatest(one, other) as "secondRef",
      array_agg(distinct kind order by kind) as kinds
    from links where one <> other group by 1, 2`.execute(database);
  return rows;
}
