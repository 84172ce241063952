import { rational, toDecimal } from '../exact/rational.ts';
import type { ReportRow } from '../report/row.ts';
import { betRow } from '../table-engine/report-rows.ts';
import { analyse, enumerateOptimalPlay } from './analysis.ts';
import { hands, paysOf } from './hands.ts';

const shareDecimals = 9;

/** What is advertised: the return of always holding the best cards. */
export const advertised = { name: 'optimal play', rtpPercent: '99.5439' };

export function reportRows(): ReportRow[] {
  const play = enumerateOptimalPlay();
  const notes = hands.map((hand, kind) => {
    const share = toDecimal(rational(play.counts[kind] ?? 0n, play.total), shareDecimals);
    return `${hand} pays ${paysOf[hand]}: ${play.counts[kind]} of ${play.total}, ${share}`;
  });
  const enumerated = `${play.dealt} hands in ${play.classes} classes, the best of 32 holds each`;
  return [
    betRow({
      game: 'Video poker',
      variant: 'Jacks or Better 9/6',
      advertised,
      analysis: analyse(play),
      notes: [enumerated, ...notes.reverse()],
    }),
  ];
}
