import { calls } from '@baize/contract';
import { SidePanel } from '@baize/ui/side-panel';
import { showToast } from '@baize/ui/toast';
import { Controller } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { callApi } from '../../../lib/api.ts';
import { FormCheck, FormText } from '../../../lib/forms/fields.tsx';
import { useCallForm } from '../../../lib/forms/use-call-form.ts';
import { SaveBar } from '../../../lib/save-bar.tsx';
import { useStaff } from '../../../lib/staff.ts';
import { useAct } from '../../../lib/use-act.ts';
import { RoleChoice } from './role-choice.tsx';

/** Invites a colleague: a link that works once goes to the address. */
export function InvitePanel({ onClose }: { onClose: () => void }) {
  const t = useTranslations('consoleStaff.invitations');
  const common = useTranslations('common.action');
  const staff = useStaff();
  const { refresh } = useAct(['staffInvitations']);
  const { form, failure, isBusy, submit } = useCallForm({
    schema: calls.staffInvite.body,
    defaultValues: { email: '', roleIds: [], forAllBrands: false },
    send: async (body) => {
      await callApi('staffInvite', { body });
      await refresh();
    },
    onDone: () => {
      showToast({ title: t('done', { email: form.getValues('email') }), tone: 'success' });
      onClose();
    },
  });
  return (
    <SidePanel open onClose={onClose} title={t('invite')} subtitle={t('inviteText')} closeLabel={common('close')}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <FormText form={form} name="email" type="email" label={t('email')} autoComplete="off" />
        <Controller
          control={form.control}
          name="roleIds"
          render={({ field, fieldState }) => (
            <RoleChoice roleIds={field.value} onChange={field.onChange} error={fieldState.error?.message} />
          )}
        />
        {staff.forAllBrands && <FormCheck form={form} name="forAllBrands" label={t('forAllBrands')} />}
        <SaveBar label={t('send')} isBusy={isBusy} failure={failure} onCancel={onClose} />
      </form>
    </SidePanel>
  );
}
