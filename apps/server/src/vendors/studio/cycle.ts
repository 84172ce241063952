import { type Kysely, sql } from 'kysely';
import type { StudioSession } from './sessions.ts';

/**
 * How long the player has to wait for his next round in the game, in milliseconds; 0: not at all. To be asked under his turn in the game.
 * Shared tables keep any brand's minimum by their own clock.
 */
export async function waitForCycle(
  // biome-ignore lint/suspicious/noExplicitAny: slots and instant games type their own tables.
  connection: Kysely<any>,
  { playerRef, gameCode, minimumCycleMs }: StudioSession,
  now: Date,
): Promise<number> {
  if (minimumCycleMs === 0) return 0;
  const { rows } = await sql<{ at: Date | null }>`
    select greatest(
      (select played_at from studio.rounds where player_ref = ${playerRef} and game_code = ${gameCode} and status <> 'refused'
        order by played_at desc limit 1),
      (select played_at from studio.instant_rounds where player_ref = ${playerRef} and game_code = ${gameCode} and status <> 'refused'
        order by played_at desc limit 1)) as at`.execute(connection);
  const last = rows[0]?.at;
  return last ? Math.max(0, last.getTime() + minimumCycleMs - now.getTime()) : 0;
}
