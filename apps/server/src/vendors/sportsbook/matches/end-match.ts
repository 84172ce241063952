import { sql } from 'kysely';
import { type Database, withTables } from '../../../platform/database/database.ts';
import type { SportsbookTables } from '../schema.ts';
import type { Outcome } from './match.ts';

/** A match without a result ends so far away. */
export const noEndYet = new Date('9999-01-01T00:00:00.000Z');

/** Gives a match the result that holds from now on; open bets whose last match has ended with it become due. Bears being done again. */
export async function endMatch(
  transaction: Database,
  { matchId, outcome, now }: { matchId: string; outcome: Outcome; now: Date },
): Promise<void> {
  const tables = withTables<SportsbookTables>(transaction);
  await tables
    .updateTable('sportsbook.matches')
    .set(({ fn, ref, val }) => ({
      outcome: JSON.stringify(outcome),
      ends_at: fn('least', [ref('ends_at'), val(now)]),
    }))
    .where('id', '=', matchId)
    .execute();
  await sql`update sportsbook.bets b set settles_at =
      (select max(m.ends_at) from sportsbook.bet_legs l join sportsbook.matches m on m.id = l.match_id where l.bet_id = b.id)
    where b.state in ('PENDING', 'ACCEPTED')
      and b.id in (select bet_id from sportsbook.bet_legs where match_id = ${matchId})`.execute(transaction);
}
