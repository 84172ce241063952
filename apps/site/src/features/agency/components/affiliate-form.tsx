import { toFailure } from '@baize/client';
import type { AffiliateApplication } from '@baize/contract';
import { Button } from '@baize/ui/button';
import { TextField } from '@baize/ui/field';
import { SelectField } from '@baize/ui/select';
import { TextAreaField } from '@baize/ui/text-area-field';
import { showToast } from '@baize/ui/toast';
import { useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { useRefusal } from '../../../lib/api/call-refusal.ts';
import { useFaultText } from '../../../lib/form/field-fault.ts';
import { placeFaults } from '../../../lib/form/place-faults.ts';
import { useApply } from '../api/affiliate-application.ts';
import { checkBy, MESSAGE_LENGTH, messageFault, requiredFault, SHORT_TEXT_LENGTH } from '../message-rules.ts';

const channels = [
  'website',
  'social',
  'messenger',
  'friends',
  'other',
] as const satisfies readonly AffiliateApplication['channel'][];
const empty = { channel: channels[0] as AffiliateApplication['channel'], audience: '', contact: '', message: '' };

/** Tells the server where somebody would invite, whom, and how he is reached. */
export function AffiliateForm({ onSent }: { onSent: () => void }) {
  const t = useTranslations('pages.affiliate');
  const textOf = useFaultText();
  const refusal = useRefusal();
  const apply = useApply();
  const form = useForm({ defaultValues: empty });
  const { errors: faults } = form.formState;
  const submit = form.handleSubmit((values) => {
    if (apply.isPending) return;
    apply.mutate(values, {
      onSuccess: () => {
        showToast({ title: t('sent'), tone: 'success' });
        onSent();
      },
      onError: (thrown) => placeFaults(form, ['audience', 'contact', 'message'], toFailure(thrown)),
    });
  });
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5 rounded-lg bg-surface p-5 shadow-card md:p-8">
      <SelectField
        label={t('channel')}
        options={channels.map((value) => ({ value, label: t(`channels.${value}`) }))}
        {...form.register('channel')}
      />
      <TextField
        label={t('audience')}
        hint={t('audienceHint')}
        required
        maxLength={SHORT_TEXT_LENGTH}
        error={textOf(faults.audience)}
        {...form.register('audience', { validate: checkBy(requiredFault) })}
      />
      <TextField
        label={t('contact')}
        hint={t('contactHint')}
        required
        maxLength={SHORT_TEXT_LENGTH}
        error={textOf(faults.contact)}
        {...form.register('contact', { validate: checkBy(requiredFault) })}
      />
      <TextAreaField
        label={t('message')}
        hint={t('messageHint')}
        required
        maxLength={MESSAGE_LENGTH.max}
        error={textOf(faults.message)}
        {...form.register('message', { validate: checkBy(messageFault) })}
      />
      {apply.isError && (
        <p role="alert" className="text-sm font-medium text-danger-ink">
          {refusal(apply.error).whole}
        </p>
      )}
      <Button type="submit" size="lg" busy={apply.isPending} className="md:self-start md:px-12">
        {t('send')}
      </Button>
    </form>
  );
}
