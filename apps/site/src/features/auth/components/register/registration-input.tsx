import type { FieldRule, RegistrationField } from '@baize/contract';
import { faultText } from '@baize/i18n';
import { TextField } from '@baize/ui/field';
import { PasswordField } from '@baize/ui/password-field';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslations } from 'use-intl';

export interface RegistrationInputProps {
  field: RegistrationField;
  rule: FieldRule;
  error: string | undefined;
  input: UseFormRegisterReturn;
}

const autoComplete: Partial<Record<RegistrationField, string>> = {
  username: 'username',
  password: 'new-password',
  confirmPassword: 'new-password',
  payeeName: 'name',
  email: 'email',
  birthday: 'bday',
};
const inputTypes: Partial<Record<FieldRule['type'], string>> = { email: 'email', tel: 'tel' };

/** One plain field of the registration, as the server describes it. */
export function RegistrationInput({ field, rule, error, input }: RegistrationInputProps) {
  const t = useTranslations('auth');
  const common = useTranslations('common');
  const hint = useHint(field, rule);
  const shared = {
    label: rule.required ? t(`field.${field}`) : t('optional', { field: t(`field.${field}`) }),
    hint,
    required: rule.required,
    error,
    autoComplete: autoComplete[field] ?? 'off',
    ...input,
  };
  if (rule.type === 'password') {
    return <PasswordField {...shared} showLabel={common('password.show')} hideLabel={common('password.hide')} />;
  }
  const type = field === 'birthday' ? 'date' : (inputTypes[rule.type] ?? 'text');
  return <TextField {...shared} type={type} autoCapitalize="none" spellCheck={false} />;
}

/** What the field takes: the sentence of its rule, so that a brand's own rules are told as they are. */
function useHint(field: RegistrationField, rule: FieldRule): string | undefined {
  const t = useTranslations('auth.hint');
  const errors = useTranslations('errors');
  if (field === 'payeeName') return t('payeeName');
  if (field === 'email') return t('email');
  if (field === 'affiliateCode') return rule.required ? undefined : t('affiliateCode');
  if (rule.acceptedPattern === '*' || field === 'birthday') return undefined;
  return faultText(errors, { key: `reg_pattern_${rule.patternId}`, min: rule.minLength, max: rule.maxLength });
}
