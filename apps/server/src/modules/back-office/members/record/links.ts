import type { linkReasons, MemberType } from '@baize/contract';
import { sql } from 'kysely';
import type { Database } from '../../../../platform/database/database.ts';

interface DeviceRow {
  address: string;
  userAgent: string;
  sessions: number;
  firstAt: Date;
  lastAt: Date;
  isOpen: boolean;
}

interface LinkedRow {
  memberId: string;
  username: string;
  type: MemberType;
  isBlocked: boolean;
  reasons: (typeof linkReasons)[number][];
  registeredAt: Date;
  lastLoginAt: Date | null;
}

const maxRows = 50;

/** Each address and browser of a member's kept sessions, the latest first. */
export async function devicesOf(database: Database, memberId: string, now: Date): Promise<DeviceRow[]> {
  const { rows } = await sql<DeviceRow>`
    select ip as address, user_agent as "userAgent", count(*)::int as sessions, min(created_at) as "firstAt", max(last_seen_at) as "lastAt",
      bool_or(ended_at is null and expires_at > ${now}) as "isOpen"
    from sessions where member_id = ${memberId}
    group by ip, user_agent order by max(last_seen_at) desc limit ${maxRows}`.execute(database);
  return rows;
}

/** Other accounts of the brand that share something with the member, those with the most reasons first. */
export async function linkedMembers(database: Database, brandId: string, memberId: string): Promise<LinkedRow[]> {
  const { rows } = await sql<LinkedRow>`
    with own as (select distinct ip, user_agent from sessions where member_id = ${memberId} and ip <> '' limit 100),
    links (member_id, reason) as (
      select other.member_id, 'payee' from payout_accounts mine
        join payout_accounts other on other.brand_id = mine.brand_id and other.number_hash = mine.number_hash
        where mine.member_id = ${memberId}
      union select s.member_id, 'address' from own join sessions s on s.brand_id = ${brandId} and s.ip = own.ip
      union select s.member_id, 'device' from own join sessions s on s.brand_id = ${brandId} and s.ip = own.ip and s.user_agent = own.user_agent
      union select upline_id, 'upline' from members where id = ${memberId} and upline_id is not null
      union (select id, 'downline' from members where upline_id = ${memberId} order by registered_at desc limit ${maxRows}))
    select m.id as "memberId", m.username, m.type, m.blocked_at is not null as "isBlocked", m.registered_at as "registeredAt",
      m.last_login_at as "lastLoginAt", array_agg(links.reason order by links.reason) as reasons
    from links join members m on m.id = links.member_id and m.brand_id = ${brandId} and m.id <> ${memberId}
    group by m.id order by count(*) desc, m.registered_at desc limit ${maxRows}`.execute(database);
  return rows;
}
