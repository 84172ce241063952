import { withTables } from '../../../platform/database/database.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { fail, ok } from '../../../platform/result.ts';
import { roomsVendorCode } from '../code.ts';
import type { HandRow } from '../dependencies.ts';
import { gameOf, HandLost, loadHand } from '../engine/live-hand.ts';
import { handRecord } from '../history.ts';
import type { RoomTables } from '../schema.ts';
import type { DeskPorts } from './desk-ports.ts';

/** What a hand showed at its end; empty for one whose rules were renewed since, or that was void. */
async function shownOf(ports: DeskPorts, row: HandRow): Promise<Record<string, unknown>> {
  if (row.status === 'void') return {};
  try {
    const hand = await loadHand(ports, row);
    return gameOf(hand).viewOf(hand.state, null);
  } catch (error) {
    if (error instanceof HandLost) return {};
    throw error;
  }
}

/** Hands that are over, with all their cards; a hand that is played shows its cards to nobody. */
export function createHandDesk(ports: DeskPorts): HandlersOf<'staffRoomHand'> {
  const database = withTables<RoomTables>(ports.database);
  return {
    staffRoomHand: async ({ staff, ip, params: { handId } }) => {
      const row = await database.selectFrom('rooms.hands').selectAll().where('id', '=', handId).executeTakeFirst();
      if (!row || row.status === 'playing') return fail('round_not_found');
      await ports.staffPorts.noteReading({ staff, ip }, `roomHand:${handId}`);
      const names = await ports.staffPorts.playersOf(
        roomsVendorCode,
        row.players.map(({ playerRef }) => playerRef),
      );
      return ok({
        hand: handRecord(row, null),
        members: row.players.map(({ seat, playerRef }) => ({
          seat,
          member: names.get(playerRef)?.username ?? playerRef,
        })),
        game: await shownOf(ports, row),
      });
    },
  };
}
