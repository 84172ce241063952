import { toFailure } from '@baize/client';
import type { Withdrawal } from '@baize/contract';
import { faultText } from '@baize/i18n';
import { ConfirmDialog } from '@baize/ui/confirm-dialog';
import { moneyLabel } from '@baize/ui/money-text';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { callApi } from '../../../../lib/api/client.ts';
import { useWhitelabel } from '../../../../lib/brand/whitelabel.ts';
import { refreshWithdrawals } from '../../api/withdrawals.ts';

/** Takes a withdrawal back that is not paid yet. */
export function CancelDialog({ withdrawal, onClose }: { withdrawal: Withdrawal; onClose: () => void }) {
  const t = useTranslations('withdraw');
  const common = useTranslations('common.action');
  const errors = useTranslations('errors');
  const symbol = useWhitelabel().data?.currency.symbol;
  const queryClient = useQueryClient();
  const { withdrawalId } = withdrawal;
  const cancel = useMutation({
    mutationFn: () => callApi('cancelWithdrawal', { params: { withdrawalId }, body: {} }),
    onSuccess: onClose,
    onSettled: () => refreshWithdrawals(queryClient),
  });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => cancel.mutate()}
      title={t('cancel')}
      confirmLabel={t('cancel')}
      cancelLabel={common('close')}
      closeLabel={common('close')}
      busy={cancel.isPending}
      error={cancel.error ? faultText(errors, { key: toFailure(cancel.error).messageKey }) : undefined}
    >
      <p>{t('cancelText', { amount: moneyLabel(withdrawal.amount, symbol) })}</p>
    </ConfirmDialog>
  );
}
