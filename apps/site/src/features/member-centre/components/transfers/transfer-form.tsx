import { Button } from '@baize/ui/button';
import { ConfirmDialog } from '@baize/ui/confirm-dialog';
import { TextField } from '@baize/ui/field';
import { MoneyText, moneyLabel } from '@baize/ui/money-text';
import { PasswordField } from '@baize/ui/password-field';
import { useTranslations } from 'use-intl';
import { emptyFault, useFaultText } from '../../../../lib/form/field-fault.ts';
import type { Receiver, Receivers, SentTransfer } from '../../api/member-transfers.ts';
import { useTransferForm } from '../../hooks/use-transfer-form.ts';
import { Fact, Facts } from '../facts.tsx';
import { PaymentPasswordNeeded } from './payment-password-needed.tsx';

const noteLength = 200;

interface TransferFormProps {
  receiver: Receiver;
  limits: Receivers;
  onSent: (transfer: SentTransfer) => void;
}

/** Amount, note and payment password for one receiver; what is sent to whom is confirmed before it leaves. */
export function TransferForm({ receiver, limits, onSent }: TransferFormProps) {
  const t = useTranslations('transfers');
  const shown = useTranslations('common.password');
  const textOf = useFaultText();
  const { form, symbol, isAmount, ...sending } = useTransferForm(receiver, limits, onSent);
  const { errors } = form.formState;
  return (
    <form noValidate onSubmit={sending.ask} aria-label={t('title')} className="flex flex-col gap-5">
      <Facts>
        <Fact label={t('to')}>{nameOf(receiver)}</Fact>
        <Fact label={t('available')}>
          <MoneyText amount={limits.available} {...(symbol === undefined ? {} : { symbol })} />
        </Fact>
        <Fact label={t('leftToday')}>
          {t('leftTodayValue', { amount: moneyLabel(limits.dayAmountLeft, symbol), count: limits.dayCountLeft })}
        </Fact>
      </Facts>
      <TextField
        label={t('amount')}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        required
        leading={symbol}
        hint={t('limits', { min: moneyLabel(limits.minAmount, symbol), max: moneyLabel(limits.maxAmount, symbol) })}
        error={textOf(errors.amount)}
        {...form.register('amount', { validate: isAmount })}
      />
      <TextField
        label={t('note')}
        autoComplete="off"
        maxLength={noteLength}
        hint={t('noteHint')}
        error={textOf(errors.note)}
        {...form.register('note')}
      />
      <PasswordField
        label={t('paymentPassword')}
        showLabel={shown('show')}
        hideLabel={shown('hide')}
        inputMode="numeric"
        autoComplete="off"
        required
        error={textOf(errors.paymentPassword)}
        {...form.register('paymentPassword', { validate: (value) => value !== '' || emptyFault })}
      />
      <PaymentPasswordNeeded />
      <p className="text-sm text-ink-muted">{t('turnover')}</p>
      {sending.failure !== undefined && (
        <p role="alert" className="rounded-md bg-danger-soft px-4 py-3 text-sm text-danger-ink">
          {sending.failure}
        </p>
      )}
      <Button type="submit" size="lg" busy={sending.isBusy} className="md:self-start md:px-12">
        {t('continue')}
      </Button>
      <Confirmation receiver={receiver} symbol={symbol} sending={sending} />
    </form>
  );
}

type Sending = Omit<ReturnType<typeof useTransferForm>, 'form' | 'symbol' | 'isAmount'>;

function Confirmation({
  receiver,
  symbol,
  sending,
}: {
  receiver: Receiver;
  symbol: string | undefined;
  sending: Sending;
}) {
  const t = useTranslations('transfers');
  const action = useTranslations('common.action');
  const { asked, confirm, cancel, isBusy } = sending;
  return (
    <ConfirmDialog
      open={asked !== undefined}
      onClose={cancel}
      onConfirm={confirm}
      title={t('confirmTitle')}
      confirmLabel={t('send')}
      cancelLabel={action('cancel')}
      closeLabel={action('close')}
      busy={isBusy}
    >
      <Facts>
        <Fact label={t('to')}>{nameOf(receiver)}</Fact>
        <Fact label={t('amount')}>{moneyLabel(asked?.amount ?? '', symbol)}</Fact>
        <Fact label={t('note')}>{asked?.note || t('noNote')}</Fact>
      </Facts>
      <p>{t('confirmText')}</p>
    </ConfirmDialog>
  );
}

const nameOf = ({ nickname, username }: Receiver): string =>
  username === '' || username === nickname ? nickname : `${nickname} (${username})`;
