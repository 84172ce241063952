import type { Calls, CallValue } from '@baize/contract';
import type { RequestBrand } from '../../platform/http/handlers.ts';
import { fail, ok, type Result } from '../../platform/result.ts';
import { gamesThatFit } from './lists.ts';
import { vendorMenu } from './menu.ts';
import type { Shelf } from './shelf.ts';
import type { Shelves } from './shelves.ts';
import { gameView, pageOf, type QuestionOf } from './views.ts';

/** What everybody may look at: menus and lists. */
export function createBrowsing({ shelves }: { shelves: Shelves }) {
  const menu = async (brand: RequestBrand, { language }: QuestionOf<'vendorMenu'>) =>
    vendorMenu(await shelves.shelfOf(brand.id), language);

  /** A page beyond the end is empty; the totals are told all the same. */
  const gameList = async (
    brand: RequestBrand,
    question: QuestionOf<'gameList'>,
  ): Promise<Result<CallValue<Calls['gameList']>, 'vendor_not_found'>> => {
    const shelf = await shelves.shelfOf(brand.id);
    if (!hasVendor(shelf, question.vassalage)) return fail('vendor_not_found');
    const { gameType, vassalage: vendorCode, gameClassify, gameName = '', minBet, minLineNum, language } = question;
    const filter = { gameType, vendorCode, gameClassify, minBet, minLineNum };
    const reader = { currencyExponent: brand.currency.exponent, language, typed: gameName };
    const found = gamesThatFit(shelf, filter, reader);
    const { items, total, totalPages } = pageOf(found, question);
    return ok({ games: items.map((game) => gameView(shelf, game, { brand, language })), total, totalPages });
  };

  const hotGames = async (
    brand: RequestBrand,
    question: QuestionOf<'hotGames'>,
  ): Promise<Result<CallValue<Calls['hotGames']>, 'vendor_not_found'>> => {
    const shelf = await shelves.shelfOf(brand.id);
    const { vassalage: vendorCode, gameType, language } = question;
    if (!hasVendor(shelf, vendorCode)) return fail('vendor_not_found');
    const hot = gamesThatFit(
      shelf,
      { vendorCode, gameType, hotOnly: true },
      { currencyExponent: brand.currency.exponent, language },
    );
    const list = hot.slice(0, mostHotGames).map((game) => gameView(shelf, game, { brand, language }));
    return ok({ list, footer: { total: list.length } });
  };

  const vassGameTypes = async (
    brand: RequestBrand,
    question: QuestionOf<'vassGameTypes'>,
  ): Promise<Result<CallValue<Calls['vassGameTypes']>, 'vendor_not_found' | 'game_not_found'>> => {
    const { vassalage: vendorCode, nodeId, language } = question;
    const shelf = await shelves.shelfOf(brand.id);
    const { lanes } = vendorMenu(shelf, language).data;
    const cards = lanes.flatMap((lane) => lane.cards.filter((card) => card.vassalage === vendorCode));
    if (cards.length === 0) return fail('vendor_not_found');
    const group = nodeId === undefined ? undefined : shelf.byId.get(nodeId);
    if (nodeId !== undefined && !(group?.isGroup && group.enabled && group.vendorCode === vendorCode)) {
      return fail('game_not_found');
    }
    const subGames = group ? (shelf.subGamesOf.get(group.id) ?? []) : [];
    const list = cards
      .filter((card) => question.gameType === undefined || card.gameType === question.gameType)
      .map(({ gameType, gameClassify, gameCount }) => ({
        gameType,
        gameClassify,
        gameCount,
        games: subGames
          .filter((game) => game.gameType === gameType)
          .map((game) => gameView(shelf, game, { brand, language })),
      }));
    return ok({ list });
  };

  return { menu, gameList, hotGames, vassGameTypes };
}
export type Browsing = ReturnType<typeof createBrowsing>;

/** More than a lobby shows; the list has no pages. */
const mostHotGames = 300;

const hasVendor = (shelf: Shelf, vendorCode: string | undefined): boolean =>
  vendorCode === undefined || shelf.vendors.some(({ code }) => code === vendorCode);
