import { type Rational, subtract, toNumber } from '../exact/rational.ts';
import * as lanternGarden from '../lantern-garden/index.ts';

/** One bet of one game in figures; numbers are shares of a stake of 1. */
export interface GameFigures {
  game: string;
  variant: string;
  bet: string;
  rtp: number;
  houseEdge: number;
  hitFrequency: number;
  sdPerUnit: number;
  /** The most that the bet can return, in stakes. */
  topPrize: number;
  method: 'exact enumeration' | 'dynamic programming' | 'simulation';
}

/** A row of the report: the figures, what players are told, and further lines for readers. */
export interface ReportRow {
  figures: GameFigures;
  advertisedRtp: number;
  notes: readonly string[];
}

const one: Rational = { numerator: 1n, denominator: 1n };
const percent = 100;

function lanternGardenRow(): ReportRow {
  const analysis = lanternGarden.analyse(lanternGarden.config);
  const times = (value: Rational) => `${toNumber(value).toFixed(1)}x`;
  return {
    figures: {
      game: 'Lantern Garden',
      variant: 'low volatility',
      bet: 'spin',
      rtp: toNumber(analysis.rtp),
      houseEdge: toNumber(subtract(one, analysis.rtp)),
      hitFrequency: toNumber(analysis.hitFrequency),
      sdPerUnit: analysis.sdPerUnit,
      topPrize: toNumber(analysis.topPrize),
      method: 'exact enumeration',
    },
    advertisedRtp: Number(lanternGarden.advertised.rtpPercent) / percent,
    notes: [
      `${analysis.combinations} combinations of stops walked`,
      `lines ${(toNumber(analysis.lineRtp) * percent).toFixed(5)}%, scatters ${(toNumber(analysis.scatterRtp) * percent).toFixed(5)}%, free spins ${(toNumber(analysis.freeSpinRtp) * percent).toFixed(5)}%`,
      `free spins one in ${(1 / toNumber(analysis.triggerProbability)).toFixed(2)}, ${toNumber(analysis.spinsPerFeature).toFixed(6)} spins and ${toNumber(analysis.meanFeatureWin).toFixed(3)}x on average`,
      `best single spin ${times(analysis.bestBaseSpin)}, in free spins ${times(analysis.bestFreeSpin)}; a round stops at ${lanternGarden.config.maxWinTimesBet}x`,
    ],
  };
}

/** Every game of the house; a new game is one line here. */
const rows: readonly (() => ReportRow)[] = [lanternGardenRow];

/** Computes the figures of all games; takes some seconds. */
export const gameReport = (): ReportRow[] => rows.map((row) => row());
