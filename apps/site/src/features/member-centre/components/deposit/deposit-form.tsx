import { toFailure } from '@baize/client';
import { faultText } from '@baize/i18n';
import { Button } from '@baize/ui/button';
import { Chips } from '@baize/ui/chips';
import { EmptyState } from '@baize/ui/empty-state';
import { TextField } from '@baize/ui/field';
import { moneyLabel } from '@baize/ui/money-text';
import { showToast } from '@baize/ui/toast';
import { Coins } from 'lucide-react';
import { useController, useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { art } from '../../../../config/paths.ts';
import { useWhitelabel } from '../../../../lib/brand/whitelabel.ts';
import { useFaultText } from '../../../../lib/form/field-fault.ts';
import { readTypedAmount, typedAmountFault } from '../../../../lib/form/typed-amount.ts';
import { useDeposit } from '../../hooks/use-deposit.ts';

const quickAmounts = ['100', '500', '1000', '5000'] as const;
const DEFAULT_EXPONENT = 2;

/** Adds play money through the sandbox cashier; says so where the brand has none. */
export function DepositForm() {
  const t = useTranslations('member.deposit');
  const action = useTranslations('common.action');
  const { data: brand } = useWhitelabel();
  const symbol = brand?.currency.symbol;
  const form = useDepositForm(brand?.currency.exponent ?? DEFAULT_EXPONENT, symbol);
  if (brand?.sandboxCashier === false) {
    return <EmptyState picture={art.emptyWallet} title={t('closedTitle')} text={t('closedText')} />;
  }
  return (
    <form noValidate onSubmit={form.submit} aria-label={t('title')} className="flex flex-col gap-5">
      <h2 className="text-lg font-bold">{t('title')}</h2>
      <p className="flex items-center gap-3 rounded-md bg-gold-soft px-4 py-3 text-sm font-medium text-gold-ink">
        <Coins size={20} aria-hidden="true" className="shrink-0" />
        {t('playMoney')}
      </p>
      <TextField
        label={t('amount')}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        required
        leading={symbol}
        {...form.field}
        onChange={(event) => form.type(event.target.value)}
        hint={t('hint')}
        error={form.error}
      />
      <Chips
        legend={t('quick')}
        options={quickAmounts.map((value) => ({ value, label: <span className="tabular">{moneyLabel(value)}</span> }))}
        value={form.field.value as (typeof quickAmounts)[number]}
        onChange={form.type}
      />
      <Button type="submit" size="lg" busy={form.isBusy} className="md:self-start md:px-12">
        {action('deposit')}
      </Button>
    </form>
  );
}

/** The form's state: what is typed, what is wrong, and sending it. */
function useDepositForm(exponent: number, symbol: string | undefined) {
  const t = useTranslations('member.deposit');
  const errors = useTranslations('errors');
  const textOf = useFaultText();
  const deposit = useDeposit();
  const form = useForm({ defaultValues: { amount: '' }, reValidateMode: 'onSubmit' });
  const { field, fieldState } = useController({
    control: form.control,
    name: 'amount',
    rules: { validate: (typed) => typedAmountFault(typed, exponent) },
  });
  const type = (text: string) => {
    field.onChange(text);
    form.clearErrors();
    if (deposit.isError) deposit.reset();
  };
  const submit = form.handleSubmit(
    ({ amount: typed }) => {
      const read = readTypedAmount(typed, exponent);
      if (!read.ok || deposit.isPending) return;
      deposit.mutate(read.amount, {
        onSuccess: ({ amount, replay }) => {
          form.reset();
          showToast({
            title: t(replay ? 'replayed' : 'done', { amount: moneyLabel(amount, symbol) }),
            tone: 'success',
          });
        },
      });
    },
    () => deposit.reset(),
  );
  const refusal = () => {
    const failure = toFailure(deposit.error);
    if (failure.status === 0 && failure.isVolatile) return t('noAnswer');
    return faultText(errors, failure.fields.amount ?? { key: failure.messageKey });
  };
  return {
    field,
    type,
    submit,
    isBusy: deposit.isPending,
    error: deposit.isError ? refusal() : textOf(fieldState.error),
  };
}
