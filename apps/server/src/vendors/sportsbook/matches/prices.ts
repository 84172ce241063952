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
import { endsOf, type Fixture, firstGoalChances, halfEndsOf } from '@baize/games/virtual-league';
import { controlled, oddsBounds } from './controls.ts';
import type { Board, KnownMatch, MatchNow, SimulatedPlay } from './match.ts';
import type { OfferedMarket } from './offered.ts';

/** What a book of all selections of a market sums up to, above 1 by the margin. */
const booksums: Readonly<Record<string, number>> = { '1X2': 1.06, DC: 1.05, CS: 1.2, MW: 1.055 };
const defaultBooksum = 1.045;

const goalMarkets = ['1X2', 'DC', 'DNB', 'BTTS', 'OE'];
const beforeStartOnly = ['CS'];
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
    return {
      selection,
      line: own,
      odds: Number.isFinite(price) ? Math.min(price, oddsBounds.max) : oddsBounds.max,
      chances,
    };
  });
  const isOpen = !now.isSuspended && selections.every((one) => one.odds >= oddsBounds.min);
  // A price of 1 or less is none: the market is closed and shows the lowest that there is.
  const shown = selections.map((one) => ({ ...one, odds: Math.max(one.odds, oddsBounds.min) }));
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

const linesOf = (key: string, ends: readonly WeightedScore[], now: MatchNow, candidates: readonly number[]) =>
  linesAround(marketOf(key), ends, now, candidates).map((line) => offer(marketOf(key), ends, now, line));

const totalsFrom = ({ score }: MatchNow) => {
  const total = (score.home + score.away) * 4;
  return range(total + 2, total + 2 * widestHandicap);
};

/** Nothing is taken on a half so shortly before its end. */
const closedMinutesOfHalf = 3;

/** The first half as a match of its own, as long as it is played. */
function halfOffers(fixture: Fixture, now: MatchNow): OfferedMarket[] {
  const ends = halfEndsOf(fixture, now.score, now.minute);
  if (!ends || fixture.rules.kind !== 'goals') return [];
  const isOver = now.minute > fixture.rules.halfMinutes - closedMinutesOfHalf;
  const [total] = linesOf('OU', ends, now, totalsFrom(now)).slice(1);
  const offers = [offer(marketOf('1X2'), ends, now, null), ...(total ? [total] : [])];
  return offers.map((one) => ({ ...one, key: `1H-${one.key}`, isOpen: one.isOpen && !isOver }));
}

const nothing: ResultChances = { win: 0, halfWin: 0, push: 0, halfLoss: 0, loss: 0, void: 0 };

/** Which side scores first, until one has. */
function firstGoalOffer(fixture: Fixture, now: MatchNow): OfferedMarket[] {
  const first = now.score.home + now.score.away === 0 ? firstGoalChances(fixture, now.minute) : null;
  if (!first) return [];
  const selections = (['home', 'away', 'none'] as const).map((selection) => {
    const chances = { ...nothing, win: first[selection], loss: 1 - first[selection] };
    const price = Math.floor(withMargin(fairOdds(chances), defaultBooksum) * perUnit);
    return { selection, line: null, odds: Math.max(oddsBounds.min, Math.min(price, oddsBounds.max)), chances };
  });
  return [{ key: 'FG', isOpen: !now.isSuspended && selections.every(({ odds }) => odds > oddsBounds.min), selections }];
}

function goalOffers(fixture: Fixture, now: MatchNow): OfferedMarket[] {
  const ends = endsOf(fixture, now.score, now.minute);
  const keys = now.state === 'scheduled' ? [...goalMarkets, ...beforeStartOnly] : goalMarkets;
  return [
    offer(marketOf('1X2'), ends, now, null),
    ...linesOf('AH', ends, now, range(-widestHandicap, widestHandicap)),
    ...linesOf('OU', ends, now, totalsFrom(now)),
    ...keys.slice(1).map((key) => offer(marketOf(key), ends, now, null)),
    ...halfOffers(fixture, now),
    ...firstGoalOffer(fixture, now),
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

/** Every market of a simulated match at the prices of this minute. */
export function simulatedOffers({ fixture }: Pick<SimulatedPlay, 'fixture'>, now: MatchNow): OfferedMarket[] {
  if (fixture.rules.kind === 'goals') return goalOffers(fixture, now);
  return mapOffers(endsOf(fixture, now.score, now.minute), now, fixture.rules.bestOf);
}

/** The prices of a source outside. */
const boardOffers = ({ markets }: Board, { isSuspended }: MatchNow): OfferedMarket[] =>
  markets.map(({ key, isOpen, selections }) => ({
    key,
    isOpen: isOpen && !isSuspended,
    selections: selections.map((one) => ({ ...one, chances: null })),
  }));

const keptOffers = 1_000;

/** Every market of a match at its prices of this moment, none once it has ended; what simulated ones are by themselves is worked out once a minute of the match. */
export function createPriceList() {
  const kept = new Map<string, readonly OfferedMarket[]>();
  const simulated = (id: string, play: SimulatedPlay, now: MatchNow): readonly OfferedMarket[] => {
    const key = `${id} ${now.state} ${now.minute} ${now.isSuspended}`;
    const found = kept.get(key);
    if (found) return found;
    const offers = simulatedOffers(play, now);
    if (kept.size >= keptOffers) kept.delete(kept.keys().next().value ?? '');
    kept.set(key, offers);
    return offers;
  };
  return (match: KnownMatch, now: MatchNow): readonly OfferedMarket[] => {
    if (now.state === 'finished') return [];
    const { play, board } = match;
    const own = play ? simulated(match.id, play, now) : boardOffers(board ?? noMarkets, now);
    return controlled(match, own);
  };
}
const noMarkets: Board = { state: 'scheduled', minute: 0, score: { home: 0, away: 0 }, events: [], markets: [] };
export type PriceList = ReturnType<typeof createPriceList>;

export const oddsText = (hundredths: number): string =>
  `${Math.floor(hundredths / perUnit)}.${String(hundredths % perUnit).padStart(2, '0')}`;

export const lineText = (line: number | null): string => (line === null ? '' : formatLine(line));
