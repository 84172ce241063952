import {
  fairOdds,
  formatLine,
  hasLine,
  type Market,
  markets,
  type ResultChances,
  resultChances,
  type WeightedScore,
  withMargin,
} from '@baize/games/sportsbook';
import { endsOf } from '@baize/games/virtual-league';
import type { KnownMatch, MatchNow } from './match-clock.ts';

/** A price on offer, in hundredths, at least 1.01. */
export interface OfferedSelection {
  readonly selection: string;
  /** The selection's own line in quarters; null: the market has none. */
  readonly line: number | null;
  readonly odds: number;
  readonly chances: ResultChances;
}

export interface OfferedMarket {
  readonly key: string;
  readonly isOpen: boolean;
  readonly selections: readonly OfferedSelection[];
}

/** What a book of all selections of a market sums up to, above 1 by the margin. */
const booksums: Readonly<Record<string, number>> = { '1X2': 1.06, DC: 1.05, CS: 1.2, MW: 1.055 };
const defaultBooksum = 1.045;

const goalMarkets = ['1X2', 'DC', 'DNB', 'BTTS', 'OE'];
const beforeStartOnly = ['CS'];
const odds = { min: 101, max: 10_100 } as const;
const perUnit = 100;
/** Lines are looked for this far around, in quarters. */
const widestHandicap = 16;
const linesPerMarket = 3;
const even = 2;

const marketOf = (key: string): Market => {
  const market = markets.get(key);
  if (!market) throw new Error(`there is no market ${key}`);
  return market;
};

function offer(market: Market, ends: readonly WeightedScore[], now: MatchNow, line: number | null): OfferedMarket {
  const booksum = booksums[market.key] ?? defaultBooksum;
  const selections = market.selections.map((selection, index) => {
    const isMirrored = hasLine(market) && market.line === 'own' && index === 1;
    const own = line === null ? null : isMirrored ? -line || 0 : line;
    const asked = { selection, ...(own !== null && { line: own }), scoreAtBet: now.score };
    const chances = resultChances(market, ends, asked);
    const price = Math.floor(withMargin(fairOdds(chances), booksum) * perUnit);
    return { selection, line: own, odds: Number.isFinite(price) ? Math.min(price, odds.max) : odds.max, chances };
  });
  const isOpen = !now.isSuspended && selections.every((one) => one.odds >= odds.min);
  // A price of 1 or less is none: the market is closed and shows the lowest that there is.
  const shown = selections.map((one) => ({ ...one, odds: Math.max(one.odds, odds.min) }));
  return { key: market.key, isOpen, selections: shown };
}

/** The lines around the one whose two sides are the most alike. */
function linesAround(market: Market, ends: readonly WeightedScore[], now: MatchNow, candidates: readonly number[]) {
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
  return candidates.slice(first, first + linesPerMarket);
}

const range = (from: number, to: number, step = 1) =>
  Array.from({ length: Math.max(0, Math.floor((to - from) / step) + 1) }, (_, index) => from + index * step);

function goalOffers(ends: readonly WeightedScore[], now: MatchNow): OfferedMarket[] {
  const keys = now.state === 'scheduled' ? [...goalMarkets, ...beforeStartOnly] : goalMarkets;
  const total = (now.score.home + now.score.away) * 4;
  const lines: [string, number[]][] = [
    ['AH', range(-widestHandicap, widestHandicap)],
    ['OU', range(total + 2, total + 2 * widestHandicap)],
  ];
  return [
    offer(marketOf('1X2'), ends, now, null),
    ...lines.flatMap(([key, candidates]) =>
      linesAround(marketOf(key), ends, now, candidates).map((line) => offer(marketOf(key), ends, now, line)),
    ),
    ...keys.slice(1).map((key) => offer(marketOf(key), ends, now, null)),
  ];
}

const quartersOf = (maps: number) => maps * 4;

function mapOffers(ends: readonly WeightedScore[], now: MatchNow, bestOf: number): OfferedMarket[] {
  const totals = range(Math.floor(bestOf / 2) + 1.5, bestOf - 0.5).map(quartersOf);
  return [
    offer(marketOf('MW'), ends, now, null),
    ...[-1.5, 1.5].map((maps) => offer(marketOf('MH'), ends, now, quartersOf(maps))),
    ...totals.map((line) => offer(marketOf('TM'), ends, now, line)),
  ];
}

/** Every market of a match at its prices of this minute; none once it has ended. */
export function offersOf(match: KnownMatch, now: MatchNow): OfferedMarket[] {
  if (now.state === 'finished') return [];
  const { fixture } = match;
  const ends = endsOf(fixture, now.score, now.minute);
  return fixture.rules.kind === 'goals' ? goalOffers(ends, now) : mapOffers(ends, now, fixture.rules.bestOf);
}

const keptOffers = 1_000;

/** The same, worked out once a minute of the match. */
export function createPriceList() {
  const kept = new Map<string, readonly OfferedMarket[]>();
  return (match: KnownMatch, now: MatchNow): readonly OfferedMarket[] => {
    const key = `${match.id} ${now.state} ${now.minute} ${now.isSuspended}`;
    const found = kept.get(key);
    if (found) return found;
    const offers = offersOf(match, now);
    if (kept.size >= keptOffers) kept.delete(kept.keys().next().value ?? '');
    kept.set(key, offers);
    return offers;
  };
}
export type PriceList = ReturnType<typeof createPriceList>;

export const oddsText = (hundredths: number): string =>
  `${Math.floor(hundredths / perUnit)}.${String(hundredths % perUnit).padStart(2, '0')}`;

export const lineText = (line: number | null): string => (line === null ? '' : formatLine(line));
