import type { IdentityState } from '@baize/contract';
import { sql } from 'kysely';
import { selectPage } from '../../../platform/database/select-page.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { createStaffReadings } from '../../../platform/log/staff-readings.ts';
import { fail, ok } from '../../../platform/result.ts';
import type { IdentityTools } from '../dependencies.ts';
import { createProfileStore } from '../details/profile-store.ts';
import { createCheckStore } from './check-store.ts';
import { createDocumentStore } from './document-store.ts';
import { documentsBetween } from './levels.ts';
import { dataUrl } from './pictures.ts';
import { dueAt, uploadedView } from './reading.ts';
import type { CheckRow } from './schema.ts';
import { stateAfter } from './transitions.ts';

export type StaffCheckRoutes = HandlersOf<
  'staffIdentityChecks' | 'staffIdentityCheck' | 'staffIdentityDocument' | 'staffIdentityDecide'
>;
type SentState = Exclude<IdentityState, 'NONE' | 'OPEN'>;
type ListRow = { checkId: string; memberId: string; username: string; level: number; state: SentState } & {
  submitted_at: Date;
  decidedAt: Date | null;
};

const dayMs = 24 * 3_600_000;

/** The desk where staff compares documents with what a member told, and decides. */
export function createStaffChecks(tools: IdentityTools): StaffCheckRoutes {
  const { database, clock, brands, secretBox } = tools;
  const checks = createCheckStore(database);
  const documents = createDocumentStore(database, secretBox);
  const profiles = createProfileStore(tools);
  const noteReading = createStaffReadings(tools);

  const namesOf = async ({ member_id, decided_by }: CheckRow) => {
    const { rows } = await sql<{ username: string; decidedBy: string }>`
      select m.username, coalesce((select s.username from staff s where s.id = ${decided_by}), '') as "decidedBy"
      from members m where m.id = ${member_id}`.execute(database);
    return rows[0] ?? { username: '', decidedBy: '' };
  };

  return {
    staffIdentityChecks: async ({ staff, ip, data }) => {
      const subject = `identityChecks:${data.state}:${data.page}`;
      await noteReading({ staff, ip }, { kind: 'staff_read_list', subject });
      const { identityCheck } = await brands.settingsOf(staff.brandId);
      const { rows, total } = await selectPage<ListRow, 'submittedAt' | 'decidedAt'>(
        database,
        {
          columns: sql`c.id as "checkId", c.member_id as "memberId", m.username, c.level, c.state, c.submitted_at,
            c.decided_at as "decidedAt"`,
          from: sql`identity_checks c join members m on m.id = c.member_id`,
          where: sql`c.brand_id = ${staff.brandId} and c.state = ${data.state}`,
          sorts: { submittedAt: sql`c.submitted_at`, decidedAt: sql`c.decided_at` },
          tieBreak: sql`c.id`,
        },
        data,
      );
      const shown = rows.map(({ submitted_at, decidedAt, ...row }) => ({
        ...row,
        submittedAt: submitted_at.toISOString(),
        dueAt: (dueAt({ submitted_at }, identityCheck) ?? submitted_at).toISOString(),
        decidedAt: decidedAt?.toISOString() ?? null,
      }));
      return ok({ rows: shown, total });
    },

    staffIdentityCheck: async ({ staff, ip, params }) => {
      const row = await checks.ofBrand(staff.brandId, params.checkId);
      if (!row?.submitted_at || row.state === 'OPEN') return fail('not_found');
      await noteReading({ staff, ip }, { kind: 'staff_read_member', subject: `identityCheck:${row.id}` });
      const [{ identityCheck }, sent, memberLevel, details, all, names] = await Promise.all([
        brands.settingsOf(staff.brandId),
        documents.ofCheck(row),
        checks.levelOf(row.member_id),
        profiles.of(database, row.member_id),
        checks.ofMember(row.member_id),
        namesOf(row),
      ]);
      const before = all.filter(({ opened_at }) => opened_at < row.opened_at);
      const reached = Math.max(0, ...before.filter(({ state }) => state === 'APPROVED').map(({ level }) => level));
      const goneAt = row.decided_at && new Date(row.decided_at.getTime() + identityCheck.keepDocumentsDays * dayMs);
      return ok({
        checkId: row.id,
        memberId: row.member_id,
        ...names,
        level: row.level,
        memberLevel,
        state: row.state,
        needed: documentsBetween(identityCheck.levels, reached, row.level),
        documents: sent.map(uploadedView),
        documentsUntil: sent.length > 0 ? (goneAt?.toISOString() ?? null) : null,
        submittedAt: row.submitted_at.toISOString(),
        dueAt: (dueAt(row, identityCheck) ?? row.submitted_at).toISOString(),
        decidedAt: row.decided_at?.toISOString() ?? null,
        reason: row.reason,
        details,
        earlier: before.map(({ id, level, state, decided_at, reason }) => ({
          checkId: id,
          level,
          state,
          decidedAt: decided_at?.toISOString() ?? null,
          reason,
        })),
      });
    },

    staffIdentityDocument: async ({ staff, ip, params }) => {
      const found = await documents.open(params.documentId, { brandId: staff.brandId });
      if (!found) return fail('not_found');
      await noteReading({ staff, ip }, { kind: 'staff_read_member', subject: `identityDocument:${params.documentId}` });
      return ok({ image: dataUrl(found.webp) });
    },

    staffIdentityDecide: async ({ staff, ip, params, body: { decision, reason } }) => {
      const row = await checks.ofBrand(staff.brandId, params.checkId);
      if (!row || row.state === 'OPEN') return fail('not_found');
      if (row.state === decision && row.decided_by === staff.id && row.reason === reason) return ok({});
      if (stateAfter(row.state, decision === 'APPROVED' ? 'approve' : 'refuse') === null)
        return fail('already_decided');
      const decided = { state: decision, decided_at: clock.now(), decided_by: staff.id, reason };
      return database.transaction().execute(async (transaction) => {
        if (!(await createCheckStore(transaction).change(row, 'SUBMITTED', decided))) return fail('already_decided');
        const after = { checkId: row.id, level: row.level, state: decision };
        const act = { act: 'decideIdentityCheck', subject: `member:${row.member_id}`, reason };
        await tools.recordStaffAct(transaction, { staff, ip }, { ...act, before: { state: row.state }, after });
        const { member_id: memberId, id: checkId, level } = row;
        await tools.notifyMember(transaction, { memberId, checkId, state: decision, level, reason });
        return ok({});
      });
    },
  };
}
