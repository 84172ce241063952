import { type ApiFailure, toFailure } from '@baize/client';
import { showToast } from '@baize/ui/toast';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { callApi } from '../../../lib/api/client.ts';
import { placeFaults } from '../../../lib/form/place-faults.ts';
import { useFirstDialingCode } from '../components/sms/mobile-field.tsx';
import { useFormId } from '../form-id.ts';
import { readCachedRound } from '../remembered.ts';
import { useSmsCode } from './sms/use-sms-code.ts';

interface ResetFields {
  countryDialingCode: string;
  mobileNum: string;
  verificationCode: string;
  newPassword: string;
}

export function useResetByMobile(onDone: () => void) {
  const t = useTranslations('auth.forgot');
  const formId = useFormId();
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [{ number }] = useState(readCachedRound);
  const countryDialingCode = useFirstDialingCode(number?.countryDialingCode ?? '');
  const form = useForm<ResetFields>({
    defaultValues: { countryDialingCode, mobileNum: '', verificationCode: '', newPassword: '' },
  });
  const place = (refusal: ApiFailure) => placeFaults(form, ['mobileNum', 'verificationCode', 'newPassword'], refusal);
  const sms = useSmsCode({
    byPhoneAuth: true,
    send: (number, check) => callApi('smsNoLogin', { body: { ...number, ...check, formId, purpose: 'password' } }),
    readTarget: async () => {
      if (!(await form.trigger('mobileNum', { shouldFocus: true }))) return null;
      const values = form.getValues();
      return { countryDialingCode: values.countryDialingCode, mobileNum: values.mobileNum };
    },
    placeFault: place,
  });
  const submit = form.handleSubmit(async ({ verificationCode, ...values }) => {
    setFailure(null);
    try {
      const proof = await sms.prove(verificationCode);
      await callApi('resetPasswordByPhone', { body: { ...values, ...proof, formId } });
      showToast({ title: t('resetDone'), tone: 'success' });
      onDone();
    } catch (thrown) {
      const refusal = toFailure(thrown);
      if (!place(refusal)) setFailure(refusal);
    }
  });
  return { form, submit, failure, sms, isBusy: form.formState.isSubmitting };
}
