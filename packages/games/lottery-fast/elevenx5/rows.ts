import type { LotteryBet } from '../../lottery/bet.ts';
import { type AdvertisedRow, defaultGroup, finder, fixedList } from '../../lottery/game.ts';
import { fixedReturns, groupReturns, listReturns } from '../../lottery/returns.ts';
import { selectionOf } from '../../lottery/selection.ts';

const officialEdges: readonly (readonly [name: string, key: string, selection: string, edge: string])[] = [
  ['any 2', 'any2', '1,2', '45.4545'],
  ['any 3', 'any3', '1,2,3', '42.4242'],
  ['any 4', 'any4', '1,2,3,4', '40.9091'],
  ['any 5', 'any5', '1,2,3,4,5', '41.5584'],
  ['any 6', 'any6', '1,2,3,4,5,6', '41.5584'],
  ['any 7', 'any7', '1,2,3,4,5,6,7', '40.9091'],
  ['any 8', 'any8', '1,2,3,4,5,6,7,8', '45.4545'],
  ['first one', 'first1', '7', '40.9091'],
  ['first two in order', 'first2', '7|3', '40.9091'],
  ['first two any order', 'group2', '7,3', '40.9091'],
  ['first three in order', 'first3', '7|3|9', '40.9091'],
  ['first three any order', 'group3', '7,3,9', '40.9091'],
];

const decimals = 3;

export function elevenX5Rows(bets: readonly LotteryBet[]): readonly AdvertisedRow[] {
  const find = finder(bets);
  return [
    ...officialEdges.map(([name, key, selection, edgePercent]) => ({
      name,
      variant: 'official prizes',
      bet: find(key),
      selection: selectionOf(selection),
      returns: listReturns('official'),
      edgePercent,
    })),
    {
      name: 'sum big (>30), 30 pushes',
      variant: 'double-face',
      bet: find('sumSize'),
      selection: selectionOf('big'),
      returns: fixedReturns(fixedList, defaultGroup, decimals),
      edgePercent: '2.3268',
    },
    {
      name: 'sum odd',
      variant: `G=${defaultGroup}`,
      bet: find('sumParity'),
      selection: selectionOf('odd'),
      returns: groupReturns(defaultGroup, decimals),
      edgePercent: '2.2286',
    },
  ];
}
