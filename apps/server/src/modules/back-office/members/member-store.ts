import type { limitKind, MemberType, memberBlock } from '@baize/contract';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { Database } from '../../../platform/database/database.ts';
import { beginningWith, selectPage } from '../../../platform/database/select-page.ts';
import type { ListOf } from '../../../platform/http/list-of.ts';

/** What is blocked by itself. */
export type BlockedPart = Exclude<z.output<typeof memberBlock>, 'all'>;
/** Limits that staff sets; the one of a running bonus comes and goes with it. */
type StaffLimitKind = z.output<typeof limitKind>;

export interface MemberRow {
  memberId: string;
  username: string;
  nickname: string;
  type: MemberType;
  rankLevel: number;
  rankName: string;
  labels: string[];
  isBlocked: boolean;
  registeredAt: Date;
  lastLoginAt: Date | null;
}

export interface MemberDetail {
  memberId: string;
  username: string;
  nickname: string;
  type: MemberType;
  uplineName: string;
  registeredAt: Date;
  lastLoginAt: Date | null;
  blockedAt: Date | null;
  betsBlockedAt: Date | null;
  withdrawalsBlockedAt: Date | null;
  bonusesBlockedAt: Date | null;
  mustChangePassword: boolean;
  isOnline: boolean;
  vipLevel: number;
  openSessions: number;
}

const onlineMs = 5 * 60_000;

/** Members of the brand whom a session that lives has seen in the last five minutes; by the index of sessions that have not ended. */
export const onlineMemberIds = (brandId: string, now: Date) => sql`
  select s.member_id from sessions s
  where least(s.ended_at, s.expires_at) > ${now} and s.ended_at is null and s.brand_id = ${brandId}
    and s.last_seen_at > ${new Date(now.getTime() - onlineMs)}`;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function createMemberAdminStore(database: Database) {
  /** `contactOwners`: members whose number or address was typed; `now`: for who is online. */
  const page = (
    { staff, data }: Parameters<ListOf<'staffMembers'>>[0],
    contactOwners: readonly string[],
    now: Date,
  ): Promise<{ rows: MemberRow[]; total: number }> => {
    const { search, type, isBlocked, isOnline, label } = data;
    const ids = search !== undefined && uuid.test(search) ? [...contactOwners, search] : contactOwners;
    const found = search
      ? sql`and (lower(m.username) like lower(${beginningWith(search)}) or m.id = any (${[...ids]}::uuid[]))`
      : sql``;
    const ofType = type === undefined ? sql`` : sql`and m.type = ${type}`;
    const blocked = isBlocked === undefined ? sql`` : sql`and (m.blocked_at is not null) = ${isBlocked}`;
    const online =
      isOnline === undefined
        ? sql``
        : sql`and m.id ${isOnline ? sql`in` : sql`not in`} (${onlineMemberIds(staff.brandId, now)})`;
    const labelled = label === undefined ? sql`` : sql`and ${label} = any (st.labels)`;
    const withStandings = sql`members m left join member_standings st on st.member_id = m.id`;
    return selectPage<MemberRow, 'registeredAt' | 'username' | 'lastLoginAt'>(
      database,
      {
        columns: sql`m.id as "memberId", m.username, m.nickname, m.type, coalesce(st.rank_level, 0) as "rankLevel",
          coalesce(st.rank_name, '') as "rankName", coalesce(st.labels, '{}') as labels, m.blocked_at is not null as "isBlocked",
          m.registered_at as "registeredAt", m.last_login_at as "lastLoginAt"`,
        from: withStandings,
        counted: label === undefined ? sql`members m` : withStandings,
        where: sql`m.brand_id = ${staff.brandId} ${found} ${ofType} ${blocked} ${online} ${labelled}`,
        sorts: {
          registeredAt: sql`m.registered_at`,
          username: sql`lower(m.username)`,
          lastLoginAt: sql`m.last_login_at`,
        },
        neverNull: ['registeredAt', 'username'],
        tieBreak: sql`m.id`,
      },
      data,
    );
  };

  const isOfBrand = async (brandId: string, memberId: string): Promise<boolean> => {
    const { rows } = await sql`select from members where id = ${memberId} and brand_id = ${brandId}`.execute(database);
    return rows.length > 0;
  };

  const find = async (brandId: string, memberId: string, now: Date): Promise<MemberDetail | undefined> => {
    const { rows } = await sql<MemberDetail>`
      select m.id as "memberId", m.username, m.nickname, m.type, coalesce(u.username, '') as "uplineName",
        m.registered_at as "registeredAt", m.last_login_at as "lastLoginAt", m.blocked_at as "blockedAt",
        m.bets_blocked_at as "betsBlockedAt", m.withdrawals_blocked_at as "withdrawalsBlockedAt",
        m.bonuses_blocked_at as "bonusesBlockedAt",
        m.must_change_password as "mustChangePassword", m.id in (${onlineMemberIds(brandId, now)}) as "isOnline",
        coalesce((select v.level from vip_standings v where v.member_id = m.id), 0) as "vipLevel",
        (select count(*)::int from sessions s where s.member_id = m.id and s.ended_at is null and s.expires_at > ${now}) as "openSessions"
      from members m left join members u on u.id = m.upline_id
      where m.id = ${memberId} and m.brand_id = ${brandId}`.execute(database);
    return rows[0];
  };

  const limitsOf = async (brandId: string, memberId: string) => {
    const { rows } = await sql<{ kind: StaffLimitKind; amountMinor: bigint | null; brandAmountMinor: bigint | null }>`
      select k.kind, own.amount_minor as "amountMinor", whole.amount_minor as "brandAmountMinor"
      from unnest(array['stake', 'dayStake', 'dayLoss', 'dayDeposit']) with ordinality as k (kind, position)
        left join money_limits own on own.member_id = ${memberId} and own.kind = k.kind and own.set_by = 'staff'
        left join money_limits whole on whole.brand_id = ${brandId} and whole.member_id is null and whole.kind = k.kind
      order by k.position`.execute(database);
    return rows;
  };

  /** Held until the transaction ends; undefined for a member of another brand. */
  const lock = async (brandId: string, memberId: string): Promise<{ blockedAt: Date | null } | undefined> => {
    const { rows } = await sql<{ blockedAt: Date | null }>`select blocked_at as "blockedAt" from members
      where id = ${memberId} and brand_id = ${brandId} for no key update`.execute(database);
    return rows[0];
  };

  /** Blocks a part of what a member may do, or lifts it (null), in a transaction of the caller; returns since when it was blocked before. */
  const setPartBlocked = async (memberId: string, part: BlockedPart, at: Date | null): Promise<Date | null> => {
    const column = sql.ref(`${part}_blocked_at`);
    const { rows } = await sql<{ before: Date | null }>`select ${column} as before from members where id = ${memberId}
      for no key update`.execute(database);
    const before = rows[0]?.before ?? null;
    // A block that stands keeps its moment and its reason in the log.
    if ((before === null) === (at === null)) return before;
    await sql`update members set ${column} = ${at} where id = ${memberId}`.execute(database);
    return before;
  };

  return { page, isOfBrand, find, limitsOf, lock, setPartBlocked };
}
