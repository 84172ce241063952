import { fail, ok, type Result } from '../../../platform/result.ts';
import type { RoomsDatabase, RoomsDependencies } from '../dependencies.ts';
import type { RoomSession } from '../sessions.ts';
import { touchRoom } from './due.ts';
import { type LiveHand, loadHand, ruledBy } from './live-hand.ts';
import { lockHand } from './rooms-store.ts';

/** The own cards of a hand that is over which lie face down, and may be laid open. */
export const showableOf = (hand: LiveHand, seat: number): readonly number[] =>
  ruledBy(hand, (game) => game.showable?.(hand.state, seat) ?? []);

type ShowFailure = 'round_not_found' | 'step_not_offered' | 'decision_over';

/** Lays own cards of the room's last hand open, until the next one may begin; the same again changes nothing. */
export function showCards(
  database: RoomsDatabase,
  deps: RoomsDependencies,
  session: RoomSession,
  { handId, cards }: { handId: string; cards: readonly number[] },
): Promise<Result<{ roomId: string }, ShowFailure>> {
  const now = deps.clock.now();
  return database.transaction().execute(async (transaction): Promise<Result<{ roomId: string }, ShowFailure>> => {
    const found = await lockHand(transaction, handId, session.playerRef);
    if (!found) return fail('round_not_found');
    const { room, row, me } = found;
    if (row.status !== 'settled') return fail('step_not_offered');
    if (row.number !== room.hand_number || now >= room.ready_at) return fail('decision_over');
    const before = row.shown.find(({ seat }) => seat === me.seat)?.cards ?? [];
    const offered = [...before, ...showableOf(await loadHand(deps, row), me.seat)];
    if (!cards.every((card) => offered.includes(card))) return fail('step_not_offered');
    const shown = [
      ...row.shown.filter(({ seat }) => seat !== me.seat),
      { seat: me.seat, cards: [...new Set([...before, ...cards])] },
    ];
    await transaction
      .updateTable('rooms.hands')
      .set({ shown: JSON.stringify(shown) })
      .where('id', '=', handId)
      .execute();
    await touchRoom(transaction, deps, room);
    return ok({ roomId: room.id });
  });
}
