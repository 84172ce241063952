import {
  type AffiliateApplication,
  type CallInput,
  type Calls,
  type ContractRequest,
  calls,
  isAgentType,
} from '@baize/contract';
import type * as z from 'zod/mini';
import type { Clock } from '../../platform/clock.ts';
import type { RequestMember } from '../../platform/http/handlers.ts';
import { inputFaults } from '../../platform/http/input/input-faults.ts';
import { fail, ok, type Result } from '../../platform/result.ts';
import type { RequestStore } from './request-store.ts';

/** What was written without the blanks around it: it has to stand by the contract's lengths all the same. */
function wordsOf<B extends Record<string, string>>(schema: z.ZodMiniType<B>, body: B): Result<B, 'invalid_input'> {
  const trimmed = Object.fromEntries(Object.entries(body).map(([field, said]) => [field, said.trim()]));
  const words = schema.safeParse(trimmed);
  return words.success ? ok(words.data) : fail('invalid_input', { fields: inputFaults(words.error.issues, 'body') });
}

/** What members and agents ask the operator for, and how it stands. */
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
  ): Promise<Result<AffiliateApplication, 'invalid_input' | 'request_pending' | 'operation_not_allowed'>> => {
    if (isAgentType(member.type)) return fail('operation_not_allowed');
    const words = wordsOf(calls.applyAsAffiliate.body, body);
    if (!words.ok) return words;
    const row = opening(member);
    if (!(await store.addApplication({ ...row, ...words.value }))) return fail('request_pending');
    return ok({ ...started(row), ...words.value });
  };

  const contracts = async (member: RequestMember) => ok({ list: await store.contractsOf(member.id) });

  const askForContract = async (
    member: RequestMember,
    body: CallInput<Calls['requestContract']>['body'],
  ): Promise<Result<ContractRequest, 'invalid_input' | 'request_pending'>> => {
    const words = wordsOf(calls.requestContract.body, body);
    if (!words.ok) return words;
    const row = opening(member);
    if (!(await store.addContract({ ...row, ...words.value }))) return fail('request_pending');
    return ok({ ...started(row), ...words.value });
  };

  const application = async (member: RequestMember) => ok({ application: await store.latestApplication(member.id) });

  return { apply, application, contracts, askForContract };
}
