import type { Check } from './check.ts';

/** What one member sends another one receives in the same transaction, and nothing stays on the way. */
const halves: Check = {
  sql: ({ lines }) => `
    select 'member-transfer-half' as fault, l.subject as transfer, l.movement, l.amount_minor as amount
    from ${lines} l join batches b on b.id = l.batch_id
    where l.movement in ('memberTransferSent', 'memberTransferReceived') and not exists (
      select from journal k join batches o on o.id = k.batch_id
      where k.source = l.source and k.leg = 0 and k.subject = l.subject and k.amount_minor = l.amount_minor
        and k.reference = case l.movement when 'memberTransferSent' then regexp_replace(l.reference, '^sent/', 'received/')
          else regexp_replace(l.reference, '^received/', 'sent/') end
        and k.movement <> l.movement and k.member_id <> l.member_id and o.booked_in = b.booked_in)`,
  sentences: {
    'member-transfer-half': (row) =>
      `The ${row.movement} of ${row.amount} in the transfer ${row.transfer} has no other side in its transaction.`,
  },
};

const transit: Check = {
  sql: () => `
    select 'transit-not-empty' as fault, a.id as account, h.balance_minor as balance
    from accounts a join house_balances h on h.account_id = a.id where a.kind = 'transit' and h.balance_minor <> 0`,
  sentences: {
    'transit-not-empty': (row) =>
      `Account ${row.account} holds ${row.balance} that left one member and came to no other.`,
  },
};

/** The rows of both members against the lines. */
const rows: Check = {
  sql: ({ lines, isFull }) => `
    with booked as (
      select l.subject as id, l.member_id, case l.movement when 'memberTransferSent' then 'sent' else 'received' end as side,
        l.amount_minor, a.currency_code
      from ${lines} l join accounts a on a.id = coalesce(case when l.movement = 'memberTransferSent' then l.debit_account_id end, l.credit_account_id)
      where l.movement in ('memberTransferSent', 'memberTransferReceived'))
    select 'member-transfer-differs-from-lines' as fault, coalesce(t.id::text, k.id) as transfer, t.amount_minor as amount,
      k.amount_minor as booked
    from booked k ${isFull ? 'full' : 'left'} join member_transfers t on t.member_id = k.member_id and t.id::text = k.id
    where t.amount_minor is distinct from k.amount_minor or t.side is distinct from k.side
      or t.currency_code is distinct from k.currency_code`,
  sentences: {
    'member-transfer-differs-from-lines': (row) =>
      `The transfer ${row.transfer} is recorded with ${row.amount ?? 'nothing'} and booked with ${row.booked ?? 'nothing'}.`,
  },
};

export const memberTransferChecks: readonly Check[] = [halves, transit, rows];
