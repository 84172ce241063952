import type { Calls, CallValue } from '@baize/contract';
import type { RoomsDatabase } from './dependencies.ts';
import type { RoomSession } from './sessions.ts';

/** What a player did at a game, as far as his hands were read. */
export async function playerFigures(
  database: RoomsDatabase,
  { playerRef, gameCode }: Pick<RoomSession, 'playerRef' | 'gameCode'>,
): Promise<CallValue<Calls['roomsFigures']>> {
  const row = await database
    .selectFrom('rooms.player_figures')
    .selectAll()
    .where('player_ref', '=', playerRef)
    .where('game_code', '=', gameCode)
    .executeTakeFirst();
  return {
    hands: row?.hands ?? 0,
    won: row?.won ?? 0,
    netMinor: `${row?.net_minor ?? 0n}`,
    rakeMinor: `${row?.rake_minor ?? 0n}`,
    biggestMinor: `${row?.biggest_minor ?? 0n}`,
    voluntary: row?.voluntary ?? null,
    raised: row?.raised ?? null,
  };
}
