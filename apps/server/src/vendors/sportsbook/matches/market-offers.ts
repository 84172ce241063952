import {
  fairOdds,
  hasLine,
  type Market,
  markets,
  type ResultChances,
  resultChances,
  type WeightedScore,
  withMargin,
} from '@baize/games/sportsbook';
import { oddsBounds } from './controls.ts';
import type { MatchNow } from './match.ts';
import type { OfferedMarket, OfferedSelection } from './offered.ts';

/** What a book of all selections of a market sums up to, above 1 by the margin. */
const booksums: Readonly<Record<string, number>> = {
  ...{ '1X2': 1.06, DC: 1.05, CS: 1.2, MW: 1.055 },
  ...{ HTFT: 1.15, TG: 1.08, WTN: 1.08, FG: 1.045, LG: 1.045 },
};
const defaultBooksum = 1.045;

const perUnit = 100;
const linesPerMarket = 3;
const even = 2;
export const nothing: ResultChances = { win: 0, halfWin: 0, push: 0, halfLoss: 0, loss: 0, void: 0 };

function marketOf(key: string): Market {
  const market = markets.get(key);
  if (!market) throw new Error(`there is no market ${key}`);
  return market;
}

/** A selection at the price of its chances; null where it cannot win any more. */
function priced(
  key: string,
  { selection, line, chances }: { selection: string; line: number | null; chances: ResultChances },
): OfferedSelection | null {
  if (chances.win + chances.halfWin <= 0) return null;
  const price = Math.floor(withMargin(fairOdds(chances), booksums[key] ?? defaultBooksum) * perUnit);
  return { selection, line, odds: Math.min(price, oddsBounds.max), chances };
}

/** A market with what of it can still win. A price of 1 or less is none: the market is closed and shows the lowest that there is. */
function asMarket(key: string, found: readonly (OfferedSelection | null)[], now: MatchNow): OfferedMarket {
  const selections = found.flatMap((one) => one ?? []);
  const isOpen = !now.isSuspended && selections.every((one) => one.odds >= oddsBounds.min);
  return { key, isOpen, selections: selections.map((one) => ({ ...one, odds: Math.max(one.odds, oddsBounds.min) })) };
}

/** A market that is settled by the score, at the prices of how the match can end. */
export function offerOnScore(
  key: string,
  ends: readonly WeightedScore[],
  now: MatchNow,
  line: number | null = null,
): OfferedMarket {
  const market = marketOf(key);
  const selections = market.selections.map((selection, index) => {
    const isMirrored = hasLine(market) && market.line === 'own' && index === 1;
    const own = line === null ? null : isMirrored ? -line || 0 : line;
    const asked = { selection, ...(own !== null && { line: own }), scoreAtBet: now.score };
    return priced(key, { selection, line: own, chances: resultChances(market, ends, asked) });
  });
  return asMarket(key, selections, now);
}

/** A market whose selections have chances of their own. */
export function offerOnChances(key: string, chances: ReadonlyMap<string, ResultChances>, now: MatchNow): OfferedMarket {
  const selections = marketOf(key).selections.map((selection) =>
    priced(key, { selection, line: null, chances: chances.get(selection) ?? nothing }),
  );
  return asMarket(key, selections, now);
}

/** Offers on the lines around the one whose two sides are the most alike, which stands in the middle where it can. */
export function offersOnLines(
  key: string,
  ends: readonly WeightedScore[],
  now: MatchNow,
  candidates: readonly number[],
): OfferedMarket[] {
  const market = marketOf(key);
  const [selection = ''] = market.selections;
  const distance = (line: number) =>
    Math.abs(Math.log(fairOdds(resultChances(market, ends, { selection, line, scoreAtBet: now.score })) / even));
  let best = 0;
  let bestDistance = Number.POSITIVE_INFINITY;
  candidates.forEach((line, index) => {
    const current = distance(line);
    if (current < bestDistance) [best, bestDistance] = [index, current];
  });
  const first = Math.max(0, Math.min(best - 1, candidates.length - linesPerMarket));
  return candidates.slice(first, first + linesPerMarket).map((line) => offerOnScore(key, ends, now, line));
}
