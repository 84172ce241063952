import type { RoomHand } from '@baize/contract';
import type { HandRow, RoomsDatabase } from './dependencies.ts';

/** A hand that is over with all that recomputes it; its seed is open now. */
export const handRecord = (row: HandRow, playerRef: string | null): RoomHand => ({
  handId: row.id,
  number: row.number,
  rulesVersion: row.rules_version,
  status: row.status === 'settled' ? 'settled' : 'void',
  seedHash: row.seed_hash,
  serverSeed: row.server_seed,
  clientSeed: row.client_seed,
  entropies: row.entropies,
  setup: { ...row.setup, seats: [...row.setup.seats] },
  names: row.players.map(({ seat, name }) => ({ seat, name })),
  mySeat: row.players.find((player) => player.playerRef === playerRef)?.seat ?? null,
  actions: row.actions,
  result: row.result ?? [],
  endedAt: (row.ended_at ?? row.began_at).toISOString(),
});

/** The latest hands of a player at a game that are over, newest first. */
export const handsOf = (database: RoomsDatabase, of: { playerRef: string; gameCode: string; limit: number }) =>
  database
    .selectFrom('rooms.hands')
    .selectAll('rooms.hands')
    .innerJoin('rooms.hand_players as player', 'player.hand_id', 'rooms.hands.id')
    .where('player.player_ref', '=', of.playerRef)
    .where('rooms.hands.game_code', '=', of.gameCode)
    .where('rooms.hands.status', '!=', 'playing')
    .orderBy('player.began_at', 'desc')
    .limit(of.limit)
    .execute();
