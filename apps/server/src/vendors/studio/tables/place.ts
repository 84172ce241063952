import type { CallError, Calls, CallValue } from '@baize/contract';
import { retryOf } from '@baize/vendor-kit';
import type { Kysely } from 'kysely';
import { withTables } from '../../../platform/database/database.ts';
import { fail, ok, type Result } from '../../../platform/result.ts';
import type { StudioDependencies } from '../dependencies.ts';
import { isCheckDue } from '../reality-check.ts';
import type { StudioSession } from '../sessions.ts';
import { refusalOf } from '../wallet-refusals.ts';
import { barToBets, stakeOf } from './bets.ts';
import type { TableGame } from './game.ts';
import { findTableGame } from './games/index.ts';
import type { TableHub } from './hub.ts';
import { holdBetting, type TableRoundRow } from './rounds-store.ts';
import { seatAnswer } from './seat-answer.ts';
import {
  advancePlacement,
  endSeat,
  findPlacement,
  insertPlacement,
  lockSeat,
  standingPlacements,
  takeSeat,
} from './seats-store.ts';
import type { SharedTables, StoredBet } from './tables.ts';
import type { WalletActs } from './wallet-acts.ts';

type Bet = Calls['studioTableBet'];
type Undo = Calls['studioTableUndo'];
interface BetOrder {
  placementId: string;
  roundId: string;
  bets: StoredBet[];
  entropy: string;
}
type Placed = { seatId: string; stakeMinor: bigint; isPlaced: boolean };

export function createPlace(deps: StudioDependencies, acts: WalletActs, hub: TableHub) {
  const database = withTables<SharedTables>(deps.database);

  const answer = (session: StudioSession, roundId: string) => {
    hub.betsChanged(session.gameCode);
    return seatAnswer(deps, database, session, roundId);
  };

  const isSameOrder = (known: { player_ref: string; round_id: string; bets: StoredBet[] }, order: BetOrder) =>
    known.round_id === order.roundId && JSON.stringify(known.bets) === JSON.stringify(order.bets);

  /** What an order that came before has become. */
  const repeat = async (
    connection: Kysely<SharedTables>,
    session: StudioSession,
    order: BetOrder,
  ): Promise<Placed | CallError<Bet> | null> => {
    const known = await findPlacement(connection, order.placementId);
    if (!known) return null;
    if (known.player_ref !== session.playerRef || !isSameOrder(known, order)) return 'repeated_with_other_content';
    if (known.status !== 'placing' && known.status !== 'placed') return 'round_closed';
    return { seatId: known.seat_id, stakeMinor: known.stake_minor, isPlaced: known.status === 'placed' };
  };

  /** Writes the bets down while the round is held open; no money moves yet. */
  const write = (session: StudioSession, game: TableGame, order: BetOrder) =>
    database.transaction().execute(async (transaction): Promise<Placed | CallError<Bet>> => {
      const now = deps.clock.now();
      const round: TableRoundRow | undefined = await holdBetting(transaction, order.roundId, game.gameCode, now);
      if (!round) return 'betting_closed';
      const seat = await takeSeat(transaction, {
        id: deps.newId(),
        round_id: round.id,
        game_code: game.gameCode,
        player_ref: session.playerRef,
        session_hash: session.tokenHash,
        taken_at: now,
      });
      // The seat is locked now: the same order from another tab is there or will wait.
      const known = await repeat(transaction, session, order);
      if (known) return known;
      const standing = await standingPlacements(transaction, seat.id);
      const bar = barToBets(game, game.closedBets(round.start), order.bets, standing);
      if (bar) return bar;
      const stakeMinor = stakeOf(order.bets);
      const isNew = await insertPlacement(transaction, {
        id: order.placementId,
        seat_id: seat.id,
        bets: order.bets,
        stake_minor: stakeMinor,
        entropy: order.entropy,
        placed_at: now,
      });
      return isNew ? { seatId: seat.id, stakeMinor, isPlaced: false } : 'repeated_with_other_content';
    });

  /** Books the stake of a written placement. */
  const book = async (
    session: StudioSession,
    { placementId }: BetOrder,
    { seatId, stakeMinor }: Placed,
  ): Promise<Result<null, CallError<Bet>>> => {
    const seat = { seatId, gameCode: session.gameCode, playerRef: session.playerRef };
    const { status, code } = await acts.stake(seat, { id: placementId, stakeMinor }, session.token);
    if (status === 'ok') {
      const isIn = await advancePlacement(database, placementId, ['placing', 'placed'], 'placed');
      // Betting closed before the wallet had answered: the table is giving the stake back.
      return isIn ? ok(null) : fail('betting_closed');
    }
    if (retryOf[code] !== 'never') return fail('service_unavailable');
    if (!(await advancePlacement(database, placementId, ['placing'], 'barring', code))) return fail('betting_closed');
    if (await acts.bar(seat, placementId, code)) {
      await advancePlacement(database, placementId, ['barring'], 'refused', code);
    }
    return refusalOf(code, false);
  };

  /** Puts bets down, once for each id. */
  const bet = async (session: StudioSession, body: BetOrder): Promise<Result<CallValue<Bet>, CallError<Bet>>> => {
    const game = findTableGame(session.gameCode);
    if (!game) return fail('game_not_found');
    const order = { ...body, placementId: body.placementId.toLowerCase(), roundId: body.roundId.toLowerCase() };
    const known = await repeat(database, session, order);
    if (!known && isCheckDue(session, deps.clock.now())) return fail('reality_check_due');
    const placed = known ?? (await write(session, game, order));
    if (typeof placed === 'string') return fail(placed);
    if (!placed.isPlaced) {
      const booked = await book(session, order, placed);
      if (!booked.ok) return booked;
    }
    return answer(session, order.roundId);
  };

  /** Marks a placement as being taken back while its round is held open. */
  const withdraw = (session: StudioSession, placementId: string) =>
    database.transaction().execute(async (transaction) => {
      const known = await findPlacement(transaction, placementId);
      if (known?.player_ref !== session.playerRef || known.game_code !== session.gameCode) return null;
      const isHeld = await holdBetting(transaction, known.round_id, known.game_code, deps.clock.now());
      const isTaken = isHeld && (await advancePlacement(transaction, placementId, ['placed', 'barring'], 'barring'));
      return { ...known, isTaken: Boolean(isTaken) || known.status === 'undone' };
    });

  /** Under the seat's lock, so that a bet which comes in at the same moment finds the seat taken or a new one. */
  const leaveIfEmpty = (seatId: string) =>
    database.transaction().execute(async (transaction) => {
      await lockSeat(transaction, seatId);
      const standing = await standingPlacements(transaction, seatId);
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
    return answer(session, known.round_id);
  };

  return { bet, undo };
}
