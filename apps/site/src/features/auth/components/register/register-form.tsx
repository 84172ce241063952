import {
  type FieldRule,
  type RegisterSettings,
  type RegistrationField,
  type RegistrationType,
  registrationForm,
} from '@baize/contract';
import { Button } from '@baize/ui/button';
import { CheckboxField } from '@baize/ui/checkbox-field';
import { WarningDialog } from '@baize/ui/warning-dialog';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { useTranslations } from 'use-intl';
import { paths } from '../../../../config/paths.ts';
import { useFaultText } from '../../../../lib/form/field-fault.ts';
import { useRegisterForm } from '../../hooks/use-register-form.ts';
import { CaptchaField } from '../captcha/captcha-field.tsx';
import { FormFailure } from '../form-failure.tsx';
import { MobileField } from '../sms/mobile-field.tsx';
import { SmsCodeField } from '../sms/sms-code-field.tsx';
import { RegistrationInput } from './registration-input.tsx';

export interface RegisterFormProps {
  settings: RegisterSettings;
  type: RegistrationType;
  minimumAge: number;
  termsTicked: boolean;
}

/** One tab of the registration with the fields that the server wants there. */
export function RegisterForm({ settings, type, minimumAge, termsTicked }: RegisterFormProps) {
  const t = useTranslations('auth');
  const errors = useTranslations('errors');
  const action = useTranslations('common.action');
  const faultText = useFaultText();
  const entry = useRegisterForm(settings, type, termsTicked);
  const { submit, reset, failure, isBusy, isCodeRefused, dismissCode } = entry;
  const { formState, register } = entry.form;
  // The sentence at the box says the age; another one beside it only where the brand names another.
  const agreedAge = Math.max(minimumAge, settings.minimumAge);
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <Fields settings={settings} type={type} entry={entry} />
      <div className="flex flex-col gap-2">
        {settings.hintAge !== agreedAge && (
          <p className="text-sm text-ink-muted">{t('hint.age', { age: settings.hintAge })}</p>
        )}
        <CheckboxField
          label={t.rich('register.terms', {
            age: agreedAge,
            link: (text) => (
              <Link to={paths.helpBare} hash="term" target="_blank" className="font-semibold text-gold-ink underline">
                {text}
              </Link>
            ),
          })}
          error={faultText(formState.errors.agreedToTerms)}
          {...register('agreedToTerms')}
        />
      </div>
      <FormFailure failure={failure} />
      <div className="flex flex-col gap-1">
        <Button type="submit" size="lg" busy={isBusy}>
          {action('signUp')}
        </Button>
        <Button variant="ghost" disabled={isBusy} onClick={reset}>
          {t('register.reset')}
        </Button>
      </div>
      <WarningDialog
        open={isCodeRefused}
        onClose={dismissCode}
        title={t('affiliate.title')}
        text={errors('invitation_code_error')}
        confirmLabel={t('affiliate.confirm')}
        closeLabel={action('close')}
      />
    </form>
  );
}

type FieldsProps = Pick<RegisterFormProps, 'settings' | 'type'> & { entry: ReturnType<typeof useRegisterForm> };

/** In two columns where there is room. */
function Fields({ settings, type, entry }: FieldsProps) {
  return (
    <div className="grid items-start gap-4 @xl:grid-cols-2 @xl:gap-x-6">
      {[...registrationForm(settings, type)].map(([field, rule]) => (
        <div key={field} className={clsx('min-w-0', field === 'username' && 'col-span-full')}>
          <Field field={field} rule={rule} entry={entry} />
        </div>
      ))}
    </div>
  );
}

type FieldProps = Pick<FieldsProps, 'entry'> & { field: RegistrationField; rule: FieldRule };

function Field({ field, rule, entry: { form, sms, captcha } }: FieldProps) {
  const faultText = useFaultText();
  const { formState, register, watch, setValue } = form;
  const input = register(field);
  const error = faultText(formState.errors[field]);
  if (field === 'mobileNum') {
    return (
      <MobileField
        dialingCode={watch('countryDialingCode')}
        onDialingCode={(code) => setValue('countryDialingCode', code)}
        required={rule.required}
        error={error}
        {...input}
      />
    );
  }
  if (field === 'verificationCode') return <SmsCodeField sms={sms} error={error} {...input} />;
  if (field === 'captcha') return <CaptchaField captcha={captcha} error={error} {...input} />;
  return <RegistrationInput field={field} rule={rule} error={error} input={input} />;
}
