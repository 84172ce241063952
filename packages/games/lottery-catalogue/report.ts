import { lotteryRows } from '../lottery/report-rows.ts';
import { elevenX5, k3, keno, lucky28, pk10, ssc } from '../lottery-fast/index.ts';
import { regionalRows } from '../lottery-regional/index.ts';
import { fourD, togel } from '../lottery-sea/index.ts';
import { thaiRows } from '../lottery-thai/index.ts';
import type { ReportRow } from '../report/row.ts';

/** What members are told of every lottery, and the price lists of others beside it. */
export const reportRows = (): ReportRow[] => [
  ...lotteryRows('Vietnamese lottery', regionalRows()),
  ...lotteryRows('Thai lottery', thaiRows()),
  ...lotteryRows('4D', fourD.rows),
  ...lotteryRows('Togel', togel.rows),
  ...lotteryRows('SSC', ssc.rows),
  ...lotteryRows('K3', k3.rows),
  ...lotteryRows('PK10', pk10.rows),
  ...lotteryRows('11x5', elevenX5.rows),
  ...lotteryRows('Lucky 28', lucky28.rows),
  ...lotteryRows('Keno double-face', keno.rows),
];
