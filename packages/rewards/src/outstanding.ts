/** Money that came in, and what was turned over after it and before the next. */
export interface PaidIn {
  amountMinor: bigint;
  turnoverAfterMinor: bigint;
}

export interface OutstandingTurnover {
  /** Valid turnover that is still missing. */
  missingMinor: bigint;
  /** Deposits that may not leave before it is there. */
  heldMinor: bigint;
}

/**
 * What is still to be turned over, where every deposit needs its own amount once, the oldest first (rulebook 9.2). Turnover counts for
 * deposits that were there when it came; what is too much for them is not kept for later ones.
 */
export function outstandingTurnover(deposits: readonly PaidIn[]): OutstandingTurnover {
  const open: { amountMinor: bigint; missingMinor: bigint }[] = [];
  for (const { amountMinor, turnoverAfterMinor } of deposits) {
    open.push({ amountMinor, missingMinor: amountMinor });
    let left = turnoverAfterMinor;
    while (left > 0n && open[0]) {
      const used = left < open[0].missingMinor ? left : open[0].missingMinor;
      open[0].missingMinor -= used;
      left -= used;
      if (open[0].missingMinor === 0n) open.shift();
    }
  }
  return {
    missingMinor: open.reduce((sum, { missingMinor }) => sum + missingMinor, 0n),
    heldMinor: open.reduce((sum, { amountMinor }) => sum + amountMinor, 0n),
  };
}
