import { type ApiFailure, toFailure } from '@baize/client';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { callApi } from '../../../lib/api/client.ts';
import { faultMessage } from '../../../lib/form/field-fault.ts';
import { placeFaults } from '../../../lib/form/place-faults.ts';
import { useLoginStep } from '../../../lib/second-factor/use-second-factor.tsx';
import { useFirstDialingCode } from '../components/sms/mobile-field.tsx';
import { useFormId } from '../form-id.ts';
import { forgetCachedRound, readCachedRound, rememberNumber } from '../remembered.ts';
import { useSmsCode } from './sms/use-sms-code.ts';
import { type LoginPage, useEnter } from './use-enter.ts';

interface SmsLoginFields {
  countryDialingCode: string;
  mobileNum: string;
  verificationCode: string;
  remember: boolean;
}

const looksLikeNumber = /^\d{4,15}$/;

/** The login by a code sent to a mobile number; it needs no proof of a human, for the code is one. */
export function useSmsLogin(loginPage: LoginPage) {
  const enter = useEnter(loginPage);
  const step = useLoginStep();
  const formId = useFormId();
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [remembered] = useState(readCachedRound);
  const countryDialingCode = useFirstDialingCode(remembered.number?.countryDialingCode ?? '');
  const form = useForm<SmsLoginFields>({
    defaultValues: {
      countryDialingCode,
      mobileNum: remembered.number?.mobileNum ?? '',
      verificationCode: '',
      remember: remembered.number !== null,
    },
  });
  const place = (refusal: ApiFailure) => placeFaults(form, ['mobileNum', 'verificationCode'], refusal);
  const sms = useSmsCode({
    byPhoneAuth: true,
    send: (number, check) => callApi('smsNoLogin', { body: { ...number, ...check, formId, purpose: 'login' } }),
    readTarget: async () => {
      if (!(await form.trigger('mobileNum', { shouldFocus: true }))) return null;
      const values = form.getValues();
      return { countryDialingCode: values.countryDialingCode, mobileNum: values.mobileNum.trim() };
    },
    placeFault: place,
  });

  const submit = form.handleSubmit(async (values) => {
    setFailure(null);
    const number = { countryDialingCode: values.countryDialingCode, mobileNum: values.mobileNum.trim() };
    try {
      const proof = await sms.prove(values.verificationCode);
      const body = { type: 'sms' as const, ...number, ...proof, formId, loginPage, remember: values.remember };
      const value = await step.finish(callApi('login', { body }));
      if (value === null) return;
      if (values.remember) rememberNumber(number);
      else forgetCachedRound();
      await enter(value);
    } catch (thrown) {
      const refusal = toFailure(thrown);
      if (!place(refusal)) setFailure(refusal);
    }
  });

  const isNumber = (value: string) => {
    if (value.trim() === '') return faultMessage({ key: 'missing_phone_number' });
    return looksLikeNumber.test(value.trim()) || faultMessage({ key: 'error_phone_number_limit' });
  };
  const isCode = (value: string) => value.trim() !== '' || faultMessage({ key: 'missing_verification_code' });
  return { form, submit, failure, sms, isNumber, isCode, isBusy: form.formState.isSubmitting, dialog: step.dialog };
}
