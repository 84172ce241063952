/** Cash that came in or was sent to another member, and what was turned over after it and before the next. */
export interface CashMove {
  kind: 'in' | 'sent';
  amountMinor: bigint;
  turnoverAfterMinor: bigint;
}

export interface OutstandingTurnover {
  /** Valid turnover that is still missing. */
  missingMinor: bigint;
  /** Money that may not leave before it is there. */
  heldMinor: bigint;
}

/** Money that came in, as far as it is still here and asks for turnover; never more missing than held. */
interface Debt {
  heldMinor: bigint;
  missingMinor: bigint;
}

/**
 * What is still to be turned over, where all that came in needs its own amount once, the oldest first (rulebook 9.2). Turnover counts for
 * what was there when it came; what is too much is not kept for later. What is sent to another member takes as much of the sender's oldest
 * debts with it as it brings to the receiver (rulebook 9.4): together they never owe less than before.
 */
export function outstandingTurnover(moves: readonly CashMove[]): OutstandingTurnover {
  const open: Debt[] = [];
  for (const { kind, amountMinor, turnoverAfterMinor } of moves) {
    if (kind === 'in') open.push({ heldMinor: amountMinor, missingMinor: amountMinor });
    else payOff(open, amountMinor, 'gone');
    payOff(open, turnoverAfterMinor, 'turnedOver');
  }
  return {
    missingMinor: open.reduce((sum, { missingMinor }) => sum + missingMinor, 0n),
    heldMinor: open.reduce((sum, { heldMinor }) => sum + heldMinor, 0n),
  };
}

/** Lessens the oldest debts; money that is gone is held no more, money that was turned over is held until its debt is over. */
function payOff(open: Debt[], amountMinor: bigint, how: 'gone' | 'turnedOver'): void {
  let left = amountMinor;
  for (let oldest = open[0]; left > 0n && oldest; oldest = open[0]) {
    const used = left < oldest.missingMinor ? left : oldest.missingMinor;
    left -= used;
    oldest.missingMinor -= used;
    if (how === 'gone') oldest.heldMinor -= used;
    if (oldest.missingMinor === 0n) open.shift();
  }
}
