import { toFailure } from '@baize/client';
import { faultText } from '@baize/i18n';
import { Button } from '@baize/ui/button';
import { CheckboxField } from '@baize/ui/checkbox-field';
import { Dialog } from '@baize/ui/dialog';
import { moneyLabel } from '@baize/ui/money-text';
import { PasswordField } from '@baize/ui/password-field';
import { showToast } from '@baize/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { callApi } from '../../../../lib/api/client.ts';
import { useWhitelabel } from '../../../../lib/brand/whitelabel.ts';
import { randomId } from '../../../../lib/browser/random-id.ts';
import { useSecondFactor } from '../../../../lib/second-factor/use-second-factor.tsx';
import { refreshWithdrawals } from '../../api/withdrawals.ts';
import type { PayoutAccount, Terms } from '../../withdrawal-types.ts';
import { Figures } from './figures.tsx';

interface RequestDialogProps {
  terms: Terms;
  account: PayoutAccount;
  amount: string;
  cost: { fee: string; arrives: string } | null;
  onClose: () => void;
  onDone: () => void;
}

/** Fee, arrival and what a missing answer means are shown before the payment password is given. */
export function RequestDialog({ terms, account, amount, cost, onClose, onDone }: RequestDialogProps) {
  const t = useTranslations('withdraw');
  const common = useTranslations('common.action');
  const words = useTranslations('common.password');
  const symbol = useWhitelabel().data?.currency.symbol;
  const request = useRequest(account.accountId, amount, onDone);
  const [password, setPassword] = useState('');
  const [isForfeiting, setForfeiting] = useState(false);
  const lost = terms.bonusAtStake;
  const shownAmount = moneyLabel(amount, symbol);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!request.isPending)
      request.mutate({ paymentPassword: password, ...(isForfeiting ? { forfeitBonus: true } : {}) });
  };
  return (
    <Dialog open onClose={onClose} title={t('review')} closeLabel={common('close')} size="md">
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <Figures
          figures={[
            [t('amount'), shownAmount],
            [
              t('fee'),
              cost !== null && !/[1-9]/.test(cost.fee)
                ? t('free', { left: terms.freeLeftToday })
                : moneyLabel(cost?.fee ?? terms.feeMin, symbol),
            ],
            [t('arrives'), moneyLabel(cost?.arrives ?? amount, symbol)],
            [t('account'), `${account.institution} ${account.numberMasked}, ${account.holder}`],
          ]}
        />
        <p className="text-sm text-ink-muted">{t('arrival', { minutes: terms.expectedMinutes })}</p>
        <p className="text-sm text-ink-muted">{t('forced', { minutes: terms.confirmMinutes })}</p>
        {lost !== null && (
          <div className="flex flex-col gap-2 rounded-md bg-warning-soft px-4 py-3 text-sm text-warning-ink">
            <p>{t('bonusAtStake', { amount: moneyLabel(lost, symbol) })}</p>
            <CheckboxField
              label={t('forfeitBonus', { amount: moneyLabel(lost, symbol) })}
              checked={isForfeiting}
              onChange={(event) => setForfeiting(event.target.checked)}
            />
          </div>
        )}
        <PasswordField
          label={t('paymentPassword')}
          showLabel={words('show')}
          hideLabel={words('hide')}
          autoComplete="off"
          inputMode="numeric"
          required
          value={password}
          onChange={(event) => {
            setPassword(event.target.value);
            request.reset();
          }}
          error={request.fault}
        />
        <Button
          type="submit"
          size="lg"
          busy={request.isPending}
          disabled={password === '' || (lost !== null && !isForfeiting)}
        >
          {t('send', { amount: shownAmount })}
        </Button>
      </form>
      {request.dialog}
    </Dialog>
  );
}

/** Sends the request under one id until it is answered, so that a lost answer books nothing twice. */
function useRequest(accountId: string, amount: string, onDone: () => void) {
  const t = useTranslations('withdraw');
  const errors = useTranslations('errors');
  const symbol = useWhitelabel().data?.currency.symbol;
  const queryClient = useQueryClient();
  const { guard, dialog } = useSecondFactor();
  const [requestId] = useState(randomId);
  const request = useMutation({
    mutationFn: (given: { paymentPassword: string; forfeitBonus?: boolean }) =>
      guard(() => callApi('requestWithdrawal', { body: { requestId, accountId, amount, ...given } })),
    onSuccess: (answer) => {
      if (answer === null) return;
      showToast({ title: t('sent', { amount: moneyLabel(amount, symbol) }), tone: 'success' });
      onDone();
    },
    onSettled: () => refreshWithdrawals(queryClient),
  });
  const failure = request.error ? toFailure(request.error) : null;
  const fault = failure && (Object.values(failure.fields)[0] ?? { key: failure.messageKey });
  return { ...request, dialog, fault: fault ? faultText(errors, fault) : undefined };
}
