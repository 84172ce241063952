import { type Rational, toDecimal } from '../exact/rational.ts';
import type { ReportRow } from '../report/row.ts';
import { callBetRows } from '../roulette/report.ts';
import { stakeBack } from '../table-engine/bet-type.ts';
import { tableRows } from '../table-engine/report-rows.ts';
import { advertised, advertisedCallBets } from './advertised.ts';
import { analyse, ways } from './analysis.ts';
import { goldenPocketsBets } from './bets.ts';

const game = 'Golden Pockets Roulette';
const variant = '37 pockets, 1 to 5 of them lucky';

const chanceOf = ({ numerator, denominator }: Rational) =>
  `${numerator} of ${denominator} rounds, one in ${toDecimal({ numerator: denominator, denominator: numerator }, 1)}`;

export function reportRows(): ReportRow[] {
  const bets = goldenPocketsBets();
  const analysed = analyse(bets);
  const straight = analysed.find(({ key }) => key === 'straight');
  const wins = [...(straight?.probabilities ?? [])].filter(([back]) => back > 0).sort(([one], [other]) => one - other);
  const notes = wins.map(([back, chance]) => `straight-up wins ${back / stakeBack - 1}:1 in ${chanceOf(chance)}`);
  return [
    ...tableRows({ game, variant, advertised, analysed }).map((row) =>
      row.figures.bet === advertised.straight?.name ? { ...row, notes } : row,
    ),
    ...callBetRows({ game, variant, advertised: advertisedCallBets, bets, ways }),
  ];
}
