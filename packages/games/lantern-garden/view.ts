import { lineBetOf } from '../slot-engine/line-bet.ts';
import { advertised, config, rulesVersion, type SymbolCode } from './config.ts';

export interface SymbolPays {
  symbol: SymbolCode;
  /** Longest run first. */
  pays: readonly { count: number; amountMinor: bigint }[];
}

/** All that a player's rules page says, at one total bet. */
export interface RulesView {
  rulesVersion: string;
  rtpPercent: string;
  hitFrequencyPercent: string;
  freeSpinsOneIn: string;
  /** Best symbol first. */
  linePays: readonly SymbolPays[];
  scatterPays: SymbolPays;
  wild: { symbol: SymbolCode /** From 1. */; reels: readonly number[] };
  /** One row per reel, row 0 on top. */
  lines: readonly (readonly number[])[];
  freeSpins: typeof config.freeSpins;
  maxWinMinor: bigint;
}

function paysOf(symbol: SymbolCode, times: Readonly<Record<number, number>>, unitMinor: bigint): SymbolPays {
  const pays = Object.entries(times).map(([count, factor]) => ({
    count: Number(count),
    amountMinor: unitMinor * BigInt(factor),
  }));
  return { symbol, pays: pays.reverse() };
}

/** The rules page for a total bet that the game offers. */
export function rulesView(betMinor: bigint): RulesView {
  const lineBetMinor = lineBetOf(config, betMinor);
  const paying = Object.entries(config.paytable) as [SymbolCode, Record<number, number>][];
  return {
    rulesVersion,
    ...advertised,
    linePays: paying.map(([symbol, times]) => paysOf(symbol, times, lineBetMinor)),
    scatterPays: paysOf(config.scatter, config.scatterPays, betMinor),
    wild: {
      symbol: config.wild,
      reels: config.strips.flatMap((strip, reel) => (strip.includes(config.wild) ? [reel + 1] : [])),
    },
    lines: config.lines,
    freeSpins: config.freeSpins,
    maxWinMinor: betMinor * BigInt(config.maxWinTimesBet),
  };
}
