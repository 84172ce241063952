import { type Database, withTables } from '../../platform/database/database.ts';
import type { CockfightTables } from './schema.ts';

/** Whose money moves the same odds: what a session calls a prize pool, in one currency. */
export const playerPool = (prizePool: string, currencyCode: string): string => `${prizePool}:${currencyCode}`;

/** To whose money a player's belongs: that of his brand, play account and currency. */
export function createPlayers(anyDatabase: Database) {
  const database = withTables<CockfightTables>(anyDatabase);
  return {
    enter: async (playerRef: string, pool: string): Promise<void> => {
      await database
        .insertInto('cockfight.players')
        .values({ player_ref: playerRef, pool })
        .onConflict((conflict) => conflict.column('player_ref').doUpdateSet({ pool }))
        .execute();
    },
    /** Null of somebody who entered before pools were kept apart. */
    poolOf: async (playerRef: string): Promise<string | null> => {
      const row = await database
        .selectFrom('cockfight.players')
        .select('pool')
        .where('player_ref', '=', playerRef)
        .executeTakeFirst();
      return row?.pool ?? null;
    },
  };
}
