/** A row of a brand's ladder; the rows go up, the first one asks for nothing. Amounts in minor units. */
export interface VipLevel {
  turnoverMinor: bigint;
  depositMinor: bigint;
  /** Turnover of a month that keeps the level. */
  keepMinor: bigint;
}

/** What is kept of a member: the highest level that he may hold; null: none stands in the way. */
export interface VipStanding {
  cap: number | null;
}

/** The highest row whose turnover and deposits are both reached (rulebook 8.9). */
export function earnedLevel(levels: readonly VipLevel[], turnoverMinor: bigint, depositMinor: bigint): number {
  let level = 0;
  for (const [index, row] of levels.entries())
    if (turnoverMinor >= row.turnoverMinor && depositMinor >= row.depositMinor) level = index;
  return level;
}

/**
 * The level that a member holds. Who went down comes back a level as soon as his month's turnover keeps the level above; levels that he
 * never lost are his at once.
 */
export function shownLevel(
  levels: readonly VipLevel[],
  earned: number,
  { cap }: VipStanding,
  monthTurnoverMinor: bigint,
): { level: number; cap: number | null } {
  if (cap === null) return { level: earned, cap: null };
  let reached = cap;
  while (reached < earned && monthTurnoverMinor >= (levels[reached + 1]?.keepMinor ?? 0n)) reached += 1;
  return reached >= earned ? { level: earned, cap: null } : { level: reached, cap: reached };
}

/** After a month: one level down when its turnover did not keep the level. */
export function monthEnd(
  levels: readonly VipLevel[],
  level: number,
  standing: VipStanding,
  monthTurnoverMinor: bigint,
): VipStanding {
  if (level === 0 || monthTurnoverMinor >= (levels[level]?.keepMinor ?? 0n)) return standing;
  return { cap: level - 1 };
}

/** What is missing to the next level; null on the highest. */
export function nextLevel(
  levels: readonly VipLevel[],
  level: number,
  turnoverMinor: bigint,
  depositMinor: bigint,
): { level: number; turnoverMissingMinor: bigint; depositMissingMinor: bigint } | null {
  const row = levels[level + 1];
  if (!row) return null;
  const missing = (wanted: bigint, had: bigint) => (had >= wanted ? 0n : wanted - had);
  return {
    level: level + 1,
    turnoverMissingMinor: missing(row.turnoverMinor, turnoverMinor),
    depositMissingMinor: missing(row.depositMinor, depositMinor),
  };
}
