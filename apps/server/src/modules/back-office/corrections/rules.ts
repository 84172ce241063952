export interface CorrectionBounds {
  /** In one correction; null: no bound. */
  aloneMaxMinor: bigint | null;
  /** In 24 hours; null: no bound. */
  aloneDayMinor: bigint | null;
}

const sizeOf = (minor: bigint): bigint => (minor < 0n ? -minor : minor);

/** Whether a correction waits for a second person. `aloneMinor`: what the first one gave and took alone in 24 hours. */
export function needsSecondPerson(
  { amountMinor, aloneMinor }: { amountMinor: bigint; aloneMinor: bigint },
  { aloneMaxMinor, aloneDayMinor }: CorrectionBounds,
): boolean {
  const size = sizeOf(amountMinor);
  return (
    (aloneMaxMinor !== null && size > aloneMaxMinor) || (aloneDayMinor !== null && aloneMinor + size > aloneDayMinor)
  );
}
