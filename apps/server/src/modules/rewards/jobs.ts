import { type PeriodCode, periodAt } from '@baize/periods';
import type { CalendarJob, DueRun } from '../../platform/jobs/durable/calendar-job.ts';
import { housekeeping } from '../../platform/jobs/durable/housekeeping.ts';
import { allBrands, brandById } from './brands.ts';
import type { RewardDependencies } from './dependencies.ts';
import type { createVipBonuses, RewardBrand } from './vip/bonuses.ts';
import type { Levels } from './vip/levels.ts';
import type { Months } from './vip/months.ts';
import { createLevelWork } from './vip/work.ts';

const minuteMs = 60_000;
const hourMinutes = 60;
/** Who would lose his level is warned in the last days of the month. */
const warningMs = 7 * 24 * hourMinutes * minuteMs;
/** Turnover is counted a second behind the bets. */
const afterPeriodMs = 2 * minuteMs;
const maxAttempts = 5;

export interface RewardWorks {
  levels: Levels;
  months: Months;
  vipBonuses: ReturnType<typeof createVipBonuses>;
  bookPoints: (brand: RewardBrand, key: string, zone: string) => Promise<void>;
  closeRebates: (brand: RewardBrand, dayEnd: Date, zone: string) => Promise<void>;
  followBonuses: () => Promise<void>;
  expireRewards: () => Promise<void>;
  closeBoards: (brand: RewardBrand, dayEnd: Date, zone: string) => Promise<void>;
  followCampaigns: () => Promise<void>;
  drawRaffles: () => Promise<void>;
  purgeProofs: () => Promise<void>;
}

/** What the calendar asks for; everything bears being done again, because each member's part has a key of its own. */
export function rewardJobs(deps: RewardDependencies, works: RewardWorks): readonly CalendarJob[] {
  const ofBrand = (
    kind: string,
    cadence: PeriodCode,
    work: (brand: RewardBrand, due: DueRun) => Promise<unknown>,
  ): CalendarJob => ({
    kind,
    cadence,
    delayMs: afterPeriodMs,
    catchUp: 'all',
    maxAttempts,
    subjects: deps.brands.calendarSubjects,
    repeat: async (due) => work(await brandById(deps.database, due.subject), due),
  });

  const warnAll = async (): Promise<void> => {
    const now = deps.clock.now();
    for (const brand of await allBrands(deps.database)) {
      const { timeZone } = await deps.brands.settingsOf(brand.id);
      const month = periodAt('M', now, timeZone);
      if (month.end.getTime() - now.getTime() > warningMs) continue;
      await works.months.warn(brand.id, brand.exponent, month.key, timeZone);
    }
  };

  return [
    ofBrand('rewards.points', 'D', (brand, { key, zone }) => works.bookPoints(brand, key, zone)),
    ofBrand('rewards.rebates', 'D', (brand, { end, zone }) => works.closeRebates(brand, end, zone)),
    ofBrand('rewards.vipWeek', 'W', (brand, { key, end }) => works.vipBonuses.givePeriod(brand, 'W', key, end)),
    ofBrand('rewards.vipMonth', 'M', async (brand, { key, end, zone }) => {
      await works.vipBonuses.givePeriod(brand, 'M', key, end);
      await works.months.close(brand.id, brand.exponent, key, zone);
    }),
    ofBrand('rewards.boards', 'D', (brand, { end, zone }) => works.closeBoards(brand, end, zone)),
    housekeeping('rewards.campaigns', works.followCampaigns),
    housekeeping('rewards.raffles', works.drawRaffles),
    housekeeping('purge.promotionProofs', works.purgeProofs, hourMinutes),
    housekeeping(
      'rewards.levels',
      createLevelWork(deps, works.levels, () => allBrands(deps.database)),
    ),
    housekeeping('rewards.bonuses', works.followBonuses),
    housekeeping('rewards.expiry', works.expireRewards),
    housekeeping('rewards.warnings', warnAll, hourMinutes),
  ];
}
