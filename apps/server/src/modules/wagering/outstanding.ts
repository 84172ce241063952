/** Money that must be turned over before it may leave, and the member's whole valid turnover when it came in; minor units. */
export interface WageringRequirement {
  id: string;
  source: 'deposit' | 'transfer';
  amountMinor: bigint;
  requiredMinor: bigint;
  turnoverBeforeMinor: bigint;
  createdAt: Date;
}

export interface OutstandingRequirement extends WageringRequirement {
  /** Always above 0. */
  missingMinor: bigint;
}

/**
 * What is missing of each requirement, those that are met left out. They are worked off in the order in which they came, and no turnover
 * counts twice or for money that came after it (rulebook 9.2). `turnoverMinor` is the member's whole valid turnover by now.
 */
export function outstandingOf(
  requirements: readonly WageringRequirement[],
  turnoverMinor: bigint,
): OutstandingRequirement[] {
  let metAtMinor = 0n;
  const outstanding: OutstandingRequirement[] = [];
  for (const requirement of requirements) {
    const startMinor = metAtMinor > requirement.turnoverBeforeMinor ? metAtMinor : requirement.turnoverBeforeMinor;
    metAtMinor = startMinor + requirement.requiredMinor;
    const workedOffFromMinor = startMinor > turnoverMinor ? startMinor : turnoverMinor;
    const missingMinor = metAtMinor - workedOffFromMinor;
    if (missingMinor > 0n) outstanding.push({ ...requirement, missingMinor });
  }
  return outstanding;
}
