import type { CallInput, Calls, CallValue } from '@baize/contract';
import type { Clock } from '../../../platform/clock.ts';
import type { RequestBrand, RequestMember } from '../../../platform/http/handlers.ts';
import { fail, ok, type Result } from '../../../platform/result.ts';
import type { OpenRound, PersonalStore } from '../store.ts';
import type { CatalogueSnapshot, ShelvedGame } from './catalogue-snapshot.ts';
import type { CatalogueSnapshots } from './catalogue-snapshots.ts';
import { gameView, pageOf, type QueryOf } from './views.ts';

type FavoriteBody = CallInput<Calls['addFavoriteGame']>['body'];

/** More hearts than anybody looks through; an account cannot fill the table. */
export const maxFavorites = 500;
/** So many started games are remembered. */
export const mostRecent = 200;

export interface PersonalDependencies {
  snapshots: CatalogueSnapshots;
  store: PersonalStore;
  clock: Clock;
  /** Rounds that wait to be played to their end, at the operator and at vendors that play on their own. */
  openRoundsOf: (memberId: string) => Promise<readonly OpenRound[]>;
}

/** Favourites and recently started games of an account. What the brand no longer offers is not shown, and comes back when it is offered again. */
export function createPersonal({ snapshots, store, clock, openRoundsOf }: PersonalDependencies) {
  const favorites = async (
    brand: RequestBrand,
    member: RequestMember,
    query: QueryOf<'favoriteGamesList'>,
  ): Promise<CallValue<Calls['favoriteGamesList']>> => {
    const [snapshot, ids] = await Promise.all([snapshots.snapshotOf(brand.id), store.favoriteIds(member.id)]);
    const games = stillOffered(snapshot, ids).filter(isOf(query));
    const { items, total, totalPages } = pageOf(games, query);
    const viewer = { brand, language: query.language };
    return { content: items.map((game) => gameView(snapshot, game, viewer)), total, totalPages };
  };

  const favoriteIds = async (brand: RequestBrand, member: RequestMember, query: QueryOf<'favoriteGames'>) => {
    const [snapshot, ids] = await Promise.all([snapshots.snapshotOf(brand.id), store.favoriteIds(member.id)]);
    const games = stillOffered(snapshot, ids).filter(isOf(query));
    return { nodeIds: games.map(({ id }) => id) };
  };

  /** The game must be the one that its vendor and type say. */
  const addFavorite = async (
    brand: RequestBrand,
    member: RequestMember,
    { nodeId, vendor, gameType }: FavoriteBody,
  ): Promise<Result<CallValue<Calls['addFavoriteGame']>, 'game_not_found' | 'favorites_full'>> => {
    const [game] = stillOffered(await snapshots.snapshotOf(brand.id), [nodeId]);
    if (!game || game.vendorCode !== vendor || game.gameType !== gameType) return fail('game_not_found');
    const isThere = await store.addFavorite(member.id, nodeId, clock.now(), maxFavorites);
    return isThere ? ok({ nodeId, isFavorite: true }) : fail('favorites_full');
  };

  const removeFavorite = async (member: RequestMember, { nodeId }: FavoriteBody) => {
    await store.removeFavorite(member.id, nodeId);
    return { nodeId, isFavorite: false };
  };

  const recent = async (
    brand: RequestBrand,
    member: RequestMember,
    query: QueryOf<'recentGames'>,
  ): Promise<CallValue<Calls['recentGames']>> => {
    const [snapshot, starts, rounds] = await Promise.all([
      snapshots.snapshotOf(brand.id),
      store.recentStarts(member.id),
      openRoundsOf(member.id),
    ]);
    const open = new Set(rounds.map(({ gameId }) => gameId));
    const started = starts.flatMap(({ gameId, playedAt }) =>
      stillOffered(snapshot, [gameId])
        .filter(isOf(query))
        .map((game) => ({ game, playedAt })),
    );
    const { items, total, totalPages } = pageOf(started, query);
    const list = items.map(({ game, playedAt }) => ({
      ...gameView(snapshot, game, { brand, language: query.language }),
      playedAt: playedAt.toISOString(),
      hasOpenRound: open.has(game.id),
    }));
    return { list, total, totalPages };
  };

  return { favorites, favoriteIds, addFavorite, removeFavorite, recent };
}
export type Personal = ReturnType<typeof createPersonal>;

const stillOffered = (snapshot: CatalogueSnapshot, ids: readonly string[]): ShelvedGame[] =>
  ids.flatMap((id) => {
    const game = snapshot.byId.get(id);
    return game?.enabled ? [game] : [];
  });

const isOf =
  (query: { gameType?: string | undefined; vassalage?: string | undefined }) =>
  (game: ShelvedGame): boolean =>
    (query.gameType === undefined || game.gameType === query.gameType) &&
    (query.vassalage === undefined || game.vendorCode === query.vassalage);
