/** From which VIP level on a member may bet how much of the usual maximum at shared tables. */
export interface TableLimitOfLevel {
  fromLevel: number;
  maxPercent: number;
}

const defaultPercent = 100;

/** The percent of a level, by levels in ascending order; a trial account has that of the lowest level. */
export const tableMaxPercentOf = (
  limits: readonly TableLimitOfLevel[],
  { level, isTrial }: { level: number; isTrial: boolean },
): number => limits.findLast(({ fromLevel }) => fromLevel <= (isTrial ? 0 : level))?.maxPercent ?? defaultPercent;
