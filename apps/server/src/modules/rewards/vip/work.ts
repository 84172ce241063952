import { sql } from 'kysely';
import type { RewardDependencies } from '../dependencies.ts';
import type { RewardBrand } from './bonuses.ts';
import type { Levels } from './levels.ts';

const atOnce = 500;
/** Who played or paid in a little before this; twice as long as the job's own pause, and a stop is made up for by the page itself. */
const lookBackMs = 2 * 3_600_000;

/** Looks at the levels of those who played or deposited of late, so that they go up at once. */
export const createLevelWork =
  (
    { database, clock }: Pick<RewardDependencies, 'database' | 'clock'>,
    levels: Levels,
    brandsOf: () => Promise<RewardBrand[]>,
  ) =>
  async (): Promise<void> => {
    const since = new Date(clock.now().getTime() - lookBackMs);
    for (const brand of await brandsOf()) {
      const { rows } = await sql<{ memberId: string }>`
        select distinct member_id as "memberId" from (
          select member_id from turnover_hours where brand_id = ${brand.id} and starts_at >= ${since} and account_kind = 'cash'
          union all
          select member_id from deposits where brand_id = ${brand.id} and created_at >= ${since}) busy`.execute(
        database,
      );
      for (let at = 0; at < rows.length; at += atOnce)
        await levels.evaluate(
          brand,
          rows.slice(at, at + atOnce).map(({ memberId }) => memberId),
        );
    }
  };
