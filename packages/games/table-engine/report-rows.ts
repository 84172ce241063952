import { toNumber } from '../exact/rational.ts';
import type { ReportRow } from '../report/row.ts';
import type { BetAnalysis } from './analysis.ts';
import { stakeBack } from './bet-type.ts';

/** What players are told of a bet: its name in the rulebook and its return in percent, as they read it. */
export interface AdvertisedBet {
  readonly name: string;
  readonly rtpPercent: string;
}

const percent = 100;

/** A row of the report for one bet. `chips`: how many stakes the bet is made of, for call bets. */
export function betRow(row: {
  game: string;
  variant: string;
  advertised: AdvertisedBet;
  analysis: BetAnalysis;
  notes?: readonly string[];
  chips?: number;
}): ReportRow {
  const { analysis, chips = 1 } = row;
  const rtp = toNumber(analysis.rtp) / chips;
  return {
    figures: {
      game: row.game,
      variant: row.variant,
      bet: row.advertised.name,
      rtp,
      houseEdge: 1 - rtp,
      hitFrequency: toNumber(analysis.hitFrequency),
      sdPerUnit: analysis.sdPerUnit,
      topPrize: analysis.topReturn / stakeBack / chips,
      method: 'exact enumeration',
    },
    advertisedRtp: Number(row.advertised.rtpPercent) / percent,
    notes: row.notes ?? [],
  };
}

/**
 * A row for each advertised bet of a table: the first selection stands for all of a bet whose selections are alike. A key may name one
 * selection as `key:selection`. Throws when a bet of the table is not advertised, or the other way round.
 */
export function tableRows(table: {
  game: string;
  variant: string;
  advertised: Readonly<Record<string, AdvertisedBet>>;
  analysed: readonly BetAnalysis[];
}): ReportRow[] {
  const { game, variant, advertised, analysed } = table;
  for (const { key, selection } of analysed) {
    if (!advertised[key] && !advertised[`${key}:${selection}`]) throw new Error(`${game}: ${key} is not advertised`);
  }
  return Object.entries(advertised).map(([name, bet]) => {
    const [key, selection] = name.split(':');
    const analysis = analysed.find(
      (one) => one.key === key && (selection === undefined || one.selection === selection),
    );
    if (!analysis) throw new Error(`${game}: there is no bet ${name}`);
    return betRow({ game, variant, advertised: bet, analysis });
  });
}
