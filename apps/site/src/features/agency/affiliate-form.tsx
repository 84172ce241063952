import type { AffiliateApplication } from '@baize/contract';
import { faultText } from '@baize/i18n';
import { Button } from '@baize/ui/button';
import { TextField } from '@baize/ui/field';
import { SelectField } from '@baize/ui/select';
import { TextAreaField } from '@baize/ui/text-area-field';
import { showToast } from '@baize/ui/toast';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApply } from '../../lib/api/queries/agency.ts';
import { useRefusal } from '../../lib/call-refusal.ts';
import { MESSAGE_LENGTH, messageFault, requiredFault, SHORT_TEXT_LENGTH } from './message-rules.ts';

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
  const errors = useTranslations('errors');
  const refusal = useRefusal();
  const apply = useApply();
  const [values, setValues] = useState(empty);
  const [isTried, setTried] = useState(false);
  const faults = {
    audience: requiredFault(values.audience),
    contact: requiredFault(values.contact),
    message: messageFault(values.message),
  };
  const errorOf = (name: keyof typeof faults) => {
    const fault = faults[name];
    if (isTried && fault !== null) return faultText(errors, fault);
    return apply.isError ? refusal(apply.error).field(name) : undefined;
  };
  const change = (changes: Partial<typeof empty>) => setValues({ ...values, ...changes });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (apply.isPending || Object.values(faults).some((fault) => fault !== null)) return;
    apply.mutate(values, {
      onSuccess: () => {
        showToast({ title: t('sent'), tone: 'success' });
        onSent();
      },
    });
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5 rounded-lg bg-surface p-5 shadow-card md:p-8">
      <SelectField
        label={t('channel')}
        options={channels.map((value) => ({ value, label: t(`channels.${value}`) }))}
        value={values.channel}
        onChange={(event) => change({ channel: event.target.value as AffiliateApplication['channel'] })}
      />
      <TextField
        label={t('audience')}
        hint={t('audienceHint')}
        required
        maxLength={SHORT_TEXT_LENGTH}
        value={values.audience}
        onChange={(event) => change({ audience: event.target.value })}
        error={errorOf('audience')}
      />
      <TextField
        label={t('contact')}
        hint={t('contactHint')}
        required
        maxLength={SHORT_TEXT_LENGTH}
        value={values.contact}
        onChange={(event) => change({ contact: event.target.value })}
        error={errorOf('contact')}
      />
      <TextAreaField
        label={t('message')}
        hint={t('messageHint')}
        required
        maxLength={MESSAGE_LENGTH.max}
        value={values.message}
        onChange={(event) => change({ message: event.target.value })}
        error={errorOf('message')}
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
