import type { LotteryBet, Returns } from '../../lottery/bet.ts';
import { type AdvertisedRow, defaultGroup, finder, fixedList } from '../../lottery/game.ts';
import { fixedReturns, listReturns } from '../../lottery/returns.ts';
import { selectionOf } from '../../lottery/selection.ts';

const officialEdges: readonly (readonly [name: string, key: string, selection: string, edge: string])[] = [
  ['sum 3', 'sum', '3', '44.4444'],
  ['sum 4', 'sum', '4', '44.4444'],
  ['sum 5', 'sum', '5', '44.4444'],
  ['sum 6', 'sum', '6', '42.1296'],
  ['sum 7', 'sum', '7', '44.4444'],
  ['sum 8', 'sum', '8', '41.6667'],
  ['sum 9', 'sum', '9', '42.1296'],
  ['sum 10', 'sum', '10', '43.7500'],
  ['triple single (specific)', 'triple', '5', '44.4444'],
  ['any triple', 'anyTriple', 'any', '44.4444'],
  ['any straight (123,234,345,456)', 'anyStraight', 'any', '44.4444'],
  ['pair pick-any: at least two of the number (11*)', 'pairOrMore', '1', '44.4444'],
  ['pair exact (112 any order)', 'pair', '1|2', '44.4444'],
  ['three different (specific)', 'different3', '1,2,3', '44.4444'],
  ['two different (specific)', 'different2', '1,2', '44.4444'],
];

const siteEdges: readonly (readonly [name: string, key: string, selection: string, edge: string])[] = [
  ['big 11-18 (triples count)', 'words', 'big', '2.0000'],
  ['small 3-10 (triples count)', 'words', 'small', '2.0000'],
  ['odd (triples count)', 'words', 'odd', '2.0000'],
  ['even (triples count)', 'words', 'even', '2.0000'],
  ['sum 3', 'sum', '3', '2.2000'],
  ['sum 4', 'sum', '4', '2.2000'],
  ['sum 5', 'sum', '5', '2.2000'],
  ['sum 6', 'sum', '6', '2.2037'],
  ['sum 7', 'sum', '7', '2.2014'],
  ['sum 8', 'sum', '8', '2.2042'],
  ['sum 9', 'sum', '9', '2.2106'],
  ['sum 10', 'sum', '10', '2.2000'],
];

const decimals = 3;

export function k3Rows(bets: readonly LotteryBet[]): readonly AdvertisedRow[] {
  const find = finder(bets);
  const rowsOf = (edges: typeof siteEdges, variant: string, returns: Returns) =>
    edges.map(([name, key, selection, edgePercent]) => ({
      name,
      variant,
      bet: find(key),
      selection: selectionOf(selection),
      returns,
      edgePercent,
    }));
  return [
    ...rowsOf(officialEdges, 'official prizes', listReturns('official')),
    ...rowsOf(siteEdges, `G=${defaultGroup}`, fixedReturns(fixedList, defaultGroup, decimals)),
  ];
}
