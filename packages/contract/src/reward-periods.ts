/** Reward periods of the specification: daily, weekly, semi-monthly, monthly; counted in UTC, weeks from Monday. */
export const periodCodes = ['D', 'W', 'H', 'M'] as const;
export type PeriodCode = (typeof periodCodes)[number];
