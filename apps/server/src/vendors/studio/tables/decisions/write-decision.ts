import type { CallError, Calls } from '@baize/contract';
import type { DecidingSeat, DecisionOption } from '@baize/games/table-engine';
import type { Kysely } from 'kysely';
import { type Failure, fail } from '../../../../platform/result.ts';
import type { StudioDependencies } from '../../dependencies.ts';
import type { StudioSession } from '../../sessions.ts';
import {
  findPlacements,
  findSeat,
  insertPlacements,
  lockSeat,
  type PlacementInSeat,
  standingPlacements,
} from '../betting/seats-store.ts';
import type { TableDecisions, TableGame } from '../game.ts';
import { roundTimesOf } from '../round-times.ts';
import { holdDeciding, type TableRoundRow } from '../rounds-store.ts';
import type { SharedTables } from '../schema.ts';
import { decidingSeat } from './seat.ts';

type Connection = Kysely<SharedTables>;
type Refusal = Failure<CallError<Calls['studioTableDecide']>>;

/** A decision as a player makes it; ids in lower case. */
export interface DecisionOrder {
  decisionId: string;
  roundId: string;
  phase: number;
  hand: number;
  action: string;
}

/** A decision that is written down. */
export interface WrittenDecision {
  /** The first id that it was asked for under: the wallet knows its stake by it. */
  id: string;
  seatId: string;
  stakeMinor: bigint;
  /** It counts: its stake is booked, or it takes none. */
  isPlaced: boolean;
}

interface Request {
  session: StudioSession;
  order: DecisionOrder;
}

/** What the rules say to an action; undefined: they do not offer it. */
function optionOf(
  { rules }: TableDecisions,
  round: TableRoundRow,
  order: DecisionOrder,
  seat: DecidingSeat,
): DecisionOption | undefined {
  const asked = rules.asksOf(rules.shownOf(round.outcome ?? {}, order.phase), seat);
  return asked.find(({ hand }) => hand === order.hand)?.options.find(({ action }) => action === order.action);
}

const writtenOf = ({ id, seat_id, stake_minor, status }: PlacementInSeat): WrittenDecision => ({
  id,
  seatId: seat_id,
  stakeMinor: stake_minor,
  isPlaced: status === 'placed',
});

/** What a decision that came before has become; null for a new one. */
async function answerOf(
  connection: Connection,
  { session, order }: Request,
): Promise<WrittenDecision | Refusal | null> {
  const [known] = await findPlacements(connection, [order.decisionId]);
  if (!known) return null;
  const isOwn = known.player_ref === session.playerRef && known.game_code === session.gameCode;
  const isSame =
    known.round_id === order.roundId &&
    known.phase === order.phase &&
    known.hand === order.hand &&
    known.action === order.action;
  if (!isOwn || !isSame) return fail('repeated_with_other_content');
  if (known.status !== 'placing' && known.status !== 'placed') return fail('decision_over');
  return writtenOf(known);
}

/** Writes decisions down while their phase is held open; no money moves yet. */
export function createWriteDecision(deps: Pick<StudioDependencies, 'clock'>, database: Connection) {
  const { nowOf } = roundTimesOf(deps.clock);

  /**
   * What the rules offer for a decision in the phase that runs: late, twice, illegal or foreign is refused. The same action whose stake is still
   * under way is gone on with: the player's page knows nothing of it when the answer was lost.
   */
  const offer = async (connection: Connection, decisions: TableDecisions, { session, order }: Request) => {
    const seat = await findSeat(connection, order.roundId, session.playerRef);
    if (seat?.game_code !== session.gameCode) return fail('round_not_found');
    const round = await holdDeciding(connection, order.roundId, nowOf);
    if (!round || round.phase === null || order.phase < round.phase) return fail('decision_over');
    if (order.phase > round.phase) return fail('step_not_offered');
    await lockSeat(connection, seat.id);
    const placements = await standingPlacements(connection, [seat.id]);
    const standing = placements.find(({ phase, hand }) => phase === order.phase && hand === order.hand);
    if (standing?.status === 'placing' && standing.action === order.action) return { underWay: writtenOf(standing) };
    if (standing) return fail('decision_over');
    // Of what was put down before the deal nothing is unsure any more.
    const option = optionOf(decisions, round, order, decidingSeat(placements, order.phase));
    return option ? { seatId: seat.id, option } : fail('step_not_offered');
  };

  const write = (game: TableGame & { decisions: TableDecisions }, request: Request) =>
    database.transaction().execute(async (transaction): Promise<WrittenDecision | Refusal> => {
      const known = await answerOf(transaction, request);
      if (known) return known;
      const offered = await offer(transaction, game.decisions, request);
      if ('ok' in offered) return offered;
      if ('underWay' in offered) return offered.underWay;
      const { decisionId, phase, hand, action } = request.order;
      const { seatId, option } = offered;
      const bets = option.bet ? [{ ...option.bet, stakeMinor: `${option.bet.stakeMinor}` }] : [];
      const stakeMinor = option.bet?.stakeMinor ?? 0n;
      const [written] = await insertPlacements(transaction, [
        {
          id: decisionId,
          seat_id: seatId,
          bets,
          stake_minor: stakeMinor,
          entropy: '',
          placed_at: deps.clock.now(),
          decision: { phase, hand, action },
        },
      ]);
      // Another session of the player decided at the same moment, or the id is another's.
      if (!written) return (await answerOf(transaction, request)) ?? fail('decision_over');
      return { id: decisionId, seatId, stakeMinor, isPlaced: option.bet === null };
    });

  /** The stake that a decision would take now; 0 for one that takes none, is under way or is not possible. */
  const stakeOf = (game: TableGame & { decisions: TableDecisions }, request: Request): Promise<bigint> =>
    database.transaction().execute(async (transaction) => {
      if (await answerOf(transaction, request)) return 0n;
      const offered = await offer(transaction, game.decisions, request);
      return 'option' in offered ? (offered.option.bet?.stakeMinor ?? 0n) : 0n;
    });

  return { write, stakeOf };
}
