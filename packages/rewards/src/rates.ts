/** Rates and weights are whole millionths: 0.6 % is 6,000, a weight of one half is 500,000. */
export const ppm = 1_000_000n;

/** Valid turnover in minor units by game type. */
export type TurnoverByType = Readonly<Record<string, bigint>>;

/** A share in millionths of an amount, floored to the minor unit. */
export const ratio = (amountMinor: bigint, ratePpm: bigint): bigint =>
  amountMinor <= 0n ? 0n : (amountMinor * ratePpm) / ppm;
