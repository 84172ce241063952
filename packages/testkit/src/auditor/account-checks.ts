import { type Check, faultsOf } from './check.ts';

/** Every change of a member's account, one row a side, signed from the account's view. */
const memberSides = (lines: string) => `
  select credit_account_id as account_id, batch_id, line, amount_minor as change, credit_version as version,
    credit_balance_after_minor as balance_after from ${lines} l where credit_version is not null
  union all
  select debit_account_id, batch_id, line, -amount_minor, debit_version, debit_balance_after_minor
  from ${lines} l where debit_version is not null`;

/** The balance that the line before left, of the first line of an account that is read. */
const balanceBefore = `(
  select p.balance from (
    select debit_balance_after_minor as balance from journal
      where debit_account_id = s.account_id and debit_version = s.version - 1
    union all
    select credit_balance_after_minor from journal where credit_account_id = s.account_id and credit_version = s.version - 1) p limit 1)`;

/**
 * Members' accounts from their lines: rebuilt in the order of the versions, each line against the one before it. A full audit adds
 * everything up; a later one goes on from the last line that was read before.
 */
const members: Check = {
  sql: ({ lines, isFull }) =>
    faultsOf(
      `with ordered as (
        select s.*, lag(version) over way as version_before, coalesce(lag(balance_after) over way,
            case when lag(version) over way is null and version > 1 then ${balanceBefore} end) as balance_before
        from (${memberSides(lines)}) s window way as (partition by account_id order by version)),
      judged as (
        select o.*, balance_after is distinct from coalesce(balance_before, 0) + change as is_broken,
          case when version_before is null then version > 1 and balance_before is null else version <> version_before + 1 end as is_gap
        from ordered o),
      rebuilt as (
        select account_id, count(*) as lines, max(version) as version, min(balance_after) as lowest,
          ${isFull ? 'sum(change)' : '(array_agg(balance_after order by version desc))[1]'} as balance,
          count(*) filter (where is_gap) as gaps,
          (array_agg(array[batch_id || '-' || line, balance_after::text, (coalesce(balance_before, 0) + change)::text])
            filter (where is_broken)) [1:1] as broken
        from judged group by account_id)
      select a.id as account, a.balance_minor as stored, coalesce(r.balance, 0) as rebuilt, a.version as version,
        coalesce(r.version, 0) as last, coalesce(r.lines, 0) as lines, least(a.balance_minor, r.lowest) as lowest,
        r.broken[1][1] as line_id, r.broken[1][2] as stated, r.broken[1][3] as expected,
        a.balance_minor is distinct from coalesce(r.balance, 0) as is_other,
        coalesce(least(a.balance_minor, r.lowest) < 0, false) as is_negative,
        a.version <> coalesce(r.version, 0) or coalesce(r.gaps, 0) > 0 as is_gap,
        r.broken is not null as is_broken
      from accounts a ${isFull ? 'left ' : ''}join rebuilt r on r.account_id = a.id where a.member_id is not null`,
      {
        'stored-differs-from-rebuilt': 'is_other',
        'negative-balance': 'is_negative',
        'version-gap': 'is_gap',
        'broken-chain': 'is_broken',
      },
    ),
  sentences: {
    'stored-differs-from-rebuilt': (row) =>
      `Account ${row.account} stores ${row.stored} but its lines give ${row.rebuilt}.`,
    'negative-balance': (row) => `Account ${row.account} stood at ${row.lowest}, below 0.`,
    'version-gap': (row) =>
      `Account ${row.account} is at version ${row.version} with ${row.lines} lines read up to ${row.last}; they do not count on without a gap.`,
    'broken-chain': (row) =>
      `Line ${row.line_id} leaves account ${row.account} at ${row.stated}, but the one before it makes that ${row.expected}.`,
  },
};

const operatorSides = (lines: string) => `
  select credit_account_id as account_id, batch_id, amount_minor as change from ${lines} l
    where credit_version is null and outcome = 'booked'
  union all
  select debit_account_id, batch_id, -amount_minor from ${lines} l where debit_version is null and outcome = 'booked'`;

/** The operator's balances, which jobs add up, against the lines. A later audit compares batch by batch. */
const operator: Check = {
  sql: ({ lines, isFull, firstBatch, since }) =>
    isFull
      ? `select 'operator-differs-from-lines' as fault, a.id as account, a.kind || ' ' || a.label as name, null as batch,
          h.balance_minor as stored, coalesce(r.balance, 0) as rebuilt
        from accounts a join house_balances h on h.account_id = a.id
          left join (select account_id, sum(change) as balance from (${operatorSides(lines)}) s group by account_id) r on r.account_id = a.id
        where h.balance_minor <> coalesce(r.balance, 0)`
      : `with moves as (
          select a.id as account_id, m.batch_id, m.amount from accounts a cross join lateral (
            select batch_id, sum(amount_minor) as amount from house_moves
            where account_id = a.id and booked_in >= '${since}'::xid8 and batch_id >= ${firstBatch} group by batch_id) m
          where a.member_id is null),
        booked as (select account_id, batch_id, sum(change) as amount from (${operatorSides(lines)}) s group by account_id, batch_id)
        select 'operator-differs-from-lines' as fault, account_id as account, a.kind || ' ' || a.label as name, batch_id as batch,
          m.amount as stored, k.amount as rebuilt
        from moves m full join booked k using (account_id, batch_id) left join accounts a on a.id = account_id
        where m.amount is distinct from k.amount`,
  sentences: {
    'operator-differs-from-lines': (row) =>
      `Operator account ${row.account} (${row.name}) stands at ${row.stored ?? 0}${row.batch ? ` in batch ${row.batch}` : ''} ` +
      `but its lines give ${row.rebuilt ?? 0}.`,
  },
};

/** Everything that is stored, added up: what one has another lacks. */
const balance: Check = {
  sql: () => `
    select 'imbalance' as fault, a.currency_code as currency, sum(coalesce(a.balance_minor, h.balance_minor)) as imbalance
    from accounts a left join house_balances h on h.account_id = a.id
    group by a.currency_code having sum(coalesce(a.balance_minor, h.balance_minor)) <> 0`,
  sentences: {
    imbalance: (row) => `All ${row.currency} accounts together are ${row.imbalance} minor units away from 0.`,
  },
};

/** Locked money is what holds of bets and withdrawals and payouts that wait for a person locked and nothing has ended yet. */
const locked: Check = {
  sql: ({ lines, isFull }) =>
    isFull
      ? `with held as (
          select l.credit_account_id as account_id, sum(l.amount_minor) as amount from ${lines} l
          where l.movement in ('betHold', 'withdrawalHold')
            and not exists (select from journal k where k.source = l.source and k.resolves = l.reference and k.leg = 0)
          group by l.credit_account_id),
        waiting as (
          select account_id, sum(amount) as amount from (
            select credit_account_id as account_id, amount_minor as amount from ${lines} l where l.movement = 'payoutHold'
            union all
            select debit_account_id, -amount_minor from ${lines} l where l.movement = 'payoutRelease') p group by account_id)
        select 'locked-differs-from-holds' as fault, a.id as account, a.balance_minor as stored, coalesce(h.amount, 0) + coalesce(w.amount, 0) as held
        from accounts a left join held h on h.account_id = a.id left join waiting w on w.account_id = a.id
        where a.kind = 'locked' and a.balance_minor <> coalesce(h.amount, 0) + coalesce(w.amount, 0)`
      : null,
  sentences: {
    'locked-differs-from-holds': (row) =>
      `Account ${row.account} locks ${row.stored}, but bets, withdrawals and payouts that wait hold ${row.held}.`,
  },
};

/** From a vendor's own wallet comes back what went there, and what the operator put in for winnings; never more. */
const floats: Check = {
  sql: () => `
    select 'float-overdrawn' as fault, a.label, a.currency_code as currency, h.balance_minor as balance
    from accounts a join house_balances h on h.account_id = a.id where a.kind = 'float' and h.balance_minor < 0`,
  sentences: {
    'float-overdrawn': (row) =>
      `The float of ${row.label} stands at ${row.balance} ${row.currency}, below 0: more came back than stood there.`,
  },
};

/** A payout that waits for a person is locked by the act that paid it; one that was decided was released, once. */
const heldPayouts: Check = {
  sql: ({ lines, isFull }) =>
    isFull
      ? `
    select 'held-payout-differs' as fault, coalesce(p.vendor_code, substr(h.source, length('vendor:') + 1)) as vendor,
      coalesce(p.tx_id, h.reference) as tx, p.state, p.amount_minor as amount, h.amount_minor as locked, r.amount_minor as released
    from held_payouts p
      full join (select * from ${lines} l where movement = 'payoutHold') h on h.source = 'vendor:' || p.vendor_code and h.reference = p.tx_id
      left join ${lines} r on r.source = 'held' and r.reference = p.id::text and r.movement = 'payoutRelease'
    where p.id is null or h.batch_id is null or h.member_id <> p.member_id or h.amount_minor <> p.amount_minor
      or (p.state = 'held') <> (r.batch_id is null) or r.amount_minor <> p.amount_minor`
      : null,
  sentences: {
    'held-payout-differs': (row) =>
      `The payout ${row.vendor} ${row.tx} is ${row.state ?? 'on no record'} with ${row.amount ?? 'nothing'}; ` +
      `the lines lock ${row.locked ?? 'nothing'} and release ${row.released ?? 'nothing'}.`,
  },
};

export const accountChecks: readonly Check[] = [balance, members, operator, locked, floats, heldPayouts];
