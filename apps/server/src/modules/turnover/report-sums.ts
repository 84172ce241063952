import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { atPlace, quartersOfBets } from './count-lines.ts';
import { countMoney } from './money-days.ts';
import { placesOf, type ZoneOf } from './places.ts';
import type { Rollup } from './rollup.ts';

const winsOfDay = 100;

/** What the console's reports read: play by game, everything else that money moved for, and the highest payouts. Trial accounts do not count. */
export const reportRollup = (zoneOf: ZoneOf): Rollup => ({
  lockKey: 0x7265_706f,
  cursor: 'report_cursor',
  tables: ['game_days', 'money_days', 'big_wins'],
  count: async (transaction, linesOf) => {
    const condition = sql<SqlBool>`bets.account_kind = 'cash' and ${linesOf(sql`bets.batch_id`)}`;
    const places = await placesOf(transaction, quartersOfBets(condition), zoneOf);
    if (places) {
      await countGames(transaction, places, condition);
      await countWins(transaction, places, condition);
    }
    await countMoney(transaction, linesOf(sql`j.batch_id`), zoneOf);
  },
});

async function countGames(
  transaction: DatabaseTransaction,
  places: RawBuilder<unknown>,
  condition: RawBuilder<SqlBool>,
): Promise<void> {
  await sql`
    insert into game_days as k (brand_id, day, game_id, vendor_code, game_type, currency_code, bets, stake_minor, valid_turnover_minor, payout_minor)
    select bets.brand_id, place.day, bets.game_id, bets.vendor_code, bets.game_type, bets.currency_code,
      count(*) filter (where bets.line = 0 and bets.status = 'settled'), sum(bets.stake_minor), sum(bets.valid_turnover_minor),
      sum(bets.payout_minor)
    from bets ${atPlace(places)}
    where ${condition}
    group by 1, 2, 3, 4, 5, 6
    on conflict (brand_id, day, game_id, vendor_code, game_type, currency_code) do update set bets = k.bets + excluded.bets,
      stake_minor = k.stake_minor + excluded.stake_minor,
      valid_turnover_minor = k.valid_turnover_minor + excluded.valid_turnover_minor,
      payout_minor = k.payout_minor + excluded.payout_minor`.execute(transaction);
}

/** A round stands on the day of its first line that was among the highest; what a later line changes is read from all of its lines. */
async function countWins(
  transaction: DatabaseTransaction,
  places: RawBuilder<unknown>,
  condition: RawBuilder<SqlBool>,
): Promise<void> {
  await sql`
    with lines as (
      select bets.vendor_code, bets.round_id, bets.brand_id, bets.member_id, bets.game_id, bets.currency_code, min(place.day) as day,
        max(bets.settled_at) as settled_at, sum(bets.payout_minor) as payout_minor
      from bets ${atPlace(places)} where ${condition} group by 1, 2, 3, 4, 5, 6),
    ranked as (
      select lines.*, row_number() over (partition by brand_id, day, currency_code order by payout_minor desc, round_id) as rank from lines),
    chosen as (
      select * from ranked r where (rank <= ${winsOfDay} and payout_minor > 0)
        or exists (select from big_wins w where w.round_id = r.round_id and w.vendor_code = r.vendor_code))
    insert into big_wins (vendor_code, round_id, brand_id, day, member_id, game_id, currency_code, stake_minor, payout_minor, settled_at)
    select c.vendor_code, c.round_id, c.brand_id, c.day, c.member_id, c.game_id, c.currency_code, whole.stake, whole.payout, c.settled_at
    from chosen c cross join lateral (
      select sum(b.stake_minor) as stake, sum(b.payout_minor) as payout from bets b
      where b.round_id = c.round_id and b.vendor_code = c.vendor_code) whole
    on conflict (round_id, vendor_code) do update set stake_minor = excluded.stake_minor, payout_minor = excluded.payout_minor`.execute(
    transaction,
  );
  await sql`
    delete from big_wins w using (
      select round_id, vendor_code, row_number() over (partition by brand_id, day, currency_code order by payout_minor desc, round_id) as rank
      from big_wins where (brand_id, day) in (select brand_id, day from ${places} place)) ranked
    where ranked.round_id = w.round_id and ranked.vendor_code = w.vendor_code
      and (ranked.rank > ${winsOfDay} or w.payout_minor <= w.stake_minor)`.execute(transaction);
}
