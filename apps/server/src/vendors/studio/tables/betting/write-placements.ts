import type { CallError, Calls } from '@baize/contract';
import { withTables } from '../../../../platform/database/database.ts';
import { inBatches } from '../../../../platform/jobs/in-batches.ts';
import { type Failure, fail } from '../../../../platform/result.ts';
import type { StudioDependencies } from '../../dependencies.ts';
import type { StudioSession } from '../../sessions.ts';
import type { TableGame } from '../game.ts';
import { sharedTables } from '../games/index.ts';
import { limitsOfPlayer } from '../games/limits.ts';
import { roundTimesOf } from '../round-times.ts';
import { holdBetting, type TableRoundRow } from '../rounds-store.ts';
import type { SharedTables, StoredBet } from '../schema.ts';
import { rejectionForBets, stakeOf } from './bets.ts';
import {
  findPlacements,
  insertPlacements,
  type NewPlacement,
  type PlacementInSeat,
  seatName,
  standingPlacements,
  takeSeats,
} from './seats-store.ts';

type Refusal = Failure<CallError<Calls['studioTableBet']>>;

/** Bets as a player puts them down; ids in lower case. */
export interface BetOrder {
  placementId: string;
  roundId: string;
  /** Which of the player's bets in a flight. */
  slot: number;
  bets: StoredBet[];
  entropy: string;
}

/** A placement that is written down. */
export interface Written {
  seatId: string;
  stakeMinor: bigint;
  /** Its stake is booked. */
  isPlaced: boolean;
}

interface Request {
  session: StudioSession;
  order: BetOrder;
}
type Known = PlacementInSeat;
type Answer = Written | Refusal;

const nameOf = ({ playerRef }: StudioSession, slot: number) => seatName({ player_ref: playerRef, slot });

/** Bets of all players of a table that come at nearly the same moment are written in one transaction. */
const restMs = 15;

/** A bet before the deal. */
const noDecision = { phase: null, hand: null, action: null };

/** What an order that came before has become; null for a new one. */
function answerOf({ session, order }: Request, all: ReadonlyMap<string, Known>): Answer | null {
  const known = all.get(order.placementId);
  if (!known) return null;
  const isSame =
    known.round_id === order.roundId &&
    known.slot === order.slot &&
    JSON.stringify(known.bets) === JSON.stringify(order.bets);
  // From a session of another game the stake would be booked for that game, and this table could never pay the seat.
  const isOwn = known.player_ref === session.playerRef && known.game_code === session.gameCode;
  if (!isOwn || !isSame) return fail('repeated_with_other_content');
  if (known.status !== 'placing' && known.status !== 'placed') return fail('round_closed');
  return { seatId: known.seat_id, stakeMinor: known.stake_minor, isPlaced: known.status === 'placed' };
}

/** Judges orders one after the other, each beside what lies on the table by then; `fresh` are those that go down. */
function createJudge(game: TableGame, round: TableRoundRow, now: Date, known: Map<string, Known>) {
  const cloth = new Map<string, Known[]>();
  const fresh: NewPlacement[] = [];

  const see = (placement: Known): void => {
    cloth.set(placement.seat_id, [...(cloth.get(placement.seat_id) ?? []), placement]);
    known.set(placement.id, placement);
  };
  const put = ({ session, order }: Request, seatId: string): Answer => {
    const { placementId: id, slot, bets, entropy } = order;
    const bar = rejectionForBets(game, limitsOfPlayer(game, session), bets, cloth.get(seatId) ?? []);
    if (bar) return bar;
    const placement = { id, seat_id: seatId, bets, stake_minor: stakeOf(bets), entropy, placed_at: now };
    fresh.push(placement);
    const place = { player_ref: session.playerRef, game_code: game.gameCode, round_id: round.id, slot };
    see({ ...placement, ...place, ...noDecision, status: 'placing', refusal: null });
    return { seatId, stakeMinor: placement.stake_minor, isPlaced: false };
  };
  return { see, put, fresh };
}

/** Writes bets down while their round is held open; no money moves yet. */
export function createWritePlacements(deps: Pick<StudioDependencies, 'database' | 'clock' | 'newId'>) {
  const database = withTables<SharedTables>(deps.database);

  /** The seats of the players of these requests, by player and slot, locked. */
  const seatsFor = async (
    transaction: typeof database,
    requests: readonly Request[],
    round: TableRoundRow,
    now: Date,
  ) => {
    const asked = new Map(requests.map(({ session, order: { slot } }) => [nameOf(session, slot), { session, slot }]));
    const seats = await takeSeats(
      transaction,
      round,
      [...asked.values()].map(({ session: { playerRef, tokenHash }, slot }) => ({
        id: deps.newId(),
        player_ref: playerRef,
        slot,
        session_hash: tokenHash,
        taken_at: now,
      })),
    );
    return new Map(seats.map((seat) => [seatName(seat), seat.id]));
  };

  const writeAll = (game: TableGame, requests: readonly Request[]): Promise<Answer[]> =>
    database.transaction().execute(async (transaction) => {
      const now = deps.clock.now();
      const ids = requests.map(({ order }) => order.placementId);
      const known = new Map((await findPlacements(transaction, ids)).map((placement) => [placement.id, placement]));
      const round = await holdBetting(transaction, game.gameCode, roundTimesOf(deps.clock).nowOf);
      if (!round) return requests.map((request) => answerOf(request, known) ?? fail('betting_closed'));
      // Two bets of a player are for flights: at another table all of them lie on one seat.
      const isOffered = ({ order }: Request) => order.slot === 0 || game.flight !== undefined;
      const isFresh = ({ order }: Request) => !known.has(order.placementId) && order.roundId === round.id;
      const fresh = requests.filter((request) => isFresh(request) && isOffered(request));
      const seats = await seatsFor(transaction, fresh, round, now);
      const judge = createJudge(game, round, now, known);
      // The seats are locked now: the same order from elsewhere stands there or waits.
      for (const placement of await standingPlacements(transaction, [...seats.values()])) judge.see(placement);
      const answers = requests.map((request): Answer => {
        const seatId = seats.get(nameOf(request.session, request.order.slot));
        const isHere = request.order.roundId === round.id && seatId !== undefined;
        const refusal = fail(isOffered(request) ? 'betting_closed' : 'bet_not_offered');
        return answerOf(request, known) ?? (isHere ? judge.put(request, seatId) : refusal);
      });
      const written = new Set(await insertPlacements(transaction, judge.fresh));
      const taken = new Set(judge.fresh.map(({ id }) => id).filter((id) => !written.has(id)));
      return answers.map((answer, index) =>
        taken.has(ids[index] ?? '') ? fail('repeated_with_other_content') : answer,
      );
    });

  const tables = new Map(
    sharedTables.map((table) => [
      table.gameCode,
      inBatches((requests: readonly Request[]) => writeAll(table, requests), { restMs }),
    ]),
  );

  return {
    /** What an order that came before has become; null for a new one. */
    repeated: async (session: StudioSession, order: BetOrder): Promise<Answer | null> => {
      const found = await findPlacements(database, [order.placementId]);
      return answerOf({ session, order }, new Map(found.map((placement) => [placement.id, placement])));
    },
    /** Writes an order down, once for its id. */
    write: async (session: StudioSession, order: BetOrder): Promise<Answer> =>
      (await tables.get(session.gameCode)?.({ session, order })) ?? fail('game_not_found'),
  };
}
