import type { Check } from './check.ts';

/** What the ledger says of each round of a vendor. */
const bookedRounds = `
  select substr(o.source, length('vendor:') + 1) as vendor_code, o.subject as round_id,
    coalesce(sum(t.amount_minor) filter (where t.movement = 'stake'), 0)
      - coalesce(sum(t.amount_minor) filter (where t.movement = 'stakeRefund'), 0) as stake,
    coalesce(sum(t.amount_minor) filter (where t.movement = 'win'), 0) as payout,
    count(distinct a.id) as accounts, min(a.member_id::text) as member_id, min(a.kind) as account_kind
  from operations o join transfers t on t.operation_id = o.id
  join accounts a on a.id in (t.debit_account_id, t.credit_account_id) and a.member_id is not null
  where o.source like 'vendor:%' group by 1, 2`;

/** Bets, rounds and deposits against the books, and what should have gone on long ago. */
export const businessChecks: readonly Check[] = [
  {
    name: 'bet-differs-from-transfers',
    sql: `
      select coalesce(b.vendor_code, k.vendor_code) as vendor, coalesce(b.round_id, k.round_id) as round,
        b.stake_minor as stake, b.payout_minor as payout, k.stake as booked_stake, k.payout as booked_payout
      from bets b full join (${bookedRounds}) k on k.vendor_code = b.vendor_code and k.round_id = b.round_id
      where b.id is null or b.stake_minor <> coalesce(k.stake, 0) or b.payout_minor <> coalesce(k.payout, 0)
        or b.member_id::text is distinct from coalesce(k.member_id, b.member_id::text) or k.accounts > 1`,
    sentence: (row) =>
      `The bet of round ${row.vendor} ${row.round} says stake ${row.stake}, payout ${row.payout}; ` +
      `the transfers say ${row.booked_stake} and ${row.booked_payout}.`,
  },
  {
    name: 'round-differs-from-bet',
    sql: `
      select coalesce(r.vendor_code, b.vendor_code) as vendor, coalesce(r.round_id, b.round_id) as round,
        case when r.closed_at is null then 'open' else 'closed' end as round_state, b.status as bet_status
      from vendor_rounds r full join bets b on b.vendor_code = r.vendor_code and b.round_id = r.round_id
      where r.round_id is null or b.id is null or b.member_id <> r.member_id or b.game_id <> r.game_id
        or (r.closed_at is not null and b.status = 'open') or (r.closed_at is null and b.status = 'settled')
        or (b.status = 'open') <> (b.settled_at is null)
        or (b.status = 'cancelled' and (b.stake_minor <> 0 or b.payout_minor <> 0))`,
    sentence: (row) =>
      `Round ${row.vendor} ${row.round} is ${row.round_state} and its bet is ${row.bet_status ?? 'missing'}.`,
  },
  {
    name: 'round-mixes-accounts',
    sql: `
      select r.vendor_code as vendor, r.round_id as round, r.account_kind as kind, k.account_kind as booked_kind
      from vendor_rounds r join (${bookedRounds}) k on k.vendor_code = r.vendor_code and k.round_id = r.round_id
      where k.account_kind <> r.account_kind`,
    sentence: (row) => `Round ${row.vendor} ${row.round} is played from ${row.kind} but booked on ${row.booked_kind}.`,
  },
  {
    name: 'deposit-differs-from-transfers',
    sql: `
      with booked as (
        select o.subject, o.member_id, sum(t.amount_minor) as amount_minor, min(t.currency_code) as currency_code
        from operations o join transfers t on t.operation_id = o.id where t.movement = 'deposit' group by 1, 2)
      select coalesce(d.id::text, k.subject) as deposit, d.amount_minor as amount, k.amount_minor as booked
      from deposits d full join booked k on k.subject = d.id::text and k.member_id = d.member_id
      where d.amount_minor is distinct from k.amount_minor or d.currency_code is distinct from k.currency_code`,
    sentence: (row) =>
      `Deposit ${row.deposit} is ${row.amount ?? 'missing'} in the cashier and ${row.booked ?? 'missing'} in the ledger.`,
  },
  {
    name: 'stuck-round',
    sql: `
      select vendor_code as vendor, round_id as round, opened_at::text as opened from vendor_rounds
      where closed_at is null and opened_at < now() - interval '48 hours'`,
    sentence: (row) => `Round ${row.vendor} ${row.round} has been open since ${row.opened}.`,
  },
  {
    name: 'stuck-transaction',
    sql: `
      select pid::text as process, state_change::text as since from pg_stat_activity
      where datname = current_database() and state like 'idle in transaction%' and state_change < now() - interval '1 minute'`,
    sentence: (row) => `Database process ${row.process} has held a transaction idle since ${row.since}.`,
  },
];
