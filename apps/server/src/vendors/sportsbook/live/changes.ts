import { isDeepStrictEqual } from 'node:util';
import type { BookMatch, BookMatchPage } from '@baize/contract';
import { type BookNews, marketId } from '@baize/contract/book-channel';

/** What is sent of a list or a match, without the number of the message. */
export type ListChange = Omit<NonNullable<BookNews['list']>, 'sequence'>;
export type MatchChange = Omit<BookNews['matches'][number], 'sequence'>;

export const wholeList = (matches: readonly BookMatch[]): ListChange => ({
  isWhole: true,
  matches: [...matches],
  gone: [],
});

/** What a list has become since; null: nothing has changed. */
export function listChange(before: readonly BookMatch[], after: readonly BookMatch[]): ListChange | null {
  const known = new Map(before.map((match) => [match.matchId, match]));
  const listed = new Set(after.map(({ matchId }) => matchId));
  const matches = after.filter((match) => !isDeepStrictEqual(known.get(match.matchId), match));
  const gone = [...known.keys()].filter((matchId) => !listed.has(matchId));
  return matches.length + gone.length === 0 ? null : { isWhole: false, matches, gone };
}

const orderOf = ({ match }: BookMatchPage) => match.markets.map(marketId);

export const wholeMatch = (page: BookMatchPage): MatchChange => ({ isWhole: true, page, order: orderOf(page) });

/** What a match has become since, with the markets that have changed; null: nothing has. */
export function matchChange(before: BookMatchPage, after: BookMatchPage): MatchChange | null {
  if (isDeepStrictEqual(before, after)) return null;
  const known = new Map(before.match.markets.map((market) => [marketId(market), market]));
  const markets = after.match.markets.filter((market) => !isDeepStrictEqual(known.get(marketId(market)), market));
  return { isWhole: false, page: { ...after, match: { ...after.match, markets } }, order: orderOf(after) };
}
