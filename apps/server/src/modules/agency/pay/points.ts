import { pointsOfGroup } from '@baize/agents';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { pointsVendor } from '../team/index.ts';
import { type Earned, fallingUnits, idsOf, perUnit, type UnitsOf } from './rebate-lines.ts';
import type { PayRun } from './schema.ts';

interface Staked {
  memberId: string;
  path: string;
  /** The highest group that the member could choose when he bought. */
  topGroup: number;
  stake: string;
}

/**
 * What was staked on lines that pay by prize groups, of the tickets that were settled in a period. One that brought its stake back exactly
 * counts nothing, as in turnover; all that were cancelled did.
 */
async function stakedIn(database: Database, { brandId, currencyCode, period }: PayRun): Promise<Staked[]> {
  const { rows } = await sql<Staked>`
    select b.member_id as "memberId", upline_path_at(b.member_id, ${period.start}) as path, (leg ->> 'topGroup')::int as "topGroup",
      sum((leg ->> 'costMinor')::bigint)::text as stake
    from bets b cross join lateral jsonb_array_elements(b.detail -> 'legs') leg
    where b.brand_id = ${brandId} and b.settled_at >= ${period.start} and b.settled_at < ${period.end} and b.vendor_code = ${pointsVendor}
      and b.line = 0 and b.status = 'settled' and b.payout_minor <> b.stake_minor and b.account_kind = 'cash' and b.currency_code = ${currencyCode} and leg ? 'topGroup'
    group by 1, 2, 3 order by 1, 2, 3`.execute(database);
  return rows;
}

const unitsOfGroup = (group: number): bigint => {
  const { numerator, denominator } = pointsOfGroup(group);
  return (numerator * perUnit) / denominator;
};
const larger = (one: bigint, other: bigint): bigint => (one > other ? one : other);

/** "7.8 % - 7.5 %" */
const shownDifference = (own: bigint, below: bigint): string =>
  [own, below].map((units) => `${Number(units) / 10_000} %`).join(' - ');

/**
 * Adds what the accounts above players of classic lotteries earn by their points (rulebook 8.3): each his own less those of the level
 * below him. The player had his own in the prices and the rebate of his ticket.
 */
export async function addPoints(database: Database, run: PayRun, unitsOf: UnitsOf, earned: Earned): Promise<void> {
  for (const { path, topGroup, stake } of await stakedIn(database, run)) {
    const uplines = idsOf(path);
    const counted = fallingUnits(uplines.map((id) => unitsOf(id, 'POINTS')));
    const had = unitsOfGroup(topGroup);
    uplines.forEach((id, index) => {
      const own = counted[index] ?? 0n;
      const below = larger(counted[index + 1] ?? 0n, had);
      if (own <= below) return;
      earned.add(id, {
        step: 'pointStakes',
        label: shownDifference(own, below),
        amountMinor: BigInt(stake),
        units: own - below,
      });
    });
  }
}
