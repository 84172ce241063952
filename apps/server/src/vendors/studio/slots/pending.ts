import type { Kysely } from 'kysely';
import type { StudioTables } from '../schema.ts';
import type { StudioSession } from '../sessions.ts';
import type { Finish, Finished } from './finish.ts';
import { findUnfinished } from './rounds-store.ts';

/** Finishes the player's round whose money is not known to have moved; null when there is none. */
export async function finishPending(
  database: Kysely<StudioTables>,
  finish: Finish,
  session: StudioSession,
): Promise<Finished | null> {
  const round = await findUnfinished(database, session);
  return round?.status === 'decided' ? finish(round, session.token) : null;
}
