import type { LotteryBet } from '../../lottery/bet.ts';
import { type AdvertisedRow, defaultGroup, finder } from '../../lottery/game.ts';
import { groupReturns } from '../../lottery/returns.ts';
import { selectionOf } from '../../lottery/selection.ts';

/** The rulebook's names (5.6), the bet that each one is, and a choice that is one single bet. */
const rows: readonly (readonly [name: string, key: string, selection: string])[] = [
  ['5-star direct', 'direct-all5', '1|2|3|4|5'],
  ['4-star direct', 'direct-last4', '1|2|3|4'],
  ['3-star direct', 'direct-last3', '1|2|3'],
  ['2-star direct', 'direct-last2', '1|2'],
  ['position (ding wei)', 'place', '7||||'],
  ['group120 (5 distinct)', 'group120-all5', '1,2,3,4,5'],
  ['group60 (one pair)', 'group60-all5', '1|2,3,4'],
  ['group30 (two pairs)', 'group30-all5', '1,2|3'],
  ['group20 (triple)', 'group20-all5', '1|2,3'],
  ['group10 (full house)', 'group10-all5', '1|2'],
  ['group5 (four alike)', 'group5-all5', '1|2'],
  ['4-star group24', 'group24-last4', '1,2,3,4'],
  ['4-star group12', 'group12-last4', '1|2,3'],
  ['4-star group6', 'group6-last4', '1,2'],
  ['4-star group4', 'group4-last4', '1|2'],
  ['3-star zu-san (pair, one pattern)', 'zuSanPair-last3', '1|2'],
  ['3-star zu-liu', 'zuLiu-last3', '1,2,3'],
  ['2-star group', 'group2-last2', '1,2'],
  ['any 1 code in 3 positions', 'any1-last3', '7'],
  ['any 2 codes in 3 positions', 'any2-last3', '7,8'],
  ['any 1 code in 4', 'any1-last4', '7'],
  ['any 2 codes in 4', 'any2-last4', '7,8'],
  ['any 2 codes in 5', 'any2-all5', '7,8'],
  ['any 3 codes in 5', 'any3-all5', '7,8,9'],
  ['big/small/odd/even of one position', 'placeWords', 'big||||'],
  ['big-small-odd-even pair (2 positions)', 'words-last2', 'big|odd'],
  ['big-small-odd-even triple', 'words-last3', 'big|odd|small'],
  ['one digit at least once in 5', 'atLeast1', '7'],
  ['one digit at least twice', 'atLeast2', '7'],
  ['at least three times', 'atLeast3', '7'],
  ['at least four times', 'atLeast4', '7'],
  ['dragon (first > fifth)', 'dragonTiger-1v5', 'dragon'],
  ['tiger', 'dragonTiger-1v5', 'tiger'],
  ['dragon-tiger tie', 'dragonTiger-1v5', 'tie'],
  ['sum big (23-45)', 'sumWords', 'big'],
  ['sum small (0-22)', 'sumWords', 'small'],
  ['sum odd', 'sumWords', 'odd'],
];

export function sscRows(bets: readonly LotteryBet[]): readonly AdvertisedRow[] {
  const find = finder(bets);
  return rows.map(([name, key, selection]) => ({
    name,
    variant: `G=${defaultGroup}`,
    bet: find(key),
    selection: selectionOf(selection),
    returns: groupReturns(defaultGroup, null),
    edgePercent: '2.2000',
  }));
}
