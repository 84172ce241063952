import { sql } from 'kysely';
import type { HandlersOf } from '../../../../platform/http/handlers.ts';
import { fail, ok } from '../../../../platform/result.ts';
import { staffAct } from '../../../audit-log/index.ts';
import type { MemberAdminDependencies } from '../dependencies.ts';
import { createMemberAdminStore } from '../member-store.ts';

/** Notes of staff about a member, and the demand of a new password. */
export function createRecordActs(
  deps: MemberAdminDependencies,
): HandlersOf<'staffMemberNoteAdd' | 'staffMemberPasswordDemand'> {
  const { database, clock, auditLog, identity } = deps;
  const store = createMemberAdminStore(database);

  return {
    staffMemberNoteAdd: async ({ staff, ip, params: { memberId }, body: { noteId, text } }) => {
      if (!(await store.isOfBrand(staff.brandId, memberId))) return fail('not_found');
      return database.transaction().execute(async (transaction) => {
        const at = clock.now();
        const { rows } = await sql`
          insert into member_notes (member_id, id, brand_id, staff_id, text, written_at)
          values (${memberId}, ${noteId}, ${staff.brandId}, ${staff.id}, ${text}, ${at})
          on conflict do nothing returning id`.execute(transaction);
        if (rows.length > 0) {
          // The note itself is no part of the log, which nobody can take anything out of.
          const act = { act: 'writeNote', subject: `member:${memberId}`, after: { noteId } };
          await auditLog.append(transaction, staffAct({ staff, ip }, at, act));
          return ok({});
        }
        const same =
          await sql`select from member_notes where member_id = ${memberId} and id = ${noteId} and text = ${text}
          and staff_id = ${staff.id}`.execute(transaction);
        return same.rows.length > 0 ? ok({}) : fail('repeated_with_other_content');
      });
    },

    staffMemberPasswordDemand: async ({ staff, ip, params: { memberId }, body: { reason } }) => {
      if (!(await store.isOfBrand(staff.brandId, memberId))) return fail('not_found');
      await identity.demandNewPassword(memberId, async (transaction, wasDemanded) => {
        if (wasDemanded) return;
        const act = { act: 'demandPassword', subject: `member:${memberId}`, reason };
        await auditLog.append(transaction, staffAct({ staff, ip }, clock.now(), act));
      });
      return ok({});
    },
  };
}
