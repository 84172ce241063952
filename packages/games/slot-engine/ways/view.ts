import type { Advertised, SymbolPays } from '../line/line-view.ts';
import { paying } from './prizes.ts';
import { featurePriceOf } from './round.ts';
import type { WaysConfig } from './types.ts';

/** All that a player's rules page says of a ways slot, at one total bet. */
export interface WaysRulesView<Code extends string> extends Advertised {
  rulesVersion: string;
  /** Prize of one way, best symbol first. */
  wayPays: readonly SymbolPays<Code>[];
  heights: readonly { height: number; percent: string }[];
  maxWays: number;
  /** From 1. */
  wildReels: readonly number[];
  /** Of starting the free spins at once; null where they cannot be bought. */
  bought: { priceMinor: bigint; rtpPercent: string } | null;
  maxWinMinor: bigint;
}

const percent = 100;

/** The rules page for a total bet that the game offers. */
export function waysRulesView<Code extends string>(
  game: {
    config: WaysConfig<Code>;
    rulesVersion: string;
    advertised: Advertised & { boughtRtpPercent: string };
  },
  betMinor: bigint,
): WaysRulesView<Code> {
  const { config, rulesVersion, advertised } = game;
  const unitMinor = betMinor / BigInt(config.unitsPerBet);
  const total = config.heights.reduce((sum, [, weight]) => sum + weight, 0);
  const priceMinor = featurePriceOf(config, betMinor);
  return {
    rulesVersion,
    rtpPercent: advertised.rtpPercent,
    hitFrequencyPercent: advertised.hitFrequencyPercent,
    featureOneIn: advertised.featureOneIn,
    wayPays: paying(config).map(([symbol, pays]) => ({
      symbol,
      pays: Object.entries(pays)
        .map(([count, units]) => ({ count: Number(count), amountMinor: unitMinor * BigInt(units) }))
        .reverse(),
    })),
    heights: config.heights.map(([height, weight]) => ({ height, percent: `${(weight / total) * percent}` })),
    maxWays: Math.max(...config.heights.map(([height]) => height)) ** config.reels.length,
    wildReels: config.reels.flatMap((reel, index) => (reel[config.wild] ? [index + 1] : [])),
    bought: priceMinor === null ? null : { priceMinor, rtpPercent: advertised.boughtRtpPercent },
    maxWinMinor: betMinor * BigInt(config.maxWinTimesBet),
  };
}
