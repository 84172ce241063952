import { calls } from '@baize/contract';
import { Dialog } from '@baize/ui/dialog';
import { showToast } from '@baize/ui/toast';
import { useTranslations } from 'use-intl';
import { callApi } from '../../../../lib/api.ts';
import { FormSelect, FormText } from '../../../../lib/forms/fields.tsx';
import { FormReason } from '../../../../lib/forms/reason-field.tsx';
import { useCallForm } from '../../../../lib/forms/use-call-form.ts';
import { SaveBar } from '../../../../lib/save-bar.tsx';
import { useAct } from '../../../../lib/use-act.ts';
import { type Fees, feeReads } from '../../api/fees.ts';

/** Which share of the GGR a vendor charges from a day on. */
export function VendorFeeDialog({ fees, onClose }: { fees: Fees; onClose: () => void }) {
  const t = useTranslations('consoleReports.fees');
  const common = useTranslations('common.action');
  const { refresh } = useAct(feeReads);
  const { form, failure, isBusy, submit } = useCallForm({
    schema: calls.staffVendorFeeSet.body,
    defaultValues: { vendor: fees.offers[0]?.vendor ?? '', ggrPercent: '', from: fees.today, reason: '' },
    send: async (body) => {
      await callApi('staffVendorFeeSet', { body });
      await refresh();
    },
    onDone: () => {
      showToast({ title: t('saved'), tone: 'success' });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={t('addVendor')} closeLabel={common('close')} size="sm">
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <FormSelect
          form={form}
          name="vendor"
          label={t('vendor')}
          options={fees.offers.map(({ vendor, name }) => ({ value: vendor, label: name }))}
        />
        <FormText form={form} name="ggrPercent" label={t('ggrPercent')} inputMode="decimal" />
        <FormText form={form} name="from" label={t('from')} hint={t('fromHint')} type="date" />
        <FormReason form={form} />
        <SaveBar label={t('save')} isBusy={isBusy} failure={failure} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
