import type { RequestState } from '@baize/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { HandlersOf, RequestContext, RequestStaff } from '../../platform/http/handlers.ts';
import type { ListsOf } from '../../platform/http/list-of.ts';
import { fail, ok } from '../../platform/result.ts';
import { type AuditLogModule, staffAct } from '../audit-log/index.ts';
import { createRequestStore } from './request-store.ts';
import { createDeskLists } from './review-store.ts';

/** What an approved affiliate's account becomes (spec decision 13). */
const affiliateType = 1;

type Routes = HandlersOf<
  'staffApplications' | 'staffApplicationDecide' | 'staffContractRequests' | 'staffContractDecide'
>;

export interface AdminDependencies {
  database: Database;
  clock: Clock;
  auditLog: Pick<AuditLogModule, 'append'>;
  /** Changes what an account is, in the caller's transaction; returns what it was. */
  changeType(transaction: Database, memberId: string, type: typeof affiliateType): Promise<number>;
}

type Decider = Pick<RequestContext, 'ip'> & { staff: RequestStaff };
interface Decision {
  state: Exclude<RequestState, 'processing'>;
  reply: string;
}

/**
 * Staff's answers to what members and agents asked for, each with a line in the audit log, or nothing is done. An approved application is
 * the only way in which an account becomes another kind's.
 */
export function createAgencyReview({ database, clock, auditLog, changeType }: AdminDependencies): {
  routes: Routes;
  lists: ListsOf<'staffApplications' | 'staffContractRequests'>;
} {
  const requests = createRequestStore(database);
  const lists = createDeskLists(database);

  const decideApplication = (decider: Decider, id: string, { state, reply }: Decision) => {
    const decision = { state, reply: reply.trim(), at: clock.now() };
    const { brandId } = decider.staff;
    return requests.decide('affiliate_applications', brandId, id, decision, async (transaction, memberId) => {
      const type = state === 'approved' ? await changeType(transaction, memberId, affiliateType) : null;
      const done = {
        act: state === 'approved' ? 'approveAffiliate' : 'rejectAffiliate',
        subject: `member:${memberId}`,
        reason: decision.reply,
        before: type === null ? { application: id } : { application: id, type },
        after: type === null ? { state } : { state, type: affiliateType },
      };
      await auditLog.append(transaction, staffAct(decider, decision.at, done));
    });
  };

  const decideContract = (decider: Decider, id: string, { state, reply }: Decision) => {
    const decision = { state, reply: reply.trim(), at: clock.now() };
    const { brandId } = decider.staff;
    return requests.decide('contract_requests', brandId, id, decision, async (transaction, memberId) => {
      const done = {
        act: state === 'approved' ? 'approveContract' : 'rejectContract',
        subject: `member:${memberId}`,
        reason: decision.reply,
        before: { request: id },
        after: { state },
      };
      await auditLog.append(transaction, staffAct(decider, decision.at, done));
    });
  };

  return {
    lists,
    routes: {
      staffApplications: async (request) => ok(await lists.staffApplications(request)),
      staffContractRequests: async (request) => ok(await lists.staffContractRequests(request)),
      staffApplicationDecide: async ({ staff, ip, params, body }) =>
        (await decideApplication({ staff, ip }, params.applicationId, body)) ? ok({}) : fail('not_found'),
      staffContractDecide: async ({ staff, ip, params, body }) =>
        (await decideContract({ staff, ip }, params.requestId, body)) ? ok({}) : fail('not_found'),
    },
  };
}
