import { SidePanel } from '@baize/ui/side-panel';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { callApi } from '../../../lib/api.ts';
import { useCallForm } from '../../../lib/forms/use-call-form.ts';
import { useStaff } from '../../../lib/staff.ts';
import { audienceOf, type Draft, draftSchema, emptyDraft, sendAtOf } from '../message-draft.ts';
import { type Preview, PreviewStep } from './preview-step.tsx';
import { WriteForm } from './write-form.tsx';

/** Writes a message: first the draft, then what it comes to, and only then it is sent. */
export function WritePanel({ onClose }: { onClose: () => void }) {
  const t = useTranslations('consoleMessages.write');
  const common = useTranslations('common.action');
  const { timeZone } = useStaff();
  const [preview, setPreview] = useState<Preview | null>(null);
  const callForm = useCallForm({
    schema: draftSchema,
    defaultValues: emptyDraft,
    send: async (draft: Draft) => {
      const sendAt = sendAtOf(draft, timeZone);
      if (sendAt !== null && Date.parse(sendAt) < Date.now()) {
        callForm.form.setError('sendAt', { message: 'field_range' });
        return;
      }
      const reached = await callApi('staffMessagePreview', { body: { audience: audienceOf(draft) } });
      setPreview({ draft, ...reached });
    },
  });
  return (
    <SidePanel open onClose={onClose} title={t('heading')} subtitle={t('subtitle')} closeLabel={common('close')}>
      <div hidden={preview !== null}>
        <WriteForm callForm={callForm} onCancel={onClose} />
      </div>
      {preview !== null && <PreviewStep preview={preview} onBack={() => setPreview(null)} onClose={onClose} />}
    </SidePanel>
  );
}
