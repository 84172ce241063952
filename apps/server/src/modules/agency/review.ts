import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { HandlersOf } from '../../platform/http/handlers.ts';
import { fail, ok } from '../../platform/result.ts';
import type { AuditLogModule } from '../audit-log/index.ts';
import { createRequestStore } from './request-store.ts';
import { createReviewStore } from './review-store.ts';

/** What an approved affiliate's account becomes (spec decision 13). */
const affiliateType = 1;

export interface AdminDependencies {
  database: Database;
  clock: Clock;
  auditLog: Pick<AuditLogModule, 'append'>;
  /** Changes what an account is, in the caller's transaction; returns what it was. */
  changeType(transaction: Database, memberId: string, type: typeof affiliateType): Promise<number>;
}

/** Staff's answers to applications: an approved one makes the account an agent's, with a line in the audit log, or nothing is done. */
export function createAgencyReview({
  database,
  clock,
  auditLog,
  changeType,
}: AdminDependencies): HandlersOf<'staffApplications' | 'staffApplicationDecide'> {
  const requests = createRequestStore(database);
  const store = createReviewStore(database);
  return {
    staffApplications: async ({ staff, data }) => {
      const { list, total } = await store.page(staff.brandId, data);
      return ok({ list, total, totalPages: Math.ceil(total / data.pageSize) });
    },

    staffApplicationDecide: async ({ staff, params, body }) => {
      const { state, reply } = body;
      const at = clock.now();
      const decision = { state, reply: reply.trim(), at };
      const decided = await requests.decideApplication(
        staff.brandId,
        params.applicationId,
        decision,
        async (transaction, memberId) => {
          const before = state === 'approved' ? await changeType(transaction, memberId, affiliateType) : null;
          await auditLog.append(transaction, {
            at,
            actor: { kind: 'staff', id: staff.id },
            brandId: staff.brandId,
            act: state === 'approved' ? 'approveAffiliate' : 'rejectAffiliate',
            subject: `member:${memberId}`,
            reason: decision.reply,
            before: before === null ? null : { type: before },
            after: before === null ? null : { type: affiliateType },
          });
        },
      );
      return decided ? ok({}) : fail('not_found');
    },
  };
}
