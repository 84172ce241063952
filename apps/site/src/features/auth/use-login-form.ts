import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { callApi } from '../../lib/api/client.ts';
import { type ApiFailure, toFailure } from '../../lib/api/failure.ts';
import { readRememberedName, rememberName } from './remembered-name.ts';
import { useEnter } from './use-enter.ts';

interface LoginFields {
  username: string;
  password: string;
  remember: boolean;
}

/** The login form's logic: fields, the call, and why it was refused. */
export function useLoginForm() {
  const enter = useEnter();
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const remembered = readRememberedName();
  const form = useForm<LoginFields>({
    defaultValues: { username: remembered, password: '', remember: remembered !== '' },
  });

  const submit = form.handleSubmit(async ({ username, password, remember }) => {
    setFailure(null);
    try {
      const value = await callApi('login', { body: { username: username.trim(), password: password.trim() } });
      rememberName(remember ? username.trim() : '');
      await enter(value);
    } catch (thrown) {
      form.resetField('password', { defaultValue: '' });
      form.setFocus('password');
      setFailure(toFailure(thrown));
    }
  });

  return { form, submit, failure, isBusy: form.formState.isSubmitting };
}
