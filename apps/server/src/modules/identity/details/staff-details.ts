import type { PayeeDetails } from '@baize/contract';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import type { HandlersOf, RequestStaff } from '../../../platform/http/handlers.ts';
import { createStaffReadings } from '../../../platform/log/staff-readings.ts';
import { fail, ok } from '../../../platform/result.ts';
import { createCheckStore } from '../check/check-store.ts';
import { createDocumentStore } from '../check/document-store.ts';
import { fieldFailure } from '../contacts/proofs.ts';
import type { IdentityTools } from '../dependencies.ts';
import { createMemberStore } from '../member-store.ts';
import { detailFaults, tidyName } from './detail-rules.ts';
import { createProfileStore } from './profile-store.ts';

export type StaffDetailRoutes = HandlersOf<'staffMemberDetails' | 'staffMemberDetailsSet' | 'staffMemberDetailsErase'>;

/** What staff reads and changes of what members told in confidence. The audit log names the fields and never their values. */
export function createStaffDetails(tools: IdentityTools): StaffDetailRoutes {
  const { database, clock, brands, secretBox } = tools;
  const profiles = createProfileStore(tools);
  const noteReading = createStaffReadings(tools);

  const isOfBrand = async ({ brandId }: RequestStaff, memberId: string): Promise<boolean> =>
    (await createMemberStore(database).byId(memberId))?.brandId === brandId;

  /** Runs while nothing else changes the member. */
  const holding = <V>(memberId: string, work: (transaction: DatabaseTransaction) => Promise<V>): Promise<V> =>
    database.transaction().execute(async (transaction) => {
      await createMemberStore(transaction).lock(memberId);
      return work(transaction);
    });

  return {
    staffMemberDetails: async ({ staff, ip, params: { memberId } }) => {
      if (!(await isOfBrand(staff, memberId))) return fail('not_found');
      await noteReading({ staff, ip }, { kind: 'staff_read_member', subject: `memberDetails:${memberId}` });
      const checks = createCheckStore(database);
      const [details, level, latest] = await Promise.all([
        profiles.of(database, memberId),
        checks.levelOf(memberId),
        checks.latestOf(memberId),
      ]);
      return ok({ ...details, level, state: latest?.state ?? 'NONE', checkId: latest?.id ?? null });
    },

    staffMemberDetailsSet: async ({ staff, ip, params: { memberId }, body: { reason, realName, birthday } }) => {
      if (!(await isOfBrand(staff, memberId))) return fail('not_found');
      const told: Partial<PayeeDetails> = {
        ...(realName === undefined ? {} : { realName: tidyName(realName) }),
        ...(birthday === undefined ? {} : { birthday }),
      };
      const settings = await brands.settingsOf(staff.brandId);
      const faults = detailFaults(settings, told, clock.now().toISOString().slice(0, 10));
      if (Object.keys(faults).length > 0) return fieldFailure(faults);
      return holding(memberId, async (transaction) => {
        const before = await profiles.of(transaction, memberId);
        const changed = (['realName', 'birthday'] as const).filter(
          (name) => told[name] !== undefined && told[name] !== before[name],
        );
        if (changed.length === 0) return ok({});
        await profiles.change(transaction, memberId, told);
        const act = { act: 'changeMemberDetails', subject: `member:${memberId}`, reason, after: { changed } };
        await tools.recordStaffAct(transaction, { staff, ip }, act);
        return ok({});
      });
    },

    staffMemberDetailsErase: async ({ staff, ip, params: { memberId }, body: { reason } }) => {
      if (!(await isOfBrand(staff, memberId))) return fail('not_found');
      return holding(memberId, async (transaction) => {
        const latest = await createCheckStore(transaction).latestOf(memberId);
        if (latest?.state === 'SUBMITTED') return fail('request_pending');
        const documents = await createDocumentStore(transaction, secretBox).removeOfMember(memberId);
        await profiles.erase(transaction, memberId);
        await tools.onErasure?.(transaction, memberId);
        const act = { act: 'eraseMemberDetails', subject: `member:${memberId}`, reason, after: { documents } };
        await tools.recordStaffAct(transaction, { staff, ip }, act);
        return ok({ documents });
      });
    },
  };
}
