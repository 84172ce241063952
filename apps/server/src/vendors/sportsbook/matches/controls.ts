import { movedOdds } from '@baize/games/sportsbook';
import type { KnownMatch, PriceMove } from './match.ts';
import type { OfferedMarket } from './offered.ts';

/** No price is lower, none higher; in hundredths. */
export const oddsBounds = { min: 101, max: 10_100 } as const;
const whole = 100;

const isOn = (key: string, { selection, line }: { selection: string; line: number | null }, move: PriceMove) =>
  move.market === key && move.selection === selection && move.line === line;

/** Prices as traders and liability moved them; a market whose price falls out of use is closed. */
export function controlled(match: KnownMatch, offers: readonly OfferedMarket[]): readonly OfferedMarket[] {
  const { controls, autoMoves } = match;
  const moves = [...controls.moves, ...autoMoves];
  if (moves.length === 0 && controls.suspendedMarkets.length === 0 && controls.marginPercent === 0) return offers;
  return offers.map((market) => {
    const selections = market.selections.map((offered) => {
      const percent = moves
        .filter((move) => isOn(market.key, offered, move))
        .reduce((sum, move) => sum + move.percent, 0);
      const shaded = Math.floor((offered.odds * whole) / (whole + controls.marginPercent));
      return { ...offered, odds: Math.min(oddsBounds.max, movedOdds(shaded, percent)) };
    });
    const isOpen =
      market.isOpen &&
      !controls.suspendedMarkets.includes(market.key) &&
      selections.every(({ odds }) => odds >= oddsBounds.min);
    const shown = selections.map((one) => ({ ...one, odds: Math.max(one.odds, oddsBounds.min) }));
    return { ...market, isOpen, selections: shown };
  });
}
