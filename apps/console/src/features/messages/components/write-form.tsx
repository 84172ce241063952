import { useTranslations } from 'use-intl';
import { FormText } from '../../../lib/forms/fields.tsx';
import { SaveBar } from '../../../lib/save-bar.tsx';
import { useStaff } from '../../../lib/staff.ts';
import type { DraftForm } from '../message-draft.ts';
import { AudienceFields } from './audience-fields.tsx';
import { TextFields } from './text-fields.tsx';

/** The draft: to whom, in which languages, when. */
export function WriteForm({ callForm, onCancel }: { callForm: DraftForm; onCancel: () => void }) {
  const t = useTranslations('consoleMessages.write');
  const { timeZone } = useStaff();
  const { form, failure, isBusy, submit } = callForm;
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <AudienceFields form={form} />
      <TextFields form={form} />
      <FormText
        form={form}
        name="sendAt"
        type="datetime-local"
        label={t('sendAt')}
        hint={t('sendAtHint', { zone: timeZone })}
      />
      <SaveBar label={t('preview')} isBusy={isBusy} failure={failure} onCancel={onCancel} />
    </form>
  );
}
