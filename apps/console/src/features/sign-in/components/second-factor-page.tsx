import { hasPasskeys, provePasskey } from '@baize/client/passkey';
import { calls, type SecondFactorMethod } from '@baize/contract';
import { Button } from '@baize/ui/button';
import { Fingerprint } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import { callApi, failureKey } from '../../../lib/api.ts';
import { FailureNote } from '../../../lib/failure-note.tsx';
import { FormText } from '../../../lib/forms/fields.tsx';
import { useCallForm } from '../../../lib/forms/use-call-form.ts';
import { GateFrame } from '../../../lib/gate-frame.tsx';
import { leaveSession } from '../../../lib/session/session.ts';

const { code } = calls.staffSecondFactorGive.body.shape;
const schema = z.strictObject({ code: code.check(z.minLength(1, 'not_empty')) });

interface SecondFactorPageProps {
  methods: readonly SecondFactorMethod[];
  onDone: () => void;
}

/** The second step of a sign-in: a code of the app, a recovery code, or a passkey. */
export function SecondFactorPage({ methods, onDone }: SecondFactorPageProps) {
  const t = useTranslations('console.secondFactor');
  const [isRecovering, setRecovering] = useState(!methods.includes('totp') && !methods.includes('passkey'));
  const { form, failure, isBusy, submit } = useCallForm({
    schema,
    defaultValues: { code: '' },
    send: ({ code: given }) => callApi('staffSecondFactorGive', { body: { code: given.replaceAll(' ', '') } }),
    onDone,
  });
  const hasCode = isRecovering || methods.includes('totp');
  return (
    <GateFrame
      title={t('title')}
      text={t(isRecovering ? 'recoveryText' : hasCode ? 'codeText' : 'passkeyText')}
      onSubmit={submit}
    >
      <FailureNote failure={failure} />
      {hasCode && (
        <>
          <FormText
            form={form}
            name="code"
            label={t(isRecovering ? 'recoveryCode' : 'code')}
            inputMode={isRecovering ? 'text' : 'numeric'}
            autoComplete="one-time-code"
          />
          <Button type="submit" size="lg" busy={isBusy}>
            {t('action')}
          </Button>
        </>
      )}
      {methods.includes('passkey') && hasPasskeys() && <PasskeyButton onDone={onDone} />}
      <div className="flex flex-wrap justify-between gap-x-4 gap-y-1 text-sm">
        {methods.includes('recoveryCode') && (
          <button type="button" className="text-ink-muted underline" onClick={() => setRecovering(!isRecovering)}>
            {t(isRecovering ? 'useCode' : 'useRecoveryCode')}
          </button>
        )}
        <button type="button" className="text-ink-muted underline" onClick={leaveSession}>
          {t('leave')}
        </button>
      </div>
    </GateFrame>
  );
}

function PasskeyButton({ onDone }: { onDone: () => void }) {
  const t = useTranslations('console.secondFactor');
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const prove = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const { options } = await callApi('staffPasskeyChallenge', { body: {} });
      const response = await provePasskey(options);
      if (response === null) return setFailure('second_factor_wrong');
      await callApi('staffPasskeyGive', { body: { response } });
      onDone();
    } catch (thrown) {
      setFailure(failureKey(thrown));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <FailureNote failure={failure} />
      <Button variant="secondary" size="lg" busy={isBusy} onClick={() => void prove()}>
        <Fingerprint size={18} aria-hidden="true" />
        {t('passkey')}
      </Button>
    </>
  );
}
