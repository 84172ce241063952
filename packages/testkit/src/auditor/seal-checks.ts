import type { Check } from './check.ts';

/** A later audit reads so many seals and rows of the audit log from the end, and no line that they seal. */
const lastRows = 1_000;

const beginning = `decode(repeat('00', 32), 'hex')`;
const textOf = (column: string) => `convert_to(${column}, 'UTF8')`;
const columnsOfLine = [
  'line',
  textOf('source'),
  textOf('reference'),
  'leg',
  'member_id',
  textOf('act'),
  'fingerprint',
  textOf('subject'),
  textOf('outcome'),
  textOf('resolves'),
  textOf('movement'),
  'debit_account_id',
  'credit_account_id',
  'amount_minor',
  'debit_balance_after_minor',
  'debit_version',
  'credit_balance_after_minor',
  'credit_version',
  'booked_at',
].join(', ');

/**
 * The hash that the books as they are now would give the seal `s`; one batch after the other, so that it needs little memory. The bare offset
 * lets nobody plan to look at all batches for each seal.
 */
const hashNow = `(
  select sha256(s.previous_hash || record_send(row(s.number, s.up_to, s.batches, s.holes, s.lines, s.sealed_at))
    || coalesce(string_agg(sha256(record_send(row(b.id, b.booked_at, l.lines)) || l.digests), '' order by b.id), ''))
  from unnest(s.batches) span
    cross join lateral (select id, booked_at from batches where id >= lower(span) and id < upper(span) offset 0) b
    cross join lateral (select count(*) as lines, coalesce(string_agg(sha256(record_send(row(${columnsOfLine}))), '' order by line), '') as digests
      from journal where batch_id = b.id) l)`;

/** The chain of the seals, and each seal against its batches as they are now: what moves no money is proved by it too. */
const chain: Check = {
  sql: ({ isFull }) => `
    select 'seal-broken' as fault, number, first, last, sealed, what from (
      select s.number, lower(s.batches) as first, upper(s.batches) - 1 as last, s.sealed_at::text as sealed, case
        when s.number <> coalesce(s.number_before + 1, case when ${isFull} then 1 else s.number end) then 'does not follow the seal before'
        when s.previous_hash <> coalesce(s.hash_before, case when s.number = 1 then ${beginning} else s.previous_hash end)
          then 'names another hash than the seal before has'
        ${isFull ? `when s.hash <> ${hashNow} then 'does not fit them: one, or a line of one, is gone or was changed since'` : ''} end as what
      from (select *, lag(number) over way as number_before, lag(hash) over way as hash_before from seals
        ${isFull ? '' : `where number > (select max(number) from seals) - ${lastRows}`} window way as (order by number)) s) judged
    where what is not null order by number`,
  sentences: {
    'seal-broken': (row) =>
      `Seal ${row.number} over batches from ${row.first} to ${row.last}, made at ${row.sealed}, ${row.what}.`,
  },
};

/** No batch is in two seals. */
const once: Check = {
  sql: ({ isFull }) =>
    isFull
      ? `select 'batch-sealed-twice' as fault, number, lower(span) as batch from (
          select s.number, span, max(upper(span)) over (order by lower(span), s.number rows between unbounded preceding and 1 preceding) as beyond
          from seals s cross join unnest(s.batches) span) ordered
        where lower(span) < beyond`
      : null,
  sentences: { 'batch-sealed-twice': (row) => `Batch ${row.batch} is in seal ${row.number} and in another one.` },
};

/** Every batch up to the newest seal is in a seal, or waits in the newest one's holes: what is put in later is seen. */
const whole: Check = {
  sql: ({ isFull }) =>
    isFull
      ? `select 'batch-unsealed' as fault, b.id as batch, b.booked_at::text as booked from (
          select int8multirange(int8range(null, up_to, '[]')) - holes - (select range_agg(batches) from seals) as outside, number
          from seals order by number desc limit 1) newest
        cross join unnest(newest.outside) span
        cross join lateral (select id, booked_at from batches where id >= coalesce(lower(span), -9223372036854775808) and id < upper(span)) b`
      : null,
  sentences: {
    'batch-unsealed': (row) =>
      `Batch ${row.batch} of ${row.booked} is in no seal, although younger batches are: it was put in later.`,
  },
};

/** What the audit log, whose last hash is kept outside the database, saw of the seals: whoever makes seals anew cannot make it fit. */
const witnessed: Check = {
  sql: ({ isFull }) => `
    select 'seal-witness-differs' as fault, w.seq, w.number, case when s.number is null then 'is gone' else 'has another hash now' end as what
    from (select seq, after ->> 'number' as number, after ->> 'hash' as hash from audit_log
        where act = 'sealBooks' and actor_kind = 'system'
          ${isFull ? '' : `and seq > (select max(seq) from audit_log) - ${lastRows}`}) w
      left join seals s on s.number::text = w.number
    where encode(s.hash, 'hex') is distinct from w.hash`,
  sentences: {
    'seal-witness-differs': (row) =>
      `Seal ${row.number} ${row.what}; row ${row.seq} of the audit log saw it otherwise.`,
  },
};

export const sealChecks: readonly Check[] = [chain, once, whole, witnessed];
