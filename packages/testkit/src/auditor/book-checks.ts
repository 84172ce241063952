import type { Check } from './check.ts';

/** Every change of a member account, one row a side, signed from the account's view. */
const sides = `
  select t.credit_account_id as account_id, t.id as transfer_id, t.amount_minor as change, t.credit_version as version,
    t.credit_balance_after_minor as balance_after from transfers t
  union all
  select t.debit_account_id, t.id, -t.amount_minor, t.debit_version, t.debit_balance_after_minor from transfers t`;

/** Written here a second time on purpose: the auditor believes no list of the ledger's. */
const allowedMovements = `
  values ('deposit', 'provider', 'cash'), ('stake', 'cash', 'house'), ('stake', 'trial', 'house'), ('win', 'house', 'cash'),
    ('win', 'house', 'trial'), ('stakeRefund', 'house', 'cash'), ('stakeRefund', 'house', 'trial'),
    ('trialGrant', 'promotion', 'trial'), ('trialReset', 'promotion', 'trial'), ('trialReset', 'trial', 'promotion'),
    ('correction', 'house', 'cash'), ('correction', 'cash', 'house')`;

/** Accounts, transfers and operations among themselves. */
export const bookChecks: readonly Check[] = [
  {
    name: 'imbalance',
    sql: `
      with house as (
        select a.currency_code, s.change from accounts a join (${sides}) s on s.account_id = a.id where a.member_id is null
        union all select currency_code, balance_minor from accounts where member_id is not null)
      select currency_code as currency, sum(change) as imbalance from house group by 1 having sum(change) <> 0`,
    sentence: (row) => `All ${row.currency} accounts together are ${row.imbalance} minor units away from 0.`,
  },
  {
    name: 'stored-differs-from-rebuilt',
    sql: `
      select a.id as account, a.balance_minor as stored, coalesce(sum(s.change), 0) as rebuilt
      from accounts a left join (${sides}) s on s.account_id = a.id
      where a.member_id is not null group by a.id having a.balance_minor is distinct from coalesce(sum(s.change), 0)`,
    sentence: (row) => `Account ${row.account} stores ${row.stored} but its transfers give ${row.rebuilt}.`,
  },
  {
    name: 'negative-balance',
    sql: `
      select a.id as account, least(a.balance_minor, min(s.balance_after)) as lowest
      from accounts a left join (${sides}) s on s.account_id = a.id
      where a.member_id is not null group by a.id having least(a.balance_minor, min(s.balance_after)) < 0`,
    sentence: (row) => `Account ${row.account} stood at ${row.lowest}, below 0.`,
  },
  {
    name: 'version-gap',
    sql: `
      select a.id as account, a.version as version, count(s.transfer_id) as transfers
      from accounts a left join (${sides}) s on s.account_id = a.id
      where a.member_id is not null group by a.id
      having a.version <> count(s.transfer_id) or count(distinct s.version) <> count(s.transfer_id)
        or coalesce(max(s.version), 0) <> count(s.transfer_id)`,
    sentence: (row) =>
      `Account ${row.account} is at version ${row.version} with ${row.transfers} transfers; they do not count from 1 without a gap.`,
  },
  {
    name: 'broken-chain',
    sql: `
      select account_id as account, transfer_id as transfer, balance_after as stated, expected from (
        select s.*, coalesce(lag(s.balance_after) over (partition by s.account_id order by s.version), 0) + s.change as expected
        from (${sides}) s join accounts a on a.id = s.account_id where a.member_id is not null) chained
      where balance_after is distinct from expected`,
    sentence: (row) =>
      `Transfer ${row.transfer} leaves account ${row.account} at ${row.stated}, but the one before it makes that ${row.expected}.`,
  },
  {
    name: 'second-effect',
    sql: `
      select source, reference, count(distinct id) as operations, sum(transfers) as transfers from (
        select o.source, o.reference, o.id, (select count(*) from transfers t where t.operation_id = o.id) as transfers
        from operations o) counted
      group by source, reference having count(distinct id) > 1 or count(*) > 1 or sum(transfers) > 1`,
    sentence: (row) =>
      `The act ${row.source} ${row.reference} had more than one effect: ${row.operations} operations, ${row.transfers} transfers.`,
  },
  {
    name: 'transfer-without-operation',
    sql: `
      select t.id as transfer, t.operation_id as operation from transfers t left join operations o on o.id = t.operation_id
      where o.id is null or o.brand_id <> t.brand_id or o.booked_at <> t.booked_at`,
    sentence: (row) => `Transfer ${row.transfer} has no operation ${row.operation} of its brand and moment.`,
  },
  {
    name: 'foreign-account',
    sql: `
      select t.id as transfer, o.id as operation from transfers t join operations o on o.id = t.operation_id
      join accounts a on a.id in (t.debit_account_id, t.credit_account_id) and a.member_id is not null
      where o.member_id is distinct from a.member_id`,
    sentence: (row) =>
      `Transfer ${row.transfer} moves money of another member than its operation ${row.operation} names.`,
  },
  {
    name: 'lopsided-transfer',
    sql: `
      select t.id as transfer from transfers t
      left join accounts d on d.id = t.debit_account_id left join accounts c on c.id = t.credit_account_id
      where d.id is null or c.id is null or d.id = c.id or t.amount_minor <= 0
        or t.currency_code is distinct from d.currency_code or t.currency_code is distinct from c.currency_code
        or t.brand_id is distinct from d.brand_id or t.brand_id is distinct from c.brand_id
        or (d.member_id is null) <> (t.debit_version is null) or (c.member_id is null) <> (t.credit_version is null)`,
    sentence: (row) => `Transfer ${row.transfer} does not fit its two accounts in brand, currency, amount or side.`,
  },
  {
    name: 'unknown-movement',
    sql: `
      select t.id as transfer, t.movement, d.kind as source_kind, c.kind as target_kind from transfers t
      join accounts d on d.id = t.debit_account_id join accounts c on c.id = t.credit_account_id
      where (t.movement, d.kind, c.kind) not in (${allowedMovements})`,
    sentence: (row) =>
      `Transfer ${row.transfer} is a ${row.movement} from ${row.source_kind} to ${row.target_kind}, which no rule allows.`,
  },
  {
    name: 'outcome-differs',
    sql: `
      select o.id as operation, o.outcome, count(t.id) as transfers from operations o
      left join transfers t on t.operation_id = o.id group by o.id, o.outcome
      having (o.outcome = 'booked') <> (count(t.id) > 0)`,
    sentence: (row) => `Operation ${row.operation} says ${row.outcome} and has ${row.transfers} transfers.`,
  },
  {
    name: 'cancel-without-refund',
    sql: `
      with refunds as (
        select o.source, o.reference, t.amount_minor from operations o join transfers t on t.operation_id = o.id
        where t.movement = 'stakeRefund'),
      cancelled as (
        select o.id, o.source, o.cancelled_by, t.amount_minor from operations o
        left join transfers t on t.operation_id = o.id and t.movement = 'stake' where o.cancelled_by is not null)
      select coalesce(c.source, r.source) as source, coalesce(c.cancelled_by, r.reference) as reference,
        c.amount_minor as stake, r.amount_minor as refund
      from cancelled c full join refunds r on r.source = c.source and r.reference = c.cancelled_by
      where c.amount_minor is distinct from r.amount_minor`,
    sentence: (row) =>
      `The cancel ${row.source} ${row.reference} refunds ${row.refund ?? 'nothing'} for a cancelled stake of ${row.stake ?? 'nothing'}.`,
  },
];
