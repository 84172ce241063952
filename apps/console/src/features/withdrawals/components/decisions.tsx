import type { WithdrawalState } from '@baize/contract';
import { SelectField } from '@baize/ui/select';
import { showToast } from '@baize/ui/toast';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { callApi } from '../../../lib/api.ts';
import { ReasonDialog } from '../../../lib/dialogs/reason-dialog.tsx';
import { useMoneyLabel } from '../../../lib/money.tsx';
import { PermitButton } from '../../../lib/permit-button.tsx';
import { useAct } from '../../../lib/use-act.ts';
import { type WithdrawalDetail, withdrawalReads } from '../api/withdrawal.ts';
import { PaidByHandDialog } from './paid-by-hand-dialog.tsx';

/** What the server calls the operator's own bank account. */
const bankTransfer = 'bank-transfer';

type Decision = 'approve' | 'refuse' | 'payAgain' | 'forceReceipt' | 'reopen';

/** What can be decided in a state; the server has the last word. */
const decisionsOf: Partial<Record<WithdrawalState, readonly Decision[]>> = {
  REQUESTED: ['refuse', 'approve'],
  RISK_REVIEW: ['refuse', 'approve'],
  DISBURSED: ['forceReceipt'],
  PARTIAL_REVIEW: ['forceReceipt', 'payAgain'],
  DISPUTED: ['forceReceipt', 'payAgain'],
  AUTO_RECEIVED: ['reopen'],
};
const isDangerous = (decision: Decision): boolean => decision === 'refuse' || decision === 'forceReceipt';
const permissionOf = (decision: Decision) =>
  decision === 'approve' || decision === 'refuse' ? 'withdrawals.decide' : 'disputes.decide';

/** The decisions about a withdrawal, each with its reason. */
export function Decisions({ detail }: { detail: WithdrawalDetail }) {
  const t = useTranslations('consoleWithdrawals');
  const [asked, setAsked] = useState<Decision | null>(null);
  const texts = useTexts(detail);
  const [isPaying, setIsPaying] = useState(false);
  const decisions = decisionsOf[detail.withdrawal.state] ?? [];
  const isApproved = detail.withdrawal.state === 'APPROVED';
  if (decisions.length === 0 && !isApproved) return null;
  return (
    <div className="sticky bottom-0 -mx-5 -mb-5 flex flex-wrap justify-end gap-3 border-t border-line bg-raised px-5 py-3">
      {decisions.map((decision) => (
        <PermitButton
          key={decision}
          permission={permissionOf(decision)}
          variant={isDangerous(decision) ? 'secondary' : 'primary'}
          onClick={() => setAsked(decision)}
        >
          {t(`act.${decision}`, texts)}
        </PermitButton>
      ))}
      {isApproved && (
        <PermitButton permission="withdrawals.payByHand" onClick={() => setIsPaying(true)}>
          {t('hand.open', texts)}
        </PermitButton>
      )}
      {isPaying && <PaidByHandDialog detail={detail} onClose={() => setIsPaying(false)} />}
      {asked !== null && <Decide detail={detail} to={asked} onClose={() => setAsked(null)} />}
    </div>
  );
}

function useTexts({ withdrawal, remainder, toPay }: WithdrawalDetail): { name: string; amount: string } {
  const label = useMoneyLabel();
  return {
    name: withdrawal.memberName,
    amount: label(remainder ?? (withdrawal.state === 'APPROVED' ? toPay : withdrawal.amount)),
  };
}

function Decide({ detail, to, onClose }: { detail: WithdrawalDetail; to: Decision; onClose: () => void }) {
  const t = useTranslations('consoleWithdrawals');
  const texts = useTexts(detail);
  const { refresh } = useAct(withdrawalReads);
  const [provider, setProvider] = useState('');
  const { withdrawalId } = detail.withdrawal;
  const send = async (reason: string) => {
    const params = { withdrawalId };
    try {
      if (to === 'approve' || to === 'refuse') {
        const chosen = provider === '' ? {} : { provider };
        await callApi('staffWithdrawalDecide', { params, body: { to, reason, ...chosen } });
      } else {
        await callApi('staffDisputeDecide', { params, body: { to, reason } });
      }
    } finally {
      await refresh();
    }
  };
  const label = t(`act.${to}`, texts);
  const providers = [
    { value: '', label: t('byRoute') },
    ...detail.providers.map((code) => ({ value: code, label: code === bankTransfer ? t('hand.payer') : code })),
  ];
  return (
    <ReasonDialog
      title={label}
      label={label}
      tone={isDangerous(to) ? 'danger' : 'primary'}
      send={send}
      onClose={onClose}
      onDone={() => showToast({ title: t('done'), tone: 'success' })}
    >
      <p>{t(`text.${to}`)}</p>
      {to === 'approve' && (
        <SelectField
          label={t('provider')}
          options={providers}
          value={provider}
          onChange={({ target }) => setProvider(target.value)}
        />
      )}
    </ReasonDialog>
  );
}
