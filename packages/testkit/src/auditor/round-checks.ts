import { type Check, faultsOf } from './check.ts';
import { roundMovements, roundSums } from './movements.ts';

/** Rounds of a later audit that are looked at in full; the daily one sees the others. */
const maxSuspects = 500;

/** The member's account that a line was played from or paid to. */
const playAccount = `case when movement in ('stake', 'betHold') then debit_account_id
  when movement in ('win', 'stakeRefund', 'jackpotWin', 'freeRoundWin', 'betRelease') then credit_account_id
  when movement = 'adjustment' then case when debit_version is not null then debit_account_id else credit_account_id end end`;

/** Numbers in the place of texts: what is the same in all lines of a round is compared by its least and its greatest. */
const kindNumber = (kind: string) => `case ${kind} when 'cash' then 1 when 'trial' then 2 end`;
const likeness = `min(${kindNumber('a.kind')}) as least_kind, max(${kindNumber('a.kind')}) as greatest_kind,
  min(uuid_hash(l.member_id)) as least_member, max(uuid_hash(l.member_id)) as greatest_member`;

/** Whether a stake was given back after the round had paid: the versions of the play account tell the order. */
const payouts = "movement in ('win', 'jackpotWin', 'freeRoundWin', 'adjustment')";
const order = `min(l.booked_at) as first_at, coalesce(bool_or(${payouts}), false) as is_paid,
  coalesce(min(coalesce(credit_version, debit_version)) filter (where ${payouts})
    < max(credit_version) filter (where movement = 'stakeRefund'), false) as is_refunded_late`;

/** What lines say of each round. */
const sumsOf = (lines: string, isFull: boolean) => `
  select substr(source, length('vendor:') + 1) as vendor_code, subject as round_id, ${likeness}, ${order},
    ${isFull ? '' : 'min(l.member_id::text) as member,'}
    ${roundSums.stake} as stake, ${roundSums.payout} as payout, ${roundSums.locked} as locked, ${roundSums.owed} as owed
  from ${lines} l left join accounts a on a.id = ${playAccount}
  where source like 'vendor:%' and movement in (${roundMovements}) group by source, subject`;

/** The betting record: a round's first line, and the sums of its later ones. `which`: SQL condition. */
const record = (which: string) => `
  select coalesce(f.vendor_code, x.vendor_code) as vendor_code, coalesce(f.round_id, x.round_id) as round_id, f.member_id, f.game_id,
    f.account_kind, f.settled_at, coalesce(f.stake_minor, 0) + coalesce(x.stake, 0) as stake, coalesce(f.payout_minor, 0) + coalesce(x.payout, 0) as payout,
    case when f.round_id is null then 0 else 1 end + coalesce(x.lines, 0) as lines,
    f.round_id is null or coalesce(x.lines <> x.last or x.least_member <> x.greatest_member or x.least_game <> x.greatest_game
      or x.least_kind <> x.greatest_kind or x.least_stake < 0 or x.least_member <> uuid_hash(f.member_id) or x.least_game <> uuid_hash(f.game_id)
      or x.least_kind <> f.account_kind, false) or (f.status = 'cancelled' and (f.stake_minor <> 0 or f.payout_minor <> 0)) as is_odd
  from (select * from bets where line = 0 and ${which}) f full join (
    select vendor_code, round_id, sum(stake_minor) as stake, sum(payout_minor) as payout, count(*) as lines, max(line) as last,
      min(uuid_hash(member_id)) as least_member, max(uuid_hash(member_id)) as greatest_member,
      min(uuid_hash(game_id)) as least_game, max(uuid_hash(game_id)) as greatest_game,
      min(account_kind) as least_kind, max(account_kind) as greatest_kind, min(stake_minor) as least_stake
    from bets where line > 0 and ${which} group by vendor_code, round_id) x on x.vendor_code = f.vendor_code and x.round_id = f.round_id`;

/**
 * Books, rounds and the betting record side by side. `booked` is a relation as `sumsOf` gives it. A round of one act, which alone is in the
 * record without a row of `rounds`, was settled in the moment of its lines.
 */
const sideBySide = (booked: string, joins: string, more = '') => `
  select vendor_code as vendor, round_id as round, k.stake as booked_stake, k.payout as booked_payout, k.locked, k.owed, ${more}
    e.stake, e.payout, r.stake_minor as round_stake, r.payout_minor as round_payout, r.owed_minor, r.status, r.bet_lines,
    e.lines as record_lines, case when k.least_kind = k.greatest_kind then (array['cash', 'trial']) [k.least_kind] end as booked_kind,
    coalesce(r.account_kind, e.account_kind) as kind,
    (e.lines is not null and (e.stake, e.payout) is distinct from (coalesce(k.stake, 0), coalesce(k.payout, 0)))
      or (e.lines is null and r.round_id is null) as is_bet_other,
    r.round_id is not null and (r.stake_minor, r.payout_minor, r.owed_minor, case when r.status = 'held' then r.stake_minor else 0 end)
      is distinct from (coalesce(k.stake, 0), coalesce(k.payout, 0), coalesce(k.owed, 0), coalesce(k.locked, 0)) as is_round_other,
    r.round_id is not null and coalesce((r.closed_at is not null) <> (e.lines is not null) or r.bet_lines <> coalesce(e.lines, 0)
      or (r.status in ('held', 'open') and r.closed_at is not null) or (r.status = 'closed' and r.closed_at is null)
      or r.member_id <> e.member_id or r.game_id <> e.game_id or r.account_kind <> e.account_kind or (k.is_paid and not r.is_credited), false)
      or coalesce(e.is_odd or (r.round_id is null and e.settled_at <> k.first_at), false) as is_state_other,
    coalesce(k.is_refunded_late, false) as is_refunded_late,
    coalesce(k.least_kind <> k.greatest_kind or k.least_member <> k.greatest_member
      or k.least_kind <> ${kindNumber('coalesce(r.account_kind, e.account_kind)')}
      or k.least_member <> uuid_hash(coalesce(r.member_id, e.member_id)), false) as is_mixed
  from (${booked}) k ${joins}`;

const inFull = (lines: string) =>
  sideBySide(
    sumsOf(lines, true),
    `full join (${record('true')}) e using (vendor_code, round_id) full join rounds r using (vendor_code, round_id)`,
  );

const byKey = `left join rounds r using (vendor_code, round_id)
  left join lateral (select e.stake, e.payout, e.lines, e.member_id, e.game_id, e.account_kind, e.settled_at, e.is_odd
    from (${record('bets.vendor_code = k.vendor_code and bets.round_id = k.round_id')}) e) e on true`;

const faults = {
  'bet-differs-from-lines': 'is_bet_other',
  'round-differs-from-lines': 'is_round_other',
  'round-differs-from-bets': 'is_state_other',
  'round-mixes-accounts': 'is_mixed',
  'refund-after-payout': 'is_refunded_late',
};

/**
 * A later audit adds up what it reads; a round that began before looks wrong then, and is added up again from all lines of its member. Rounds
 * that began within what is read come first: one of them that looks wrong is wrong.
 * What the member owes is told by the operator's accounts alone and is taken from the round.
 */
const later = (lines: string, firstBatch: string) => `
  with suspects as (
    select vendor, round, min(member) as member from (${sideBySide(sumsOf(lines, false), byKey, 'k.member, r.opened_at,')}) s
    where ${Object.values(faults).join(' or ')} group by vendor, round
    order by coalesce(min(opened_at) < (select booked_at from batches where id = ${firstBatch}), false) limit ${maxSuspects}),
  of_member as (
    select s.vendor, s.round, j.* from suspects s join accounts a on a.member_id = s.member::uuid
      join journal j on j.debit_account_id = a.id and j.debit_version is not null
    where j.subject = s.round and j.source = 'vendor:' || s.vendor
    union
    select s.vendor, s.round, j.* from suspects s join accounts a on a.member_id = s.member::uuid
      join journal j on j.credit_account_id = a.id and j.credit_version is not null
    where j.subject = s.round and j.source = 'vendor:' || s.vendor),
  summed as (
    select vendor as vendor_code, round as round_id, ${likeness}, ${order}, ${roundSums.stake} as stake, ${roundSums.payoutsToMember} as received,
      ${roundSums.locked} as locked
    from of_member l left join accounts a on a.id = ${playAccount} where movement in (${roundMovements}) group by vendor, round)
  ${sideBySide(
    `select s.*, s.received - coalesce(o.owed_minor, 0) as payout, coalesce(o.owed_minor, 0) as owed
      from summed s left join rounds o using (vendor_code, round_id)`,
    byKey,
  )}`;

const rounds: Check = {
  sql: ({ lines, isFull, firstBatch }) => faultsOf(isFull ? inFull(lines) : later(lines, firstBatch), faults),
  sentences: {
    'bet-differs-from-lines': (row) =>
      `The bet of round ${row.vendor} ${row.round} says ${row.stake === null ? 'nothing' : `stake ${row.stake}, payout ${row.payout}`}; ` +
      `the lines say ${row.booked_stake ?? 'nothing'} and ${row.booked_payout ?? 'nothing'}.`,
    'round-differs-from-lines': (row) =>
      `Round ${row.vendor} ${row.round} (${row.status}) says stake ${row.round_stake}, payout ${row.round_payout}, owed ${row.owed_minor}; ` +
      `the lines say ${row.booked_stake ?? 0}, ${row.booked_payout ?? 0}, ${row.owed ?? 0}, and ${row.locked ?? 0} locked.`,
    'round-differs-from-bets': (row) =>
      `Round ${row.vendor} ${row.round} is ${row.status ?? 'finished'} with ${row.bet_lines ?? 'some'} lines in the betting record, ` +
      `which has ${row.record_lines ?? 'none'}; or they differ in member, game, account, moment or state.`,
    'refund-after-payout': (row) =>
      `Round ${row.vendor} ${row.round} gave a stake back after it had paid ${row.booked_payout}.`,
    'round-mixes-accounts': (row) =>
      `Round ${row.vendor} ${row.round} is played from ${row.kind} but booked on ${row.booked_kind ?? 'several accounts'}.`,
  },
};

/** What games came to on the operator's accounts, against the betting record and the rounds that are not in it yet. */
const operatorResult: Check = {
  sql: ({ lines, isFull }) =>
    isFull
      ? `
    with booked as (
      select a.label as vendor, a.currency_code as currency, sum(s.change) as result from (
        select credit_account_id as account_id, amount_minor as change from ${lines} l where movement in (${roundMovements})
        union all
        select debit_account_id, -amount_minor from ${lines} l where movement in (${roundMovements})) s
      join accounts a on a.id = s.account_id where a.kind = 'house' group by 1, 2),
    paid_by_others as (
      select substr(l.source, length('vendor:') + 1) as vendor, a.currency_code as currency, sum(l.amount_minor) as paid
      from ${lines} l join accounts a on a.id = l.credit_account_id where l.movement in ('freeRoundWin', 'jackpotWin') group by 1, 2),
    recorded as (
      select vendor_code as vendor, currency_code as currency, sum(stake_minor - payout_minor) as result from (
        select vendor_code, currency_code, stake_minor, payout_minor from bets
        union all
        select vendor_code, currency_code, stake_minor, payout_minor from rounds where bet_lines = 0 and status <> 'held') b group by 1, 2)
    select 'operator-result-differs' as fault, vendor, currency, coalesce(b.result, 0) - coalesce(p.paid, 0) as booked,
      coalesce(r.result, 0) as recorded
    from booked b full join paid_by_others p using (vendor, currency) full join recorded r using (vendor, currency)
    where coalesce(b.result, 0) - coalesce(p.paid, 0) <> coalesce(r.result, 0)`
      : null,
  sentences: {
    'operator-result-differs': (row) =>
      `The games of ${row.vendor} brought the operator ${row.booked} ${row.currency} by its accounts and ${row.recorded} by the betting record.`,
  },
};

/** The cashier's deposits against the lines. */
const deposits: Check = {
  sql: ({ lines, isFull }) => `
    with booked as (
      select l.subject as id, l.member_id, sum(l.amount_minor) as amount_minor, min(a.currency_code) as currency_code
      from ${lines} l join accounts a on a.id = l.credit_account_id where l.movement = 'deposit' group by 1, 2)
    select 'deposit-differs-from-lines' as fault, coalesce(d.id::text, k.id) as deposit, d.amount_minor as amount, k.amount_minor as booked
    from booked k ${
      isFull
        ? 'full join deposits d on d.id::text = k.id and d.member_id = k.member_id'
        : `left join deposits d on d.id = (case when k.id ~ '^[0-9a-f-]{36}$' then k.id end)::uuid and d.member_id = k.member_id`
    }
    where d.amount_minor is distinct from k.amount_minor or d.currency_code is distinct from k.currency_code`,
  sentences: {
    'deposit-differs-from-lines': (row) =>
      `Deposit ${row.deposit} is ${row.amount ?? 'missing'} in the cashier and ${row.booked ?? 'missing'} in the ledger.`,
  },
};

export const roundChecks: readonly Check[] = [rounds, operatorResult, deposits];
