import { Button } from '@baize/ui/button';
import { TextField } from '@baize/ui/field';
import { MoneyText, moneyLabel } from '@baize/ui/money-text';
import { RadioGroup } from '@baize/ui/radio-group';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useFormatter, useTranslations } from 'use-intl';
import { useWhitelabel } from '../../../../lib/brand/whitelabel.ts';
import { faultMessage, useFaultText } from '../../../../lib/form/field-fault.ts';
import { readTypedAmount, typedAmountFault } from '../../../../lib/form/typed-amount.ts';
import { useChangeSearch } from '../../../../lib/page/site-search.ts';
import { costOf } from '../../fee.ts';
import type { PayoutAccount, Terms } from '../../withdrawal-types.ts';
import { RequestDialog } from './request-dialog.tsx';

const defaultExponent = 2;

/** How much, and to which account; what stands in the way is said before anything is typed. */
export function WithdrawForm({ terms, accounts }: { terms: Terms; accounts: readonly PayoutAccount[] }) {
  const t = useTranslations('withdraw');
  const { data: brand } = useWhitelabel();
  const symbol = brand?.currency.symbol;
  const exponent = brand?.currency.exponent ?? defaultExponent;
  const form = useWithdrawForm(exponent, terms);
  const chosen = accounts.find(({ accountId }) => accountId === form.accountId);
  const bars = terms.bars.filter((bar) => bar !== 'turnover');
  return (
    <form noValidate onSubmit={form.submit} className="flex flex-col gap-5">
      <div>
        <p className="text-sm text-ink-muted">{t('available')}</p>
        <p className="tabular text-2xl font-bold" data-testid="withdrawable">
          <MoneyText amount={terms.available} symbol={symbol ?? ''} />
        </p>
        <TurnoverLine terms={terms} symbol={symbol} />
      </div>
      {bars.length > 0 && <Bars terms={terms} bars={bars} />}
      <TextField
        label={t('amount')}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        required
        leading={symbol}
        {...form.amountField}
        hint={t('limits', {
          min: moneyLabel(terms.min, symbol),
          max: moneyLabel(terms.max, symbol),
          left: terms.leftToday,
        })}
        error={form.amountError}
      />
      <Button type="button" variant="secondary" className="self-start" onClick={form.takeAll}>
        {t('all')}
      </Button>
      {accounts.length > 0 && (
        <AccountChoice accounts={accounts} value={form.accountId} onChange={form.choose} error={form.accountError} />
      )}
      <Button type="submit" size="lg" disabled={bars.length > 0} className="md:self-start md:px-12">
        {t('continue')}
      </Button>
      {form.asked !== null && chosen !== undefined && (
        <RequestDialog
          terms={terms}
          account={chosen}
          amount={form.asked}
          cost={costOf(form.asked, exponent, terms)}
          onClose={form.close}
          onDone={form.done}
        />
      )}
    </form>
  );
}

function TurnoverLine({ terms, symbol }: { terms: Terms; symbol: string | undefined }) {
  const t = useTranslations('withdraw');
  const { missing, held } = terms.turnover;
  const isMissing = /[1-9]/.test(missing);
  return (
    <p className={isMissing ? 'mt-1 text-sm text-warning-ink' : 'mt-1 text-sm text-ink-muted'}>
      {isMissing
        ? t('turnover', { missing: moneyLabel(missing, symbol), held: moneyLabel(held, symbol) })
        : t('noTurnover')}
    </p>
  );
}

function Bars({ terms, bars }: { terms: Terms; bars: Terms['bars'] }) {
  const t = useTranslations('withdraw');
  const format = useFormatter();
  const changeSearch = useChangeSearch();
  const time = terms.coolingOffUntil === null ? '' : format.dateTime(new Date(terms.coolingOffUntil), 'moment');
  return (
    <ul className="flex flex-col gap-2 rounded-md bg-warning-soft px-4 py-3 text-sm text-warning-ink">
      {bars.map((bar) => (
        <li key={bar}>{t(`bar.${bar}`, { time })}</li>
      ))}
      {bars.includes('paymentPassword') && (
        <li>
          <Button
            type="button"
            variant="secondary"
            onClick={() => changeSearch({ popup: 'paymentPassword', member: undefined })}
          >
            {t('setPassword')}
          </Button>
        </li>
      )}
    </ul>
  );
}

function AccountChoice(props: {
  accounts: readonly PayoutAccount[];
  value: string | undefined;
  onChange: (accountId: string) => void;
  error: string | undefined;
}) {
  const t = useTranslations('withdraw');
  const format = useFormatter();
  const options = props.accounts.map((account) => ({
    value: account.accountId,
    label: `${account.institution} ${account.numberMasked}`,
    text: account.isUsable
      ? account.holder
      : t('waits', { time: format.dateTime(new Date(account.usableFrom), 'moment') }),
    disabled: !account.isUsable,
  }));
  return (
    <RadioGroup
      legend={t('account')}
      options={options}
      value={props.value}
      onChange={props.onChange}
      error={props.error}
    />
  );
}

/** What is typed and chosen, what is wrong with it, and what is asked for before it is sent. */
function useWithdrawForm(exponent: number, terms: Terms) {
  const textOf = useFaultText();
  const form = useForm({ defaultValues: { amount: '', accountId: '' }, reValidateMode: 'onSubmit' });
  const [asked, setAsked] = useState<string | null>(null);
  const { errors } = form.formState;
  form.register('accountId', { validate: (value) => value !== '' || faultMessage({ key: 'not_empty' }) });
  const amountField = form.register('amount', {
    validate: (typed) => typedAmountFault(typed, exponent, terms),
    onChange: () => form.clearErrors('amount'),
  });
  return {
    amountField,
    accountId: form.watch('accountId') || undefined,
    amountError: textOf(errors.amount),
    accountError: textOf(errors.accountId),
    asked,
    choose: (accountId: string) => {
      form.setValue('accountId', accountId);
      form.clearErrors('accountId');
    },
    takeAll: () => form.setValue('amount', terms.available),
    submit: form.handleSubmit(({ amount }) => {
      const read = readTypedAmount(amount, exponent);
      if (read.ok) setAsked(read.amount);
    }),
    close: () => setAsked(null),
    done: () => {
      setAsked(null);
      form.reset();
    },
  };
}
