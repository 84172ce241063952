import { inPlayDelayMs } from '@baize/games/sportsbook';
import { esportsLeagues, sportsLeagues } from '@baize/games/virtual-league';
import type { HandlersOf } from '../../platform/http/handlers.ts';
import { housekeeping } from '../../platform/jobs/durable/housekeeping.ts';
import type { BuiltInOffers, BuiltInVendor, VendorEntry, VendorPorts } from '../vendor.ts';
import { stakes } from './bets/limits.ts';
import { type Book, createBook } from './book.ts';
import type { BookSettings } from './dependencies.ts';
import { createSettlements } from './settlements.ts';

type BookNames<V extends 'fb' | 'tf'> = `${V}${'Open' | 'Matches' | 'Match' | 'Bet' | 'Bets' | 'CashOut'}`;
const workEveryMs = 1_000;

/** What every book is as a part of the server, but for its calls, which have its own name. */
function partOf(ports: VendorPorts, settings: BookSettings, entrance: string): { part: BuiltInVendor; book: Book } {
  const book = createBook(ports, settings);
  let planning: Promise<void> = Promise.resolve();
  const part: BuiltInVendor = {
    code: settings.vendorCode,
    entrance,
    launchKind: 'frame',
    openRounds: async () => [],
    settlementSource: createSettlements(ports, settings),
    proof: book.proofOf,
    jobs: [housekeeping(`${settings.vendorCode.toLowerCase()}.calendar`, book.plan)],
    ticks: [{ everyMs: workEveryMs, work: book.work }],
    start: () => {
      planning = book.plan().catch(ports.onFailure);
    },
    close: () => planning,
  };
  return { part, book };
}

export type FbVendor = BuiltInVendor & { routes: HandlersOf<BookNames<'fb'>> };
export type TfVendor = BuiltInVendor & { routes: HandlersOf<BookNames<'tf'>> };

const fbSettings: BookSettings = {
  vendorCode: 'FB',
  gameCode: 'sportsbook',
  leagues: sportsLeagues,
  inPlayDelayMs: inPlayDelayMs.football,
};
const tfSettings: BookSettings = {
  vendorCode: 'TF',
  gameCode: 'esportsbook',
  leagues: esportsLeagues,
  inPlayDelayMs: inPlayDelayMs.esports,
};

const offers = (displayName: string, gameType: 'SPORTS' | 'ESPORTS', { gameCode }: BookSettings): BuiltInOffers => {
  const picture = `/art/categories/${gameType.toLowerCase()}.webp`;
  const names = { TY: displayName };
  const game = { gameCode, gameType, gameClassify: '', names, minBetMinor: stakes.minMinor };
  return { displayName, games: [{ ...game, coverUrl: picture, wideCoverUrl: picture }] };
};

/** The book of sports, with the specification's code. */
export const fbVendor: VendorEntry<FbVendor> = {
  code: fbSettings.vendorCode,
  offers: offers('FB Sports', 'SPORTS', fbSettings),
  create: (ports) => {
    const { part, book } = partOf(ports, fbSettings, '/fbsports');
    const routes: FbVendor['routes'] = {
      fbOpen: ({ body }) => book.open(body.launchToken),
      fbMatches: ({ game }) => book.listMatches(game.session),
      fbMatch: ({ game, data }) => book.showMatch(game.session, data.matchId),
      fbBet: ({ game, body }) => book.placeBet(game.session, body),
      fbBets: ({ game, data }) => book.listBets(game.session, data.pageSize),
      fbCashOut: ({ game, body }) => book.sellBet(game.session, body),
    };
    return { ...part, routes };
  },
};

/** The book of esports, with the specification's code. */
export const tfVendor: VendorEntry<TfVendor> = {
  code: tfSettings.vendorCode,
  offers: offers('TF Gaming', 'ESPORTS', tfSettings),
  create: (ports) => {
    const { part, book } = partOf(ports, tfSettings, '/esports');
    const routes: TfVendor['routes'] = {
      tfOpen: ({ body }) => book.open(body.launchToken),
      tfMatches: ({ game }) => book.listMatches(game.session),
      tfMatch: ({ game, data }) => book.showMatch(game.session, data.matchId),
      tfBet: ({ game, body }) => book.placeBet(game.session, body),
      tfBets: ({ game, data }) => book.listBets(game.session, data.pageSize),
      tfCashOut: ({ game, body }) => book.sellBet(game.session, body),
    };
    return { ...part, routes };
  },
};
