import { maxPostponementMs, noScore } from '@baize/games/sportsbook';
import { sql } from 'kysely';
import type { BookDependencies, BookSettings } from '../dependencies.ts';
import { endMatch } from './end-match.ts';
import type { Outcome } from './match.ts';

const postponed: Outcome = { status: 'postponed', score: noScore, voidMarkets: [] };

/** Gives every stake back on matches of a feed that have not begun long after their advertised start (rulebook 6.4). */
export async function voidUnstarted(
  { database, clock }: Pick<BookDependencies, 'database' | 'clock'>,
  { vendorCode }: Pick<BookSettings, 'vendorCode'>,
): Promise<void> {
  const now = clock.now();
  const latest = new Date(now.getTime() - maxPostponementMs);
  const { rows } = await sql<{ id: string }>`select id from sportsbook.matches
    where vendor_code = ${vendorCode} and source = 'feed' and board->>'state' = 'scheduled'
      and ends_at > ${now} and starts_at < ${latest}`.execute(database);
  for (const { id: matchId } of rows)
    await database.transaction().execute((transaction) => endMatch(transaction, { matchId, outcome: postponed, now }));
}
