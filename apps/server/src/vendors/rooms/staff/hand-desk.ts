import { withTables } from '../../../platform/database/database.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { fail, ok } from '../../../platform/result.ts';
import { roomsVendorCode } from '../code.ts';
import { gameOf, type LiveHand } from '../engine/live-hand.ts';
import { handRecord, shownOf } from '../history.ts';
import { isInChips } from '../room-kinds.ts';
import type { RoomTables } from '../schema.ts';
import type { DeskPorts } from './desk-ports.ts';

/** The end of a hand with every card: what each seat saw of its own. */
function withAllCards(hand: LiveHand): Record<string, unknown> {
  const view = (seat: number | null) => gameOf(hand).viewOf(hand.state, seat);
  const own = (seat: number) => {
    const { seats } = view(seat);
    return Array.isArray(seats) ? seats.find((one: { seat: number }) => one.seat === seat) : null;
  };
  return { ...view(null), seats: hand.row.setup.seats.map(({ seat }) => own(seat)) };
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
        inChips: isInChips(row.game_code),
        members: row.players.map(({ seat, playerRef }) => ({
          seat,
          member: names.get(playerRef)?.username ?? playerRef,
        })),
        game: await shownOf(ports, row, withAllCards),
      });
    },
  };
}
