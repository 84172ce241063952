import type { StoredLine } from '../schema.ts';
import type { AddedExposure, TakenExposure } from './exposures.ts';
import { type LimitRow, type Limits, limitsOf, percentAt } from './limits.ts';

const full = 100;

/** Each key's value, found once. */
function once<Key extends string, Value>(find: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    if (!known.has(key)) known.set(key, find(key));
    return known.get(key) as Value;
  };
}

const keyOf = (bet: string, number: string): string => JSON.stringify([bet, number]);

/**
 * Why limits refuse a ticket; null: they do not. `added`: what the ticket adds to its numbers, `taken`: what stands on them with it, both of all
 * players (an empty player) and of one.
 */
export function refusalByLimits(
  rows: readonly LimitRow[],
  lotteryCode: string,
  sold: { lines: readonly StoredLine[]; added: readonly AddedExposure[]; taken: readonly TakenExposure[] },
): 'limit_reached' | 'price_changed' | null {
  const limits = once((bet: string): Limits => limitsOf(rows, lotteryCode, bet));
  for (const { bet, costMinor } of sold.lines) {
    const { line_minor: max } = limits(bet);
    if (max !== null && BigInt(costMinor) > max) return 'limit_reached';
  }
  const shown = new Map<string, number>();
  for (const { bet, lowered = {} } of sold.lines)
    for (const [number, percent] of Object.entries(lowered)) shown.set(keyOf(bet, number), percent);
  const mine = new Map<string, bigint>();
  for (const { bet, number, playerRef, liabilityMinor } of sold.added)
    if (playerRef === '') mine.set(keyOf(bet, number), (mine.get(keyOf(bet, number)) ?? 0n) + liabilityMinor);
  const refusalOf = ({ bet, number, player_ref, stake_minor, liability_minor }: TakenExposure) => {
    const { member_number_minor, close_at_minor } = limits(bet);
    if (player_ref !== '')
      return member_number_minor !== null && stake_minor > member_number_minor ? 'limit_reached' : null;
    if (close_at_minor !== null && liability_minor > close_at_minor) return 'limit_reached';
    const before = liability_minor - (mine.get(keyOf(bet, number)) ?? 0n);
    return percentAt(before, limits(bet)) === (shown.get(keyOf(bet, number)) ?? full) ? null : 'price_changed';
  };
  for (const taken of sold.taken) {
    const refusal = refusalOf(taken);
    if (refusal) return refusal;
  }
  return null;
}
