import { type Kysely, sql } from 'kysely';
import { leftOfMs } from '../../../platform/clock.ts';
import type { StudioSession } from '../sessions.ts';

/**
 * How long the player has to wait for his next round in the game, in milliseconds; 0: not at all. To be asked under his turn in the game.
 */
export async function waitForRoundInterval(
  // biome-ignore lint/suspicious/noExplicitAny: slots and instant games type their own tables.
  connection: Kysely<any>,
  { playerRef, gameCode, minRoundIntervalMs }: StudioSession,
  now: Date,
): Promise<number> {
  if (minRoundIntervalMs === 0) return 0;
  const { rows } = await sql<{ at: Date | null }>`
    select greatest(
      (select played_at from studio.rounds where player_ref = ${playerRef} and game_code = ${gameCode} and status <> 'refused'
        order by played_at desc limit 1),
      (select played_at from studio.instant_rounds where player_ref = ${playerRef} and game_code = ${gameCode} and status <> 'refused'
        order by played_at desc limit 1)) as at`.execute(connection);
  const last = rows[0]?.at;
  return last ? leftOfMs(new Date(last.getTime() + minRoundIntervalMs), now, minRoundIntervalMs) : 0;
}

/** The same at a shared table, from taking a seat in one round to taking one in the next; more bets in one round are no new one. */
export async function waitForSeat(
  // biome-ignore lint/suspicious/noExplicitAny: tables type their own.
  connection: Kysely<any>,
  { playerRef, gameCode, minRoundIntervalMs }: StudioSession,
  roundId: string,
  now: Date,
): Promise<number> {
  if (minRoundIntervalMs === 0) return 0;
  const { rows } = await sql<{ at: Date; is_same: boolean }>`
    select taken_at as at, round_id = ${roundId} as is_same from studio.table_seats
    where player_ref = ${playerRef} and game_code = ${gameCode} and status <> 'void'
    order by taken_at desc limit 1`.execute(connection);
  const [last] = rows;
  if (!last || last.is_same) return 0;
  return leftOfMs(new Date(last.at.getTime() + minRoundIntervalMs), now, minRoundIntervalMs);
}
