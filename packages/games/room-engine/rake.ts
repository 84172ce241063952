const whole = 10_000n;

/** What the operator keeps of what a seat won, in hundredths of a percent, floored (rulebook 4.1); nothing of a loss. */
export const winningsRake = (netMinor: bigint, rate10k: bigint): bigint =>
  netMinor > 0n ? (netMinor * rate10k) / whole : 0n;

/**
 * What the operator keeps of a pot (rulebook 4.1), floored: nothing where no flop was dealt, and no more than its most.
 * @param capMinor null: no bound
 */
export function potRake(of: { potMinor: bigint; rate10k: bigint; sawFlop: boolean; capMinor: bigint | null }): bigint {
  if (!of.sawFlop) return 0n;
  const rakeMinor = (of.potMinor * of.rate10k) / whole;
  return of.capMinor !== null && rakeMinor > of.capMinor ? of.capMinor : rakeMinor;
}

const smallTable = 4;

/** The usual most that is kept of a pot, in big blinds, by how many were dealt in (rulebook 4.1). */
export const rakeCapInBigBlinds = (dealt: number): bigint => {
  if (dealt === 2) return 1n;
  return dealt <= smallTable ? 2n : 3n;
};
