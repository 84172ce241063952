import type { CallError, Calls, CallValue } from '@baize/contract';
import { withTables } from '../../../../platform/database/database.ts';
import { fail, type Result } from '../../../../platform/result.ts';
import type { StudioDependencies } from '../../dependencies.ts';
import type { StudioSession } from '../../sessions.ts';
import { findTable } from '../games/index.ts';
import type { TableHub } from '../hub.ts';
import { roundTimesOf } from '../round-times.ts';
import { currentRound } from '../rounds-store.ts';
import type { SharedTables } from '../schema.ts';
import { createSettle } from '../settle.ts';
import { createSeatAnswers } from './seat-answer.ts';
import { findSeat, unpaidSeats } from './seats-store.ts';
import type { WalletActs } from './wallet-acts.ts';

type CashOut = Calls['studioTableCashOut'];

/** Lets players leave a flight; the server's clock decides, at the moment at which the call came in. */
export function createCashOut(deps: StudioDependencies, acts: WalletActs, hub: TableHub) {
  const database = withTables<SharedTables>(deps.database);
  const { leave } = createSettle({ database, clock: deps.clock }, acts, hub);
  const answer = createSeatAnswers(deps, database);

  return async (
    session: StudioSession,
    { roundId: asked, slot = 0 }: { roundId: string; slot?: number | undefined },
    /** A reading of the clock that measures. */
    cameAtMs: number,
  ): Promise<Result<CallValue<CashOut>, CallError<CashOut>>> => {
    const game = findTable(session.gameCode);
    if (!game?.flight) return fail('step_not_offered');
    const roundId = asked.toLowerCase();
    const known = await findSeat(database, roundId, session.playerRef, slot);
    if (known?.game_code !== session.gameCode) return fail('round_not_found');
    if (known.status === 'settled') return answer(session, { roundId, slot });
    const round = await currentRound(database, session.gameCode);
    const seat = (await unpaidSeats(database, roundId, session.playerRef)).find(({ id }) => id === known.id);
    const isInFlight = seat && round?.id === roundId && round.status === 'dealt';
    const isPaid = isInFlight ? await leave(game, round, seat, roundTimesOf(deps.clock).nowOf(round, cameAtMs)) : null;
    // A twin of the request may have been paid since the seat was read, or is being paid.
    const standing = isPaid ? known : await findSeat(database, roundId, session.playerRef, slot);
    if (isPaid || standing?.status === 'settled') return answer(session, { roundId, slot });
    return fail(isPaid === null && standing?.status !== 'paying' ? 'round_closed' : 'service_unavailable');
  };
}
