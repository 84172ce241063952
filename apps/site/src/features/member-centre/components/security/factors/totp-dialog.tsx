import { type ApiFailure, toFailure } from '@baize/client';
import { faultText } from '@baize/i18n';
import { Button } from '@baize/ui/button';
import { Dialog } from '@baize/ui/dialog';
import { TextField } from '@baize/ui/field';
import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { callApi } from '../../../../../lib/api/client.ts';
import { QrCode } from '../../../../../lib/page/qr-code.tsx';
import { useSecondFactor } from '../../../../../lib/second-factor/use-second-factor.tsx';
import { secondFactorQuery } from '../../../api/second-factor.ts';
import { PasswordForm } from './password-form.tsx';

interface TotpDialogProps {
  onClose: () => void;
  onDone: (recoveryCodes: readonly string[]) => void;
}

/** Sets up an authenticator app: the password, the code to scan, the first code of the app. */
export function TotpDialog({ onClose, onDone }: TotpDialogProps) {
  const t = useTranslations('security.secondFactor.app');
  const common = useTranslations('common.action');
  const { guard, dialog } = useSecondFactor();
  const [started, setStarted] = useState<{ secret: string; uri: string } | null>(null);
  const start = async (password: string) => {
    const answer = await guard(() => callApi('startSecondFactor', { body: { kind: 'totp', password } }));
    if (answer) setStarted(answer.totp);
  };
  return (
    <Dialog open onClose={onClose} title={t('title')} closeLabel={common('close')} size="sm">
      {started === null ? (
        <PasswordForm label={t('next')} send={start}>
          <p className="text-sm">{t('text')}</p>
        </PasswordForm>
      ) : (
        <ScanForm started={started} onDone={onDone} />
      )}
      {dialog}
    </Dialog>
  );
}

function ScanForm({ started, onDone }: Pick<TotpDialogProps, 'onDone'> & { started: { secret: string; uri: string } }) {
  const t = useTranslations('security.secondFactor.app');
  const errors = useTranslations('errors');
  const queryClient = useQueryClient();
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setFailure(null);
    try {
      const { recoveryCodes } = await callApi('finishSecondFactor', { body: { code: code.replaceAll(' ', '') } });
      await queryClient.invalidateQueries({ queryKey: secondFactorQuery().queryKey });
      onDone(recoveryCodes);
    } catch (thrown) {
      setFailure(toFailure(thrown));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4 text-sm">
      <p>{t('scan')}</p>
      <span className="self-center">
        <QrCode value={started.uri} label={t('scanLabel')} />
      </span>
      <p>
        {t('secret')} <strong className="verbatim font-mono break-all select-all">{started.secret}</strong>
      </p>
      <TextField
        label={t('firstCode')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        error={failure ? faultText(errors, { key: failure.messageKey }) : undefined}
      />
      <Button type="submit" size="lg" busy={isBusy} disabled={code.trim() === ''}>
        {t('finish')}
      </Button>
    </form>
  );
}
