import { sql } from 'kysely';
import { fail, ok, type Result } from '../../platform/result.ts';
import type { ProtectionDependencies } from './dependencies.ts';

const maxChangesOfDay = 60;
const dayMs = 86_400_000;

/** How often a member wants to be shown how long and for how much he has played; it counts from the next entry into a game on. */
export const createReminders =
  ({ database, clock, newId }: Pick<ProtectionDependencies, 'database' | 'clock' | 'newId'>) =>
  (memberId: string, minutes: 30 | 60 | null): Promise<Result<Record<string, never>, 'quota_exceeded'>> =>
    database.transaction().execute(async (transaction) => {
      const { rows } = await sql<{ minutes: number | null }>`select reminder_minutes as minutes from members
        where id = ${memberId} for no key update`.execute(transaction);
      if (rows[0]?.minutes === minutes) return ok({});
      const now = clock.now();
      const { rows: counted } = await sql<{ count: number }>`select count(*)::int as count from member_reminders
        where member_id = ${memberId} and set_at > ${new Date(now.getTime() - dayMs)}`.execute(transaction);
      if ((counted[0]?.count ?? 0) >= maxChangesOfDay) return fail('quota_exceeded');
      await sql`update members set reminder_minutes = ${minutes} where id = ${memberId}`.execute(transaction);
      await sql`insert into member_reminders (member_id, id, every_minutes, set_at)
        values (${memberId}, ${newId()}, ${minutes}, ${now})`.execute(transaction);
      return ok({});
    });
