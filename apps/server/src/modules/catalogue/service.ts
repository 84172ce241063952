import { type CallInput, type Calls, type CallValue, type Game, gameType, type LocaleCode } from '@baize/contract';
import { formatAmount } from '@baize/money';
import type { RequestBrand } from '../../platform/http/handlers.ts';
import { fail, ok, type Result } from '../../platform/result.ts';
import { localised } from '../brand/index.ts';
import type { CatalogueStore, GameFilter, GameRow, Shelf } from './store.ts';

/** Vendor code of the studio, the only vendor whose games run in our own frame. */
export const studioVendorCode = 'BAIZE';

/** Asks the gateway for a one-use launch token, good for one minute. */
export interface LaunchTokens {
  issueLaunchToken(request: {
    memberId: string;
    brandId: string;
    siteSessionId: string;
    gameId: string;
    locale: LocaleCode;
  }): Promise<Result<{ token: string }, 'game_unavailable' | 'account_blocked'>>;
}

export interface LaunchRequest {
  brand: RequestBrand;
  member: { id: string; sessionId: string };
  /** Origin of the page that will hold the frame. */
  origin: string;
  data: CallInput<Calls['launchGame']>['data'];
}

type GameListQuestion = CallInput<Calls['gameList']>['data'];

export function createCatalogueService(deps: {
  store: CatalogueStore;
  launches: LaunchTokens;
  /** URL of the studio's frame page, without a query. */
  studioFrameUrl: string;
}) {
  const { store } = deps;

  const vendorMenu = async (brandId: string): Promise<CallValue<Calls['vendorMenu']>> => {
    const vendors = await store.listVendors(brandId);
    const lanes = gameType.options.map((type) => ({
      gameType: type,
      cards: vendors
        .filter((vendor) => vendor.gameType === type)
        .map((vendor) => ({
          vassalage: vendor.code,
          displayName: vendor.displayName,
          isHot: vendor.isHot ? 1 : 0,
          gameClassify: vendor.gameClassify,
        })),
    }));
    return { data: { lanes: lanes.filter((lane) => lane.cards.length > 0) } };
  };

  /** A page beyond the end is empty; the totals are told all the same. */
  const gameList = async (brand: RequestBrand, question: GameListQuestion): Promise<CallValue<Calls['gameList']>> => {
    const { pageNo, pageSize, language } = question;
    const shelf = shelfOf(brand, language);
    const filter: GameFilter = {
      gameType: question.gameType,
      vendorCode: question.vassalage,
      gameClassify: question.gameClassify,
      namePart: question.gameName,
      minBet: question.minBet,
    };
    const [total, rows] = await Promise.all([
      store.countGames(shelf, filter),
      store.listGames(shelf, filter, { limit: pageSize, offset: (pageNo - 1) * pageSize }),
    ]);
    return {
      games: rows.map((row) => gameOf(row, brand, language)),
      total,
      totalPages: Math.ceil(total / pageSize),
    };
  };

  const hotGames = async (
    brand: RequestBrand,
    question: CallInput<Calls['hotGames']>['data'],
  ): Promise<CallValue<Calls['hotGames']>> => {
    const filter: GameFilter = { vendorCode: question.vassalage, hotOnly: true };
    const rows = await store.listGames(shelfOf(brand, question.language), filter, { limit: maxHotGames, offset: 0 });
    const list = rows.map((row) => gameOf(row, brand, question.language));
    return { list, footer: { total: list.length } };
  };

  /** The frame's URL with a one-use token. A game that the brand has switched off: `game_unavailable`. */
  const launchGame = async ({
    brand,
    member,
    origin,
    data,
  }: LaunchRequest): Promise<
    Result<CallValue<Calls['launchGame']>, 'game_not_found' | 'game_unavailable' | 'account_blocked'>
  > => {
    const row = await store.findGame(brand.id, data.vendor, data.gameCode);
    if (!row) return fail('game_not_found');
    if (!row.enabled || row.vendor_code !== studioVendorCode) return fail('game_unavailable');
    const launch = await deps.launches.issueLaunchToken({
      memberId: member.id,
      brandId: brand.id,
      siteSessionId: member.sessionId,
      gameId: row.id,
      locale: data.language,
    });
    if (!launch.ok) return launch;
    const query = new URLSearchParams({
      launchToken: launch.value.token,
      hostOrigin: origin,
      lang: data.language,
      theme: data.theme,
    });
    return ok({ url: `${deps.studioFrameUrl}?${query.toString()}`, game: gameOf(row, brand, data.language) });
  };

  return { vendorMenu, gameList, hotGames, launchGame };
}
export type CatalogueService = ReturnType<typeof createCatalogueService>;

/** More than a lobby shows; the list has no pages. */
const maxHotGames = 100;

const shelfOf = (brand: RequestBrand, language: LocaleCode): Shelf => ({
  brandId: brand.id,
  currencyExponent: brand.currency.exponent,
  language,
});

function gameOf(row: GameRow, brand: RequestBrand, language: LocaleCode): Game {
  return {
    nodeId: row.id,
    vassalage: row.vendor_code,
    gameType: row.game_type,
    gameClassify: row.game_classify,
    gameCode: row.game_code,
    gameName: localised(row.names, language) ?? row.game_code,
    minBet: formatAmount(row.min_bet_minor, brand.currency.exponent),
    minLineNum: row.min_line_num,
    isGame: '',
    isHot: row.is_hot ? 1 : 0,
    coverUrl: row.cover_url,
    wideCoverUrl: row.wide_cover_url,
  };
}
