import type { BookMatch, BookMatchPage } from '@baize/contract';
import { type BookNews, marketId } from '@baize/contract/book-channel';

/** What news have brought of a book since the connection stands. */
export interface BookView {
  readonly list: { readonly sequence: number; readonly matches: readonly BookMatch[] } | null;
  readonly pages: ReadonlyMap<string, { readonly sequence: number; readonly page: BookMatchPage }>;
  readonly serverTime: string | null;
}

export const emptyView: BookView = { list: null, pages: new Map(), serverTime: null };

type ListNews = NonNullable<BookNews['list']>;
type MatchNews = BookNews['matches'][number];

const follows = (known: { sequence: number } | null | undefined, { sequence, isWhole }: ListNews | MatchNews) =>
  isWhole || known?.sequence === sequence - 1;

const startOf = ({ startsAt }: BookMatch) => Date.parse(startsAt);
const byStart = (one: BookMatch, other: BookMatch) =>
  startOf(one) - startOf(other) || (one.matchId < other.matchId ? -1 : 1);

function listAfter(known: readonly BookMatch[], { isWhole, matches, gone }: ListNews): readonly BookMatch[] {
  if (isWhole) return matches;
  const changed = new Map(matches.map((match) => [match.matchId, match]));
  const kept = known.filter(({ matchId }) => !gone.includes(matchId) && !changed.has(matchId));
  return [...kept, ...matches].sort(byStart);
}

function pageAfter(known: BookMatchPage | undefined, { isWhole, page, order }: MatchNews): BookMatchPage {
  if (isWhole || !known) return page;
  const markets = new Map([...known.match.markets, ...page.match.markets].map((market) => [marketId(market), market]));
  return { ...page, match: { ...page.match, markets: order.flatMap((id) => markets.get(id) ?? []) } };
}

/** A book after news; null: news before these were missed, and all of it must be sent again. */
export function viewAfter(view: BookView, { list, matches, serverTime }: BookNews): BookView | null {
  if (list && !follows(view.list, list)) return null;
  if (matches.some((news) => !follows(view.pages.get(news.page.match.matchId), news))) return null;
  const pages = new Map(view.pages);
  for (const news of matches) {
    const { matchId } = news.page.match;
    pages.set(matchId, { sequence: news.sequence, page: pageAfter(view.pages.get(matchId)?.page, news) });
  }
  const listed = list ? { sequence: list.sequence, matches: listAfter(view.list?.matches ?? [], list) } : view.list;
  return { list: listed, pages, serverTime };
}

/** Without what is no longer followed, which would be taken up again as if nothing had been missed. */
export function viewOf(view: BookView, matchIds: readonly string[]): BookView {
  const pages = new Map([...view.pages].filter(([matchId]) => matchIds.includes(matchId)));
  return { ...view, pages };
}
