import { calls } from '@baize/contract';
import { Dialog } from '@baize/ui/dialog';
import { showToast } from '@baize/ui/toast';
import { useTranslations } from 'use-intl';
import { callApi } from '../../../lib/api.ts';
import { FormArea, FormText } from '../../../lib/forms/fields.tsx';
import { useCallForm } from '../../../lib/forms/use-call-form.ts';
import { useMoneyLabel } from '../../../lib/money.tsx';
import { SaveBar } from '../../../lib/save-bar.tsx';
import { useAct } from '../../../lib/use-act.ts';
import { type WithdrawalDetail, withdrawalReads } from '../api/withdrawal.ts';

/** Says that a withdrawal was paid from the operator's bank account, by the reference of the transfer. */
export function PaidByHandDialog({ detail, onClose }: { detail: WithdrawalDetail; onClose: () => void }) {
  const t = useTranslations('consoleWithdrawals');
  const common = useTranslations('common.action');
  const { withdrawal, account, handFirstPayer, toPay } = detail;
  const { refresh } = useAct(withdrawalReads);
  const texts = { name: withdrawal.memberName, amount: useMoneyLabel()(toPay) };
  const { form, failure, isBusy, submit } = useCallForm({
    schema: calls.staffWithdrawalPaid.body,
    defaultValues: { reference: '', reason: '' },
    send: async (body) => {
      try {
        const params = { withdrawalId: withdrawal.withdrawalId };
        const { waitsForSecond } = await callApi('staffWithdrawalPaid', { params, body });
        showToast({ title: t(waitsForSecond ? 'hand.waits' : 'done'), tone: 'success' });
      } finally {
        await refresh();
      }
    },
    onDone: onClose,
  });
  const label = t('hand.open', texts);
  return (
    <Dialog open onClose={onClose} title={label} closeLabel={common('close')} size="sm">
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <p className="text-sm">{t('hand.text')}</p>
        <p className="verbatim text-sm font-semibold">
          {account.institution} {account.number}, {account.holder}
        </p>
        {handFirstPayer !== null && <p className="text-sm">{t('hand.second', { name: handFirstPayer })}</p>}
        <FormText form={form} name="reference" label={t('hand.reference')} hint={t('hand.referenceHint')} />
        <FormArea form={form} name="reason" label={t('reason')} hint={t('hand.reasonHint')} />
        <SaveBar label={label} isBusy={isBusy} failure={failure} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
