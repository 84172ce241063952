import { faultText } from '@baize/i18n';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { callApi } from '../../lib/api/client.ts';
import { type ApiFailure, toFailure } from '../../lib/api/failure.ts';
import { placeFaults } from './place-faults.ts';
import { readRememberedName, rememberName } from './remembered-name.ts';
import { useEnter } from './use-enter.ts';

interface LoginFields {
  username: string;
  password: string;
  remember: boolean;
}

/** The login form's logic: fields, the call, and why it was refused. */
export function useLoginForm() {
  const errors = useTranslations('errors');
  const enter = useEnter();
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const remembered = readRememberedName();
  const form = useForm<LoginFields>({
    defaultValues: { username: remembered, password: '', remember: remembered !== '' },
  });

  const show = (refusal: ApiFailure) => {
    if (placeFaults(form, ['username', 'password'], refusal, (fault) => faultText(errors, fault))) return;
    setFailure(refusal);
    // What may pass by itself is tried again with the same password.
    if (refusal.isPassing) return;
    form.resetField('password', { defaultValue: '' });
    form.setFocus('password');
  };

  const submit = form.handleSubmit(async ({ username, password, remember }) => {
    setFailure(null);
    try {
      const value = await callApi('login', { body: { username: username.trim(), password: password.trim() } });
      rememberName(remember ? username.trim() : '');
      await enter(value);
    } catch (thrown) {
      show(toFailure(thrown));
    }
  });

  const isFilled = (value: string) => value.trim() !== '' || errors('not_empty');
  return { form, submit, failure, isFilled, isBusy: form.formState.isSubmitting };
}
