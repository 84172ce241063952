import { betsOf, decimal, parlayReturn, systemReturn } from '@baize/games/sportsbook';
import { parseAmount } from '@baize/money';
import type { SlipState } from './hooks/use-slip.ts';

export interface SlipSums {
  /** Null: the stake cannot be read. */
  unitStakeMinor: string | null;
  bets: number;
  totalMinor: string;
  /** What comes back when every selection wins. */
  returnMinor: string;
  isOffered: boolean;
}

/** What the slip comes to, by the rules that settle it. */
export function slipSums(
  { legs, stake, choose }: Pick<SlipState, 'legs' | 'stake' | 'choose'>,
  exponent: number,
  stakes: { minMinor: string; maxMinor: string },
): SlipSums {
  const bets = choose === 0 ? 1 : betsOf({ choose }, legs.length);
  const read = parseAmount(stake.trim(), exponent, 'positive');
  if (!read.ok) return { unitStakeMinor: null, bets, totalMinor: '0', returnMinor: '0', isOffered: false };
  const unit = read.amountMinor;
  const won = legs.map(({ odds }) => ({ odds: decimal(odds), result: 'win' as const }));
  const total = unit * BigInt(bets);
  return {
    unitStakeMinor: String(unit),
    bets,
    totalMinor: String(total),
    returnMinor: String(choose === 0 ? parlayReturn(unit, won) : systemReturn(unit, { choose }, won)),
    isOffered: total >= BigInt(stakes.minMinor) && total <= BigInt(stakes.maxMinor),
  };
}
