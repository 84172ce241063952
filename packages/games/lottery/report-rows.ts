import { rational, subtract, toNumber } from '../exact/rational.ts';
import type { ReportRow } from '../report/row.ts';
import { figuresOf } from './figures.ts';
import type { AdvertisedRow } from './game.ts';

const percent = 100;

/** The report's rows of what players are told of a lottery. */
export const lotteryRows = (game: string, rows: readonly AdvertisedRow[]): ReportRow[] =>
  rows.map(({ name, variant, bet, selection, returns, edgePercent }) => {
    const { rtp, hitChance, sdPerUnit, topReturn } = figuresOf(bet, selection, returns);
    return {
      figures: {
        game,
        variant,
        bet: name,
        rtp: toNumber(rtp),
        houseEdge: toNumber(subtract(rational(1n), rtp)),
        hitFrequency: toNumber(hitChance),
        sdPerUnit,
        topPrize: toNumber(topReturn),
        method: 'exact enumeration',
      },
      advertisedRtp: 1 - Number(edgePercent) / percent,
      notes: [],
    };
  });
