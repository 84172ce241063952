import { type BookChannel, bookChannels } from '@baize/contract/book-channel';
import type { HandlersOf } from '../../platform/http/handlers.ts';
import { housekeeping } from '../../platform/jobs/durable/housekeeping.ts';
import { signedFeed } from '../signed-feed.ts';
import type { BuiltInVendor, VendorEntry, VendorPorts } from '../vendor.ts';
import { type Book, createBook } from './book.ts';
import { btiSettings, fbSettings, offersOf, tfSettings } from './books.ts';
import type { BookSettings } from './dependencies.ts';
import { createSportsbookDesk, type DeskCalls } from './desk/index.ts';
import { createFeedInlet } from './feed/apply-message.ts';
import { oddsFeed } from './feed/routes.ts';
import { openBookNews } from './live/book-news.ts';
import { publicBet } from './public-bet.ts';
import { createSettlements } from './settlements.ts';

type BookNames<V extends 'fb' | 'tf' | 'bti'> =
  `${V}${'Open' | 'Matches' | 'Match' | 'Bet' | 'Bets' | 'Quote' | 'CashOut'}`;
const workEveryMs = 1_000;

/** What every book is as a part of the server, but for its calls, which have its own name. */
function partOf(
  ports: VendorPorts,
  settings: BookSettings,
  { entrance, channel }: { entrance: string; channel: BookChannel },
): { part: BuiltInVendor; book: Book } {
  const book = createBook(ports, settings);
  const news = openBookNews(ports, channel, book.views);
  let planning: Promise<void> = Promise.resolve();
  const part: BuiltInVendor = {
    code: settings.vendorCode,
    entrance,
    launchKind: 'frame',
    openRounds: async () => [],
    settlementSource: createSettlements(ports, settings),
    proof: book.proofOf,
    publicRound: publicBet,
    jobs: [housekeeping(`${settings.vendorCode.toLowerCase()}.calendar`, book.plan)],
    ticks: [{ everyMs: workEveryMs, work: book.work }],
    start: () => {
      planning = book.plan().catch(ports.onFailure);
    },
    close: async () => {
      await news.close();
      await planning;
    },
    ...feedsOf(ports, settings),
  };
  return { part, book };
}

/** Where programs outside send a book matches and prices. */
function feedsOf(ports: VendorPorts, { vendorCode, feedCode }: BookSettings): Pick<BuiltInVendor, 'httpRoutes'> {
  const secret = ports.oddsFeedSecret;
  if (feedCode === undefined || secret === null) return {};
  const inlet = createFeedInlet(ports, { code: feedCode, vendorCode });
  return { httpRoutes: signedFeed(oddsFeed({ code: feedCode, secret, inlet }), ports) };
}

export type FbVendor = BuiltInVendor & { routes: HandlersOf<BookNames<'fb'> | DeskCalls> };
export type TfVendor = BuiltInVendor & { routes: HandlersOf<BookNames<'tf'>> };
export type BtiVendor = BuiltInVendor & { routes: HandlersOf<BookNames<'bti'>> };

/** The book of sports; the desk of the operator's staff for all books comes with it. */
export const fbVendor: VendorEntry<FbVendor> = {
  code: fbSettings.vendorCode,
  offers: offersOf('FB Sports', 'SPORTS', fbSettings),
  create: (ports) => {
    const { part, book } = partOf(ports, fbSettings, { entrance: '/fbsports', channel: bookChannels.fb });
    const routes: FbVendor['routes'] = {
      fbOpen: ({ body }) => book.open(body.launchToken),
      fbMatches: ({ game, data }) => book.listMatches(game.session, data),
      fbMatch: ({ game, data }) => book.showMatch(game.session, data.matchId),
      fbBet: ({ game, body }) => book.placeBet(game.session, body),
      fbBets: ({ game, data }) => book.listBets(game.session, data.pageSize),
      fbQuote: ({ game, body }) => book.quoteSale(game.session, body),
      fbCashOut: ({ game, body }) => book.sellBet(game.session, body),
      ...createSportsbookDesk(ports),
    };
    return { ...part, routes };
  },
};

/** The book of esports. */
export const tfVendor: VendorEntry<TfVendor> = {
  code: tfSettings.vendorCode,
  offers: offersOf('TF Gaming', 'ESPORTS', tfSettings),
  create: (ports) => {
    const { part, book } = partOf(ports, tfSettings, { entrance: '/esports', channel: bookChannels.tf });
    const routes: TfVendor['routes'] = {
      tfOpen: ({ body }) => book.open(body.launchToken),
      tfMatches: ({ game, data }) => book.listMatches(game.session, data),
      tfMatch: ({ game, data }) => book.showMatch(game.session, data.matchId),
      tfBet: ({ game, body }) => book.placeBet(game.session, body),
      tfBets: ({ game, data }) => book.listBets(game.session, data.pageSize),
      tfQuote: ({ game, body }) => book.quoteSale(game.session, body),
      tfCashOut: ({ game, body }) => book.sellBet(game.session, body),
    };
    return { ...part, routes };
  },
};

/** The second book of sports. */
export const btiVendor: VendorEntry<BtiVendor> = {
  code: btiSettings.vendorCode,
  offers: offersOf('BTI', 'SPORTS', btiSettings),
  create: (ports) => {
    const { part, book } = partOf(ports, btiSettings, { entrance: '/sports', channel: bookChannels.bti });
    const routes: BtiVendor['routes'] = {
      btiOpen: ({ body }) => book.open(body.launchToken),
      btiMatches: ({ game, data }) => book.listMatches(game.session, data),
      btiMatch: ({ game, data }) => book.showMatch(game.session, data.matchId),
      btiBet: ({ game, body }) => book.placeBet(game.session, body),
      btiBets: ({ game, data }) => book.listBets(game.session, data.pageSize),
      btiQuote: ({ game, body }) => book.quoteSale(game.session, body),
      btiCashOut: ({ game, body }) => book.sellBet(game.session, body),
    };
    return { ...part, routes };
  },
};
