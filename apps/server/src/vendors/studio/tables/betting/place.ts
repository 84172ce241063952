import type { CallError, Calls, CallValue } from '@baize/contract';
import type { WalletBalance } from '@baize/vendor-kit';
import { withTables } from '../../../../platform/database/database.ts';
import { fail, type Result } from '../../../../platform/result.ts';
import { isCheckDue } from '../../../reality-checks.ts';
import type { StudioDependencies } from '../../dependencies.ts';
import type { StudioSession } from '../../sessions.ts';
import { waitForSeat } from '../../slots/round-interval.ts';
import { createStakeRefusal } from '../../stake-refusal.ts';
import type { TableHub } from '../hub.ts';
import { roundTimesOf } from '../round-times.ts';
import { holdBetting } from '../rounds-store.ts';
import type { SharedTables } from '../schema.ts';
import { stakeOf } from './bets.ts';
import { createBookStake } from './book-stake.ts';
import { createSeatAnswers } from './seat-answer.ts';
import { advancePlacement, endSeat, findPlacements, lockSeat, standingPlacements } from './seats-store.ts';
import type { WalletActs } from './wallet-acts.ts';
import { type BetOrder, createWritePlacements } from './write-placements.ts';

type Bet = Calls['studioTableBet'];
type Undo = Calls['studioTableUndo'];

/** Bets as a player sends them; without a slot they are the first. */
type SentOrder = Omit<BetOrder, 'slot'> & { slot?: number | undefined };

export function createPlace(deps: StudioDependencies, acts: WalletActs, hub: TableHub) {
  const database = withTables<SharedTables>(deps.database);
  const written = createWritePlacements(deps);
  const stakeRefusal = createStakeRefusal(deps);
  const book = createBookStake(deps, database, acts, 'betting_closed');
  const seatAnswer = createSeatAnswers(deps, database);

  const answer = (session: StudioSession, seat: { roundId: string; slot: number }, booked?: WalletBalance | null) => {
    hub.betsChanged(session.gameCode);
    return seatAnswer(session, seat, booked);
  };

  /** Why the player may put nothing new down at the moment; null: he may. */
  const rejectionForNew = async (session: StudioSession, { roundId, bets }: BetOrder) => {
    const now = deps.clock.now();
    if (isCheckDue(session.realityCheck, now)) return fail('reality_check_due');
    const retryAfterMs = await waitForSeat(database, session, roundId, now);
    if (retryAfterMs > 0) return fail('round_too_soon', { retryAfterMs });
    return stakeRefusal(session, stakeOf(bets));
  };

  /** Puts bets down, once for each id. */
  const bet = async (session: StudioSession, body: SentOrder): Promise<Result<CallValue<Bet>, CallError<Bet>>> => {
    const order = {
      ...body,
      slot: body.slot ?? 0,
      placementId: body.placementId.toLowerCase(),
      roundId: body.roundId.toLowerCase(),
    };
    const bar = await rejectionForNew(session, order);
    // What came before is gone on with; nothing new begins.
    const placed = bar ? await written.repeated(session, order) : await written.write(session, order);
    if (placed === null) return bar ?? fail('betting_closed');
    if ('ok' in placed) return placed;
    if (placed.isPlaced) return answer(session, order);
    const booked = await book(session, { id: order.placementId, ...placed });
    return booked.ok ? answer(session, order, booked.value) : booked;
  };

  /** Marks a placement as being taken back while its round is held open. */
  const withdraw = (session: StudioSession, placementId: string) =>
    database.transaction().execute(async (transaction) => {
      const [known] = await findPlacements(transaction, [placementId]);
      if (known?.player_ref !== session.playerRef || known.game_code !== session.gameCode) return null;
      const open = await holdBetting(transaction, known.game_code, roundTimesOf(deps.clock).nowOf);
      const isHeld = open?.id === known.round_id;
      if (isHeld && (await advancePlacement(transaction, placementId, ['placed', 'barring'], 'barring')))
        return { ...known, isTaken: true };
      // A twin of the request may have taken it back since it was read.
      const [standing = known] = await findPlacements(transaction, [placementId]);
      return { ...standing, isTaken: standing.status === 'undone' };
    });

  /** Under the seat's lock, so that a bet which comes in at the same moment finds the seat taken or a new one. */
  const leaveIfEmpty = (seatId: string) =>
    database.transaction().execute(async (transaction) => {
      await lockSeat(transaction, seatId);
      const standing = await standingPlacements(transaction, [seatId]);
      if (standing.length === 0) await endSeat(transaction, seatId, 'void', deps.clock.now());
    });

  /** Takes a placement back while betting is open; who takes back his last one leaves the seat. */
  const undo = async (
    session: StudioSession,
    body: { placementId: string },
  ): Promise<Result<CallValue<Undo>, CallError<Undo>>> => {
    const placementId = body.placementId.toLowerCase();
    const known = await withdraw(session, placementId);
    if (!known) return fail('round_not_found');
    if (!known.isTaken) return fail('betting_closed');
    if (known.status !== 'undone') {
      const seat = { seatId: known.seat_id, gameCode: known.game_code, playerRef: known.player_ref };
      if (!(await acts.bar(seat, placementId, 'undone by the player'))) return fail('service_unavailable');
      await advancePlacement(database, placementId, ['barring'], 'undone');
      await leaveIfEmpty(known.seat_id);
    }
    return answer(session, { roundId: known.round_id, slot: known.slot });
  };

  return { bet, undo };
}
