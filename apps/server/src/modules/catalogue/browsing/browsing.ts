import type { Calls, CallValue } from '@baize/contract';
import type { RequestBrand } from '../../../platform/http/handlers.ts';
import { fail, ok, type Result } from '../../../platform/result.ts';
import type { CatalogueSnapshot } from './catalogue-snapshot.ts';
import type { CatalogueSnapshots } from './catalogue-snapshots.ts';
import { gamesThatFit } from './lists.ts';
import { vendorMenu } from './menu.ts';
import { gameView, pageOf, type QueryOf } from './views.ts';

/** What everybody may look at: menus and lists. */
export function createBrowsing({ snapshots }: { snapshots: CatalogueSnapshots }) {
  const menu = async (brand: RequestBrand, { language }: QueryOf<'vendorMenu'>) =>
    vendorMenu(await snapshots.snapshotOf(brand.id), language);

  /** A page beyond the end is empty; the totals are told all the same. */
  const gameList = async (
    brand: RequestBrand,
    query: QueryOf<'gameList'>,
  ): Promise<Result<CallValue<Calls['gameList']>, 'vendor_not_found'>> => {
    const snapshot = await snapshots.snapshotOf(brand.id);
    if (!hasVendor(snapshot, query.vassalage)) return fail('vendor_not_found');
    const {
      gameType,
      vassalage: vendorCode,
      gameClassify,
      gameCode,
      gameName = '',
      minBet,
      minLineNum,
      language,
    } = query;
    const filter = { gameType, vendorCode, gameClassify, gameCode, minBet, minLineNum };
    const viewer = { currencyExponent: brand.currency.exponent, language, typed: gameName };
    const found = gamesThatFit(snapshot, filter, viewer);
    const { items, total, totalPages } = pageOf(found, query);
    return ok({ games: items.map((game) => gameView(snapshot, game, { brand, language })), total, totalPages });
  };

  const hotGames = async (
    brand: RequestBrand,
    query: QueryOf<'hotGames'>,
  ): Promise<Result<CallValue<Calls['hotGames']>, 'vendor_not_found'>> => {
    const snapshot = await snapshots.snapshotOf(brand.id);
    const { vassalage: vendorCode, gameType, language } = query;
    if (!hasVendor(snapshot, vendorCode)) return fail('vendor_not_found');
    const hot = gamesThatFit(
      snapshot,
      { vendorCode, gameType, hotOnly: true },
      { currencyExponent: brand.currency.exponent, language },
    );
    const list = hot.slice(0, maxHotGames).map((game) => gameView(snapshot, game, { brand, language }));
    return ok({ list, footer: { total: list.length } });
  };

  const vassGameTypes = async (
    brand: RequestBrand,
    query: QueryOf<'vassGameTypes'>,
  ): Promise<Result<CallValue<Calls['vassGameTypes']>, 'vendor_not_found' | 'game_not_found'>> => {
    const { vassalage: vendorCode, nodeId, language } = query;
    const snapshot = await snapshots.snapshotOf(brand.id);
    const { lanes } = vendorMenu(snapshot, language).data;
    const cards = lanes.flatMap((lane) => lane.cards.filter((card) => card.vassalage === vendorCode));
    if (cards.length === 0) return fail('vendor_not_found');
    const group = nodeId === undefined ? undefined : snapshot.byId.get(nodeId);
    if (nodeId !== undefined && !(group?.isGroup && group.enabled && group.vendorCode === vendorCode)) {
      return fail('game_not_found');
    }
    const subGames = group ? (snapshot.subGamesOf.get(group.id) ?? []) : [];
    const list = cards
      .filter((card) => query.gameType === undefined || card.gameType === query.gameType)
      .map(({ gameType, gameClassify, gameCount }) => ({
        gameType,
        gameClassify,
        gameCount,
        games: subGames
          .filter((game) => game.gameType === gameType)
          .map((game) => gameView(snapshot, game, { brand, language })),
      }));
    return ok({ list });
  };

  return { menu, gameList, hotGames, vassGameTypes };
}
export type Browsing = ReturnType<typeof createBrowsing>;

/** More than a lobby shows; the list has no pages. */
const maxHotGames = 300;

const hasVendor = (snapshot: CatalogueSnapshot, vendorCode: string | undefined): boolean =>
  vendorCode === undefined || snapshot.vendors.some(({ code }) => code === vendorCode);
