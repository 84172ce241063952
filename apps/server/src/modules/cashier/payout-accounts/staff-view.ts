import type { SecretBox } from '../../../platform/crypto/secret-box.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import type { NoteReading } from '../../../platform/log/staff-readings.ts';
import { fail, ok } from '../../../platform/result.ts';
import type { PayoutAccountStore } from './store.ts';

/** A member's accounts as staff of his brand sees them, with the whole number. */
export const createStaffView =
  (
    { noteReading, secretBox }: { noteReading: NoteReading; secretBox: SecretBox },
    store: PayoutAccountStore,
  ): HandlersOf<'staffPayoutAccounts'>['staffPayoutAccounts'] =>
  async (request) => {
    const { memberId } = request.params;
    const { brandId } = request.staff;
    if (!(await store.isMember(memberId, brandId))) return fail('not_found');
    await noteReading(request, { kind: 'staff_read_member', subject: `member:${memberId}` });
    const rows = await store.everyOf(memberId, brandId);
    const list = rows.map(async (row) => ({
      accountId: row.id,
      kind: row.kind,
      institution: row.institution,
      number: await secretBox.open(row.sealed_number),
      holder: row.holder,
      createdAt: row.created_at.toISOString(),
      usableFrom: row.usable_from.toISOString(),
      removedAt: row.removed_at?.toISOString() ?? null,
      sharedWith: row.shared,
    }));
    return ok({ list: await Promise.all(list) });
  };
