import type { CallInput, Calls } from '@baize/contract';
import { fail, ok, type Result } from '../../../platform/result.ts';
import type { SecondFactorStore } from '../../../platform/second-factor/store.ts';
import { fieldFailure } from '../contacts/proofs.ts';
import type { IdentityTools } from '../dependencies.ts';
import { createDeviceTokens } from '../login/device-tokens.ts';
import { holdOpenSession } from '../sessions/session-opening.ts';
import { createSessionStore } from '../sessions/session-store.ts';
import type { Asking, MemberRequest } from './asking.ts';
import { createGivenFactors } from './given.ts';

type Keep = (store: SecondFactorStore) => Promise<boolean>;
type Finished = Result<
  { recoveryCodes: string[] },
  'second_factor_wrong' | 'not_found' | 'invalid_input' | 'too_many_requests'
>;

/** The end of a set-up: what was begun counts once its first answer is right. */
export function createEnrolling(tools: IdentityTools, asking: Asking) {
  const { database, clock, secondFactors } = tools;

  /** What is to be kept of an app whose first code is right. */
  const newTotp = async (
    { member, ip }: MemberRequest,
    code: string,
  ): Promise<Result<Keep, 'second_factor_wrong' | 'not_found' | 'too_many_requests'>> => {
    const begun = await secondFactors.newTotpOf(member.id);
    if (!begun) return fail('not_found');
    let step: number | null = null;
    const wrong = await asking.counted({ brandId: member.brandId, ip }, member.id, async () => {
      step = await secondFactors.totpStepOf(begun.secret, code);
      return step !== null;
    });
    if (wrong || step === null) return wrong ?? fail('second_factor_wrong');
    const countedStep: number = step;
    return ok((store) => store.finishTotp(member.id, begun.sealed, countedStep, clock.now()));
  };

  const newPasskey = async (
    { member, origin }: MemberRequest,
    name: string,
    response: object,
  ): Promise<Result<Keep, 'second_factor_wrong' | 'not_found' | 'invalid_input'>> => {
    if (name === '') return fieldFailure({ name: { key: 'not_empty' } });
    const challenge = await secondFactors.takeNewChallenge({ id: member.id, sessionId: member.sessionId });
    if (challenge === null) return fail('not_found');
    const passkey = await secondFactors.newPasskey(name, { response, challenge, origin });
    return passkey ? ok((store) => store.addPasskey(member.id, passkey)) : fail('second_factor_wrong');
  };

  return async (
    request: MemberRequest,
    { code = '', response, name }: CallInput<Calls['finishSecondFactor']>['body'],
  ): Promise<Finished> => {
    const made = response ? await newPasskey(request, name, response) : await newTotp(request, code);
    if (!made.ok) return made;
    const { id: memberId, sessionId } = request.member;
    const at = clock.now();
    const answer = await database.transaction().execute(async (transaction): Promise<Finished> => {
      // The owner may have put this session out meanwhile.
      if (!(await holdOpenSession(transaction, request.member))) return fail('not_found');
      const store = secondFactors.within(transaction);
      if (!(await made.value(store))) return fail('second_factor_wrong');
      await createGivenFactors(transaction).add(memberId, sessionId, at);
      // Who came in before without it comes in with it from now on.
      await createSessionStore(transaction).endOthers(memberId, sessionId, at);
      await createDeviceTokens(transaction).endAll(memberId, at);
      const recoveryCodes = await secondFactors.recoveryCodes.firstOnes(store, memberId);
      await tools.notifySecondFactor(transaction, { memberId, change: 'added', reference: tools.newId() });
      return ok({ recoveryCodes });
    });
    tools.cache.forget(memberId);
    return answer;
  };
}
