import { makePasskey } from '@baize/client/passkey';
import { calls } from '@baize/contract';
import { Dialog } from '@baize/ui/dialog';
import { useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import { callApi } from '../../../lib/api.ts';
import { FormPassword, FormText } from '../../../lib/forms/fields.tsx';
import { useCallForm } from '../../../lib/forms/use-call-form.ts';
import { SaveBar } from '../../../lib/save-bar.tsx';

const schema = z.strictObject({
  name: calls.staffPasskeyFinish.body.shape.name,
  password: z.string().check(z.minLength(1, 'not_empty')),
});

interface PasskeyDialogProps {
  onClose: () => void;
  onDone: (recoveryCodes: readonly string[]) => Promise<void>;
}

/** Adds a passkey of this device or of a key that is plugged in. */
export function PasskeyDialog({ onClose, onDone }: PasskeyDialogProps) {
  const t = useTranslations('consoleStaff.secondFactor');
  const passwords = useTranslations('consoleStaff.password');
  const common = useTranslations('common.action');
  const { form, failure, isBusy, submit } = useCallForm({
    schema,
    defaultValues: { name: '', password: '' },
    send: async ({ name, password }) => {
      const { options } = await callApi('staffPasskeyStart', { body: { password } });
      const response = await makePasskey(options);
      // Turned down in the browser's own dialog, which has said why.
      if (response === null) return;
      const { recoveryCodes } = await callApi('staffPasskeyFinish', { body: { name, response } });
      await onDone(recoveryCodes);
    },
  });
  return (
    <Dialog open onClose={onClose} title={t('passkeyAdd')} closeLabel={common('close')} size="sm">
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <p className="text-sm">{t('passkeyText')}</p>
        <FormText form={form} name="name" label={t('passkeyName')} hint={t('passkeyNameHint')} />
        <FormPassword form={form} name="password" label={passwords('current')} autoComplete="current-password" />
        <SaveBar label={t('passkeyAdd')} isBusy={isBusy} failure={failure} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
