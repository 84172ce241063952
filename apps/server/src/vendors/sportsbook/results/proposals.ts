import { canResultBecome } from '@baize/games/sportsbook';
import type { Selectable } from 'kysely';
import { type Database, withTables } from '../../../platform/database/database.ts';
import type { Outcome } from '../matches/match.ts';
import type { SportsbookTables } from '../schema.ts';

export type ResultRow = Selectable<SportsbookTables['sportsbook.results']>;

interface NewResult {
  id: string;
  vendorCode: string;
  matchId: string;
  outcome: Outcome;
  proposedBy: string;
  reason: string;
  now: Date;
}

/** Null when another one of the match waits. */
export async function proposeResult(
  database: Database,
  { id, vendorCode, matchId, outcome, proposedBy, reason, now }: NewResult,
): Promise<ResultRow | null> {
  const row = await withTables<SportsbookTables>(database)
    .insertInto('sportsbook.results')
    .values({
      id,
      vendor_code: vendorCode,
      match_id: matchId,
      outcome: JSON.stringify(outcome),
      state: 'PROPOSED',
      proposed_by: proposedBy,
      proposed_at: now,
      reason,
      decided_at: null,
      applied_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** False: it was decided before. */
export async function decideResult(
  database: Database,
  { id, state }: Pick<ResultRow, 'id' | 'state'>,
  { to, by, reason, now }: { to: 'APPROVED' | 'REFUSED'; by: string; reason: string; now: Date },
): Promise<boolean> {
  if (!canResultBecome(state, to)) return false;
  const { numUpdatedRows } = await withTables<SportsbookTables>(database)
    .updateTable('sportsbook.results')
    .set({ state: to, decided_by: by, decided_at: now, decision_reason: reason })
    .where('id', '=', id)
    .where('state', '=', state)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export const findResult = (database: Database, id: string): Promise<ResultRow | undefined> =>
  withTables<SportsbookTables>(database)
    .selectFrom('sportsbook.results')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
