import { sql } from 'kysely';
import { beginningWith, selectPage } from '../../../platform/database/select-page.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import type { NoteReading } from '../../../platform/log/staff-readings.ts';
import { fail, ok } from '../../../platform/result.ts';
import { staffAct } from '../../audit-log/index.ts';
import type { StaffDependencies } from '../dependencies.ts';
import { createSessionStore } from './session-store.ts';
import { openSessionColumns, type SessionRow, sessionView } from './session-views.ts';

/** Everybody's open sessions at a brand. */
export function createAllSessions(
  deps: StaffDependencies & { noteReading: NoteReading },
): HandlersOf<'staffAllSessions' | 'staffAnySessionEnd'> {
  const { database, clock, auditLog } = deps;
  return {
    staffAllSessions: async ({ staff, ip, data }) => {
      await deps.noteReading({ staff, ip }, { kind: 'staff_read_list', subject: `staffSessions:${data.page}` });
      const named = data.search ? sql`and lower(staff.username) like lower(${beginningWith(data.search)})` : sql``;
      const { rows, total } = await selectPage<
        SessionRow & { staffId: string; username: string },
        'lastSeenAt' | 'createdAt' | 'username'
      >(
        database,
        {
          columns: sql`${openSessionColumns}, s.staff_id as "staffId", staff.username`,
          from: sql`staff_sessions s join staff on staff.id = s.staff_id`,
          where: sql`s.brand_id = ${staff.brandId} and s.ended_at is null and s.expires_at > ${clock.now()} ${named}`,
          sorts: {
            lastSeenAt: sql`s.last_seen_at`,
            createdAt: sql`s.created_at`,
            username: sql`lower(staff.username)`,
          },
          tieBreak: sql`s.id`,
        },
        data,
      );
      return ok({
        rows: rows.map((row) => ({ ...sessionView(row), staffId: row.staffId, username: row.username })),
        total,
      });
    },

    staffAnySessionEnd: async ({ staff, ip, params }) => {
      const at = clock.now();
      const { sessionId } = params;
      return database.transaction().execute(async (transaction) => {
        const sessions = createSessionStore(transaction);
        const session = await sessions.byId(sessionId);
        if (session?.brandId !== staff.brandId || !(await sessions.endSession(sessionId, at))) return fail('not_found');
        const act = { act: 'endStaffSession', subject: `staff:${session.staffId}`, before: { sessionId } };
        await auditLog.append(transaction, staffAct({ staff, ip }, at, act));
        return ok({});
      });
    },
  };
}
