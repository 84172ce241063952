import { storedInput } from '@baize/games/room-engine';
import type { ClockPorts, HandRow, RoomRow, RoomsDatabase, RoomsDependencies, StayRow } from '../dependencies.ts';
import { findRoomKind, type RoomKind } from '../room-kinds.ts';
import type { StayStatus, StoredAction } from '../schema.ts';
import { maxStayMs } from './due.ts';
import { beginHand, saveHand, voidHand } from './hand-steps.ts';
import { HandLost, type LiveHand, loadHand, ruledBy, turnOf, withAction } from './live-hand.ts';
import { seatQueue } from './queue.ts';
import { latestHand, staysIn } from './rooms-store.ts';
import { hasSittingOut, isShort, maxOutMs, seatHand, sitOutAbsent } from './seating.ts';
import { boundWaits, isAhead } from './set-back.ts';
import { addTopUps, comingTopUps, topUpsOf } from './top-ups.ts';
import { stepTournament } from './tournament.ts';

/** Decisions in a row that the clock may take before a player is stood up. */
const maxMissed = 3;
/** A decision that is so late has waited for a process, not for its player: leases are taken over long before. */
const unwatchedMs = 30_000;

const setStatus = (transaction: RoomsDatabase, ids: readonly string[], status: StayStatus) =>
  transaction.updateTable('rooms.stays').set({ status }).where('id', 'in', ids).execute();

/** Takes the written default for every seat whose time is up. */
async function takeDefaults(
  transaction: RoomsDatabase,
  deps: RoomsDependencies,
  live: LiveHand,
  stays: readonly StayRow[],
): Promise<void> {
  const at = deps.clock.now().toISOString();
  const late = turnOf(live)?.seats ?? [];
  let hand = live;
  for (const seat of late) {
    const input = ruledBy(hand, (game) => game.defaultOf(hand.state, seat));
    const action: StoredAction = { ...storedInput(seat, input), by: 'clock', at };
    const taken = withAction(hand, action);
    if (!taken) throw new HandLost(`hand ${hand.row.id} refuses its own default`);
    hand = taken.hand;
  }
  // Blinds can take all chips of every seat: a hand without a decision is over as it is dealt.
  if (late.length === 0) return saveHand(transaction, deps, { hand, isNewDecision: false, stays });
  const missing = live.row.players.filter(({ seat }) => late.includes(seat)).map(({ stayId }) => stayId);
  await transaction
    .updateTable('rooms.stays')
    .set((eb) => ({ missed: eb('missed', '+', 1), ...(late.length === 1 ? { time_bank_ms: 0 } : {}) }))
    .where('id', 'in', missing)
    .execute();
  const spent = stays.map((stay) =>
    late.length === 1 && missing.includes(stay.id) ? { ...stay, time_bank_ms: 0 } : stay,
  );
  await saveHand(transaction, deps, { hand, isNewDecision: true, stays: spent });
}

async function stepHand(
  transaction: RoomsDatabase,
  deps: RoomsDependencies,
  row: HandRow,
  stays: readonly StayRow[],
): Promise<boolean> {
  try {
    const hand = await loadHand(deps, row);
    const lateMs = deps.clock.now().getTime() - row.deadline.getTime();
    if (lateMs <= 0) return false;
    // No clock ran the room: whoever was waited for could not answer either, and has his time anew.
    if (lateMs > unwatchedMs) await saveHand(transaction, deps, { hand, isNewDecision: true, stays });
    else await takeDefaults(transaction, deps, hand, stays);
  } catch (error) {
    if (!(error instanceof HandLost)) throw error;
    await voidHand(transaction, deps, row);
  }
  return true;
}

/** Between hands: who wants to, must or can no longer play stands up; then the next hand begins. */
async function stepPause(
  transaction: RoomsDatabase,
  deps: RoomsDependencies,
  { room, kind, stays: before }: { room: RoomRow; kind: RoomKind; stays: readonly StayRow[] },
): Promise<boolean> {
  const now = deps.clock.now();
  const { stays, isChanged } = await addTopUps(transaction, room, before);
  if (isChanged) return true;
  const coming = await topUpsOf(
    transaction,
    stays.map(({ id }) => id),
    comingTopUps,
  );
  /** Whoever has lost his chips may buy new ones for a while. */
  const mayRebuy = (stay: StayRow) =>
    (stay.rebuy_until !== null && now < stay.rebuy_until) || coming.some(({ stay_id }) => stay_id === stay.id);
  const canSitOut = hasSittingOut(kind);
  const isOver = (stay: StayRow) =>
    stay.status === 'leaving' ||
    room.status !== 'open' ||
    (!canSitOut && stay.missed >= maxMissed) ||
    (stay.out_since !== null && now.getTime() - stay.out_since.getTime() >= maxOutMs) ||
    (isShort(room, stay) && !mayRebuy(stay)) ||
    now.getTime() - stay.sat_at.getTime() > maxStayMs;
  const sitting = stays.filter(({ status }) => status === 'seated' || status === 'leaving');
  const gone = sitting.filter(isOver);
  if (gone.length > 0) {
    await setStatus(
      transaction,
      gone.map(({ id }) => id),
      'paying',
    );
    return true;
  }
  if (room.status === 'closing' && stays.length === 0) {
    await transaction.updateTable('rooms.rooms').set({ status: 'closed' }).where('id', '=', room.id).execute();
    return true;
  }
  if (canSitOut && (await sitOutAbsent(transaction, deps, sitting))) return true;
  if (room.status !== 'open' || now < room.ready_at) return false;
  const dealtIn = await seatHand(transaction, { room, kind, stays: sitting });
  if (dealtIn.length < kind.game.minPlayers) return false;
  await beginHand(transaction, deps, { room, kind, stays: dealtIn, baseMinor: room.base_minor });
  return true;
}

/** Brings a locked room on by one step; false when there was nothing to do. */
export async function advance(
  transaction: RoomsDatabase,
  deps: RoomsDependencies & ClockPorts,
  room: RoomRow,
): Promise<boolean> {
  const kind = findRoomKind(room.game_code);
  if (!kind) return false;
  const stays = await staysIn(transaction, room.id);
  await seatQueue(transaction, deps, room, stays);
  const hand = await latestHand(transaction, room.id);
  if (isAhead(room, stays, hand, deps.clock.now())) {
    await boundWaits(transaction, deps, room, kind);
    return true;
  }
  const isPlaying = hand?.status === 'playing';
  if (isPlaying) return stepHand(transaction, deps, hand, stays);
  if (kind.isTournament) return stepTournament(transaction, deps, { room, kind, stays, last: hand });
  return stepPause(transaction, deps, { room, kind, stays });
}
