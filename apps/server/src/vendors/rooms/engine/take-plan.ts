import { fail, ok, type Result } from '../../../platform/result.ts';
import type { RoomsDatabase, RoomsDependencies } from '../dependencies.ts';
import type { RoomSession } from '../sessions.ts';
import { touchRoom } from './due.ts';
import { loadHand, turnOf } from './live-hand.ts';
import { isOffered, turnsOf } from './plans.ts';
import { lockHand } from './rooms-store.ts';

export interface PlanRequest {
  handId: string;
  /** How many decisions of the seat there were in this hand before the planned one. */
  turn: number;
  /** Null: takes the plan back. */
  plan: { name: string; amount: string | null } | null;
}

type PlanFailure = 'round_not_found' | 'round_closed' | 'step_not_offered';

/** Keeps a decision in advance until the seat's turn, or takes it back; answers the room's id. */
export function takePlan(
  database: RoomsDatabase,
  deps: RoomsDependencies,
  session: RoomSession,
  { handId, turn, plan }: PlanRequest,
): Promise<Result<{ roomId: string }, PlanFailure>> {
  return database.transaction().execute(async (transaction): Promise<Result<{ roomId: string }, PlanFailure>> => {
    const found = await lockHand(transaction, handId, session.playerRef);
    if (!found) return fail('round_not_found');
    const { room, row, me } = found;
    if (row.status !== 'playing') return fail('round_closed');
    const hand = await loadHand(deps, row);
    const phase = turnOf(hand)?.phase ?? '';
    if (turn !== turnsOf(hand, me.seat)) return fail('step_not_offered');
    if (plan !== null && !isOffered(hand, me.seat, plan)) return fail('step_not_offered');
    const others = row.plans.filter(({ seat }) => seat !== me.seat);
    const plans = plan === null ? others : [...others, { seat: me.seat, turn, phase, ...plan }];
    await transaction
      .updateTable('rooms.hands')
      .set({ plans: JSON.stringify(plans) })
      .where('id', '=', handId)
      .execute();
    // Whoever plans is there.
    await transaction.updateTable('rooms.stays').set({ missed: 0 }).where('id', '=', me.stayId).execute();
    await touchRoom(transaction, deps, room);
    return ok({ roomId: room.id });
  });
}
