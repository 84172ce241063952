import { sql } from 'kysely';
import { type CheckSource, createRealityChecks } from '../reality-checks.ts';
import type { RoomsDependencies } from './dependencies.ts';

/** What a hand took from a player, or gave him. */
const source: CheckSource = {
  table: 'rooms.reality_checks',
  played: (playerRef, since) => sql`
    select greatest(-own.net, 0) as stake, greatest(own.net, 0) as paid, hand.ended_at as at
      from rooms.hand_players dealt join rooms.hands hand on hand.id = dealt.hand_id
      cross join lateral (
        select (won->>'netMinor')::bigint as net
        from json_array_elements(hand.result) won, json_array_elements(hand.players) who
        where who->>'playerRef' = ${playerRef} and won->>'seat' = who->>'seat') own
      where dealt.player_ref = ${playerRef} and hand.status = 'settled' and hand.ended_at >= ${since}`,
};

/** What a player did at all card rooms. */
export const createRoomChecks = (deps: RoomsDependencies) => createRealityChecks(deps, source);
