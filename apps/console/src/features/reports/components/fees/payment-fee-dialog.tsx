import { calls } from '@baize/contract';
import { Dialog } from '@baize/ui/dialog';
import { showToast } from '@baize/ui/toast';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { callApi } from '../../../../lib/api.ts';
import { FormSelect, FormText } from '../../../../lib/forms/fields.tsx';
import { FormReason } from '../../../../lib/forms/reason-field.tsx';
import { useCallForm } from '../../../../lib/forms/use-call-form.ts';
import { SaveBar } from '../../../../lib/save-bar.tsx';
import { useStaff } from '../../../../lib/staff.ts';
import { useAct } from '../../../../lib/use-act.ts';
import { type Fees, feeReads } from '../../api/fees.ts';

const none = { depositPercent: '0', depositFixed: '0', payoutPercent: '0', payoutFixed: '0' };

/** What a payment provider charges from a day on. */
export function PaymentFeeDialog({ fees, onClose }: { fees: Fees; onClose: () => void }) {
  const t = useTranslations('consoleReports.fees');
  const common = useTranslations('common.action');
  const { currency } = useStaff();
  const { refresh } = useAct(feeReads);
  const { form, failure, isBusy, submit } = useCallForm({
    schema: calls.staffPaymentFeeSet.body,
    defaultValues: { provider: fees.providers[0]?.provider ?? '', method: '', ...none, from: fees.today, reason: '' },
    send: async (body) => {
      await callApi('staffPaymentFeeSet', { body });
      await refresh();
    },
    onDone: () => {
      showToast({ title: t('saved'), tone: 'success' });
      onClose();
    },
  });
  const provider = form.watch('provider');
  const methods = fees.providers.find((one) => one.provider === provider)?.methods ?? [];
  const method = form.watch('method');
  const isOfAnother = method !== '' && !methods.includes(method);
  useEffect(() => {
    if (isOfAnother) form.setValue('method', '');
  }, [isOfAnother, form]);
  return (
    <Dialog open onClose={onClose} title={t('addPayment')} closeLabel={common('close')} size="md">
      <form noValidate onSubmit={submit} className="grid items-start gap-4 sm:grid-cols-2">
        <FormSelect
          form={form}
          name="provider"
          label={t('provider')}
          options={fees.providers.map((one) => ({ value: one.provider, label: one.provider }))}
        />
        <FormSelect
          form={form}
          name="method"
          label={t('method')}
          options={[{ value: '', label: t('everyMethod') }, ...methods.map((code) => ({ value: code, label: code }))]}
        />
        <FormText form={form} name="depositPercent" label={t('depositPercent')} inputMode="decimal" />
        <FormText
          form={form}
          name="depositFixed"
          label={t('depositFixed', { currency: currency.code })}
          inputMode="decimal"
        />
        <FormText form={form} name="payoutPercent" label={t('payoutPercent')} inputMode="decimal" />
        <FormText
          form={form}
          name="payoutFixed"
          label={t('payoutFixed', { currency: currency.code })}
          inputMode="decimal"
        />
        <FormText
          form={form}
          name="from"
          label={t('from')}
          hint={t('fromHint')}
          type="date"
          className="sm:col-span-2"
        />
        <div className="flex flex-col gap-4 sm:col-span-2">
          <FormReason form={form} />
          <SaveBar label={t('save')} isBusy={isBusy} failure={failure} onCancel={onClose} />
        </div>
      </form>
    </Dialog>
  );
}
