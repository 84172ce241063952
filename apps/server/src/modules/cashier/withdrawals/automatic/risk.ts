import { localDateOf, startOfLocalDate } from '@baize/periods';
import { sql } from 'kysely';
import type { Database } from '../../../../platform/database/database.ts';
import { paidInList, readOutstandingTurnover } from '../../wagering/index.ts';
import type { WithdrawalRow } from '../rows.ts';
import type { RiskFacts } from './rules.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** How far back addresses and devices are compared, and how many other members are named. */
const sharedSinceMs = 90 * dayMs;
const maxNamed = 20;

/** What a person is shown beside the facts of the rules. */
export interface Risk extends RiskFacts {
  deposits: number;
  withdrawals: number;
  /** Cases of risk rules that are not closed. */
  openCases: number;
  payees: string[];
  devices: string[];
  addresses: string[];
}

interface Counted {
  deposits: number;
  depositedMinor: string;
  withdrawals: number;
  withdrawnMinor: string;
  earlier: number;
  openCases: number;
  usableSince: Date;
  isBlocked: boolean;
  memberToday: string;
  brandToday: string;
}

/** What speaks for and against a withdrawal, at a moment: before that of the withdrawal itself for a dry run. */
export async function readRisk(database: Database, row: WithdrawalRow, zone: string, now: Date): Promise<Risk> {
  // One after the other: within a transaction there is one connection.
  const counted = await readCounted(database, row, zone, now);
  const payees = await sharedPayees(database, row);
  const devices = await sharedSessions(database, row, now, true);
  const addresses = await sharedSessions(database, row, now, false);
  const turnover = row.turnoverComplete
    ? { missingMinor: 0n }
    : await readOutstandingTurnover(database, { memberId: row.memberId, currencyCode: row.currencyCode, zone, now });
  return {
    amountMinor: row.amountMinor,
    turnoverMissingMinor: turnover.missingMinor,
    isFirst: counted.earlier === 0,
    isBlocked: counted.isBlocked,
    accountAgeHours: Math.floor((now.getTime() - counted.usableSince.getTime()) / hourMs),
    depositedMinor: BigInt(counted.depositedMinor),
    withdrawnMinor: BigInt(counted.withdrawnMinor) + row.amountMinor,
    sharesPayee: payees.length > 0,
    sharesDevice: devices.length > 0,
    sharesAddress: addresses.length > 0,
    memberTodayMinor: BigInt(counted.memberToday),
    brandTodayMinor: BigInt(counted.brandToday),
    deposits: counted.deposits,
    withdrawals: counted.withdrawals,
    openCases: counted.openCases,
    payees,
    devices,
    addresses,
  };
}

async function readCounted(database: Database, row: WithdrawalRow, zone: string, now: Date): Promise<Counted> {
  const { memberId, id, brandId, currencyCode } = row;
  const today = startOfLocalDate(localDateOf(now, zone), zone);
  const others = sql`from withdrawals w where w.member_id = ${memberId} and w.id <> ${id} and w.created_at <= ${now}
    and w.state not in ('REJECTED', 'CANCELLED')`;
  const automatic = sql`w.automatic and w.created_at >= ${today} and w.created_at <= ${now} and w.currency_code = ${currencyCode}
    and w.id <> ${id} and w.state not in ('REJECTED', 'CANCELLED')`;
  const { rows } = await sql<Counted>`
    select d.deposits, d.deposited::text as "depositedMinor",
      (select count(*)::int ${others}) as withdrawals, (select coalesce(sum(w.amount_minor), 0)::text ${others}) as "withdrawnMinor",
      (select count(*)::int ${others} and w.paid_minor > 0) as earlier,
      (select count(*)::int from risk_cases c where c.member_id = ${memberId} and c.state in ('open', 'assigned')) as "openCases",
      (select m.blocked_at is not null or m.withdrawals_blocked_at is not null from members m where m.id = ${memberId}) as "isBlocked",
      (select p.created_at from payout_accounts p where p.member_id = ${memberId} and p.id = ${row.accountId}) as "usableSince",
      (select coalesce(sum(w.amount_minor), 0)::text from withdrawals w where w.member_id = ${memberId} and ${automatic}) as "memberToday",
      (select coalesce(sum(w.amount_minor), 0)::text from withdrawals w where w.brand_id = ${brandId} and ${automatic}) as "brandToday"
    from (select count(*)::int as deposits, coalesce(sum(j.amount_minor), 0) as deposited
      from accounts a join journal j on j.credit_account_id = a.id
      where a.member_id = ${memberId} and a.kind = 'cash' and a.currency_code = ${currencyCode}
        and j.movement in (${paidInList}) and j.booked_at <= ${now}) d`.execute(database);
  const [counted] = rows;
  if (!counted) throw new Error(`withdrawal ${id} cannot be counted`);
  return counted;
}

async function sharedPayees(database: Database, row: WithdrawalRow): Promise<string[]> {
  const { rows } = await sql<{ username: string }>`
    select distinct m.username from payout_accounts own
    join payout_accounts other on other.brand_id = own.brand_id and other.number_hash = own.number_hash and other.member_id <> own.member_id
    join members m on m.id = other.member_id
    where own.member_id = ${row.memberId} and own.id = ${row.accountId} order by 1 limit ${maxNamed}`.execute(database);
  return rows.map(({ username }) => username);
}

/** Members who came from the same address; with `isDevice` from the same program on it too. */
async function sharedSessions(database: Database, row: WithdrawalRow, now: Date, isDevice: boolean): Promise<string[]> {
  const since = new Date(now.getTime() - sharedSinceMs);
  const sameDevice = isDevice ? sql`and other.user_agent = own.user_agent` : sql``;
  const { rows } = await sql<{ username: string }>`
    select distinct m.username from (
      select distinct ip, user_agent from sessions where member_id = ${row.memberId} and created_at >= ${since} limit 100) own
    join sessions other on other.brand_id = ${row.brandId} and other.ip = own.ip and other.member_id <> ${row.memberId}
      and other.created_at >= ${since} and own.ip <> '' ${sameDevice}
    join members m on m.id = other.member_id order by 1 limit ${maxNamed}`.execute(database);
  return rows.map(({ username }) => username);
}
