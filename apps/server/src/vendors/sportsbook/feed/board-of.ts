import { hasLine, markets, parseLine } from '@baize/games/sportsbook';
import { hundredthsOf } from '../bets/limits.ts';
import { oddsBounds } from '../matches/controls.ts';
import type { Board, BoardMarket, Outcome } from '../matches/match.ts';
import type { ChangedMatch, ToldMarket, ToldResult } from './protocol.ts';

const emptyBoard: Board = { state: 'scheduled', minute: 0, score: { home: 0, away: 0 }, events: [], markets: [] };

/** Why a market of a message cannot be offered; undefined: it can. */
export function faultOfMarket({ key, selections }: ToldMarket): string | undefined {
  const market = markets.get(key);
  if (!market) return `no market ${key}`;
  const names = selections.map(({ selection }) => selection);
  if (new Set(names).size !== names.length) return `a selection of ${key} is there twice`;
  if (names.length !== market.selections.length || !names.every((one) => market.selections.includes(one)))
    return `other selections than ${market.selections.join(', ')} of ${key}`;
  if (selections.some(({ line }) => (line !== '') !== hasLine(market)))
    return `a line of ${key} is missing or too many`;
  const prices = selections.map(({ odds }) => hundredthsOf(odds));
  if (prices.some((odds) => odds < oddsBounds.min || odds > oddsBounds.max)) return `a price of ${key} is out of use`;
  return undefined;
}

const marketOf = ({ key, isOpen, selections }: ToldMarket): BoardMarket => ({
  key,
  isOpen,
  selections: selections.map(({ selection, line, odds }) => ({
    selection,
    line: line === '' ? null : (parseLine(line) ?? null),
    odds: hundredthsOf(odds),
  })),
});

const placeOf = ({ key, selections }: BoardMarket) => `${key} ${Math.abs(selections[0]?.line ?? 0)}`;

/** A match after a message: what the message says over what was known. */
export function boardAfter(before: Board | null, told: ChangedMatch, isSnapshot: boolean): Board {
  const old = before ?? emptyBoard;
  const changed = (told.markets ?? []).map(marketOf);
  const places = new Set(changed.map(placeOf));
  const kept = isSnapshot ? [] : old.markets.filter((market) => !places.has(placeOf(market)));
  return {
    ...old,
    state: told.state ?? old.state,
    minute: told.minute ?? old.minute,
    score: told.score ?? old.score,
    events: eventsAfter(old, told),
    markets: [...kept, ...changed],
  };
}

/** Goals that the new score has and the old one had not, at the minute of the message. */
function eventsAfter({ events, score, minute }: Board, told: ChangedMatch): Board['events'] {
  if (!told.score) return events;
  const at = told.minute ?? minute;
  const added = (['home', 'away'] as const).flatMap((side) =>
    Array.from({ length: Math.max(0, (told.score?.[side] ?? 0) - score[side]) }, () => ({ minute: at, side })),
  );
  return [...events, ...added];
}

export const outcomeTold = ({ status, score, halfTimeScore, firstGoal }: ToldResult): Outcome => ({
  status,
  score,
  voidMarkets: [],
  ...(halfTimeScore && { halfTimeScore }),
  ...(firstGoal && { firstGoal }),
});
