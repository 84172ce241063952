import { type ApiFailure, toFailure } from '@baize/client';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { callApi } from '../../../lib/api/client.ts';
import { useWhitelabel } from '../../../lib/brand/whitelabel.ts';
import { emptyFault } from '../../../lib/form/field-fault.ts';
import { placeFaults } from '../../../lib/form/place-faults.ts';
import { botCheckFor, wantedBotChecks } from '../../../lib/proof-of-work/bot-check.ts';
import { useLoginStep } from '../../../lib/second-factor/use-second-factor.tsx';
import { useFormId } from '../form-id.ts';
import { forgetCachedRound, readCachedRound, rememberUsername } from '../remembered.ts';
import { useCaptcha } from './use-captcha.ts';
import { type LoginPage, useEnter } from './use-enter.ts';

interface LoginFields {
  username: string;
  password: string;
  captcha: string;
  remember: boolean;
}

/** The login by username and password: fields, captcha once a refusal asks for it, the call, and why it was refused. */
export function usePasswordLogin(loginPage: LoginPage) {
  const enter = useEnter(loginPage);
  const step = useLoginStep();
  const formId = useFormId();
  const { data: brand } = useWhitelabel();
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [needsCaptcha, setNeedsCaptcha] = useState(false);
  const captcha = useCaptcha('login', formId, needsCaptcha);
  const [remembered] = useState(readCachedRound);
  const form = useForm<LoginFields>({
    defaultValues: { username: remembered.username, password: '', captcha: '', remember: remembered.isDevice },
  });

  const show = (refusal: ApiFailure) => {
    const isPlaced = placeFaults(
      form,
      needsCaptcha ? ['username', 'password', 'captcha'] : ['username', 'password'],
      refusal,
    );
    if (!isPlaced) setFailure(refusal);
    // What may pass by itself is tried again with the same password.
    if (refusal.isVolatile) return;
    if (refusal.detail.captcha) setNeedsCaptcha(true);
    captcha.renew();
    form.resetField('captcha', { defaultValue: '', keepError: true });
    if (isPlaced) return;
    form.resetField('password', { defaultValue: '' });
    form.setFocus('password');
  };

  const submit = form.handleSubmit(
    async (values) => {
      setFailure(null);
      const username = values.username.trim();
      try {
        const check = await botCheckFor('login', await wantedBotChecks(brand?.botChecks));
        const body = {
          type: 'username' as const,
          username,
          password: values.password.trim(),
          loginPage,
          remember: values.remember,
          ...(needsCaptcha ? { captcha: values.captcha.trim(), formId } : {}),
          ...check,
        };
        const value = await step.finish(callApi('login', { body }));
        if (value === null) return;
        if (values.remember) rememberUsername(username);
        else forgetCachedRound();
        await enter(value);
      } catch (thrown) {
        show(toFailure(thrown));
      }
      // An empty field says so itself; the refusal before it is out of date.
    },
    () => setFailure(null),
  );

  const isFilled = (value: string) => value.trim() !== '' || emptyFault;
  return {
    form,
    submit,
    failure,
    isFilled,
    needsCaptcha,
    captcha,
    isBusy: form.formState.isSubmitting,
    dialog: step.dialog,
  };
}
