import type { FieldFault } from '@baize/contract';
import { faultText } from '@baize/i18n';
import { useState } from 'react';
import { type FieldErrors, type Resolver, useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { callApi } from '../../lib/api/client.ts';
import { type ApiFailure, toFailure } from '../../lib/api/failure.ts';
import { useSiteSearch } from '../../lib/site-search.ts';
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
  const { referralCode = '' } = useSiteSearch();
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
    mode: 'onTouched',
  });

  /** Puts what the server found wrong under its fields; what has no field of the form stands above the button. */
  const show = (refusal: ApiFailure) => {
    let isPlaced = false;
    for (const field of registrationFields) {
      const fault = refusal.fields[field];
      if (fault === undefined || rules[field] === undefined) continue;
      form.setError(field, { type: fault.key, message: faultText(errors, fault) }, { shouldFocus: !isPlaced });
      isPlaced = true;
    }
    if (!isPlaced) setFailure(refusal);
  };

  const submit = form.handleSubmit(async (values) => {
    setFailure(null);
    try {
      await enter(await callApi('register', { body: requestOf(values, referralCode) }));
    } catch (thrown) {
      show(toFailure(thrown));
    }
  });

  return { form, submit, failure, isBusy: form.formState.isSubmitting };
}

const urlLimit = 2048;

function requestOf(values: RegistrationValues, referralCode: string) {
  const { username, password, confirmPassword, payeeName, email, affiliateCode } = values;
  return {
    username,
    password,
    confirmPassword,
    ...(payeeName === '' ? {} : { payeeName }),
    ...(email === '' ? {} : { email }),
    ...(affiliateCode === '' ? {} : { affiliateCode }),
    ...(referralCode === '' ? {} : { referralCode: referralCode.slice(0, 64) }),
    domain: location.host,
    registerUrl: location.href.slice(0, urlLimit),
    agreedToTerms: true as const,
  };
}
