import { toFailure } from '@baize/client';
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { callApi } from '../api/client.ts';
import { orNothing } from '../page/chunk.ts';
import { withTexts } from '../preferences/language.ts';
import { type Asked, askInSession, type Proof } from './second-step.ts';

const SecondFactorDialog = lazy(() =>
  orNothing(
    withTexts(['secondFactor'], import('./second-factor-dialog.tsx')).then((file) => ({
      default: file.SecondFactorDialog,
    })),
  ),
);

/** Asks for the second factor in a dialog of its own, which the caller shows. */
export function useSecondFactor() {
  const [asked, setAsked] = useState<Asked | null>(null);

  /** What `send` answered for a right proof; null where the dialog was closed. */
  const ask = useCallback(
    <V,>({ step, again, send }: Pick<Asked, 'step' | 'again'> & { send: (proof: Proof) => Promise<V> }) =>
      new Promise<V | null>((resolve, reject) => {
        const end =
          <A,>(done: (value: A) => void) =>
          (value: A) => {
            setAsked(null);
            done(value);
          };
        setAsked({ step, again, send, settle: end((value) => resolve(value as V | null)), fail: end(reject) });
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
