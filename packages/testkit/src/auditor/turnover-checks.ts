import type { Check } from './check.ts';

const sums = (lines: string) => `
  select member_id, game_type, vendor_code, currency_code, account_kind, ${lines}, sum(stake_minor) as stake,
    sum(valid_turnover_minor) as turnover, sum(payout_minor) as payout`;
const by = 'group by member_id, game_type, vendor_code, currency_code, account_kind';
const told = (alias: string) => `concat_ws(' ', coalesce(${alias}.bets, 0), coalesce(${alias}.stake, 0),
  coalesce(${alias}.turnover, 0), coalesce(${alias}.payout, 0))`;

/** The betting record up to the batch whose lines were counted last, against the hours and the days that were counted. */
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
      ${sums('sum(bets) as bets')}, 'hours' from turnover_hours ${by})
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

export const turnoverChecks: readonly Check[] = [turnoverEqualsBets];
