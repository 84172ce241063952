import { type ContractRequest, contractKinds } from '@baize/contract';
import { Button } from '@baize/ui/button';
import { Chips } from '@baize/ui/chips';
import { SelectField } from '@baize/ui/select';
import { TextAreaField } from '@baize/ui/text-area-field';
import { showToast } from '@baize/ui/toast';
import { useController, useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { useRefusal } from '../../../lib/api/call-refusal.ts';
import { useFaultText } from '../../../lib/form/field-fault.ts';
import { useRequestContract } from '../api/contract-requests.ts';
import { checkBy, MESSAGE_LENGTH, messageFault } from '../message-rules.ts';

const empty = {
  kind: 'new' as ContractRequest['kind'],
  contract: contractKinds[0] as ContractRequest['contract'],
  message: '',
};

/** Asks for a contract, or for the end of one. */
export function ContractForm() {
  const t = useTranslations('pages.contract');
  const textOf = useFaultText();
  const refusal = useRefusal();
  const request = useRequestContract();
  const form = useForm({ defaultValues: empty });
  const kind = useController({ control: form.control, name: 'kind' });
  const submit = form.handleSubmit((values) => {
    if (request.isPending) return;
    request.mutate(values, {
      onSuccess: () => {
        form.reset();
        showToast({ title: t('sent'), tone: 'success' });
      },
    });
  });
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5 rounded-lg bg-surface p-5 shadow-card md:p-8">
      <Chips
        look="segmented"
        showLegend
        legend={t('kind')}
        options={(['new', 'termination'] as const).map((value) => ({ value, label: t(`kinds.${value}`) }))}
        value={kind.field.value}
        onChange={kind.field.onChange}
      />
      <SelectField
        label={t('contract')}
        options={contractKinds.map((value) => ({ value, label: t(`contracts.${value}`) }))}
        {...form.register('contract')}
      />
      <TextAreaField
        label={t('message')}
        hint={t('messageHint')}
        required
        maxLength={MESSAGE_LENGTH.max}
        error={textOf(form.formState.errors.message)}
        {...form.register('message', { validate: checkBy(messageFault) })}
      />
      {request.isError && (
        <p role="alert" className="text-sm font-medium text-danger-ink">
          {refusal(request.error).whole}
        </p>
      )}
      <Button type="submit" size="lg" busy={request.isPending} className="md:self-start md:px-12">
        {t('send')}
      </Button>
    </form>
  );
}
