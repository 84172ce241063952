import { periodAt } from '@baize/periods';
import { sql } from 'kysely';
import type { RewardDependencies } from '../dependencies.ts';
import type { RewardSettingsStore } from '../settings/store.ts';
import type { RewardBrand } from '../vip/bonuses.ts';
import type { RebateClaiming } from './claiming.ts';

const atOnce = 256;
const firstId = '00000000-0000-0000-0000-000000000000';

/** When a period of the rebate has ended, pays what its members did not claim; from one minor unit on. A repeat pays nothing twice. */
export const createRebateClosing =
  ({ database }: Pick<RewardDependencies, 'database'>, settings: RewardSettingsStore, claim: RebateClaiming) =>
  async (brand: RewardBrand, dayEnd: Date, zone: string): Promise<void> => {
    const rebate = await settings.of(brand.id, 'rebate');
    const period = periodAt(rebate.period, new Date(dayEnd.getTime() - 1), zone);
    if (!rebate.enabled || period.end.getTime() !== dayEnd.getTime()) return;
    for (let after = firstId; ; ) {
      const { rows } = await sql<{ memberId: string }>`
        select distinct member_id as "memberId" from turnover_days
        where brand_id = ${brand.id} and account_kind = 'cash' and member_id > ${after}::uuid
          and day between ${period.firstDate}::date and ${period.lastDate}::date
        order by member_id limit ${atOnce}`.execute(database);
      await Promise.all(
        rows.map(({ memberId }) =>
          claim({
            ...{ memberId, brand, period, requestId: `period/${period.key}/${period.code}`, coversUntil: period.end },
            minimumMinor: 1n,
            how: 'automatic',
          }),
        ),
      );
      const last = rows.at(-1);
      if (!last) return;
      after = last.memberId;
    }
  };
