import type { AffiliateApplication, CallInput, Calls, ContractRequest } from '@baize/contract';
import type { Clock } from '../../platform/clock.ts';
import type { RequestMember } from '../../platform/http/handlers.ts';
import { fail, ok, type Result } from '../../platform/result.ts';
import type { RequestStore } from './request-store.ts';

const agentTypes: readonly number[] = [1, 2, 41, 42];
const isAgent = ({ type }: RequestMember) => agentTypes.includes(type);

/** What members and agents ask the house for, and how it stands. */
export function createRequests(deps: { store: RequestStore; clock: Clock; newId: () => string }) {
  const { store } = deps;
  const opening = (member: RequestMember) => ({
    id: deps.newId(),
    brand_id: member.brandId,
    member_id: member.id,
    created_at: deps.clock.now(),
  });
  const started = (row: ReturnType<typeof opening>) =>
    ({ id: row.id, state: 'processing', reply: '', createdAt: row.created_at.toISOString(), decidedAt: null }) as const;

  /** `operation_not_allowed` for who is an agent already. */
  const apply = async (
    member: RequestMember,
    body: CallInput<Calls['applyAsAffiliate']>['body'],
  ): Promise<Result<AffiliateApplication, 'request_pending' | 'operation_not_allowed'>> => {
    if (isAgent(member)) return fail('operation_not_allowed');
    const row = opening(member);
    if (!(await store.addApplication({ ...row, ...body }))) return fail('request_pending');
    return ok({ ...started(row), ...body });
  };

  const contracts = async (member: RequestMember) =>
    isAgent(member) ? ok({ list: await store.contractsOf(member.id) }) : fail('error_not_agent');

  const askForContract = async (
    member: RequestMember,
    body: CallInput<Calls['requestContract']>['body'],
  ): Promise<Result<ContractRequest, 'error_not_agent' | 'request_pending'>> => {
    if (!isAgent(member)) return fail('error_not_agent');
    const row = opening(member);
    if (!(await store.addContract({ ...row, ...body }))) return fail('request_pending');
    return ok({ ...started(row), ...body });
  };

  const application = async (member: RequestMember) => ok({ application: await store.latestApplication(member.id) });

  return { apply, application, contracts, askForContract };
}
