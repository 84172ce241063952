import { type Check, faultsOf } from './check.ts';
import { allowedMovements, resolutions } from './movements.ts';

/** `batch-line`, as a person finds it. */
const lineId = `l.batch_id || '-' || l.line as line_id`;

/** An account of the operator that belongs to another vendor than the line's, or says another member's debt. */
const isOthersOperator = (side: string) => `coalesce(case ${side}.kind
  when 'receivable' then ${side}.label <> l.member_id::text
  when 'jackpot' then l.source <> 'vendor:' || split_part(${side}.label, ':', 2)
  when 'house' then l.source like 'vendor:%' and l.source <> 'vendor:' || ${side}.label
  when 'float' then l.source <> 'vendor:' || ${side}.label end, false)`;

/** Each line by itself, against its batch and its accounts. Only the batch that took over older books is younger than its lines. */
const wholeness: Check = {
  sql: ({ lines }) =>
    faultsOf(
      `select ${lineId}, l.source, l.reference, l.outcome, l.movement, l.amount_minor, l.booked_at, l.member_id,
        d.kind as from_kind, c.kind as to_kind, b.booked_at as batch_at,
        b.id is null or l.booked_at > b.booked_at or (l.booked_at < b.booked_at and b.id <> (select min(id) from batches)) as is_out_of_time,
        l.outcome = 'booked' and not coalesce(d.id <> c.id and l.amount_minor > 0 and d.currency_code = c.currency_code
          and d.brand_id = c.brand_id and (d.member_id is null) = (l.debit_version is null)
          and (c.member_id is null) = (l.credit_version is null), false) as is_lopsided,
        l.outcome = 'booked' and coalesce(l.movement || ' ' || d.kind || '>' || c.kind <> all (${allowedMovements}), true) as is_unknown,
        (d.member_id <> l.member_id) is true or (c.member_id <> l.member_id) is true as is_foreign,
        l.outcome = 'booked' and (${isOthersOperator('d')} or ${isOthersOperator('c')}) as is_others_house, d.label as from_label, c.label as to_label,
        (l.outcome = 'booked') <> (l.movement is not null and l.amount_minor is not null)
          or (l.outcome = 'tombstone') <> (l.act = 'tombstone') as is_odd
      from ${lines} l left join batches b on b.id = l.batch_id
        left join accounts d on d.id = l.debit_account_id left join accounts c on c.id = l.credit_account_id`,
      {
        'line-out-of-time': 'is_out_of_time',
        'lopsided-line': 'is_lopsided',
        'unknown-movement': 'is_unknown',
        'foreign-account': 'is_foreign',
        'operator-of-another': 'is_others_house',
        'outcome-differs': 'is_odd',
      },
    ),
  sentences: {
    'line-out-of-time': (row) => `Line ${row.line_id} (${row.source} ${row.reference}) has no batch of its moment.`,
    'lopsided-line': (row) =>
      `Line ${row.line_id} (${row.source} ${row.reference}) does not fit its two accounts in brand, currency, amount or side.`,
    'unknown-movement': (row) =>
      `Line ${row.line_id} is a ${row.movement} from ${row.from_kind} to ${row.to_kind}, which no rule allows.`,
    'foreign-account': (row) =>
      `Line ${row.line_id} moves money of another member than its act ${row.source} ${row.reference} names.`,
    'operator-of-another': (row) =>
      `Line ${row.line_id} (${row.source} ${row.reference}) goes from ${row.from_kind} ${row.from_label} to ${row.to_kind} ${row.to_label}, ` +
      'which is not of its vendor or its member.',
    'outcome-differs': (row) =>
      `Line ${row.line_id} (${row.source} ${row.reference}) says ${row.outcome} and moves ${row.amount_minor ?? 'nothing'}.`,
  },
};

/** An act is told once: its legs count from 0 without a gap and stand in one batch. */
const once: Check = {
  sql: ({ lines }) => `
    select 'second-effect' as fault, source, reference, count(*) as lines, max(leg) + 1 as legs,
      count(amount_minor) as movements from ${lines} l
    group by source, reference having count(*) <> max(leg) + 1 or min(leg) <> 0 or min(batch_id) <> max(batch_id)`,
  sentences: {
    'second-effect': (row) =>
      `The act ${row.source} ${row.reference} had more than one effect or lost a part: ${row.lines} lines for ${row.legs} legs.`,
  },
};

/** What takes an act back, posts or voids it: names it, fits it in member, subject and amount, and is the only one. */
const resolved: Check = {
  sql: ({ lines }) => `
    with ends (movement, ended) as (values ${resolutions}),
    ending as (
      select l.source, l.reference, l.subject, l.resolves, l.member_id, l.movement, l.amount_minor, e.ended,
        count(*) over (partition by l.source, l.resolves) as count
      from ${lines} l left join ends e on e.movement = l.movement where e.movement is not null or (l.resolves is not null and l.leg = 0))
    select 'resolution-differs' as fault, n.source, n.reference, n.movement, n.resolves, n.amount_minor as amount, t.amount_minor as target,
      n.count
    from ending n left join journal t on t.source = n.source and t.reference = n.resolves and t.leg = 0
    where n.resolves is null or n.count > 1 or t.batch_id is null or t.member_id <> n.member_id
      or t.movement is distinct from n.ended or t.amount_minor is distinct from n.amount_minor or t.subject <> n.subject`,
  sentences: {
    'resolution-differs': (row) =>
      `${row.source} ${row.reference} is a ${row.movement} of ${row.amount} that ends ${row.resolves ?? 'nothing'}, ` +
      `which moved ${row.target ?? 'nothing'}${Number(row.count) > 1 ? `; ${row.count} acts say so` : ''}.`,
  },
};

export const lineChecks: readonly Check[] = [wholeness, once, resolved];
