import { fourD, thai, thaiDaily, togel } from './asia.ts';
import { elevenX5, k3, keno, lucky28, pk10 } from './balls.ts';
import type { Draw, Settle } from './share.ts';
import { ssc } from './ssc.ts';
import { north, south } from './vietnam.ts';

/** Bets of all rules of lotteries; it shares nothing with the rules that the product pays by (rulebook 5.3 to 5.6, prize group 1956). */
const settlements: Readonly<Record<string, Readonly<Record<string, Settle>>>> = {
  'vn-north': north,
  'vn-central': south,
  'vn-south': south,
  thai,
  'thai-daily': thaiDaily,
  togel,
  '4d': fourD,
  ssc,
  '11x5': elevenX5,
  k3,
  pk10,
  keno,
  lucky28,
};

export interface SoldLine {
  /** The lottery's rules, as `vn-north`. */
  rules: string;
  bet: string;
  /** Groups of tokens: `1,2|3`. */
  selection: string;
  unitMinor: bigint;
}

/** What a line brings, in whole minor units. Throws for a bet that it does not know. */
export function settleLine({ rules, bet, selection, unitMinor }: SoldLine, draw: Draw): bigint {
  const settle = settlements[rules]?.[bet];
  if (!settle) throw new Error(`no second settlement of ${bet} of ${rules}`);
  const chosen = selection.split('|').map((group) => group.split(',').filter((token) => token !== ''));
  const { n, d } = settle(draw, chosen);
  return (n * unitMinor) / d;
}
