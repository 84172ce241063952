import type { Calls, CallValue } from '@baize/contract';
import { useCallback } from 'react';
import { callApi } from '../../../lib/api/client.ts';
import { type Proof, questionOf, secondStepOf } from '../../../lib/second-factor/second-step.ts';
import { useSecondFactor } from '../../../lib/second-factor/use-second-factor.tsx';

type LoginValue = CallValue<Calls['login']>;

/** Goes on with a login whose account asks for a second factor; null where it was not given. The caller shows `dialog`. */
export function useLoginStep() {
  const { ask, dialog } = useSecondFactor();
  const finish = useCallback(
    async (login: Promise<LoginValue>): Promise<LoginValue | null> => {
      try {
        return await login;
      } catch (thrown) {
        const step = secondStepOf(thrown);
        if (step === null) throw thrown;
        const { ticket } = step;
        const again = () => questionOf(callApi('loginSecondFactor', { body: { ticket } }));
        const send = (proof: Proof) => callApi('loginSecondFactor', { body: { ticket, ...proof } });
        return ask({ step, again, send });
      }
    },
    [ask],
  );
  return { finish, dialog };
}
