import type { SiteSearch } from '../../lib/page/site-search.ts';
import type { ProfitFilter } from './api/personal-profit.ts';

export const profitPeriods = ['D', 'W', 'H', 'M'] as const;
export const maxPeriodsBack = 60;

const start: ProfitFilter = { period: 'W', back: 0 };

/** Reads the address; what makes no sense counts as the running week. */
export function readProfitSearch({ period, back }: SiteSearch): ProfitFilter {
  const count = Number(back ?? 0);
  const isBack = Number.isInteger(count) && count >= 0 && count <= maxPeriodsBack;
  return { period: profitPeriods.find((code) => code === period) ?? start.period, back: isBack ? count : start.back };
}

/** The address' parameters for a state; defaults are left out. */
export const writeProfitSearch = ({ period, back }: ProfitFilter): SiteSearch => ({
  period: period === start.period ? undefined : period,
  back: back === start.back ? undefined : String(back),
});
