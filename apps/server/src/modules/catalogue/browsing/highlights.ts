import type { Calls, CallValue } from '@baize/contract';
import type { Clock } from '../../../platform/clock.ts';
import type { RequestBrand } from '../../../platform/http/handlers.ts';
import { createTtlMemo } from '../../../platform/ttl-memo.ts';
import type { CatalogueStore } from '../store.ts';
import type { ShelvedGame } from './catalogue-snapshot.ts';
import type { CatalogueSnapshots } from './catalogue-snapshots.ts';
import { newGamesOf } from './new-games.ts';
import { gameView, type QueryOf } from './views.ts';

/** "Now" are so many hours. */
const popularHours = 6;
/** What one or two members play is nobody else's business, and is not popular. */
const minMembers = 3;
/** A process counts so often, for all brands at once. */
const popularLifeMs = 60_000;
/** A row is looked over, not searched. */
const maxGames = 20;
const hourMs = 60 * 60 * 1000;

export interface HighlightsDependencies {
  snapshots: CatalogueSnapshots;
  store: Pick<CatalogueStore, 'startedSince'>;
  clock: Clock;
}

/** New games, and those that are played now; the same for everybody. Games of a group stand here by themselves. */
export function createHighlights({ snapshots, store, clock }: HighlightsDependencies) {
  const started = createTtlMemo({
    clock,
    lifeMs: popularLifeMs,
    load: () => store.startedSince(new Date(clock.now().getTime() - popularHours * hourMs), minMembers),
  });

  return async (
    brand: RequestBrand,
    { gameType, language }: QueryOf<'lobbyRows'>,
  ): Promise<CallValue<Calls['lobbyRows']>> => {
    const [snapshot, ofBrands] = await Promise.all([snapshots.snapshotOf(brand.id), started.get('all brands')]);
    const ids = ofBrands.get(brand.id) ?? [];
    const isShown = (game: ShelvedGame) =>
      game.enabled && !game.maintenance && (gameType === undefined || game.gameType === gameType);
    const viewOf = (games: readonly ShelvedGame[]) =>
      games
        .filter(isShown)
        .slice(0, maxGames)
        .map((game) => gameView(snapshot, game, { brand, language }));
    return {
      newGames: viewOf(newGamesOf(snapshot.offered, clock.now())),
      popular: viewOf(ids.flatMap((id) => snapshot.byId.get(id) ?? [])),
    };
  };
}
export type Highlights = ReturnType<typeof createHighlights>;
