import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { FormArea } from './fields.tsx';

/** Why an act is done; the audit log keeps it. The form's field is called `reason`. */
export function FormReason<Input extends FieldValues & { reason: string }, Output>({
  form,
}: {
  form: UseFormReturn<Input, unknown, Output>;
}) {
  const t = useTranslations('console.reason');
  return <FormArea form={form} name={'reason' as Path<Input>} label={t('label')} hint={t('hint')} />;
}
