import type { CallError, Calls, CallValue } from '@baize/contract';
import { withTables } from '../../platform/database/database.ts';
import { fail, ok, type Result } from '../../platform/result.ts';
import { dayLeftSeconds, isDayUsedUp, noteDayUse } from './day-uses.ts';
import type { StudioDependencies } from './dependencies.ts';
import type { InstantTables } from './instant/schema.ts';
import { findUnfinishedInstant } from './instant/store.ts';
import type { StudioTables } from './schema.ts';
import { lockLiveSeed, readLiveSeed, type Seeds } from './seeds.ts';
import type { StudioSession } from './sessions.ts';
import type { Finish } from './slots/finish.ts';
import { finishPending } from './slots/pending.ts';
import { findUnfinished } from './slots/rounds-store.ts';
import { fairnessView } from './slots/views.ts';

type Rotate = Calls['studioRotateSeed'];

export function createRotateSeed(deps: StudioDependencies, seeds: Seeds, finish: Finish) {
  const database = withTables<StudioTables>(deps.database);

  /** Publishes the live server seed and starts a new one; refused while a round of it is not settled and shown. */
  return async (session: StudioSession, clientSeed: string): Promise<Result<CallValue<Rotate>, CallError<Rotate>>> => {
    await finishPending(database, finish, session);
    return database.transaction().execute(async (transaction) => {
      const live = await lockLiveSeed(transaction, session);
      // An open round's outcome stands in the seed that would be published.
      if (await findUnfinished(transaction, session)) return fail('round_unfinished');
      if (await findUnfinishedInstant(withTables<InstantTables>(transaction), session)) return fail('round_unfinished');
      const now = deps.clock.now();
      if (await isDayUsedUp(transaction, session.playerRef, 'seed_change', now))
        return fail('too_many_requests', { retryAfterSeconds: dayLeftSeconds(now) });
      await noteDayUse(transaction, session.playerRef, 'seed_change', now);
      const retired = await seeds.replaceSeed(transaction, session, live, clientSeed);
      return ok({ retired, fairness: fairnessView(await readLiveSeed(transaction, session)) });
    });
  };
}
