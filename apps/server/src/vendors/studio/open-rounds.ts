import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { OpenRound } from '../vendor.ts';

/** Rounds are booked at once; the latest of a game that was not shown to its end is what the player continues with. */
export const createOpenRounds =
  (database: Database) =>
  async (playerRef: string): Promise<OpenRound[]> => {
    const { rows } = await sql<OpenRound>`
      select distinct on (game_code) game_code as "gameCode", id as "roundId", played_at as "openedAt"
      from studio.rounds
      where player_ref = ${playerRef} and presented_at is null and status <> 'refused'
      order by game_code, played_at desc`.execute(database);
    return rows;
  };
