import type { Calls, CallValue } from '@baize/contract';
import type { RequestBrand } from '../../../platform/http/handlers.ts';
import { type SelectionExposure, selectionLiability } from '../bets/exposure.ts';
import type { KnownMatch, PriceMove } from '../matches/match.ts';
import type { OfferedMarket } from '../matches/offered.ts';
import { outcomeOf } from '../matches/outcome.ts';
import { lineText, oddsText } from '../matches/prices.ts';
import { shown } from './desk-books.ts';
import { outcomeFields } from './result-list.ts';

type Board = CallValue<Calls['staffBookMatch']>;
type BoardMarket = Board['markets'][number];
type Place = Pick<SelectionExposure, 'market' | 'selection' | 'line'>;

const isAt = (one: Place | PriceMove, other: Place) =>
  one.market === other.market && one.selection === other.selection && one.line === other.line;

const percentOf = (moves: readonly PriceMove[], place: Place) =>
  moves.filter((move) => isAt(move, place)).reduce((sum, { percent }) => sum + percent, 0);

/** Every selection with its price, what moves it and what it would cost; selections that are not offered any more but hold bets come last. */
export function boardMarkets(
  match: KnownMatch,
  offers: readonly OfferedMarket[],
  exposures: readonly SelectionExposure[],
  brand: RequestBrand,
): BoardMarket[] {
  const selectionView = (place: Place, odds: number | null) => {
    const own = exposures.find((one) => isAt(one, place));
    return {
      selection: place.selection,
      line: place.line,
      lineText: lineText(place.line),
      odds: odds === null ? '' : oddsText(odds),
      movedPercent: percentOf(match.controls.moves, place),
      autoPercent: percentOf(match.autoMoves, place),
      bets: own?.bets ?? 0,
      staked: shown(own?.stakeMinor ?? 0n, brand),
      liability: shown(selectionLiability(exposures, { ...place, matchId: match.id }), brand),
      parlays: own?.parlays ?? 0,
      parlayStaked: shown(own?.parlayStakeMinor ?? 0n, brand),
    };
  };
  const offered = offers.map(({ key, isOpen, selections }) => ({
    key,
    isOpen,
    selections: selections.map(({ selection, line, odds }) => selectionView({ market: key, selection, line }, odds)),
  }));
  const isOffered = (one: SelectionExposure) =>
    offers.some(
      ({ key, selections }) =>
        key === one.market &&
        selections.some(({ selection, line }) => selection === one.selection && line === one.line),
    );
  const gone = exposures.filter((one) => !isOffered(one));
  const keys = [...new Set(gone.map(({ market }) => market))];
  const rest = keys.map((key) => ({
    key,
    isOpen: false,
    selections: gone.filter(({ market }) => market === key).map((one) => selectionView(one, null)),
  }));
  return [...offered, ...rest];
}

/** The result that holds; null while there is none. */
export function outcomeView(match: KnownMatch, now: Date): Board['outcome'] {
  const outcome = outcomeOf(match, now);
  if (!outcome) return null;
  return { ...outcomeFields(outcome), isEntered: match.outcome !== null };
}
