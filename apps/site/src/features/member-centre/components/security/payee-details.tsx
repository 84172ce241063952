import { toFailure } from '@baize/client';
import { incomeSources } from '@baize/contract';
import { Button } from '@baize/ui/button';
import { TextField } from '@baize/ui/field';
import { SelectField } from '@baize/ui/select';
import { Skeleton } from '@baize/ui/skeleton';
import { showToast } from '@baize/ui/toast';
import { useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { useRefusal } from '../../../../lib/api/call-refusal.ts';
import { useFaultText } from '../../../../lib/form/field-fault.ts';
import { placeFaults } from '../../../../lib/form/place-faults.ts';
import { type MemberDetails, useMemberDetails, useSaveDetails } from '../../api/member-details.ts';
import { useCountries } from '../../hooks/use-countries.ts';
import { Section } from './section.tsx';

const names = ['address', 'nationality', 'occupation', 'incomeSource'] as const;

/** What a payment provider may ask about a payee. */
export function PayeeDetailsSection() {
  const t = useTranslations('security.payee');
  const { data, error } = useMemberDetails();
  // The section above says what failed.
  if (error !== null && data === undefined) return null;
  return (
    <Section id="payee-details" title={t('title')} text={t('text')}>
      {data === undefined ? <Skeleton className="h-56" /> : <PayeeForm details={data} />}
    </Section>
  );
}

function PayeeForm({ details }: { details: MemberDetails }) {
  const t = useTranslations('security.payee');
  const personal = useTranslations('security.personal');
  const textOf = useFaultText();
  const refusal = useRefusal();
  const save = useSaveDetails();
  const countries = useCountries();
  const { address, nationality, occupation, incomeSource } = details;
  const form = useForm({ values: { address, nationality, occupation, incomeSource } });
  const { errors, isDirty } = form.formState;
  const submit = form.handleSubmit((values) => {
    if (save.isPending) return;
    save.mutate(values, {
      onSuccess: () => showToast({ title: personal('saved'), tone: 'success' }),
      onError: (thrown) => placeFaults(form, names, toFailure(thrown)),
    });
  });
  const choose = { value: '', label: t('choose') };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <TextField
        label={t('address')}
        autoComplete="street-address"
        maxLength={200}
        error={textOf(errors.address)}
        {...form.register('address')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={t('nationality')}
          autoComplete="country"
          options={[choose, ...countries]}
          error={textOf(errors.nationality)}
          {...form.register('nationality')}
        />
        <TextField
          label={t('occupation')}
          autoComplete="organization-title"
          maxLength={80}
          error={textOf(errors.occupation)}
          {...form.register('occupation')}
        />
      </div>
      <SelectField
        label={t('incomeSource')}
        options={[choose, ...incomeSources.map((value) => ({ value, label: t(`sources.${value}`) }))]}
        error={textOf(errors.incomeSource)}
        {...form.register('incomeSource')}
      />
      {save.isError && Object.keys(errors).length === 0 && (
        <p role="alert" className="text-sm font-medium text-danger-ink">
          {refusal(save.error).whole}
        </p>
      )}
      <Button type="submit" variant="secondary" busy={save.isPending} disabled={!isDirty} className="self-start">
        {personal('save')}
      </Button>
    </form>
  );
}
