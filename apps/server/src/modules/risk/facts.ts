import type { RiskFact } from '@baize/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Figure } from './rules.ts';

type Sql = RawBuilder<unknown>;
/** How many pairs at vendors' tables, found up to a moment and not cleared by staff, each member is in; in the order in which they are asked. */
export type CollusionPairs = (asked: readonly { memberId: string; at: Date }[]) => Promise<readonly number[]>;

const percent = sql`100`;
const hourSeconds = 3_600;

/** Rows of the member in the hours before the event, and at it. */
const within = (column: string, hours: number): Sql =>
  sql`${sql.ref(column)} > e.at - ${`${hours} hours`}::interval and ${sql.ref(column)} <= e.at`;

const countIn = (table: string, column: string, hours: number, where: Sql = sql`true`): Sql =>
  sql`(select count(*) from ${sql.table(table)} t where t.member_id = e.member_id and ${within(`t.${column}`, hours)} and ${where})`;

/** A sum over finished hours of play of the member: an hour counts by its end. */
const played = (what: Sql, hours: number, where: Sql = sql`true`): Sql =>
  sql`(select ${what} from turnover_hours h where h.member_id = e.member_id and h.account_kind = 'cash'
    and h.starts_at >= e.at - ${`${hours} hours`}::interval and h.starts_at < e.at and ${where})`;

const deposited = (hours: number): Sql =>
  sql`(select coalesce(sum(t.amount_minor), 0) from deposits t where t.member_id = e.member_id and ${within('t.created_at', hours)})`;

/** The session of a registration begins a moment after the member. */
const signedInWithin = (column: string, hours: number): Sql =>
  sql`${sql.ref(column)} > e.at - ${`${hours} hours`}::interval and ${sql.ref(column)} <= e.at + interval '1 minute'`;

/** Accounts that signed in from a network (`networkOf`) of the member, himself among them; with the same browser where it is about a device. */
const accounts = (hours: number, isDevice: boolean): Sql => sql`(
  select count(distinct other.member_id)
  from (select distinct s.network, s.user_agent from sessions s
    where s.member_id = e.member_id and s.network <> '' and ${signedInWithin('s.created_at', hours)} limit 100) own
  join sessions other on other.brand_id = e.brand_id and other.network = own.network and ${signedInWithin('other.created_at', hours)}
    ${isDevice ? sql`and other.user_agent = own.user_agent` : sql``})`;

/** Games in which a member can bet on both sides of one event. */
const twoSided = sql`h.game_type in ('LIVE', 'SPORTS', 'ESPORTS', 'COCKFIGHT')`;

const average = (table: 'deposits' | 'withdrawals', hours: number): Sql =>
  sql`(select avg(t.amount_minor) from ${sql.table(table)} t where t.member_id = e.member_id and t.created_at < e.at
    and ${within('t.created_at', hours)})`;

const amountOfEvent = sql`e.amount_minor`;

/** How each fact is read of an event `e` (id, brand_id, member_id, at, amount_minor), as things were at its moment; vendors say the others. */
const readers: Record<
  Exclude<RiskFact, 'collusionPairs'>,
  (hours: number, event: 'deposits' | 'withdrawals' | null) => Sql
> = {
  amount: () => amountOfEvent,
  amountPercentOfAverage: (hours, table) =>
    table === null ? sql`null` : sql`${amountOfEvent} * ${percent} / nullif(${average(table, hours)}, 0)`,
  accountAge: () =>
    sql`(select extract(epoch from e.at - m.registered_at) / ${sql.lit(hourSeconds)} from members m where m.id = e.member_id)`,
  accountsAtAddress: (hours) => accounts(hours, false),
  accountsOnDevice: (hours) => accounts(hours, true),
  sharedPayees: () => sql`(
    select count(distinct other.member_id) from payout_accounts own
    join payout_accounts other on other.brand_id = own.brand_id and other.number_hash = own.number_hash
      and other.member_id <> own.member_id and other.created_at <= e.at
    where own.member_id = e.member_id and own.created_at <= e.at)`,
  deposits: (hours) => countIn('deposits', 'created_at', hours),
  depositedAmount: deposited,
  failedDeposits: (hours) => countIn('deposit_orders', 'created_at', hours, sql`t.state = 'FAILED'`),
  withdrawals: (hours) => countIn('withdrawals', 'created_at', hours),
  cancelledWithdrawals: (hours) => countIn('withdrawals', 'state_since', hours, sql`t.state = 'CANCELLED'`),
  bonuses: (hours) => countIn('bonus_grants', 'granted_at', hours),
  sinceBonus: () => sql`(
    select extract(epoch from e.at - max(b.granted_at)) / ${sql.lit(hourSeconds)} from bonus_grants b
    where b.member_id = e.member_id and b.granted_at <= e.at)`,
  bets: (hours) => played(sql`coalesce(sum(h.bets), 0)`, hours),
  stakedAmount: (hours) => played(sql`coalesce(sum(h.stake_minor), 0)`, hours),
  stakedPercentOfDeposits: (hours) =>
    sql`${played(sql`coalesce(sum(h.stake_minor), 0)`, hours)} * ${percent} / nullif(${deposited(hours)}, 0)`,
  wonPercent: (hours) => played(sql`sum(h.payout_minor) * ${percent} / nullif(sum(h.stake_minor), 0)`, hours),
  lowRiskPercent: (hours) =>
    played(
      sql`(sum(h.stake_minor) - sum(h.valid_turnover_minor)) * ${percent} / nullif(sum(h.stake_minor), 0)`,
      hours,
      twoSided,
    ),
};

/** Columns `f0`, `f1` and so on: the figures of an event `e` as whole numbers in text, rounded down. */
export function figureColumns(figures: readonly Figure[], event: 'deposits' | 'withdrawals' | null): Sql {
  return sql.join(
    figures.map(({ fact, hours }, index) => {
      const figure = fact === 'collusionPairs' ? sql`null` : readers[fact](hours ?? 0, event);
      return sql`floor((${figure})::numeric)::text as ${sql.id(`f${index}`)}`;
    }),
  );
}
