import { toFailure } from '@baize/client';
import { hasPasskeys, provePasskey } from '@baize/client/passkey';
import type { Calls, CallValue } from '@baize/contract';
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { callApi } from '../api/client.ts';
import { orNothing } from '../page/chunk.ts';
import { withTexts } from '../preferences/language.ts';
import { type Asked, askInSession, type Proof, questionOf, type SecondStep, secondStepOf } from './second-step.ts';

const SecondFactorDialog = lazy(() =>
  orNothing(
    withTexts(['auth'], import('./second-factor-dialog.tsx')).then((file) => ({
      default: file.SecondFactorDialog,
    })),
  ),
);

interface Question<V> {
  step: SecondStep;
  /** The same question with a challenge of its own. */
  again: () => Promise<SecondStep>;
  send: (proof: Proof) => Promise<V>;
}

async function passkeyProof(again: () => Promise<SecondStep>): Promise<Proof | null> {
  const { passkey } = await again();
  const response = passkey && (await provePasskey(passkey));
  return response && { response };
}

/** Asks for the second factor in a dialog of its own, which the caller shows. */
export function useSecondFactor() {
  const [asked, setAsked] = useState<Asked | null>(null);

  /** What `send` answered for a right proof; null where the dialog was closed. */
  const ask = useCallback(
    <V,>({ step, again, send }: Question<V>) =>
      new Promise<V | null>((resolve, reject) => {
        const end =
          <A,>(done: (value: A) => void) =>
          (value: A) => {
            setAsked(null);
            done(value);
          };
        const askPasskey = hasPasskeys() ? () => passkeyProof(again) : null;
        setAsked({ step, askPasskey, send, settle: end((value) => resolve(value as V | null)), fail: end(reject) });
      }),
    [],
  );

  /** Does what may ask for the second factor, and does it again once it was given; null where it was not. */
  const guard = useCallback(
    async <V,>(act: () => Promise<V>): Promise<V | null> => {
      try {
        return await act();
      } catch (thrown) {
        if (toFailure(thrown).messageKey !== 'second_factor_required') throw thrown;
      }
      const send = (proof: Proof) => callApi('giveSecondFactor', { body: proof });
      const given = await ask({ step: await askInSession(), again: askInSession, send });
      return given === null ? null : act();
    },
    [ask],
  );

  const dialog: ReactNode = asked !== null && (
    <Suspense fallback={null}>
      <SecondFactorDialog asked={asked} />
    </Suspense>
  );
  return { ask, guard, dialog };
}

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
