import type { CallInput, Calls, CallValue } from '@baize/contract';
import type { RequestContext } from '../../../platform/http/handlers.ts';
import { fail, type Result } from '../../../platform/result.ts';
import type { IdentityTools } from '../dependencies.ts';
import { createMemberStore } from '../member-store.ts';
import { createAsking, isEmptyProof } from '../second-factor/asking.ts';
import { createLoginSteps, type LoginStep } from '../second-factor/login-steps.ts';
import type { Entry } from './entry.ts';
import { digestOf } from './second-step.ts';

/** The second step of a login: a code or a passkey, in the place of the session that the first did not open. */
export function createSecondStep(tools: IdentityTools, enter: Entry) {
  const { database, clock } = tools;
  const asking = createAsking(tools);

  const finish = (caller: RequestContext, step: LoginStep) =>
    database.transaction().execute(async (transaction) => {
      const members = createMemberStore(transaction);
      await members.lock(step.memberId);
      const candidate = await members.candidateById(step.memberId);
      const isSame = candidate && digestOf(tools, candidate).equals(step.passwordDigest);
      if (!isSame || !(await createLoginSteps(transaction).take(step))) return fail('in_incorrect_password');
      const settings = await tools.brands.settingsOf(step.brandId);
      const { method, page, remember } = step;
      const how = { method, page, settings, family: remember ? tools.newId() : null, secondStep: 'given' as const };
      return enter(caller, candidate, how, transaction);
    });

  return async (
    caller: RequestContext,
    body: CallInput<Calls['loginSecondFactor']>['body'],
  ): Promise<
    Result<
      CallValue<Calls['loginSecondFactor']>,
      | 'second_factor_required'
      | 'second_factor_wrong'
      | 'in_incorrect_password'
      | 'too_many_requests'
      | 'account_blocked'
      | 'member_no_enter'
      | 'error_not_agent'
    >
  > => {
    const { brand, ip, origin } = caller;
    const step = await createLoginSteps(database).byToken(tools.hashToken(body.ticket), brand.id, clock.now());
    if (!step) return fail('in_incorrect_password');
    const account = { id: step.memberId, sessionId: step.id };
    if (isEmptyProof(body))
      return (await asking.question(account, origin, body.ticket)) ?? fail('in_incorrect_password');
    const wrong = await asking.answerFault({ brandId: brand.id, ip, origin }, account, body);
    return wrong ?? finish(caller, step);
  };
}
