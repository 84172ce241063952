/** What every player begins with. */
export const startChips = 1_500n;
/** How long a level of the blinds lasts. */
export const levelMs = 300_000;
/** Big blinds by level; the small one is half of it. The last level lasts. */
const bigBlinds = [20n, 30n, 50n, 80n, 120n, 200n, 300n, 500n, 800n, 1_200n, 2_000n, 3_000n, 5_000n] as const;

/** The level at a moment, from 0 on; a hand keeps the level that it began with. */
export const levelOf = (startedAt: Date, now: Date): number =>
  Math.min(bigBlinds.length - 1, Math.max(0, Math.floor((now.getTime() - startedAt.getTime()) / levelMs)));

/** The big blind of a level; null: there is no such level. */
export const bigBlindAt = (level: number): bigint | null => bigBlinds[level] ?? null;
