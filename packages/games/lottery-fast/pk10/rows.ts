import type { LotteryBet } from '../../lottery/bet.ts';
import { type AdvertisedRow, defaultGroup, finder } from '../../lottery/game.ts';
import { groupReturns } from '../../lottery/returns.ts';
import { selectionOf } from '../../lottery/selection.ts';

const shorter = '2.2044';
const usual = '2.2000';
/** Sums whose price lost something when it was cut to three decimals. */
const cutSums = [9, 10, 12, 13];
const sums = Array.from({ length: 17 }, (_, index) => index + 3);

const rows: readonly (readonly [name: string, key: string, selection: string, edge: string])[] = [
  ...sums.map(
    (sum) => [`champion+runner-up sum ${sum}`, 'sum', `${sum}`, cutSums.includes(sum) ? shorter : usual] as const,
  ),
  ['sum big (12-19)', 'sumWords', 'big', '2.2222'],
  ['sum small (3-11)', 'sumWords', 'small', '2.2222'],
  ['sum odd', 'sumWords', 'odd', '2.2222'],
  ['sum even', 'sumWords', 'even', '2.2222'],
  ['position (1 of 10)', 'place', '7|||||||||', usual],
  ['position big/small/odd/even', 'placeWords', 'big|||||||||', usual],
  ['dragon/tiger (i v 11-i)', 'dragonTiger', 'dragon||||', usual],
  ['top two in order', 'top2', '3|8', usual],
  ['top three in order', 'top3', '3|8|1', usual],
];

const decimals = 3;

export function pk10Rows(bets: readonly LotteryBet[]): readonly AdvertisedRow[] {
  const find = finder(bets);
  return rows.map(([name, key, selection, edgePercent]) => ({
    name,
    variant: `G=${defaultGroup}`,
    bet: find(key),
    selection: selectionOf(selection),
    returns: groupReturns(defaultGroup, decimals),
    edgePercent,
  }));
}
