import { formatAmount } from '@baize/money';
import { sql } from 'kysely';
import { withTables } from '../../platform/database/database.ts';
import type { RoundProof, VendorPorts } from '../vendor.ts';
import type { RoomsDatabase } from './dependencies.ts';
import { ownRecords } from './history.ts';
import { isInChips } from './room-kinds.ts';
import type { RoomTables } from './schema.ts';
import { exponentOf } from './scopes.ts';

const idForm = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const shownHands = 200;

/** What a hand of a sitting brought its player, in a line: money, or whole chips of a tournament. */
interface SittingHand {
  handId: string;
  number: number;
  status: 'settled' | 'void';
  net: string;
  rake: string;
  endedAt: string;
}

async function handsOfStay(
  database: RoomsDatabase,
  playerRef: string,
  stay: { id: string; game_code: string },
): Promise<SittingHand[]> {
  const shown = (minor: bigint | null, scope: string) =>
    isInChips(stay.game_code) ? `${minor ?? 0n}` : formatAmount(minor ?? 0n, exponentOf(scope));
  const { rows } = await sql<{
    handId: string;
    number: number;
    status: 'settled' | 'void';
    scope: string;
    net: bigint | null;
    rake: bigint | null;
    endedAt: Date;
  }>`
    select hand.id as "handId", hand.number, hand.status, room.scope, hand.ended_at as "endedAt",
      (won->>'netMinor')::bigint as net, (won->>'rakeMinor')::bigint as rake
    from rooms.hand_players dealt join rooms.hands hand on hand.id = dealt.hand_id
      join rooms.rooms room on room.id = hand.room_id
      cross join lateral (select who->>'seat' as seat from json_array_elements(hand.players) who
        where who->>'stayId' = ${stay.id}) me
      left join lateral json_array_elements(hand.result) won on won->>'seat' = me.seat
    where dealt.player_ref = ${playerRef} and hand.status <> 'playing'
    order by dealt.began_at desc limit ${shownHands}::int`.execute(database);
  return rows.map(({ scope, net, rake, endedAt, ...row }) => ({
    ...row,
    net: shown(net, scope),
    rake: shown(rake, scope),
    endedAt: endedAt.toISOString(),
  }));
}

/** A player's own sitting with its hands, or one of his hands with what recomputes it; null for another's, or none. */
export function createSittingProof({ database: anyDatabase }: Pick<VendorPorts, 'database'>) {
  const database = withTables<RoomTables>(anyDatabase);

  const handOf = async (playerRef: string, handId: string): Promise<RoundProof | null> => {
    const row = await database
      .selectFrom('rooms.hands')
      .selectAll('rooms.hands')
      .innerJoin('rooms.hand_players as dealt', 'dealt.hand_id', 'rooms.hands.id')
      .where('rooms.hands.id', '=', handId)
      .where('dealt.player_ref', '=', playerRef)
      .where('rooms.hands.status', '=', 'settled')
      .executeTakeFirst();
    if (!row) return null;
    const [own] = await ownRecords(database, [row], { playerRef, gameCode: row.game_code });
    // A hand whose seed is not open to its players yet cannot be recomputed.
    return own && own.record.serverSeed !== null ? { round: own.record, serverSeed: null } : null;
  };

  return async (playerRef: string, id: string): Promise<RoundProof | null> => {
    if (!idForm.test(id)) return null;
    const stay = await database
      .selectFrom('rooms.stays')
      .select(['id', 'game_code'])
      .where('id', '=', id)
      .where('player_ref', '=', playerRef)
      .executeTakeFirst();
    if (!stay) return handOf(playerRef, id);
    const hands = await handsOfStay(database, playerRef, stay);
    const round = { stayId: stay.id, gameCode: stay.game_code, inChips: isInChips(stay.game_code), hands };
    return { round, serverSeed: null };
  };
}
