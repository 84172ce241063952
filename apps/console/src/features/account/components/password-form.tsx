import { Button } from '@baize/ui/button';
import { showToast } from '@baize/ui/toast';
import { useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import { callApi } from '../../../lib/api.ts';
import { Section } from '../../../lib/facts.tsx';
import { FailureNote } from '../../../lib/failure-note.tsx';
import { FormPassword } from '../../../lib/forms/fields.tsx';
import { useCallForm } from '../../../lib/forms/use-call-form.ts';
import { useAct } from '../../../lib/use-act.ts';

const filled = z.string().check(z.minLength(1, 'not_empty'));
const schema = z
  .strictObject({ password: filled, newPassword: filled, again: z.string() })
  .check(z.refine((values) => values.newPassword === values.again, { path: ['again'], message: 'inconsistent_twice' }));

/** Another password for the own account; its other sessions end. */
export function PasswordForm() {
  const t = useTranslations('consoleStaff.password');
  const link = useTranslations('console.link');
  const { refresh } = useAct(['staffSessions']);
  const { form, failure, isBusy, submit } = useCallForm({
    schema,
    defaultValues: { password: '', newPassword: '', again: '' },
    send: async ({ password, newPassword }) => {
      await callApi('staffPasswordChange', { body: { password, newPassword } });
      await refresh();
    },
    onDone: () => {
      form.reset();
      showToast({ title: t('done'), tone: 'success' });
    },
  });
  return (
    <Section title={t('title')}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <FormPassword form={form} name="password" label={t('current')} autoComplete="current-password" />
        <FormPassword
          form={form}
          name="newPassword"
          label={t('new')}
          hint={link('passwordHint')}
          autoComplete="new-password"
        />
        <FormPassword form={form} name="again" label={t('again')} hint={t('hint')} autoComplete="new-password" />
        <FailureNote failure={failure} />
        <Button type="submit" variant="secondary" busy={isBusy} className="self-start">
          {t('change')}
        </Button>
      </form>
    </Section>
  );
}
