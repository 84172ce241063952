import type { CallInput, Calls, CallValue } from '@baize/contract';
import type { Clock } from '../../platform/clock.ts';
import type { RequestBrand, RequestMember } from '../../platform/http/handlers.ts';
import { fail, ok, type Result } from '../../platform/result.ts';
import type { Shelf, ShelvedGame } from './shelf.ts';
import type { Shelves } from './shelves.ts';
import type { OpenRound, PersonalStore } from './store.ts';
import { gameView, pageOf, type QuestionOf } from './views.ts';

type FavoriteBody = CallInput<Calls['addFavoriteGame']>['body'];

/** More hearts than anybody looks through; an account cannot fill the table. */
export const mostFavorites = 500;
/** So many started games are remembered. */
export const mostRecent = 200;

export interface PersonalDependencies {
  shelves: Shelves;
  store: PersonalStore;
  clock: Clock;
  /** Rounds that wait to be played to their end, at the house and at vendors that play on their own. */
  openRoundsOf: (memberId: string) => Promise<readonly OpenRound[]>;
}

/** Favourites and recently started games of an account. What the brand no longer offers is not shown, and comes back when it is offered again. */
export function createPersonal({ shelves, store, clock, openRoundsOf }: PersonalDependencies) {
  const favorites = async (
    brand: RequestBrand,
    member: RequestMember,
    question: QuestionOf<'favoriteGamesList'>,
  ): Promise<CallValue<Calls['favoriteGamesList']>> => {
    const [shelf, ids] = await Promise.all([shelves.shelfOf(brand.id), store.favoriteIds(member.id)]);
    const games = stillOffered(shelf, ids).filter(isOf(question));
    const { items, total, totalPages } = pageOf(games, question);
    const reader = { brand, language: question.language };
    return { content: items.map((game) => gameView(shelf, game, reader)), total, totalPages };
  };

  const favoriteIds = async (brand: RequestBrand, member: RequestMember, question: QuestionOf<'favoriteGames'>) => {
    const [shelf, ids] = await Promise.all([shelves.shelfOf(brand.id), store.favoriteIds(member.id)]);
    const games = stillOffered(shelf, ids).filter(isOf(question));
    return { nodeIds: games.map(({ id }) => id) };
  };

  /** The game must be the one that its vendor and type say. */
  const addFavorite = async (
    brand: RequestBrand,
    member: RequestMember,
    { nodeId, vendor, gameType }: FavoriteBody,
  ): Promise<Result<CallValue<Calls['addFavoriteGame']>, 'game_not_found' | 'favorites_full'>> => {
    const [game] = stillOffered(await shelves.shelfOf(brand.id), [nodeId]);
    if (!game || game.vendorCode !== vendor || game.gameType !== gameType) return fail('game_not_found');
    const isThere = await store.addFavorite(member.id, nodeId, clock.now(), mostFavorites);
    return isThere ? ok({ nodeId, isFavorite: true }) : fail('favorites_full');
  };

  const removeFavorite = async (member: RequestMember, { nodeId }: FavoriteBody) => {
    await store.removeFavorite(member.id, nodeId);
    return { nodeId, isFavorite: false };
  };

  const recent = async (
    brand: RequestBrand,
    member: RequestMember,
    question: QuestionOf<'recentGames'>,
  ): Promise<CallValue<Calls['recentGames']>> => {
    const [shelf, starts, rounds] = await Promise.all([
      shelves.shelfOf(brand.id),
      store.recentStarts(member.id),
      openRoundsOf(member.id),
    ]);
    const open = new Set(rounds.map(({ gameId }) => gameId));
    const started = starts.flatMap(({ gameId, playedAt }) =>
      stillOffered(shelf, [gameId])
        .filter(isOf(question))
        .map((game) => ({ game, playedAt })),
    );
    const { items, total, totalPages } = pageOf(started, question);
    const list = items.map(({ game, playedAt }) => ({
      ...gameView(shelf, game, { brand, language: question.language }),
      playedAt: playedAt.toISOString(),
      hasOpenRound: open.has(game.id),
    }));
    return { list, total, totalPages };
  };

  return { favorites, favoriteIds, addFavorite, removeFavorite, recent };
}
export type Personal = ReturnType<typeof createPersonal>;

const stillOffered = (shelf: Shelf, ids: readonly string[]): ShelvedGame[] =>
  ids.flatMap((id) => {
    const game = shelf.byId.get(id);
    return game?.enabled ? [game] : [];
  });

const isOf =
  (question: { gameType?: string | undefined; vassalage?: string | undefined }) =>
  (game: ShelvedGame): boolean =>
    (question.gameType === undefined || game.gameType === question.gameType) &&
    (question.vassalage === undefined || game.vendorCode === question.vassalage);
