import { type RegisterSettings, type RegistrationType, registrationForm } from '@baize/contract';
import { Button } from '@baize/ui/button';
import { CheckboxField } from '@baize/ui/checkbox-field';
import { WarningDialog } from '@baize/ui/warning-dialog';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../../config/paths.ts';
import { CaptchaField } from '../captcha/captcha-field.tsx';
import { useFaultText } from '../field-fault.ts';
import { FormFailure } from '../form-failure.tsx';
import { MobileField } from '../sms/mobile-field.tsx';
import { SmsCodeField } from '../sms/sms-code-field.tsx';
import { RegistrationInput } from './registration-input.tsx';
import { useRegisterForm } from './use-register-form.ts';

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
  const { form, submit, reset, failure, captcha, sms, isBusy, isCodeRefused, dismissCode } = useRegisterForm(
    settings,
    type,
    termsTicked,
  );
  const { formState, register, watch, setValue } = form;
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      {[...registrationForm(settings, type)].map(([field, rule]) => {
        const input = register(field);
        const error = faultText(formState.errors[field]);
        if (field === 'mobileNum') {
          return (
            <MobileField
              key={field}
              dialingCode={watch('countryDialingCode')}
              onDialingCode={(code) => setValue('countryDialingCode', code)}
              required={rule.required}
              error={error}
              {...input}
            />
          );
        }
        if (field === 'verificationCode') return <SmsCodeField key={field} sms={sms} error={error} {...input} />;
        if (field === 'captcha') return <CaptchaField key={field} captcha={captcha} error={error} {...input} />;
        return <RegistrationInput key={field} field={field} rule={rule} error={error} input={input} />;
      })}
      <div>
        <p className="text-sm text-ink-muted">{t('hint.age', { age: settings.hintAge })}</p>
        <CheckboxField
          label={t.rich('register.terms', {
            age: Math.max(minimumAge, settings.minimumAge),
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
