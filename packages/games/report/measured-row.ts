import { levelStakes, type ReportRow } from './row.ts';
import { sigmas } from './sigmas.ts';

/** What a long simulation of a slot gave, whose places decide too much to be followed exactly. Its seed and rounds play it again. */
export interface Measured {
  readonly seed: string;
  readonly rounds: number;
  readonly rtp: number;
  readonly hitFrequency: number;
  readonly sdPerUnit: number;
}

export interface MeasuredSlot {
  game: string;
  variant: string;
  config: { maxWinTimesBet: number };
  betsMinor: readonly bigint[];
  advertised: { rtpPercent: string };
  measured: Measured;
}

const percent = 100;

/** The report's row of a slot whose figures were simulated once, with their stated error. */
export function measuredRow({ game, variant, config, betsMinor, advertised, measured }: MeasuredSlot): ReportRow {
  const { rtp, rounds, seed, sdPerUnit } = measured;
  const rtpError = (sigmas * sdPerUnit) / Math.sqrt(rounds);
  const topPrize = config.maxWinTimesBet;
  return {
    figures: {
      game,
      variant,
      bet: 'spin',
      rtp,
      houseEdge: 1 - rtp,
      hitFrequency: measured.hitFrequency,
      sdPerUnit,
      topPrize,
      method: 'simulation',
      rounds,
      rtpError,
      stakeLevels: levelStakes(betsMinor, rtp, topPrize),
    },
    advertisedRtp: Number(advertised.rtpPercent) / percent,
    notes: [
      `${rounds} rounds of the seed ${seed}: ${(rtp * percent).toFixed(4)}% ± ${(rtpError * percent).toFixed(4)} points (${sigmas} sigma)`,
      `a round stops at ${topPrize}x`,
    ],
  };
}
