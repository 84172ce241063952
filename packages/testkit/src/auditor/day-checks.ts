import type { Check } from './check.ts';

/** Seconds after midnight in which a line may belong to the day before: it was decided before it was written. */
const unclearSeconds = 60;

const staked = "movement in ('stake', 'betHold')";
const unstaked = "movement in ('stakeRefund', 'betRelease')";
const paid = "movement in ('win', 'jackpotWin', 'freeRoundWin')";
const columns = ['bets', 'staked', 'paid', 'deposited'] as const;
const of = (alias: string) => columns.map((name) => `coalesce(${alias}.${name}, 0)`).join(', ');
const told = (alias: string) => `concat_ws(' ', ${of(alias)})`;

const dayOf = (moment: string) => `floor(extract(epoch from ${moment}) / 86400)::integer`;

/** Movements that count, with the account that they count for. */
const sides = (lines: string, which: string) => `
  select account_id, version, movement, amount_minor, booked_at, batch_id, line, ${dayOf('booked_at')} as own_day from (
    select case when ${staked} then l.debit_account_id else l.credit_account_id end as account_id,
      case when ${staked} then l.debit_version else l.credit_version end as version, l.movement, l.amount_minor, l.booked_at, l.batch_id, l.line
    from ${lines} l join batches b on b.id = l.batch_id
    where l.booked_at >= b.booked_at and (${staked} or ${unstaked} or ${paid} or movement = 'deposit')) s where ${which}`;

const counts = `
  sum(case when ${staked} then 1 when ${unstaked} then -1 else 0 end) as bets,
  coalesce(sum(case when ${staked} then amount_minor when ${unstaked} then -amount_minor end), 0) as staked,
  coalesce(sum(case when ${paid} then amount_minor end), 0) as paid,
  coalesce(sum(case when movement = 'deposit' then amount_minor end), 0) as deposited`;

/**
 * What went over an account each day, counted again. Accounts that look wrong are counted once more with care: the day of an account never
 * goes back, whatever the clock does, and just after midnight a line may belong to the day before. An act that counts nothing may have brought
 * a later day: when the clock goes back after it, lines may belong to any of the days between. All days together must fit always. Lines of books that were taken over are
 * older than their batch and were never counted.
 */
const dayCounters: Check = {
  sql: ({ isFull, lines }) =>
    isFull
      ? `
    with stored as materialized (
      select account_id, day, sum(bets) as bets, sum(staked_minor) as staked, sum(paid_minor) as paid, sum(deposited_minor) as deposited
      from (select account_id, day, bets, staked_minor, paid_minor, deposited_minor from account_days
        union all select id, day, day_bets, day_staked_minor, day_paid_minor, day_deposited_minor from accounts) d
      group by account_id, day),
    by_own_day as (select account_id, own_day as day, ${counts} from (${sides(lines, 'true')}) s group by account_id, own_day),
    suspects as materialized (
      select distinct account_id from stored s full join by_own_day c using (account_id, day)
      where (${of('s')}) is distinct from (${of('c')})),
    of_suspects as (
      select a.id as account_id, l.batch_id, l.line, max(${dayOf('l.booked_at')}) over (partition by a.id order by l.batch_id, l.line) as latest_day
      from accounts a join ${lines} l on l.member_id = a.member_id where a.id in (select account_id from suspects)),
    dated as materialized (
      select s.*, max(own_day) over (partition by account_id order by version) as day, o.latest_day,
        extract(epoch from booked_at)::bigint % 86400 < ${unclearSeconds} as is_after_midnight
      from (${sides(lines, 'account_id in (select account_id from suspects)')}) s join of_suspects o using (account_id, batch_id, line)),
    counted as materialized (select account_id, day, ${counts} from dated group by account_id, day),
    unclear as (
      select distinct account_id, day - is_after_midnight::integer as first_day, latest_day as last_day from dated
      where is_after_midnight or latest_day > day),
    kept as (select * from stored where account_id in (select account_id from suspects)),
    days as (
      select account_id, day, ${told('s')} as stored, ${told('c')} as counted,
        exists (
          select from unclear u where u.account_id = coalesce(s.account_id, c.account_id)
            and coalesce(s.day, c.day) between u.first_day and u.last_day) as is_unclear
      from kept s full join counted c using (account_id, day) where (${of('s')}) is distinct from (${of('c')})),
    totals as (
      select account_id, sum(bets) as bets, sum(staked) as staked, sum(paid) as paid, sum(deposited) as deposited from kept group by 1),
    counted_totals as (
      select account_id, sum(bets) as bets, sum(staked) as staked, sum(paid) as paid, sum(deposited) as deposited from counted group by 1)
    select 'day-counters-differ' as fault, account_id as account, (date '1970-01-01' + day)::text as day, stored, counted
    from days where not is_unclear
    union all
    select 'day-counters-differ', account_id, 'all days together', ${told('s')}, ${told('c')}
    from totals s full join counted_totals c using (account_id) where (${of('s')}) is distinct from (${of('c')})`
      : null,
  sentences: {
    'day-counters-differ': (row) =>
      `Account ${row.account} keeps ${row.stored} (bets, staked, paid, deposited) for ${row.day}; its lines give ${row.counted}.`,
  },
};

export const dayChecks: readonly Check[] = [dayCounters];
