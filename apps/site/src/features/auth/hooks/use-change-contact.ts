import { type ApiFailure, toFailure } from '@baize/client';
import type { ContactKind } from '@baize/contract';
import { showToast } from '@baize/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useFormatter, useTranslations } from 'use-intl';
import { callApi } from '../../../lib/api/client.ts';
import { placeFaults } from '../../../lib/form/place-faults.ts';
import { completeSession, type Member } from '../../../lib/session/session.ts';
import { memberInfoQuery } from '../api/member-info.ts';
import { useFirstDialingCode } from '../components/sms/mobile-field.tsx';
import { useFormId } from '../form-id.ts';
import { useSmsCode } from './sms/use-sms-code.ts';

export interface ContactFields {
  countryDialingCode: string;
  mobileNum: string;
  email: string;
  verificationCode: string;
  password: string;
  oldCode: string;
}
const empty = { mobileNum: '', email: '', verificationCode: '', password: '', oldCode: '' };

/** A new number or address: its own code, and the password or a code to the old one. */
export function useChangeContact(kind: ContactKind, member: Member, onDone: () => void) {
  const t = useTranslations('auth.contact');
  const format = useFormatter();
  const queryClient = useQueryClient();
  const formId = useFormId();
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [isByOldCode, setByOldCode] = useState(member.passwordSet === false);
  const countryDialingCode = useFirstDialingCode('');
  const form = useForm<ContactFields>({ defaultValues: { ...empty, countryDialingCode } });
  const newField = kind === 'mobile' ? 'mobileNum' : 'email';
  const place = (refusal: ApiFailure) =>
    placeFaults(form, [newField, 'verificationCode', 'password', 'oldCode'], refusal);

  const target = () => {
    const { countryDialingCode: code, mobileNum, email } = form.getValues();
    return kind === 'mobile'
      ? { kind, countryDialingCode: code, mobileNum: mobileNum.trim() }
      : { kind, email: email.trim() };
  };
  const newCode = useSmsCode({
    byPhoneAuth: kind === 'mobile',
    readTarget: async () =>
      (await form.trigger(newField, { shouldFocus: true }))
        ? { countryDialingCode: '', mobileNum: '', ...target() }
        : null,
    send: (_, check) => callApi('contactCode', { body: { ...target(), ...check, side: 'new', formId } }),
    placeFault: place,
  });
  const oldCode = useSmsCode({
    readTarget: async () => ({}),
    send: (_, check) => callApi('contactCode', { body: { kind, ...check, side: 'old', formId } }),
    placeFault: place,
  });

  const submit = form.handleSubmit(async (values) => {
    setFailure(null);
    try {
      const proof = await newCode.prove(values.verificationCode);
      const person = isByOldCode ? { oldCode: values.oldCode.trim() } : { password: values.password };
      const body = { ...target(), ...proof, ...person, formId };
      const { coolingOffUntil } = await callApi('changeContact', { body });
      completeSession(await queryClient.fetchQuery({ ...memberInfoQuery(), staleTime: 0 }));
      const time = format.dateTime(new Date(coolingOffUntil), 'moment');
      showToast({ title: t(`done.${kind}`), text: t('coolingOff', { time }), tone: 'success' });
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
    newCode,
    oldCode,
    isByOldCode,
    switchProof: () => setByOldCode((isIt) => !isIt),
    isBusy: form.formState.isSubmitting,
  };
}
