import { makePasskey } from '@baize/client/passkey';
import { Dialog } from '@baize/ui/dialog';
import { TextField } from '@baize/ui/field';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { callApi } from '../../../../../lib/api/client.ts';
import { useSecondFactor } from '../../../../../lib/second-factor/use-second-factor.tsx';
import { secondFactorQuery } from '../../../api/second-factor.ts';
import { PasswordForm } from './password-form.tsx';

interface PasskeyDialogProps {
  onClose: () => void;
  onDone: (recoveryCodes: readonly string[]) => void;
}

/** Adds a passkey of this device or of a key that is plugged in. */
export function PasskeyDialog({ onClose, onDone }: PasskeyDialogProps) {
  const t = useTranslations('security.secondFactor.passkey');
  const common = useTranslations('common.action');
  const { guard, dialog } = useSecondFactor();
  const queryClient = useQueryClient();
  const [name, setName] = useState('');
  const send = async (password: string) => {
    const begun = await guard(() => callApi('startSecondFactor', { body: { kind: 'passkey', password } }));
    const response = begun?.passkey && (await makePasskey(begun.passkey));
    // Turned down in the browser's own dialog, which has said why.
    if (!response) return;
    const { recoveryCodes } = await callApi('finishSecondFactor', { body: { response, name: name.trim() } });
    await queryClient.invalidateQueries({ queryKey: secondFactorQuery().queryKey });
    onDone(recoveryCodes);
  };
  return (
    <Dialog open onClose={onClose} title={t('title')} closeLabel={common('close')} size="sm">
      <PasswordForm label={t('title')} isReady={name.trim() !== ''} send={send}>
        <p className="text-sm">{t('text')}</p>
        <TextField
          label={t('name')}
          hint={t('nameHint')}
          maxLength={60}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </PasswordForm>
      {dialog}
    </Dialog>
  );
}
