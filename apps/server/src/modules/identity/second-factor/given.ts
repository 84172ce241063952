import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

/** How long a second factor that was given opens what asks for it. */
const freshMs = 10 * 60_000;
const dayMs = 24 * 60 * 60_000;

/** When members gave their second factor, by session. */
export function createGivenFactors(database: Database) {
  return {
    add: async (memberId: string, sessionId: string, at: Date): Promise<void> => {
      await sql`insert into member_second_factors_given (member_id, session_id, given_at) values (${memberId}, ${sessionId}, ${at})
        on conflict (member_id, session_id) do update set given_at = excluded.given_at`.execute(database);
    },
    isFresh: async (memberId: string, sessionId: string, now: Date): Promise<boolean> => {
      const { rows } = await sql`select from member_second_factors_given where member_id = ${memberId}
        and session_id = ${sessionId} and given_at > ${new Date(now.getTime() - freshMs)}`.execute(database);
      return rows.length > 0;
    },
    /** What was given counts in no session any more. */
    forget: async (memberId: string): Promise<void> => {
      await sql`delete from member_second_factors_given where member_id = ${memberId}`.execute(database);
    },
    purge: async (now: Date): Promise<void> => {
      const before = new Date(now.getTime() - dayMs);
      await sql`delete from member_second_factors_given where given_at < ${before}`.execute(database);
      await sql`delete from member_passkey_challenges where created_at < ${before}`.execute(database);
    },
  };
}
