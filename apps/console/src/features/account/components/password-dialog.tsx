import { Dialog } from '@baize/ui/dialog';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import { FormPassword } from '../../../lib/forms/fields.tsx';
import { useCallForm } from '../../../lib/forms/use-call-form.ts';
import { SaveBar } from '../../../lib/save-bar.tsx';

const schema = z.strictObject({ password: z.string().check(z.minLength(1, 'not_empty')) });

interface PasswordDialogProps {
  /** Says what is done; the button says the same. */
  title: string;
  tone?: 'primary' | 'danger';
  children: ReactNode;
  send: (password: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for the own password before something about the account changes. */
export function PasswordDialog({ title, tone = 'primary', children, send, onClose }: PasswordDialogProps) {
  const t = useTranslations('consoleStaff.password');
  const common = useTranslations('common.action');
  const { form, failure, isBusy, submit } = useCallForm({
    schema,
    defaultValues: { password: '' },
    send: ({ password }) => send(password),
  });
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={common('close')} size="sm">
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <div className="text-sm">{children}</div>
        <FormPassword form={form} name="password" label={t('current')} autoComplete="current-password" />
        <SaveBar label={title} tone={tone} isBusy={isBusy} failure={failure} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
