import type { CallError, Calls, CallValue, TableState } from '@baize/contract';
import { withTables } from '../../../platform/database/database.ts';
import { fail, ok, type Result } from '../../../platform/result.ts';
import type { StudioDependencies } from '../dependencies.ts';
import { type StudioSession, sessionExpired } from '../sessions.ts';
import { balanceView } from '../slots/views.ts';
import { findSeat, listSeats, type SeatRow, standingPlacements } from './betting/seats-store.ts';
import { largestSeats, totalsOf } from './betting/shown-seats.ts';
import { findTable } from './games/index.ts';
import { limitsOfPlayer } from './games/limits.ts';
import { roundTimesOf } from './round-times.ts';
import { currentRound, recentOutcomes, type TableRoundRow } from './rounds-store.ts';
import type { SharedTables } from './schema.ts';
import { neighbourView, roundView, seatView } from './views.ts';

type State = Calls['studioTableState'];
type Seats = Calls['studioTableSeats'];

/** What everybody sees of the bets of a round. */
export type TableBets = Pick<TableState, 'totals' | 'players' | 'neighbours'>;
const noBets: TableBets = { totals: [], players: 0, neighbours: [] };
const maxNeighbours = 20;

/** What a table shows: to everybody, and to one player of his own. */
export function createTableService(deps: StudioDependencies) {
  const database = withTables<SharedTables>(deps.database);

  const betsIn = async ({ id: roundId, game_code }: TableRoundRow): Promise<TableBets> => {
    const [{ totals, players }, seats] = await Promise.all([
      totalsOf(database, roundId),
      largestSeats(database, roundId, maxNeighbours),
    ]);
    return {
      totals: totals.map((total) => ({ ...total, stakeMinor: `${total.stakeMinor}` })),
      players,
      neighbours: seats.map((seat) => neighbourView(seat, findTable(game_code)?.flight !== undefined)),
    };
  };

  /** What is down at a table now. */
  const betsOf = async (gameCode: string): Promise<TableBets> => {
    const round = await currentRound(database, gameCode);
    return round ? betsIn(round) : noBets;
  };

  /** The table as everybody sees it; null for a game that has no table. */
  const stateOf = async (gameCode: string): Promise<TableState | null> => {
    const game = findTable(gameCode);
    if (!game) return null;
    const round = await currentRound(database, gameCode);
    const [bets, outcomes] = await Promise.all([
      round ? betsIn(round) : noBets,
      recentOutcomes(database, gameCode, game.historyLength),
    ]);
    return {
      // What is counted down from, beside the round's own times.
      serverTime: (round ? roundTimesOf(deps.clock).nowOf(round) : deps.clock.now()).toISOString(),
      round: round ? roundView(game, round) : null,
      ...bets,
      history: outcomes.map(({ number, outcome }) => ({ number, summary: game.summaryOf(outcome) })),
    };
  };

  const ownView = async (seat: SeatRow, round: Pick<TableRoundRow, 'number'>) =>
    seatView(seat, round.number, await standingPlacements(database, [seat.id]));

  const state = async (session: StudioSession): Promise<Result<CallValue<State>, CallError<State>>> => {
    const game = findTable(session.gameCode);
    const table = await stateOf(session.gameCode);
    if (!game || !table) return fail('game_not_found');
    const balance = await deps.wallet.balance(session);
    if (!balance) throw sessionExpired();
    const { round } = table;
    const seat = round ? await findSeat(database, round.roundId, session.playerRef) : undefined;
    const second = round && game.flight ? await findSeat(database, round.roundId, session.playerRef, 1) : undefined;
    const { bets, seatMaxMinor, chipsMinor } = limitsOfPlayer(game, session);
    return ok({
      state: table,
      seat: round && seat ? await ownView(seat, round) : null,
      ...(round && second ? { secondSeat: await ownView(second, round) } : {}),
      balanceMinor: balanceView(balance),
      limits: {
        bets: Object.entries(bets).map(([key, { minMinor, maxMinor }]) => ({
          key,
          minMinor: `${minMinor}`,
          maxMinor: `${maxMinor}`,
        })),
        seatMaxMinor: `${seatMaxMinor}`,
        chipsMinor: chipsMinor.map(String),
      },
    });
  };

  const seats = async (session: StudioSession, limit: number): Promise<Result<CallValue<Seats>, CallError<Seats>>> => {
    const game = findTable(session.gameCode);
    if (!game) return fail('game_not_found');
    const rows = await listSeats(database, session.playerRef, session.gameCode, limit);
    if (rows.length === 0) return ok({ list: [] });
    const rounds = await database
      .selectFrom('studio.table_rounds')
      .selectAll()
      .where(
        'id',
        'in',
        rows.map(({ round_id }) => round_id),
      )
      .execute();
    const list = [];
    for (const row of rows) {
      const round = rounds.find(({ id }) => id === row.round_id);
      if (round) list.push({ seat: await ownView(row, round), round: roundView(game, round) });
    }
    return ok({ list });
  };

  return { stateOf, betsOf, state, seats };
}
