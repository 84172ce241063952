import { toFailure } from '@baize/client';
import { faultText } from '@baize/i18n';
import { ConfirmDialog } from '@baize/ui/confirm-dialog';
import { PasswordField } from '@baize/ui/password-field';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { callApi } from '../../../../lib/api/client.ts';
import { useSecondFactor } from '../../../../lib/second-factor/use-second-factor.tsx';
import { refreshWithdrawals } from '../../api/withdrawals.ts';
import type { PayoutAccount } from '../../withdrawal-types.ts';

/** Takes an account off the list with the payment password. */
export function RemoveAccountDialog({ account, onClose }: { account: PayoutAccount; onClose: () => void }) {
  const t = useTranslations('withdraw');
  const common = useTranslations('common.action');
  const words = useTranslations('common.password');
  const errors = useTranslations('errors');
  const queryClient = useQueryClient();
  const { guard, dialog } = useSecondFactor();
  const [paymentPassword, setPassword] = useState('');
  const removal = useMutation({
    mutationFn: () =>
      guard(() =>
        callApi('removePayoutAccount', { params: { accountId: account.accountId }, body: { paymentPassword } }),
      ),
    onSuccess: (answer) => {
      if (answer !== null) onClose();
    },
    onSettled: () => refreshWithdrawals(queryClient),
  });
  const label = t('accounts.remove', { account: `${account.institution} ${account.numberMasked}` });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => removal.mutate()}
      title={label}
      confirmLabel={label}
      cancelLabel={common('cancel')}
      closeLabel={common('close')}
      tone="danger"
      busy={removal.isPending}
      error={removal.error ? faultText(errors, { key: toFailure(removal.error).messageKey }) : undefined}
    >
      <PasswordField
        label={t('paymentPassword')}
        showLabel={words('show')}
        hideLabel={words('hide')}
        autoComplete="off"
        value={paymentPassword}
        onChange={(event) => setPassword(event.target.value)}
      />
      {dialog}
    </ConfirmDialog>
  );
}
