import { smallerRate, topGroupOf, zeroRate } from '@baize/agents';
import { localDateOf } from '@baize/periods';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { type AgentRules, type AgentTools, rateOfPercent } from '../contracts/index.ts';
import { ratesOn } from './rates.ts';

type PointRules = Pick<AgentRules, 'pointsFrom'>;

/** The vendor's code of classic lotteries, whose prices follow from the prize group. */
export const pointsVendor = 'LOTT';

/** Whether rebate points may be set; they count from the brand's day on. */
export const hasPoints = ({ pointsFrom }: PointRules): boolean => pointsFrom !== '';
/** Whether classic lotteries are paid by points on a local day. */
export const isByPoints = (rules: PointRules, day: string): boolean => hasPoints(rules) && day >= rules.pointsFrom;

async function uplinesOf(database: Database, memberId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select upline.id::uuid::text as id from members m
      cross join lateral unnest(string_to_array(rtrim(m.upline_path, '/'), '/')) with ordinality as upline (id, place)
    where m.id = ${memberId} and m.upline_path <> '' order by place`.execute(database);
  return rows.map(({ id }) => id);
}

/**
 * The highest prize group of a member in a code's lotteries: by his points, which count at most as much as those of each account above
 * him. Null: no points say it, also for who stands under nobody and was given none.
 */
export const createTopGroups =
  ({ database, clock, brands }: Pick<AgentTools, 'database' | 'clock' | 'brands'>) =>
  async (vendorCode: string, { memberId, brandId }: { memberId: string; brandId: string }): Promise<number | null> => {
    if (vendorCode !== pointsVendor) return null;
    const { agents, timeZone } = await brands.settingsOf(brandId);
    const day = localDateOf(clock.now(), timeZone);
    if (!isByPoints(agents, day)) return null;
    const uplines = await uplinesOf(database, memberId);
    const rates = await ratesOn(database, [...uplines, memberId], day, agents);
    const pointsOf = (id: string) => rates.get(id)?.find(({ gameType }) => gameType === 'POINTS')?.percent;
    const own = pointsOf(memberId);
    if (own === undefined && uplines.length === 0) return null;
    const points = [...uplines.map(pointsOf), own].map((percent) => (percent ? rateOfPercent(percent) : zeroRate));
    return topGroupOf(points.reduce(smallerRate));
  };
