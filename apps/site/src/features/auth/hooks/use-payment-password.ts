import { type ApiFailure, toFailure } from '@baize/client';
import type { Calls, CallValue } from '@baize/contract';
import { showToast } from '@baize/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useFormatter, useTranslations } from 'use-intl';
import { paymentPasswordQuery } from '../../../lib/account/payment-password.ts';
import { callApi } from '../../../lib/api/client.ts';
import { placeFaults } from '../../../lib/form/place-faults.ts';
import { completeSession } from '../../../lib/session/session.ts';
import { memberInfoQuery } from '../api/member-info.ts';
import { useFormId } from '../form-id.ts';
import { useSmsCode } from './sms/use-sms-code.ts';

export type PaymentPasswordStatus = CallValue<Calls['paymentPasswordStatus']>;
/** What proves the person: the login password, the present payment password, or a code to the account's own contact. */
export type PaymentPasswordProof = 'password' | 'old' | 'code';

const empty = {
  password: '',
  oldPaymentPassword: '',
  newPaymentPassword: '',
  confirmPaymentPassword: '',
  verificationCode: '',
};
export type PaymentPasswordFields = typeof empty;
const fields = Object.keys(empty) as (keyof PaymentPasswordFields)[];

/** A payment password that is set, changed, or set anew with a code. */
export function usePaymentPassword(status: PaymentPasswordStatus, onDone: () => void) {
  const t = useTranslations('auth.paymentPassword');
  const format = useFormatter();
  const queryClient = useQueryClient();
  const formId = useFormId();
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const known: PaymentPasswordProof = status.isSet ? 'old' : 'password';
  const [proof, setProof] = useState<PaymentPasswordProof>(
    status.lockedUntil !== null && status.resetBy.length > 0 ? 'code' : known,
  );
  const form = useForm<PaymentPasswordFields>({ defaultValues: empty });
  const place = (refusal: ApiFailure) => placeFaults(form, fields, refusal);
  const kind = status.resetBy[0]?.kind ?? 'mobile';
  const code = useSmsCode({
    readTarget: async () => ({}),
    send: (_, check) => callApi('paymentPasswordCode', { body: { kind, formId, ...check } }),
    placeFault: place,
  });

  /** Returns until when nothing is paid out; null when nothing is held. */
  const send = async (values: PaymentPasswordFields): Promise<string | null> => {
    const { password, oldPaymentPassword, verificationCode, ...pair } = values;
    if (proof === 'code') {
      const body = { ...pair, kind, formId, verificationCode: verificationCode.trim() };
      return (await callApi('resetPaymentPassword', { body })).coolingOffUntil;
    }
    await callApi('setPaymentPassword', {
      body: { ...pair, ...(proof === 'old' ? { oldPaymentPassword } : { password }) },
    });
    return null;
  };

  const submit = form.handleSubmit(async (values) => {
    setFailure(null);
    try {
      const heldUntil = await send(values);
      await queryClient.invalidateQueries(paymentPasswordQuery());
      const held = heldUntil && { text: t('held', { time: format.dateTime(new Date(heldUntil), 'moment') }) };
      if (held) completeSession(await queryClient.fetchQuery({ ...memberInfoQuery(), staleTime: 0 }));
      showToast({ title: t('done'), tone: 'success', ...held });
      onDone();
    } catch (thrown) {
      const refusal = toFailure(thrown);
      if (!place(refusal)) setFailure(refusal);
    }
  });
  return {
    form,
    submit,
    failure,
    code,
    kind,
    proof,
    switchProof: () => setProof((now) => (now === 'code' ? known : 'code')),
    isBusy: form.formState.isSubmitting,
  };
}
