import { calls } from '@baize/contract';
import { Dialog } from '@baize/ui/dialog';
import { SkeletonText } from '@baize/ui/skeleton';
import { showToast } from '@baize/ui/toast';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import { callApi } from '../../../lib/api.ts';
import { ReasonDialog } from '../../../lib/dialogs/reason-dialog.tsx';
import { FormText } from '../../../lib/forms/fields.tsx';
import { FormReason } from '../../../lib/forms/reason-field.tsx';
import { useCallForm } from '../../../lib/forms/use-call-form.ts';
import { SaveBar } from '../../../lib/save-bar.tsx';
import { useAct } from '../../../lib/use-act.ts';
import { detailReads, detailsQuery } from '../api/details.ts';
import type { Member } from '../api/member.ts';

interface DialogProps {
  member: Member;
  onClose: () => void;
}

const schema = z.strictObject({
  realName: z.string(),
  birthday: z.string(),
  reason: calls.staffMemberDetailsSet.body.shape.reason,
});

/** Changes real name and birthday, which the member cannot. */
export function DetailsDialog({ member, onClose }: DialogProps) {
  const t = useTranslations('consoleIdentity.details');
  const common = useTranslations('common.action');
  const { data } = useQuery(detailsQuery(member.memberId));
  return (
    <Dialog open onClose={onClose} title={t('change')} closeLabel={common('close')} size="sm">
      {data === undefined ? (
        <SkeletonText lines={4} />
      ) : (
        <DetailsForm member={member} told={{ realName: data.realName, birthday: data.birthday }} onClose={onClose} />
      )}
    </Dialog>
  );
}

function DetailsForm({ member, told, onClose }: DialogProps & { told: { realName: string; birthday: string } }) {
  const t = useTranslations('consoleIdentity.details');
  const { refresh } = useAct(detailReads);
  const { form, failure, isBusy, submit } = useCallForm({
    schema,
    defaultValues: { ...told, reason: '' },
    send: async ({ realName, birthday, reason }) => {
      // What was left empty stays as it is.
      const body = { reason, ...(realName === '' ? {} : { realName }), ...(birthday === '' ? {} : { birthday }) };
      await callApi('staffMemberDetailsSet', { params: { memberId: member.memberId }, body });
      await refresh();
    },
    onDone: () => {
      showToast({ title: t('saved', { name: member.username }), tone: 'success' });
      onClose();
    },
  });
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <p className="text-sm">{t('changeText', { name: member.username })}</p>
      <FormText form={form} name="realName" label={t('realName')} autoComplete="off" />
      <FormText form={form} name="birthday" label={t('birthday')} hint={t('birthdayHint')} autoComplete="off" />
      <FormReason form={form} />
      <SaveBar label={t('save')} isBusy={isBusy} failure={failure} onCancel={onClose} />
    </form>
  );
}

/** Erases documents and details at the member's wish. */
export function EraseDialog({ member, onClose }: DialogProps) {
  const t = useTranslations('consoleIdentity.details');
  const { refresh } = useAct(detailReads);
  const name = member.username;
  const send = async (reason: string) => {
    await callApi('staffMemberDetailsErase', { params: { memberId: member.memberId }, body: { reason } });
    await refresh();
  };
  return (
    <ReasonDialog
      title={t('eraseTitle', { name })}
      label={t('erase')}
      tone="danger"
      send={send}
      onClose={onClose}
      onDone={() => showToast({ title: t('erased', { name }), tone: 'success' })}
    >
      <p>{t('eraseText', { name })}</p>
      <ErasureFacts />
    </ReasonDialog>
  );
}

const erased = ['details', 'documents'] as const;
const kept = ['name', 'money', 'bets', 'contacts', 'protection', 'log'] as const;

/** What goes, and what stays and why: the law asks for the books, and members' protection for who is excluded. */
function ErasureFacts() {
  const t = useTranslations('consoleSystem.erasure');
  return (
    <div className="grid gap-4 pt-3 sm:grid-cols-2">
      <div>
        <p className="font-bold">{t('goes')}</p>
        <ul className="list-disc pl-5">
          {erased.map((name) => (
            <li key={name}>{t(`erased.${name}`)}</li>
          ))}
        </ul>
      </div>
      <div>
        <p className="font-bold">{t('stays')}</p>
        <ul className="list-disc pl-5">
          {kept.map((name) => (
            <li key={name}>{t(`kept.${name}`)}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
