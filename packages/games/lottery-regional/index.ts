import type { AdvertisedRow, LotteryGame } from '../lottery/game.ts';
import { finder, fixedList } from '../lottery/game.ts';
import { listReturns } from '../lottery/returns.ts';
import { selectionOf } from '../lottery/selection.ts';
import { regionalBets } from './bets.ts';
import { type PriceListName, priceLists } from './prices.ts';
import { ownRows, type PricedRows } from './rows-own.ts';
import { publishedRows } from './rows-published.ts';
import { type Region, regionShapes } from './shapes.ts';

export { prizesOfBet } from './rules.ts';
export { type Region, regionShapes, regions } from './shapes.ts';

const returns = listReturns(fixedList);

function rowsOf({ list, variant, region, rows }: PricedRows): readonly AdvertisedRow[] {
  const find = finder(regionalBets(region, priceLists[list][region]));
  return rows.map(([name, key, selection, edgePercent]) => ({
    name,
    variant,
    bet: find(key),
    selection: selectionOf(selection),
    returns,
    edgePercent,
  }));
}

/** Every row of the rulebook on Vietnamese bets, the product's own and those of others. */
export const regionalRows = (): readonly AdvertisedRow[] => [...ownRows, ...publishedRows].flatMap(rowsOf);

/** The rules of a Vietnamese region with one of its price lists. */
export function regionalGame(region: Region, list: PriceListName = 'A'): LotteryGame {
  return {
    code: `vn-${region}`,
    shape: regionShapes[region],
    bets: regionalBets(region, priceLists[list][region]),
    returns: () => returns,
    rows: ownRows.filter((priced) => priced.list === list && priced.region === region).flatMap(rowsOf),
  };
}
