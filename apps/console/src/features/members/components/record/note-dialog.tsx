import { calls } from '@baize/contract';
import { Dialog } from '@baize/ui/dialog';
import { showToast } from '@baize/ui/toast';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import { callApi } from '../../../../lib/api.ts';
import { FormArea } from '../../../../lib/forms/fields.tsx';
import { useCallForm } from '../../../../lib/forms/use-call-form.ts';
import { SaveBar } from '../../../../lib/save-bar.tsx';
import { useAct } from '../../../../lib/use-act.ts';
import { type Member, memberReads } from '../../api/member.ts';

const schema = z.strictObject({ text: calls.staffMemberNoteAdd.body.shape.text });

/** Writes a note about the member for other staff. */
export function NoteDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const t = useTranslations('consoleMemberRecord.note');
  const common = useTranslations('common.action');
  const { refresh } = useAct(memberReads);
  const [noteId] = useState(() => crypto.randomUUID());
  const { form, failure, isBusy, submit } = useCallForm({
    schema,
    defaultValues: { text: '' },
    send: async ({ text }) => {
      await callApi('staffMemberNoteAdd', { params: { memberId: member.memberId }, body: { noteId, text } });
      await refresh();
    },
    onDone: () => {
      showToast({ title: t('done'), tone: 'success' });
      onClose();
    },
  });
  const title = t('title', { name: member.username });
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={common('close')} size="sm">
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <FormArea form={form} name="text" label={t('text')} hint={t('hint')} />
        <SaveBar label={t('save')} isBusy={isBusy} failure={failure} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
