import { type ApiFailure, toFailure } from '@baize/client';
import { faultText } from '@baize/i18n';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useFormatter, useTranslations } from 'use-intl';
import { useWhitelabel } from '../../../lib/brand/whitelabel.ts';
import { placeFaults } from '../../../lib/form/place-faults.ts';
import { readTypedAmount, typedAmountFault } from '../../../lib/form/typed-amount.ts';
import type { Receiver, Receivers, SentTransfer } from '../api/member-transfers.ts';
import { useTransfer } from './use-transfer.ts';

const DEFAULT_EXPONENT = 2;

interface Typed {
  amount: string;
  note: string;
  paymentPassword: string;
}

/** The state of a transfer's form: what is typed, what is about to be sent, what went wrong. */
export function useTransferForm(
  { receiverId }: Receiver,
  { minAmount: min, maxAmount: max }: Receivers,
  onSent: (transfer: SentTransfer) => void,
) {
  const { data: brand } = useWhitelabel();
  const exponent = brand?.currency.exponent ?? DEFAULT_EXPONENT;
  const sentenceOf = useSentence();
  const transfer = useTransfer();
  const [asked, setAsked] = useState<Typed>();
  const [failure, setFailure] = useState<string>();
  const form = useForm<Typed>({ defaultValues: { amount: '', note: '', paymentPassword: '' } });
  const isAmount = (typed: string) => typedAmountFault(typed, exponent, { min, max });
  const ask = form.handleSubmit((typed) => {
    const read = readTypedAmount(typed.amount, exponent);
    setFailure(undefined);
    if (read.ok) setAsked({ ...typed, amount: read.amount, note: typed.note.trim() });
  });
  const confirm = () => {
    if (asked === undefined || transfer.isPending) return;
    transfer.mutate(
      { ...asked, receiverId },
      {
        onSuccess: onSent,
        onError: (thrown) => {
          const refused = toFailure(thrown);
          setAsked(undefined);
          if (!placeFaults(form, ['amount', 'note', 'paymentPassword'], refused)) setFailure(sentenceOf(refused));
        },
      },
    );
  };
  const symbol = brand?.currency.symbol;
  return {
    form,
    isAmount,
    ask,
    asked,
    confirm,
    cancel: () => setAsked(undefined),
    failure,
    symbol,
    isBusy: transfer.isPending,
  };
}

/** Why a transfer was not made, or that nobody knows yet whether it was. */
function useSentence() {
  const t = useTranslations('transfers');
  const errors = useTranslations('errors');
  const format = useFormatter();
  return (failure: ApiFailure): string => {
    if (failure.status === 0 && failure.isVolatile) return t('noAnswer');
    const seconds = failure.detail.retryAfterSeconds;
    if (failure.messageKey !== 'money_on_hold' || seconds === undefined) {
      return faultText(errors, { key: failure.messageKey });
    }
    return t('held', { time: format.dateTime(new Date(Date.now() + seconds * 1_000), 'moment') });
  };
}
