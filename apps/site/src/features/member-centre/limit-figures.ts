import type { OwnLimitKind } from '@baize/contract';
import { parseAmount } from '@baize/money';

/** What a limit adds up over. */
export const spanOf = (kind: OwnLimitKind): 'day' | 'week' | 'month' =>
  kind.startsWith('day') ? 'day' : kind.startsWith('week') ? 'week' : 'month';

/** How much of a limit is used, from 0 to 1; for a bar alone. A limit of 0 is used up from the beginning. */
export function shareOf(used: string, limit: string): number {
  const whole = Number(limit);
  if (whole <= 0) return 1;
  return Math.min(1, Math.max(0, Number(used) / whole));
}

/** Minor units of what is typed as a limit, of which 0 is one; null for what is no amount. */
export function limitMinor(typed: string, exponent: number): bigint | null {
  const read = parseAmount(typed.trim(), exponent, 'notNegative');
  return read.ok ? read.amountMinor : null;
}

/** Whether a wish counts at once: it is lower, or the first limit. */
export const isAtOnce = (currentMinor: bigint | null, wantedMinor: bigint): boolean =>
  currentMinor === null || wantedMinor <= currentMinor;
