import { type FieldRule, fieldFault } from '@baize/contract';
import { faultText } from '@baize/i18n';
import { PasswordField } from '@baize/ui/password-field';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { emptyFault, faultMessage, useFaultText } from '../../../../lib/form/field-fault.ts';

export interface PasswordPairValues {
  newPassword: string;
  confirmNewPassword: string;
}

export interface PasswordPairProps {
  // biome-ignore lint/suspicious/noExplicitAny: any form that has these two fields among others
  form: UseFormReturn<any>;
  /** The brand's rule of passwords. */
  rule: FieldRule;
}

/** A new password and its confirmation. */
export function PasswordPair({ form, rule }: PasswordPairProps) {
  const t = useTranslations('auth.field');
  const password = useTranslations('common.password');
  const errors = useTranslations('errors');
  const textOf = useFaultText();
  const { newPassword, confirmNewPassword } = (form as UseFormReturn<PasswordPairValues>).formState.errors;
  const { register, getValues } = form as UseFormReturn<PasswordPairValues>;
  const shared = {
    showLabel: password('show'),
    hideLabel: password('hide'),
    autoComplete: 'new-password',
    required: true,
  };
  const followsRule = (value: string) => {
    const fault = fieldFault({ ...rule, required: true }, value);
    return fault === null || faultMessage(fault);
  };
  const isEqual = (value: string) => {
    if (value === '') return emptyFault;
    return value === getValues('newPassword') || faultMessage({ key: 'inconsistent_twice' });
  };
  return (
    <>
      <PasswordField
        {...shared}
        label={t('newPassword')}
        hint={faultText(errors, { key: `reg_pattern_${rule.patternId}`, min: rule.minLength, max: rule.maxLength })}
        error={textOf(newPassword)}
        {...register('newPassword', { validate: followsRule })}
      />
      <PasswordField
        {...shared}
        label={t('confirmNewPassword')}
        error={textOf(confirmNewPassword)}
        {...register('confirmNewPassword', { validate: isEqual })}
      />
    </>
  );
}
