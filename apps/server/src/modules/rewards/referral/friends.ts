import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { ofSameDevice, ofSamePayee } from '../sharing.ts';

export interface Friend {
  memberId: string;
  nickname: string;
  joinedAt: Date;
  depositMinor: bigint;
  turnoverMinor: bigint;
  /** Comes from the same address with the same browser as who invited him. */
  sharesDevice: boolean;
  /** Has a payout account with the same number. */
  sharesPayee: boolean;
  /** Is kept from bonuses. */
  isBlocked: boolean;
}

interface Row extends Omit<Friend, 'depositMinor' | 'turnoverMinor'> {
  deposit: string;
  turnover: string;
}

const maxFriends = 500;

/** Members who came by somebody's links, the oldest first, with what counts for and against them. */
export async function friendsOf(database: Database, memberId: string): Promise<Friend[]> {
  const { rows } = await sql<Row>`
    select m.id as "memberId", m.nickname, m.registered_at as "joinedAt",
      (select coalesce(sum(d.amount_minor), 0)::text from deposits d where d.member_id = m.id) as deposit,
      (select coalesce(sum(t.valid_turnover_minor), 0)::text from turnover_days t where t.member_id = m.id and t.account_kind = 'cash') as turnover,
      m.id in (${ofSameDevice(sql`${memberId}::uuid`)}) as "sharesDevice",
      m.id in (${ofSamePayee(sql`${memberId}::uuid`)}) as "sharesPayee",
      m.bonuses_blocked_at is not null as "isBlocked"
    from members m where m.upline_id = ${memberId} and m.type <> 4
    order by m.registered_at, m.id limit ${maxFriends}`.execute(database);
  return rows.map(({ deposit, turnover, ...friend }) => ({
    ...friend,
    depositMinor: BigInt(deposit),
    turnoverMinor: BigInt(turnover),
  }));
}
