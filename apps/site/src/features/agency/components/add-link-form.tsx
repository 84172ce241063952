import { Button } from '@baize/ui/button';
import { TextField } from '@baize/ui/field';
import { showToast } from '@baize/ui/toast';
import { useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { useAddReferralLink } from '../../../lib/account/referral-links.ts';
import { useRefusal } from '../../../lib/api/call-refusal.ts';
import { LABEL_LENGTH } from '../message-rules.ts';

export function AddLinkForm() {
  const t = useTranslations('pages.links');
  const refusal = useRefusal();
  const add = useAddReferralLink();
  const form = useForm({ defaultValues: { label: '' } });
  const submit = form.handleSubmit(({ label }) => {
    if (add.isPending) return;
    add.mutate(label.trim(), {
      onSuccess: () => {
        form.reset();
        showToast({ title: t('made'), tone: 'success' });
      },
    });
  });
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
        error={add.isError ? (refusal(add.error).field('label') ?? refusal(add.error).whole) : undefined}
        {...form.register('label')}
      />
      <Button type="submit" size="lg" busy={add.isPending} className="md:mt-7">
        {t('make')}
      </Button>
    </form>
  );
}
