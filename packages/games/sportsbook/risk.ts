/** What is at stake on a selection: what was staked on it alone, and what those bets return when it wins. */
export interface Exposure {
  readonly stakeMinor: bigint;
  readonly returnMinor: bigint;
}

/** What the book loses when this selection wins, less what the others of its market bring; negative: it gains. */
export function liabilityOf(selection: Exposure, others: readonly Exposure[]): bigint {
  const brought = others.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0n);
  return selection.returnMinor - selection.stakeMinor - brought;
}

/** Prices move by whole percent, one for each tenth of the limit, and no further than this. */
export const largestMovePercent = 10;

/** How far a price is moved down by what its selection would cost: 0 to -10 percent. */
export function moveByLiability(liabilityMinor: bigint, limitMinor: bigint): number {
  if (liabilityMinor <= 0n || limitMinor <= 0n) return 0;
  const tenths = (liabilityMinor * BigInt(largestMovePercent)) / limitMinor;
  const percent = tenths > BigInt(largestMovePercent) ? largestMovePercent : Number(tenths);
  return percent === 0 ? 0 : -percent;
}

const whole = 100;

/** A price in hundredths, moved by so many percent, down to the hundredth. */
export const movedOdds = (odds: number, percent: number): number => Math.floor((odds * (whole + percent)) / whole);
