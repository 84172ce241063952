import { combineHalves, isQuarterLine, type Quarters, resultOfHandicap, resultOfTotal } from './lines.ts';
import type { LegResult } from './results.ts';

export type Team = 'A' | 'B';
export const teams: readonly Team[] = ['A', 'B'];

export interface MapScore {
  readonly a: number;
  readonly b: number;
}

/** A match of so many maps at most, as it stood at its end. */
export interface SeriesSeen {
  readonly maps: MapScore;
  readonly bestOf: number;
  /** Given up before the first map. */
  readonly isWalkover?: boolean;
  /** The team that gave up later; the organiser gives the match to the other one. */
  readonly forfeitBy?: Team;
  /** Who won each map in turn, where it is known. */
  readonly mapWinners?: readonly Team[];
}

export type SeriesBet =
  | { readonly market: 'MW'; readonly selection: Team }
  | { readonly market: 'MH'; readonly selection: Team; readonly line: Quarters }
  | { readonly market: 'TM'; readonly selection: 'over' | 'under'; readonly line: Quarters }
  | { readonly market: 'ML'; readonly selection: Team; readonly map: number };

const played = ({ a, b }: MapScore) => a + b;
const toWin = (bestOf: number) => Math.floor(bestOf / 2) + 1;
const otherTeam = (team: Team): Team => (team === 'A' ? 'B' : 'A');

/** Whether a series is over: one team cannot be caught, or every map is played. */
export const isSeriesOver = ({ a, b }: MapScore, bestOf: number): boolean =>
  Math.max(a, b) >= toWin(bestOf) || a + b >= bestOf;

/** Whether a match of so many maps can stand like this. */
export function isPossibleSeries({ maps, bestOf, mapWinners }: SeriesSeen): boolean {
  const { a, b } = maps;
  const isWithin = Math.max(a, b) <= toWin(bestOf) && Math.min(a, b) < toWin(bestOf) && a + b <= bestOf;
  if (!mapWinners) return isWithin;
  return isWithin && mapWinners.length === a + b && mapWinners.filter((team) => team === 'A').length === a;
}

/** Every way in which the maps can end from here. */
function endsOf(maps: MapScore, bestOf: number): MapScore[] {
  if (isSeriesOver(maps, bestOf)) return [maps];
  return [...endsOf({ ...maps, a: maps.a + 1 }, bestOf), ...endsOf({ ...maps, b: maps.b + 1 }, bestOf)];
}

function winnerOf({ maps: { a, b }, forfeitBy }: SeriesSeen): Team | undefined {
  if (forfeitBy) return otherTeam(forfeitBy);
  if (a === b) return undefined;
  return a > b ? 'A' : 'B';
}

/** Who won a map, as far as the maps alone tell: all of them to one team, or the last one, which goes to the winner. */
function mapWinnerOf(seen: SeriesSeen, map: number): Team | undefined {
  const { maps, bestOf, mapWinners, forfeitBy } = seen;
  if (mapWinners) return mapWinners[map - 1];
  if (maps.b === 0) return 'A';
  if (maps.a === 0) return 'B';
  const endsWithWinner = !forfeitBy && Math.max(maps.a, maps.b) === toWin(bestOf);
  return endsWithWinner && map === played(maps) ? winnerOf(seen) : undefined;
}

/** Whether the winners of single maps must be given before a bet on this map can be settled. */
export const needsMapWinners = (seen: SeriesSeen, map: number): boolean =>
  !seen.isWalkover && map <= played(seen.maps) && mapWinnerOf(seen, map) === undefined;

function wholeLine(seen: SeriesSeen, resultOf: (end: MapScore) => LegResult): LegResult {
  const ends = seen.forfeitBy ? endsOf(seen.maps, seen.bestOf) : [seen.maps];
  const [first = 'void', ...others] = ends.map(resultOf);
  return others.every((result) => result === first) ? first : 'void';
}

/** A line is settled on the maps played, or, after a forfeit, if no further map could have turned it. */
function lineResult(seen: SeriesSeen, line: Quarters, resultAt: (end: MapScore, line: Quarters) => LegResult) {
  const at = (part: Quarters) => wholeLine(seen, (end) => resultAt(end, part));
  return isQuarterLine(line) ? combineHalves(at(line - 1), at(line + 1)) : at(line);
}

/** Settles a bet on the maps of a match (rulebook 6.5). Throws RangeError when `needsMapWinners`. */
export function settleSeries(seen: SeriesSeen, bet: SeriesBet): LegResult {
  if (seen.isWalkover) return 'void';
  switch (bet.market) {
    case 'MW': {
      const winner = winnerOf(seen);
      if (winner === undefined) return 'push';
      return winner === bet.selection ? 'win' : 'loss';
    }
    case 'MH':
      return lineResult(seen, bet.line, ({ a, b }, line) =>
        resultOfHandicap(bet.selection === 'A' ? a - b : b - a, line),
      );
    case 'TM':
      return lineResult(seen, bet.line, (end, line) => resultOfTotal(played(end), bet.selection, line));
    case 'ML': {
      if (bet.map > played(seen.maps)) return 'void';
      const winner = mapWinnerOf(seen, bet.map);
      if (!winner) throw new RangeError(`who won map ${bet.map} is missing`);
      return winner === bet.selection ? 'win' : 'loss';
    }
  }
}
