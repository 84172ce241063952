import type { MovementName } from '@baize/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { placesOf, quarterOf, type ZoneOf } from './places.ts';

/** What reports ask of the journal. Stakes and wins are counted from the betting record. */
const counted: readonly MovementName[] = [
  'deposit',
  'depositReversal',
  'depositReversalOwed',
  'withdrawalPayout',
  'withdrawalReturn',
  'cashierFee',
  'cashierFeeRefund',
  'promo',
  'rewardPaid',
  'rebatePaid',
  'bonusConvert',
  'freeRoundWin',
  'jackpotContribution',
  'jackpotReturn',
  'jackpotWin',
  'commissionEarn',
];

const quarter = quarterOf(sql`j.booked_at`);

const lines = (condition: RawBuilder<SqlBool>) => sql`
  journal j join accounts d on d.id = j.debit_account_id join accounts c on c.id = j.credit_account_id
  where j.movement in (${sql.join(counted.map((movement) => sql.lit(movement)))}) and d.kind <> 'trial' and c.kind <> 'trial' and ${condition}`;

/** Adds the lines of the journal `j` that `condition` names to the days of their members. A row keeps the team of the day, as turnover does. */
export async function countMoney(
  transaction: DatabaseTransaction,
  condition: RawBuilder<SqlBool>,
  zoneOf: ZoneOf,
): Promise<void> {
  const quarters = sql`select distinct d.brand_id as "brandId", ${quarter} as "startsAt" from ${lines(condition)}`;
  const places = await placesOf(transaction, quarters, zoneOf);
  if (!places) return;
  await sql`
    insert into money_days as k (member_id, day, movement, currency_code, label, method, brand_id, upline_path, lines, amount_minor)
    select member_id, day, movement, currency_code, label, method, brand_id, upline_path_at(member_id, day_start), lines, amount_minor
    from (
      select line.member_id, place.day, line.movement, line.currency_code, line.label, coalesce(o.method_code, '') as method, line.brand_id,
        min(place.day_start) as day_start, count(*) as lines, sum(line.amount_minor) as amount_minor
      from (
        select j.member_id, j.movement, j.subject, j.amount_minor, d.brand_id, d.currency_code, ${quarter} as quarter,
          case when d.kind in ('provider', 'jackpot') then d.label when c.kind in ('provider', 'jackpot') then c.label else '' end as label
        from ${lines(condition)}) line
      join ${places} place on place.brand_id = line.brand_id and place.quarter = line.quarter
      left join deposit_orders o on o.member_id = line.member_id and o.order_id::text = line.subject
        and line.movement in ('deposit', 'depositReversal', 'depositReversalOwed')
      group by 1, 2, 3, 4, 5, 6, 7) summed
    order by 1, 2, 3, 4, 5, 6
    on conflict (member_id, day, movement, currency_code, label, method) do update set lines = k.lines + excluded.lines,
      amount_minor = k.amount_minor + excluded.amount_minor`.execute(transaction);
}
