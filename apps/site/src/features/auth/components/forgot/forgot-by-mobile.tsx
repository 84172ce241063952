import { type FieldRule, fieldFault, type RegisterSettings } from '@baize/contract';
import { faultText } from '@baize/i18n';
import { Button } from '@baize/ui/button';
import { PasswordField } from '@baize/ui/password-field';
import { useTranslations } from 'use-intl';
import { faultMessage, useFaultText } from '../../../../lib/form/field-fault.ts';
import { useResetByMobile } from '../../hooks/use-reset-by-mobile.ts';
import { FormFailure } from '../form-failure.tsx';
import { MobileField } from '../sms/mobile-field.tsx';
import { SmsCodeField } from '../sms/sms-code-field.tsx';

export interface ForgotByMobileProps {
  fields: RegisterSettings['fields'];
  /** The password is set: now the person logs in with it. */
  onDone: () => void;
}

/** Sets a new password with a code that is sent to the account's number. */
export function ForgotByMobile({ fields, onDone }: ForgotByMobileProps) {
  const t = useTranslations('auth');
  const password = useTranslations('common.password');
  const errors = useTranslations('errors');
  const textOf = useFaultText();
  const { form, submit, failure, sms, isBusy } = useResetByMobile(onDone);
  const { register, formState, watch, setValue } = form;
  const rule = fields.password;
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <p className="text-sm text-ink-muted">{t('forgot.mobileText')}</p>
      <MobileField
        dialingCode={watch('countryDialingCode')}
        onDialingCode={(code) => setValue('countryDialingCode', code)}
        error={textOf(formState.errors.mobileNum)}
        required
        {...register('mobileNum', { validate: checkBy(fields.mobileNum, 'missing_phone_number') })}
      />
      <SmsCodeField
        sms={sms}
        error={textOf(formState.errors.verificationCode)}
        {...register('verificationCode', { validate: checkBy(undefined, 'missing_verification_code') })}
      />
      <PasswordField
        label={t('field.newPassword')}
        showLabel={password('show')}
        hideLabel={password('hide')}
        autoComplete="new-password"
        required
        hint={
          rule && faultText(errors, { key: `reg_pattern_${rule.patternId}`, min: rule.minLength, max: rule.maxLength })
        }
        error={textOf(formState.errors.newPassword)}
        {...register('newPassword', { validate: checkBy(rule, 'not_empty') })}
      />
      <FormFailure failure={failure} />
      <Button type="submit" size="lg" busy={isBusy}>
        {t('forgot.submitMobile')}
      </Button>
    </form>
  );
}

function checkBy(rule: FieldRule | undefined, emptyKey: string) {
  return (value: string) => {
    if (value.trim() === '') return faultMessage({ key: emptyKey });
    const fault = rule === undefined ? null : fieldFault(rule, value);
    return fault === null || faultMessage(fault);
  };
}
