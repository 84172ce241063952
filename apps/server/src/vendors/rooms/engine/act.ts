import { fail, ok, type Result } from '../../../platform/result.ts';
import type { RoomsDatabase, RoomsDependencies } from '../dependencies.ts';
import type { StoredAction } from '../schema.ts';
import type { RoomSession } from '../sessions.ts';
import { touchRoom } from './due.ts';
import { saveHand } from './hand-steps.ts';
import { type LiveHand, loadHand, turnOf, withAction } from './live-hand.ts';
import { lockHand, staysIn } from './rooms-store.ts';

export interface ActRequest {
  handId: string;
  /** How many decisions of the seat there were in this hand before this one. */
  turn: number;
  act: string;
  amount: string | null;
  /** The own cards that the act names, in their order. */
  cards?: number[] | undefined;
  /** Goes into the next hand's chance. */
  entropy: string;
}
type ActFailure =
  | 'round_not_found'
  | 'round_closed'
  | 'step_not_offered'
  | 'decision_over'
  | 'repeated_with_other_content';

/** A decision that was taken before: the same again is answered alike. */
function repeatOf(own: readonly StoredAction[], { turn, act, amount, cards }: ActRequest): Result<null, ActFailure> {
  const before = own[turn];
  if (before?.by === 'clock') return fail('decision_over');
  const isSame = before?.act === act && before.amount === amount && `${before.cards}` === `${cards}`;
  return isSame ? ok(null) : fail('repeated_with_other_content');
}

/** How much of the time bank a seat's decision takes that came after its own time. */
function bankLeft(hand: LiveHand, seat: number, bankMs: number, now: Date): number {
  const turn = turnOf(hand);
  if (turn?.seats.length !== 1 || turn.seats[0] !== seat) return bankMs;
  const over = now.getTime() - hand.row.asked_at.getTime() - turn.ms;
  return over > 0 ? Math.max(0, bankMs - over) : bankMs;
}

/** Takes a player's decision; answers the room's id where it is taken, or was before. */
export function takeAction(
  database: RoomsDatabase,
  deps: RoomsDependencies,
  session: RoomSession,
  request: ActRequest,
): Promise<Result<{ roomId: string }, ActFailure>> {
  // Before anything is waited for: no load of the server makes a decision late.
  const now = deps.clock.now();
  return database.transaction().execute(async (transaction): Promise<Result<{ roomId: string }, ActFailure>> => {
    const found = await lockHand(transaction, request.handId, session.playerRef);
    if (!found) return fail('round_not_found');
    const { room, row, me } = found;
    const answer = ok({ roomId: room.id });
    const own = row.actions.filter(({ seat }) => seat === me.seat);
    if (request.turn < own.length) {
      const repeat = repeatOf(own, request);
      return repeat.ok ? answer : repeat;
    }
    if (row.status !== 'playing') return fail('round_closed');
    if (request.turn > own.length) return fail('step_not_offered');
    const hand = await loadHand(deps, row);
    if (now > row.deadline) return fail('decision_over');
    const { act, amount, cards } = request;
    const named = cards === undefined ? {} : { cards };
    const taken = withAction(hand, { seat: me.seat, act, amount, ...named, by: 'player', at: now.toISOString() });
    if (!taken) return fail('step_not_offered');
    const stays = await staysIn(transaction, room.id);
    const bankMs = stays.find(({ id }) => id === me.stayId)?.time_bank_ms ?? 0;
    const left = bankLeft(hand, me.seat, bankMs, now);
    await transaction
      .updateTable('rooms.stays')
      .set({ missed: 0, entropy: request.entropy, time_bank_ms: left })
      .where('id', '=', me.stayId)
      .execute();
    const spent = stays.map((stay) => (stay.id === me.stayId ? { ...stay, time_bank_ms: left } : stay));
    await saveHand(transaction, deps, { ...taken, stays: spent });
    await touchRoom(transaction, deps, room);
    return answer;
  });
}
