import type { ReportRow } from '../report/row.ts';
import { betRow, tableRows } from '../table-engine/report-rows.ts';
import { advertised, advertisedCallBets } from './advertised.ts';
import { analyse, analyseCallBet } from './analysis.ts';
import { rouletteBets } from './bets.ts';
import { type CallBet, callBets } from './layout.ts';

const game = 'European roulette';
const variant = '37 pockets';

export function reportRows(): ReportRow[] {
  const bets = rouletteBets({ laPartage: false });
  const names = Object.keys(callBets) as CallBet[];
  const callRows = names.flatMap((name) => {
    const bet = advertisedCallBets[name];
    if (!bet) throw new Error(`${name} is not advertised`);
    const analysis = analyseCallBet(bets, name);
    return [betRow({ game, variant, advertised: bet, analysis, chips: analysis.chips })];
  });
  return [...tableRows({ game, variant, advertised, analysed: analyse(bets) }), ...callRows];
}
