import type { LineSlotConfig } from '../types.ts';
import { lineBetOf } from './line-bet.ts';

export interface SymbolPays<Code extends string> {
  symbol: Code;
  /** Longest run first. */
  pays: readonly { count: number; amountMinor: bigint }[];
}

/** What players are told of a slot's odds, as they read it. */
export interface Advertised {
  readonly rtpPercent: string;
  readonly hitFrequencyPercent: string;
  /** Base spins until the feature starts, on average. */
  readonly featureOneIn: string;
}

/** All that a player's rules page says of a line slot, at one total bet. */
export interface LineRulesView<Code extends string> extends Advertised {
  rulesVersion: string;
  /** Best symbol first. */
  linePays: readonly SymbolPays<Code>[];
  /** Null in a game without scatters. */
  scatterPays: SymbolPays<Code> | null;
  wild: { symbol: Code /** From 1. */; reels: readonly number[]; multiplier: number };
  maxWinMinor: bigint;
}

function paysOf<Code extends string>(
  symbol: Code,
  times: Readonly<Record<number, number>>,
  unitMinor: bigint,
): SymbolPays<Code> {
  const pays = Object.entries(times).map(([count, factor]) => ({
    count: Number(count),
    amountMinor: unitMinor * BigInt(factor),
  }));
  return { symbol, pays: pays.reverse() };
}

/** The rules page for a total bet that the game offers. */
export function lineRulesView<Code extends string>(
  game: { config: LineSlotConfig<Code>; rulesVersion: string; advertised: Advertised },
  betMinor: bigint,
): LineRulesView<Code> {
  const { config, rulesVersion, advertised } = game;
  const lineBetMinor = lineBetOf(config, betMinor);
  const paying = Object.entries(config.paytable) as [Code, Record<number, number>][];
  return {
    rulesVersion,
    ...advertised,
    linePays: paying.map(([symbol, times]) => paysOf(symbol, times, lineBetMinor)),
    scatterPays: config.scatter === undefined ? null : paysOf(config.scatter, config.scatterPays, betMinor),
    wild: {
      symbol: config.wild,
      multiplier: config.wildMultiplier ?? 1,
      reels: config.strips.flatMap((reel, index) => (reel.includes(config.wild) ? [index + 1] : [])),
    },
    maxWinMinor: betMinor * BigInt(config.maxWinTimesBet),
  };
}
