import type { FieldFault } from '@baize/contract';
import { faultText } from '@baize/i18n';
import { useState } from 'react';
import { type FieldErrors, type Resolver, useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { callApi } from '../../lib/api/client.ts';
import { type ApiFailure, toFailure } from '../../lib/api/failure.ts';
import { useAuthIntent } from './intent.ts';
import { placeFaults } from './place-faults.ts';
import {
  type RegistrationField,
  type RegistrationRules,
  type RegistrationValues,
  registrationFaults,
  registrationFields,
} from './registration-fields.ts';
import { useEnter } from './use-enter.ts';

/** The registration form's logic: the server's rules, the call with where the visitor came from, and why it was refused. */
export function useRegisterForm(rules: RegistrationRules, termsTicked: boolean) {
  const errors = useTranslations('errors');
  const referralCode = useAuthIntent((intent) => intent.referralCode.slice(0, codeLimit));
  const enter = useEnter();
  const [failure, setFailure] = useState<ApiFailure | null>(null);

  const resolver: Resolver<RegistrationValues> = (values) => {
    const faults = Object.entries(registrationFaults(rules, values)) as [keyof RegistrationValues, FieldFault][];
    const found = faults.map(([field, fault]) => [field, { type: fault.key, message: faultText(errors, fault) }]);
    return found.length === 0
      ? { values, errors: {} }
      : { values: {}, errors: Object.fromEntries(found) as FieldErrors<RegistrationValues> };
  };
  const empty = Object.fromEntries(registrationFields.map((field) => [field, ''])) as Record<RegistrationField, string>;
  const form = useForm<RegistrationValues>({
    resolver,
    defaultValues: { ...empty, affiliateCode: rules.affiliateCode ? referralCode : '', agreedToTerms: termsTicked },
    // Not when a field is left: the line that appears then would move the button away from under the click that left it.
    mode: 'onSubmit',
  });

  /** Puts what the server found wrong under its fields; what has no field of the form stands above the button. */
  const show = (refusal: ApiFailure) => {
    const shown = registrationFields.filter((field) => rules[field] !== undefined);
    if (!placeFaults(form, shown, refusal, (fault) => faultText(errors, fault))) setFailure(refusal);
  };

  const submit = form.handleSubmit(async (values) => {
    setFailure(null);
    try {
      await enter(await callApi('register', { body: requestOf(values, referralCode) }));
    } catch (thrown) {
      show(toFailure(thrown));
    }
  });

  const reset = () => {
    setFailure(null);
    form.reset();
  };
  return { form, submit, reset, failure, isBusy: form.formState.isSubmitting };
}

const urlLimit = 2048;
const codeLimit = 64;

/** Without an input for it, the affiliate code is the one of the address (section 4 of the specification). */
function requestOf(values: RegistrationValues, referralCode: string) {
  const { username, password, confirmPassword, payeeName, email } = values;
  const affiliateCode = values.affiliateCode || referralCode;
  return {
    username,
    password,
    confirmPassword,
    ...(payeeName === '' ? {} : { payeeName }),
    ...(email === '' ? {} : { email }),
    ...(affiliateCode === '' ? {} : { affiliateCode }),
    ...(referralCode === '' ? {} : { referralCode }),
    domain: location.host,
    registerUrl: location.href.slice(0, urlLimit),
    agreedToTerms: true as const,
  };
}
