import type { LocaleCode } from '@baize/contract';
import { localised } from '../brand/index.ts';
import type { CatalogueStore } from './store.ts';

export interface CatalogueReadModel {
  /** Names by game id, in a language (TY where it has none); ids that no game has are left out. */
  gameNames(gameIds: readonly string[], language: LocaleCode): Promise<Map<string, string>>;
}

export function createCatalogueReadModel(store: CatalogueStore): CatalogueReadModel {
  return {
    gameNames: async (gameIds, language) => {
      if (gameIds.length === 0) return new Map();
      const games = await store.gamesByIds([...new Set(gameIds)]);
      return new Map(games.map((game) => [game.id, localised(game.names, language) ?? game.game_code]));
    },
  };
}
