import type { FieldRule } from '@baize/contract';
import { faultText } from '@baize/i18n';
import { Button } from '@baize/ui/button';
import { CheckboxField } from '@baize/ui/checkbox-field';
import { Dialog } from '@baize/ui/dialog';
import { TextField } from '@baize/ui/field';
import { PasswordField } from '@baize/ui/password-field';
import { Skeleton } from '@baize/ui/skeleton';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { paths } from '../../config/paths.ts';
import { useRegisterSettings } from '../../lib/api/queries/register-settings.ts';
import { useWhitelabel } from '../../lib/api/queries/whitelabel.ts';
import { CallFailure } from '../../lib/call-failure.tsx';
import { FormFailure } from './form-failure.tsx';
import type { AuthDialogProps } from './login-dialog.tsx';
import { type RegistrationField, type RegistrationRules, shownFields } from './registration-fields.ts';
import { useRegisterForm } from './use-register-form.ts';

/** The registration popup. */
export function RegisterDialog({ onClose, onSwitch }: AuthDialogProps) {
  const t = useTranslations('auth.register');
  const common = useTranslations('common');
  return (
    <Dialog open onClose={onClose} title={t('title')} closeLabel={common('action.close')} size="sm">
      <div className="flex flex-col gap-5">
        <p className="text-sm text-ink-muted">{t('intro')}</p>
        <RegisterFormWhenReady />
        <p className="text-center text-sm text-ink-muted">
          {t('hasAccount')}{' '}
          <Button variant="quiet" onClick={onSwitch}>
            {common('action.logIn')}
          </Button>
        </p>
      </div>
    </Dialog>
  );
}

/** The form waits for its rules and for the brand's words. */
function RegisterFormWhenReady() {
  const settings = useRegisterSettings();
  const whitelabel = useWhitelabel();
  const failed = [settings, whitelabel].find((query) => query.isError);
  if (failed) return <CallFailure thrown={failed.error} onRetry={() => void failed.refetch()} />;
  if (!settings.data || !whitelabel.data) return <FormSkeleton />;
  const { minimumAge, termsTicked } = whitelabel.data;
  return <RegisterForm rules={shownFields(settings.data.fields)} minimumAge={minimumAge} termsTicked={termsTicked} />;
}

interface RegisterFormProps {
  rules: RegistrationRules;
  minimumAge: number;
  termsTicked: boolean;
}

function RegisterForm({ rules, minimumAge, termsTicked }: RegisterFormProps) {
  const t = useTranslations('auth');
  const common = useTranslations('common');
  const { form, submit, reset, failure, isBusy } = useRegisterForm(rules, termsTicked);
  const { formState, register, setFocus } = form;
  useEffect(() => setFocus('username'), [setFocus]);
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      {(Object.keys(rules) as RegistrationField[]).map((field) => (
        <RegistrationInput
          key={field}
          field={field}
          rule={rules[field]}
          error={formState.errors[field]?.message}
          input={register(field)}
        />
      ))}
      <CheckboxField
        label={t.rich('register.terms', {
          age: minimumAge,
          link: (text) => (
            <Link to={paths.help} hash="term" target="_blank" className="font-semibold text-gold-ink underline">
              {text}
            </Link>
          ),
        })}
        error={formState.errors.agreedToTerms?.message}
        {...register('agreedToTerms')}
      />
      <FormFailure failure={failure} />
      <div className="flex flex-col gap-1">
        <Button type="submit" size="lg" busy={isBusy}>
          {common('action.signUp')}
        </Button>
        <Button variant="ghost" disabled={isBusy} onClick={reset}>
          {t('register.reset')}
        </Button>
      </div>
    </form>
  );
}

interface RegistrationInputProps {
  field: RegistrationField;
  rule: FieldRule | undefined;
  error: string | undefined;
  input: ReturnType<ReturnType<typeof useRegisterForm>['form']['register']>;
}

const autoComplete: Partial<Record<RegistrationField, string>> = {
  username: 'username',
  password: 'new-password',
  confirmPassword: 'new-password',
  payeeName: 'name',
  email: 'email',
};

function RegistrationInput({ field, rule, error, input }: RegistrationInputProps) {
  const t = useTranslations('auth');
  const common = useTranslations('common');
  const shared = {
    label: t(`field.${field}`),
    hint: useHint(field, rule),
    required: rule?.required ?? false,
    error,
    autoComplete: autoComplete[field] ?? 'off',
    ...input,
  };
  if (rule?.type !== 'password') return <TextField {...shared} autoCapitalize="none" spellCheck={false} />;
  return <PasswordField {...shared} showLabel={common('password.show')} hideLabel={common('password.hide')} />;
}

/** What the field takes: the sentence of its rule, so that a brand's own rules are told as they are. */
function useHint(field: RegistrationField, rule: FieldRule | undefined): string | undefined {
  const t = useTranslations('auth');
  const errors = useTranslations('errors');
  if (field === 'payeeName') return t('hint.payeeName');
  if (rule === undefined || rule.acceptedPattern === '*') return undefined;
  return faultText(errors, { key: `reg_pattern_${rule.patternId}`, min: rule.minLength, max: rule.maxLength });
}

function FormSkeleton() {
  return (
    <div className="flex flex-col gap-4">
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-18" />
      ))}
      <Skeleton className="h-12" />
    </div>
  );
}
