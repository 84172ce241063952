import { betOf, costMinor, defaultGroup, selectionFaults, selectionOf, topPrizeMinor } from '@baize/games/lottery';
import { type Lottery, rulesOf } from '@baize/games/lottery-catalogue';
import type { StoredLine } from '../schema.ts';

export interface AskedLine {
  bet: string;
  selection: string;
  /** What one unit of one single bet costs. */
  unitMinor: string;
}

/** The most that one line may bring, in minor units. */
const maxLinePrizeMinor = 10n ** 12n;

/** The lines of a ticket with what they cost and can bring; the place of the first that is not offered, or that could bring too much. */
export function readLines(
  { rules }: Lottery,
  asked: readonly AskedLine[],
): { lines: StoredLine[] } | { wrongLine: number; isTooMuch: boolean } {
  const game = rulesOf(rules);
  const returns = game.returns(defaultGroup);
  const lines: StoredLine[] = [];
  for (const [index, { bet: key, selection: text, unitMinor: unit }] of asked.entries()) {
    const bet = betOf(game, key);
    const selection = selectionOf(text);
    const unitMinor = BigInt(unit);
    const isOffered = bet !== null && unitMinor > 0n && selectionFaults(bet.form, selection).length === 0;
    if (!isOffered || bet.count(selection) === 0) return { wrongLine: index, isTooMuch: false };
    const top = topPrizeMinor(bet, selection, unitMinor, returns);
    if (top > maxLinePrizeMinor) return { wrongLine: index, isTooMuch: true };
    lines.push({
      bet: key,
      selection: text,
      unitMinor: `${unitMinor}`,
      costMinor: `${costMinor(bet, selection, unitMinor)}`,
      topPrizeMinor: `${top}`,
    });
  }
  return { lines };
}

export const sumOf = (lines: readonly StoredLine[], field: 'costMinor' | 'topPrizeMinor' | 'payoutMinor'): bigint =>
  lines.reduce((sum, line) => sum + BigInt(line[field] ?? '0'), 0n);
