import type { Check } from './check.ts';

/** Seconds after midnight in which a line may belong to the day before: it was decided before it was written. */
const unclearSeconds = 60;

const staked = "movement in ('stake', 'betHold')";
const unstaked = "movement in ('stakeRefund', 'betRelease')";
const paid = "movement in ('win', 'jackpotWin', 'freeRoundWin')";
const columns = ['bets', 'staked', 'paid', 'deposited'] as const;
const of = (alias: string) => columns.map((name) => `coalesce(${alias}.${name}, 0)`).join(', ');
const told = (alias: string) => `concat_ws(' ', ${of(alias)})`;

/**
 * What went over an account each day, counted again. The day of an account never goes back, whatever the clock does. Lines of books that
 * were taken over are older than their batch and were never counted.
 */
const dayCounters: Check = {
  sql: ({ isFull, lines }) =>
    isFull
      ? `
    with sides as (
      select case when ${staked} then l.debit_account_id else l.credit_account_id end as account_id,
        case when ${staked} then l.debit_version else l.credit_version end as version, l.movement, l.amount_minor, l.booked_at
      from ${lines} l join batches b on b.id = l.batch_id
      where l.booked_at >= b.booked_at and (${staked} or ${unstaked} or ${paid} or movement = 'deposit')),
    dated as (
      select *, max(floor(extract(epoch from booked_at) / 86400)::integer) over (partition by account_id order by version) as day,
        extract(epoch from booked_at)::bigint % 86400 < ${unclearSeconds} as is_unclear
      from sides),
    counted as (
      select account_id, day, count(*) filter (where ${staked}) - count(*) filter (where ${unstaked}) as bets,
        coalesce(sum(amount_minor) filter (where ${staked}), 0) - coalesce(sum(amount_minor) filter (where ${unstaked}), 0) as staked,
        coalesce(sum(amount_minor) filter (where ${paid}), 0) as paid,
        coalesce(sum(amount_minor) filter (where movement = 'deposit'), 0) as deposited, bool_or(is_unclear) as is_unclear
      from dated group by account_id, day),
    stored as (
      select account_id, day, sum(bets) as bets, sum(staked_minor) as staked, sum(paid_minor) as paid, sum(deposited_minor) as deposited
      from (select account_id, day, bets, staked_minor, paid_minor, deposited_minor from account_days
        union all select id, day, day_bets, day_staked_minor, day_paid_minor, day_deposited_minor from accounts) d
      group by account_id, day),
    days as (
      select account_id, day, ${told('s')} as stored, ${told('c')} as counted,
        coalesce(c.is_unclear, false) or exists (
          select from counted n where n.account_id = account_id and n.day = day + 1 and n.is_unclear) as is_unclear
      from stored s full join counted c using (account_id, day) where (${of('s')}) is distinct from (${of('c')})),
    totals as (
      select account_id, sum(bets) as bets, sum(staked) as staked, sum(paid) as paid, sum(deposited) as deposited from stored group by 1),
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
