import { type ApiFailure, toFailure } from '@baize/client';
import { type FieldFault, type RegisterSettings, type RegistrationType, registrationForm } from '@baize/contract';
import { useState } from 'react';
import { type FieldErrors, type Resolver, useForm } from 'react-hook-form';
import { callApi } from '../../../lib/api/client.ts';
import { useWhitelabel } from '../../../lib/brand/whitelabel.ts';
import { faultMessage } from '../../../lib/form/field-fault.ts';
import { placeFaults } from '../../../lib/form/place-faults.ts';
import { sendRegistration } from '../api/send-registration.ts';
import { useFirstDialingCode } from '../components/sms/mobile-field.tsx';
import { useFormId } from '../form-id.ts';
import { useAuthIntent } from '../intent.ts';
import { dayOf, emptyValues, formFaults, type RegistrationFormValues } from '../registration-values.ts';
import { useSmsCode } from './sms/use-sms-code.ts';
import { useCaptcha } from './use-captcha.ts';
import { useEnter } from './use-enter.ts';

const codeLimit = 64;

/** The registration form's logic: the server's rules, codes and pictures, the call, and why it was refused. */
export function useRegisterForm(settings: RegisterSettings, type: RegistrationType, termsTicked: boolean) {
  const referralCode = useAuthIntent((intent) => intent.referralCode.slice(0, codeLimit));
  const { data: brand } = useWhitelabel();
  const enter = useEnter();
  const formId = useFormId();
  const captcha = useCaptcha('register', formId, settings.captcha);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [isCodeRefused, setCodeRefused] = useState(false);
  const firstCode = useFirstDialingCode('');

  const form = useForm<RegistrationFormValues>({
    resolver: resolverOf(settings, type),
    defaultValues: emptyValues(firstCode, referralCode, termsTicked),
    // Not when a field is left: the line that appears then would move the button away from under the click that left it.
    mode: 'onSubmit',
  });
  const shown = [...registrationForm(settings, type).keys()];
  const place = (refusal: ApiFailure) => placeFaults(form, [...shown, 'agreedToTerms'], refusal);

  const sms = useSmsCode({
    byPhoneAuth: true,
    send: (number, check) => callApi('smsRegister', { body: { ...number, ...check, formId, type } }),
    readTarget: async () => {
      if (!(await form.trigger('mobileNum', { shouldFocus: true }))) return null;
      const { countryDialingCode, mobileNum } = form.getValues();
      return { countryDialingCode, mobileNum };
    },
    placeFault: place,
  });

  /** Puts what the server found wrong under its fields; what has no field of the form stands above the button. */
  const show = (refusal: ApiFailure) => {
    if (refusal.messageKey === 'invitation_code_error') return setCodeRefused(true);
    if (!place(refusal)) setFailure(refusal);
    if (refusal.isVolatile) return;
    captcha.renew();
    if (settings.captcha) form.resetField('captcha', { defaultValue: '', keepError: true });
  };

  const submit = form.handleSubmit(async (values) => {
    setFailure(null);
    try {
      const registration = {
        settings,
        type,
        values,
        formId,
        referralCode,
        botChecks: brand?.botChecks,
        prove: sms.prove,
      };
      await enter(await sendRegistration(registration));
    } catch (thrown) {
      show(toFailure(thrown));
    }
  });

  /** Empties everything but the country code. */
  const reset = () => {
    setFailure(null);
    form.reset(emptyValues(form.getValues('countryDialingCode'), '', termsTicked));
  };
  return {
    form,
    submit,
    reset,
    failure,
    captcha,
    sms,
    isBusy: form.formState.isSubmitting,
    isCodeRefused,
    dismissCode: () => setCodeRefused(false),
  };
}

function resolverOf(settings: RegisterSettings, type: RegistrationType): Resolver<RegistrationFormValues> {
  return (values) => {
    const faults = Object.entries(formFaults(settings, type, values, dayOf(new Date()))) as [string, FieldFault][];
    if (faults.length === 0) return { values, errors: {} };
    const errors = faults.map(([field, fault]) => [field, { type: fault.key, message: faultMessage(fault) }]);
    return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<RegistrationFormValues> };
  };
}
