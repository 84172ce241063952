/** The counter grows by 165.11 every 3,000 ms (specification, section 9). */
const INCREMENT_HUNDREDTHS = 16_511n;
export const jackpotTickMs = 3000;
/** After 30 days it starts again, as a pool that was won. */
const TICKS_A_ROUND = 864_000n;
const START_HUNDREDTHS = 128_000_000n;

/** The counter's amount at a time, in hundredths of the currency: for every visitor the same, without asking anybody. */
export function jackpotHundredths(nowMs: number): bigint {
  const ticks = BigInt(Math.floor(nowMs / jackpotTickMs)) % TICKS_A_ROUND;
  return START_HUNDREDTHS + ticks * INCREMENT_HUNDREDTHS;
}

/** So long until the next growth. */
export const untilNextTickMs = (nowMs: number): number => jackpotTickMs - (nowMs % jackpotTickMs);

/** "1280165.11" of hundredths. */
export function decimalOf(hundredths: bigint): string {
  return `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`;
}
