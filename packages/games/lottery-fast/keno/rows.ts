import type { LotteryBet } from '../../lottery/bet.ts';
import { type AdvertisedRow, finder, fixedList } from '../../lottery/game.ts';
import { listReturns } from '../../lottery/returns.ts';
import { selectionOf } from '../../lottery/selection.ts';

const rows: readonly (readonly [name: string, key: string, selection: string, edge: string])[] = [
  ['sum over 810 / under 810, 810 pushes', 'sumSize', 'over', '2.4890'],
  ['sum = 810', 'sumMiddle', '810', '7.6750'],
  ['sum odd or even', 'sumParity', 'odd', '2.5000'],
  ['upper (more of 1-40) / lower', 'half', 'upper', '4.3892'],
  ['upper/lower tie (10-10)', 'half', 'tie', '6.5082'],
  ['odd-count more / even-count more', 'parity', 'odd', '4.3892'],
  ['five elements: 210-695', 'element', 'metal', '5.6859'],
  ['696-763', 'element', 'wood', '7.2973'],
  ['764-855', 'element', 'water', '6.8703'],
  ['856-923', 'element', 'fire', '6.4397'],
  ['924-1410', 'element', 'earth', '3.8372'],
];

export function kenoRows(bets: readonly LotteryBet[]): readonly AdvertisedRow[] {
  const find = finder(bets);
  return rows.map(([name, key, selection, edgePercent]) => ({
    name,
    variant: 'double-face',
    bet: find(key),
    selection: selectionOf(selection),
    returns: listReturns(fixedList),
    edgePercent,
  }));
}
