import { calls } from '@baize/contract';
import { Dialog } from '@baize/ui/dialog';
import { showToast } from '@baize/ui/toast';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import { callApi } from '../../../../lib/api.ts';
import { FormArea, FormText } from '../../../../lib/forms/fields.tsx';
import { useCallForm } from '../../../../lib/forms/use-call-form.ts';
import { SaveBar } from '../../../../lib/save-bar.tsx';
import { useAct } from '../../../../lib/use-act.ts';
import { type Member, memberReads } from '../../api/member.ts';

const { shape } = calls.staffMessageWrite.body.shape.texts._zod.def.element;
const schema = z.strictObject({ title: shape.title, text: shape.text });

/** A message to this member alone, in the language that the console is read in. */
export function MessageDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const t = useTranslations('consoleMemberRecord.message');
  const common = useTranslations('common.action');
  const language = useLocale();
  const { refresh } = useAct(memberReads);
  const [messageId] = useState(() => crypto.randomUUID());
  const { form, failure, isBusy, submit } = useCallForm({
    schema,
    defaultValues: { title: '', text: '' },
    send: async (texts) => {
      await callApi('staffMessageWrite', {
        body: {
          messageId,
          audience: { to: 'names', names: [member.username] },
          texts: [{ language: language as 'TY', ...texts }],
          sendAt: null,
        },
      });
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
        <FormText form={form} name="title" label={t('subject')} />
        <FormArea form={form} name="text" label={t('text')} />
        <SaveBar label={t('send')} isBusy={isBusy} failure={failure} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
