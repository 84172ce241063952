const whole = 10_000n;

/** What the operator keeps of what a seat won, in hundredths of a percent, floored (rulebook 4.1); nothing of a loss. */
export const winningsRake = (netMinor: bigint, rate10k: bigint): bigint =>
  netMinor > 0n ? (netMinor * rate10k) / whole : 0n;
