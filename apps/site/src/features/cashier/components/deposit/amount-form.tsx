import { toFailure } from '@baize/client';
import { faultText } from '@baize/i18n';
import { Button } from '@baize/ui/button';
import { Chips } from '@baize/ui/chips';
import { TextField } from '@baize/ui/field';
import { moneyLabel } from '@baize/ui/money-text';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { randomId } from '../../../../lib/browser/random-id.ts';
import { readTypedAmount } from '../../../../lib/form/typed-amount.ts';
import { type DepositDevice, type DepositMethod, depositHistoryKey, orderDeposit } from '../../api/deposits.ts';
import { boundOf, feeFor } from '../../deposit-amounts.ts';

export interface AmountFormProps {
  method: DepositMethod;
  symbol: string;
  exponent: number;
  leftToday: string | null;
  device: DepositDevice;
  onOrdered: (orderId: string) => void;
  /** What chooses the promotion that the deposit takes with it. */
  Choice: ComponentType<PromotionChoiceProps>;
}

export interface PromotionChoiceProps {
  value: string;
  onChange: (promotionId: string) => void;
}

/** How much is paid in by a method, and what that costs; sends the order. */
export function AmountForm({ method, symbol, exponent, leftToday, ...rest }: AmountFormProps) {
  const t = useTranslations('deposit.form');
  const form = useAmountForm({ method, symbol, exponent, leftToday, ...rest });
  const money = (amount: string) => moneyLabel(amount, symbol);
  const read = readTypedAmount(form.typed, exponent);
  const cost = read.ok ? feeFor(method, read.amount, exponent) : null;
  const hint = t('hint', { min: money(method.min), max: money(method.max) });
  return (
    <form
      noValidate
      aria-label={t('title')}
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      <TextField
        label={t('amount')}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        required
        leading={symbol}
        value={form.typed}
        onChange={(event) => form.type(event.target.value)}
        hint={leftToday === null ? hint : `${hint} ${t('left', { amount: money(leftToday) })}`}
        error={form.error}
      />
      {method.chips.length > 0 && (
        <Chips
          legend={t('quick')}
          options={method.chips.map((value) => ({
            value,
            label: <span className="tabular">{moneyLabel(value).replace(/\.0+$/, '')}</span>,
          }))}
          value={read.ok ? read.amount : ''}
          onChange={form.type}
        />
      )}
      <rest.Choice value={form.promotionId} onChange={form.choose} />
      {cost !== null && !cost.isFree && (
        <p role="status" className="text-sm font-medium">
          {t('total', { total: money(cost.total), fee: money(cost.fee) })}
        </p>
      )}
      <Button type="submit" size="lg" busy={form.isBusy} className="md:self-start md:px-12">
        {t('submit')}
      </Button>
    </form>
  );
}

/** The form's state. The same amount by the same method keeps its request id until an answer came, so that a retry makes no second order. */
function useAmountForm({ method, symbol, exponent, device, onOrdered }: AmountFormProps) {
  const t = useTranslations('deposit.form');
  const errors = useTranslations('errors');
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState('');
  const [promotionId, setPromotion] = useState('');
  const [fault, setFault] = useState<string>();
  const intent = useRef({ amount: '', promotionId: '', requestId: '' });
  const ordering = useMutation({
    mutationFn: (amount: string) => {
      const isSame = intent.current.amount === amount && intent.current.promotionId === promotionId;
      if (!isSame) intent.current = { amount, promotionId, requestId: randomId() };
      return orderDeposit({ ...intent.current, methodCode: method.methodCode, device });
    },
    onSuccess: ({ orderId }) => {
      intent.current = { amount: '', promotionId: '', requestId: '' };
      void queryClient.invalidateQueries({ queryKey: depositHistoryKey });
      onOrdered(orderId);
    },
  });
  const submit = () => {
    const read = readTypedAmount(typed, exponent);
    if (!read.ok && read.key === 'amount_too_large')
      return setFault(t('tooLarge', { max: moneyLabel(method.max, symbol) }));
    if (!read.ok) return setFault(faultText(errors, { key: read.key }));
    const bound = boundOf(method, read.amount, exponent);
    if (bound === 'tooSmall') return setFault(t('tooSmall', { min: moneyLabel(method.min, symbol) }));
    if (bound === 'tooLarge') return setFault(t('tooLarge', { max: moneyLabel(method.max, symbol) }));
    if (!ordering.isPending) ordering.mutate(read.amount);
  };
  const refusal = () => {
    const failure = toFailure(ordering.error);
    return faultText(errors, failure.fields.amount ?? { key: failure.messageKey });
  };
  return {
    typed,
    promotionId,
    choose: (chosen: string) => {
      setPromotion(chosen);
      ordering.reset();
    },
    type: (text: string) => {
      setTyped(text);
      setFault(undefined);
      ordering.reset();
    },
    submit,
    isBusy: ordering.isPending,
    error: fault ?? (ordering.isError ? refusal() : undefined),
  };
}
