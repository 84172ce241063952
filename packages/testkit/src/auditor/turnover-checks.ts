import type { Check } from './check.ts';

const sums = (lines: string) => `
  select member_id, game_type, vendor_code, currency_code, account_kind, ${lines}, sum(stake_minor) as stake,
    sum(valid_turnover_minor) as turnover, sum(payout_minor) as payout`;
const by = 'group by member_id, game_type, vendor_code, currency_code, account_kind';
const told = (alias: string) => `concat_ws(' ', coalesce(${alias}.bets, 0), coalesce(${alias}.stake, 0),
  coalesce(${alias}.turnover, 0), coalesce(${alias}.payout, 0))`;

/**
 * The betting record up to the batch whose lines were counted last, against the hours (also of months that were archived) and the days that
 * were counted.
 */
const turnoverEqualsBets: Check = {
  sql: ({ isFull }) =>
    isFull
      ? `
    with record as materialized (
      ${sums("count(*) filter (where line = 0 and status = 'settled') as bets")} from bets
      where not exists (select from batches k, turnover_cursor c where k.id = bets.batch_id and (k.booked_in, k.id) > (c.booked_in, c.batch_id))
      ${by}),
    kept as (
      ${sums('sum(bets) as bets')}, 'days' as spans from turnover_days ${by}
      union all
      ${sums('sum(bets) as bets')}, 'hours' from (
        select member_id, game_type, vendor_code, currency_code, account_kind, bets, stake_minor, valid_turnover_minor, payout_minor
        from turnover_hours
        union all
        select member_id, game_type, vendor_code, currency_code, account_kind, bets, stake_minor, valid_turnover_minor, payout_minor
        from turnover_archived) hours ${by})
    select 'turnover-differs' as fault, member_id as member, game_type, vendor_code as vendor, spans, ${told('k')} as kept, ${told('r')} as record
    from (select record.*, spans from record, (values ('days'), ('hours')) s (spans)) r
      full join kept k using (member_id, game_type, vendor_code, currency_code, account_kind, spans)
    where exists (select from turnover_cursor) and (${told('k')}) <> (${told('r')})`
      : null,
  sentences: {
    'turnover-differs': (row) =>
      `The ${row.spans} of member ${row.member} at ${row.vendor} (${row.game_type}) keep ${row.kept} (bets, stake, valid turnover, payout); his bets give ${row.record}.`,
  },
};

const rowsOf = (spans: string, span: string, localDay: string) => `
  select '${spans}' as spans, t.member_id, t.${span}::text as span, t.upline_path as kept,
    ${localDay} at time zone coalesce(b.settings ->> 'timeZone', 'UTC') as day_start
  from turnover_${spans} t join brands b on b.id = t.brand_id`;

/** The team that each row keeps, against the one that its member belonged to when the row's day began in his brand's zone. */
const teamsEqualHistory: Check = {
  sql: ({ isFull }) =>
    isFull
      ? `
    with times as (
      select member_id, upline_path, lead(valid_from, 1, 'infinity') over teams as until,
        case when row_number() over teams = 1 then '-infinity' else valid_from end as since
      from member_teams window teams as (partition by member_id order by valid_from)),
    kept_rows as (
      ${rowsOf('days', 'day', 't.day::timestamp')}
      union
      ${rowsOf('hours', 'starts_at', "date_trunc('day', t.starts_at at time zone coalesce(b.settings ->> 'timeZone', 'UTC'))")})
    select 'turnover-team-differs' as fault, kept_rows.member_id as member, spans, span, kept, coalesce(times.upline_path, '') as held
    from kept_rows left join times on times.member_id = kept_rows.member_id and day_start >= times.since and day_start < times.until
    where kept <> coalesce(times.upline_path, '')`
      : null,
  sentences: {
    'turnover-team-differs': (row) =>
      `The ${row.spans} of member ${row.member} keep at ${row.span} the team ${teamOf(row.kept)}; when that day began he belonged to ${teamOf(row.held)}.`,
  },
};

const teamOf = (path: unknown) => (path === '' ? 'of nobody' : String(path));

export const turnoverChecks: readonly Check[] = [turnoverEqualsBets, teamsEqualHistory];
