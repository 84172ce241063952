import type { Check } from './check.ts';

/** A later audit reads this many rows from the end. */
const lastRows = 1_000;

/** A text with its length before it, so that no two rows can look alike; `-` for null. */
const field = (value: string) => `coalesce(octet_length(${value}) || ':' || ${value}, '-') || ','`;
const content = [
  'seq::text',
  `to_char(happened_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
  'actor_kind',
  'actor',
  'brand_id::text',
  'act',
  'subject',
  'reason',
  'before::text',
  'after::text',
]
  .map(field)
  .join(' || ');
const beginning = `decode(repeat('00', 32), 'hex')`;

/** The chain of the audit log: each row's hash covers its content and the row before. The first bad row is told. */
const chain: Check = {
  sql: ({ isFull }) => `
    select 'audit-chain-broken' as fault, seq, what from (
      select seq, case
        when seq <> coalesce(seq_before + 1, case when ${isFull} then 1 else seq end) then 'does not follow the row before'
        when previous_hash <> coalesce(hash_before, case when seq = 1 then ${beginning} else previous_hash end)
          then 'names another hash than the row before has'
        when hash <> sha256(previous_hash || convert_to(${content}, 'UTF8')) then 'was changed after it was written' end as what
      from (select *, lag(seq) over way as seq_before, lag(hash) over way as hash_before from audit_log
        ${isFull ? '' : `where seq > (select max(seq) from audit_log) - ${lastRows}`} window way as (order by seq)) rows) judged
    where what is not null order by seq limit 1`,
  sentences: { 'audit-chain-broken': (row) => `Row ${row.seq} of the audit log ${row.what}.` },
};

export const auditLogChecks: readonly Check[] = [chain];
