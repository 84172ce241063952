import { type ApiFailure, toFailure } from '@baize/client';
import { faultText } from '@baize/i18n';
import { Button } from '@baize/ui/button';
import { Dialog } from '@baize/ui/dialog';
import { TextField } from '@baize/ui/field';
import { Fingerprint } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Asked, Proof } from './second-step.ts';

/** Refusals of the proof itself: it is asked for once more. */
const isWrongProof = ({ messageKey }: ApiFailure): boolean =>
  messageKey === 'second_factor_wrong' || messageKey === 'too_many_requests';

/** Asks for a code of the app, a recovery code, or a passkey. */
export function SecondFactorDialog({ asked }: { asked: Asked }) {
  const t = useTranslations('auth.secondFactor');
  const common = useTranslations('common.action');
  const errors = useTranslations('errors');
  const { askPasskey, step } = asked;
  const { methods } = step;
  const [isRecovering, setRecovering] = useState(!methods.includes('totp') && !methods.includes('passkey'));
  const { run, failure, isBusy } = useProof(asked);
  const hasCode = isRecovering || methods.includes('totp');
  return (
    <Dialog open onClose={() => asked.settle(null)} title={t('title')} closeLabel={common('close')} size="sm">
      <div className="flex flex-col gap-4">
        <p className="text-sm">{t(isRecovering ? 'recoveryText' : hasCode ? 'codeText' : 'passkeyText')}</p>
        {failure !== null && (
          <p role="alert" className="rounded-md bg-danger-soft px-4 py-3 text-sm text-danger-ink">
            {faultText(errors, { key: failure.messageKey })}
          </p>
        )}
        {hasCode && (
          <CodeForm
            key={`${isRecovering}`}
            isRecovery={isRecovering}
            isBusy={isBusy}
            send={(proof) => void run(async () => proof)}
          />
        )}
        {methods.includes('passkey') && askPasskey !== null && (
          <Button variant="secondary" size="lg" busy={isBusy} onClick={() => void run(askPasskey)}>
            <Fingerprint size={18} aria-hidden="true" />
            {t('passkey')}
          </Button>
        )}
        {methods.includes('recoveryCode') && (
          <Button variant="quiet" className="self-start" onClick={() => setRecovering(!isRecovering)}>
            {t(isRecovering ? 'useOther' : 'useRecoveryCode')}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

function CodeForm({
  isRecovery,
  isBusy,
  send,
}: {
  isRecovery: boolean;
  isBusy: boolean;
  send: (proof: Proof) => void;
}) {
  const t = useTranslations('auth.secondFactor');
  const [code, setCode] = useState('');
  const given = code.replaceAll(' ', '');
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isBusy && given !== '') send({ code: given });
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <TextField
        label={t(isRecovery ? 'recoveryCode' : 'code')}
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
      <Button type="submit" size="lg" busy={isBusy} disabled={given === ''}>
        {t('action')}
      </Button>
    </form>
  );
}

/** Sends a proof: a wrong one is shown here, everything else the caller shows. */
function useProof(asked: Asked) {
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [isBusy, setBusy] = useState(false);
  const run = async (proofOf: () => Promise<Proof | null>): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      const proof = await proofOf();
      // Turned down in the browser's own dialog, which has said why.
      if (proof !== null) asked.settle(await asked.send(proof));
    } catch (thrown) {
      const refusal = toFailure(thrown);
      if (isWrongProof(refusal)) setFailure(refusal);
      else asked.fail(thrown);
    } finally {
      setBusy(false);
    }
  };
  return { failure, isBusy, run };
}
