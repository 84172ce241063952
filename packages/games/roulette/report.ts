import type { ReportRow } from '../report/row.ts';
import type { Weighted } from '../table-engine/analysis.ts';
import type { BetType } from '../table-engine/bet-type.ts';
import { type AdvertisedBet, betRow, tableRows } from '../table-engine/report-rows.ts';
import { advertised, advertisedCallBets } from './advertised.ts';
import { analyse, analyseCallBet, ways } from './analysis.ts';
import { type RouletteSeen, rouletteBets } from './bets.ts';
import { type CallBet, callBets } from './layout.ts';

const game = 'European roulette';
const variant = '37 pockets';

/** A row for each call bet. Throws when one is not advertised. */
export function callBetRows<Seen extends RouletteSeen>(table: {
  game: string;
  variant: string;
  advertised: Readonly<Record<string, AdvertisedBet>>;
  bets: readonly BetType<Seen>[];
  ways: readonly Weighted<Seen>[];
}): ReportRow[] {
  return (Object.keys(callBets) as CallBet[]).map((name) => {
    const bet = table.advertised[name];
    if (!bet) throw new Error(`${name} is not advertised`);
    const analysis = analyseCallBet(table.bets, name, table.ways);
    return betRow({
      game: table.game,
      variant: table.variant,
      advertised: bet,
      analysis,
      chips: analysis.chips,
    });
  });
}

export function reportRows(): ReportRow[] {
  const bets = rouletteBets({ laPartage: false });
  return [
    ...tableRows({ game, variant, advertised, analysed: analyse(bets) }),
    ...callBetRows({ game, variant, advertised: advertisedCallBets, bets, ways }),
  ];
}
