import { Button } from '@baize/ui/button';
import { TextField } from '@baize/ui/field';
import { showToast } from '@baize/ui/toast';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useAddReferralLink } from '../../lib/api/queries/agency.ts';
import { useRefusal } from '../../lib/call-refusal.ts';
import { LABEL_LENGTH } from './message-rules.ts';

export function AddLinkForm() {
  const t = useTranslations('pages.links');
  const refusal = useRefusal();
  const add = useAddReferralLink();
  const [label, setLabel] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (add.isPending) return;
    add.mutate(label.trim(), {
      onSuccess: () => {
        setLabel('');
        showToast({ title: t('made'), tone: 'success' });
      },
    });
  };
  return (
    <form
      noValidate
      onSubmit={submit}
      className="flex flex-col gap-4 rounded-lg bg-surface p-5 shadow-card md:flex-row md:items-start md:p-6"
    >
      <TextField
        className="md:max-w-sm md:flex-1"
        label={t('label')}
        hint={t('labelHint')}
        maxLength={LABEL_LENGTH}
        value={label}
        onChange={(event) => setLabel(event.target.value)}
        error={add.isError ? (refusal(add.error).field('label') ?? refusal(add.error).whole) : undefined}
      />
      <Button type="submit" size="lg" busy={add.isPending} className="md:mt-7">
        {t('make')}
      </Button>
    </form>
  );
}
