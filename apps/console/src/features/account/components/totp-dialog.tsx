import { type Calls, type CallValue, calls } from '@baize/contract';
import { Dialog } from '@baize/ui/dialog';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { callApi } from '../../../lib/api.ts';
import { FormText } from '../../../lib/forms/fields.tsx';
import { useCallForm } from '../../../lib/forms/use-call-form.ts';
import { QrCode } from '../../../lib/qr-code.tsx';
import { SaveBar } from '../../../lib/save-bar.tsx';
import { PasswordDialog } from './password-dialog.tsx';

type Started = CallValue<Calls['staffTotpStart']>;

interface TotpDialogProps {
  onClose: () => void;
  onDone: (recoveryCodes: readonly string[]) => Promise<void>;
}

/** Sets up an authenticator app: the password, the code to scan, the first code of the app. */
export function TotpDialog({ onClose, onDone }: TotpDialogProps) {
  const t = useTranslations('consoleStaff.secondFactor');
  const [started, setStarted] = useState<Started | null>(null);
  if (started !== null) return <ScanDialog started={started} onClose={onClose} onDone={onDone} />;
  return (
    <PasswordDialog
      title={t('totpAdd')}
      send={async (password) => setStarted(await callApi('staffTotpStart', { body: { password } }))}
      onClose={onClose}
    >
      <p>{t('totpText')}</p>
    </PasswordDialog>
  );
}

function ScanDialog({ started, onClose, onDone }: TotpDialogProps & { started: Started }) {
  const t = useTranslations('consoleStaff.secondFactor');
  const common = useTranslations('common.action');
  const { form, failure, isBusy, submit } = useCallForm({
    schema: calls.staffTotpFinish.body,
    defaultValues: { code: '' },
    send: async (body) => {
      const { recoveryCodes } = await callApi('staffTotpFinish', { body });
      await onDone(recoveryCodes);
    },
  });
  return (
    <Dialog open onClose={onClose} title={t('totpAdd')} closeLabel={common('close')} size="sm">
      <form noValidate onSubmit={submit} className="flex flex-col gap-4 text-sm">
        <p>{t('scan')}</p>
        <span className="self-center">
          <QrCode value={started.uri} label={t('scanLabel')} />
        </span>
        <p>
          {t('secret')} <strong className="verbatim font-mono break-all select-all">{started.secret}</strong>
        </p>
        <FormText form={form} name="code" label={t('firstCode')} inputMode="numeric" autoComplete="one-time-code" />
        <SaveBar label={t('finish')} isBusy={isBusy} failure={failure} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
