import type { Quarters } from './lines.ts';
import { type MatchSeen, mapWinnersOf, scorerOf } from './match.ts';
import type { LegResult } from './results.ts';

/** What a settlement may need beside the score. */
export type Needed = 'halfTimeScore' | 'firstGoal' | 'lastGoal' | 'mapWinners';

interface AnyMarket {
  readonly key: string;
  readonly selections: readonly string[];
  readonly needs?: Needed;
}

/** A market without a line. */
export interface PlainMarket extends AnyMarket {
  settle(seen: MatchSeen, selection: string): LegResult;
}

/** A market on a line: each side's own one (a handicap) or one for both (a total). */
export interface LineMarket extends AnyMarket {
  readonly line: 'own' | 'shared';
  settle(seen: MatchSeen, selection: string, line: Quarters): LegResult;
}

export type Market = PlainMarket | LineMarket;

export const hasLine = (market: Market): market is LineMarket => 'line' in market;

/** What is missing of a match before this market can be settled, or undefined. */
export function missingOf({ needs }: Market, seen: MatchSeen): Needed | undefined {
  switch (needs) {
    case undefined:
      return undefined;
    case 'halfTimeScore':
      return seen.halfTimeScore ? undefined : needs;
    case 'mapWinners':
      return mapWinnersOf(seen) ? undefined : needs;
    case 'firstGoal':
    case 'lastGoal':
      return scorerOf(seen, seen[needs]) === undefined ? needs : undefined;
  }
}
