import type { CallError, Calls, CallValue, StudioRound } from '@baize/contract';
import { withTables } from '../../../platform/database/database.ts';
import { fail, ok, type Result } from '../../../platform/result.ts';
import type { StudioDependencies } from '../dependencies.ts';
import type { StudioTables } from '../schema.ts';
import type { StudioSession } from '../sessions.ts';
import type { Finish } from './finish.ts';
import { finishPending } from './pending.ts';
import { findRound, listSettled, markPresented } from './rounds-store.ts';
import { balanceView, roundView } from './views.ts';

type Presented = Calls['studioPresented'];

export function createRounds(deps: StudioDependencies, finish: Finish) {
  const database = withTables<StudioTables>(deps.database);

  /** The player's settled rounds, newest first; a round that was cut off is finished before. */
  const latestRounds = async (session: StudioSession, limit: number): Promise<StudioRound[]> => {
    await finishPending(database, finish, session);
    return (await listSettled(database, session, limit)).map(roundView);
  };

  /** The round was shown to its end. Repeats change nothing. */
  const presented = async (
    session: StudioSession,
    roundId: string,
  ): Promise<Result<CallValue<Presented>, CallError<Presented>>> => {
    const round = await findRound(database, roundId);
    if (round?.player_ref !== session.playerRef || round.game_code !== session.gameCode) return fail('round_not_found');
    const finished = await finish(round, session.token);
    if (finished.status === 'unknown') return fail('service_unavailable');
    if (finished.status === 'refused') return fail('round_not_found');
    if (finished.status === 'open') return fail('round_unfinished');
    await markPresented(database, round.id, deps.clock.now());
    return ok({ balanceMinor: balanceView(finished.balance) });
  };

  return { latestRounds, presented };
}
