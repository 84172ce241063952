import type { ContractRequest } from '@baize/contract';
import { faultText } from '@baize/i18n';
import { Button } from '@baize/ui/button';
import { Chips } from '@baize/ui/chips';
import { SelectField } from '@baize/ui/select';
import { TextAreaField } from '@baize/ui/text-area-field';
import { showToast } from '@baize/ui/toast';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useRequestContract } from '../../lib/api/queries/agency.ts';
import { useRefusal } from '../../lib/call-refusal.ts';
import { MESSAGE_LENGTH, messageFault } from './message-rules.ts';

const contracts = [
  'dividend',
  'dailySalary',
  'hourSalary',
  'realTimeSalary',
] as const satisfies readonly ContractRequest['contract'][];
const empty = {
  kind: 'new' as ContractRequest['kind'],
  contract: contracts[0] as ContractRequest['contract'],
  message: '',
};

/** Asks for a contract, or for the end of one. */
export function ContractForm() {
  const t = useTranslations('pages.contract');
  const errors = useTranslations('errors');
  const refusal = useRefusal();
  const request = useRequestContract();
  const [values, setValues] = useState(empty);
  const [isTried, setTried] = useState(false);
  const fault = messageFault(values.message);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (request.isPending || fault !== null) return;
    request.mutate(values, {
      onSuccess: () => {
        setValues(empty);
        setTried(false);
        showToast({ title: t('sent'), tone: 'success' });
      },
    });
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5 rounded-lg bg-surface p-5 shadow-card md:p-8">
      <Chips
        look="segmented"
        showLegend
        legend={t('kind')}
        options={(['new', 'termination'] as const).map((value) => ({ value, label: t(`kinds.${value}`) }))}
        value={values.kind}
        onChange={(kind) => setValues({ ...values, kind })}
      />
      <SelectField
        label={t('contract')}
        options={contracts.map((value) => ({ value, label: t(`contracts.${value}`) }))}
        value={values.contract}
        onChange={(event) => setValues({ ...values, contract: event.target.value as ContractRequest['contract'] })}
      />
      <TextAreaField
        label={t('message')}
        hint={t('messageHint')}
        required
        maxLength={MESSAGE_LENGTH.max}
        value={values.message}
        onChange={(event) => setValues({ ...values, message: event.target.value })}
        error={isTried && fault !== null ? faultText(errors, fault) : undefined}
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
