import { Button } from '@baize/ui/button';
import { CheckboxField } from '@baize/ui/checkbox-field';
import { TextField } from '@baize/ui/field';
import { PasswordField } from '@baize/ui/password-field';
import { useTranslations } from 'use-intl';
import { useFlag } from '../../../../lib/brand/use-flag.ts';
import { useFaultText } from '../../../../lib/form/field-fault.ts';
import { forgetDevice } from '../../api/forget-device.ts';
import type { LoginPage } from '../../hooks/use-enter.ts';
import { usePasswordLogin } from '../../hooks/use-password-login.ts';
import { CaptchaField } from '../captcha/captcha-field.tsx';
import { FormFailure } from '../form-failure.tsx';

export interface PasswordLoginFormProps {
  loginPage: LoginPage;
  onForgot: () => void;
}

/** Username (or mobile number) and password. */
export function PasswordLoginForm({ loginPage, onForgot }: PasswordLoginFormProps) {
  const t = useTranslations('auth');
  const common = useTranslations('common');
  const { form, submit, failure, isFilled, needsCaptcha, captcha, isBusy, dialog } = usePasswordLogin(loginPage);
  const faultText = useFaultText();
  const hasNumbers = useFlag('MOBILENUMREG3', false);
  const { register, formState } = form;
  const remember = register('remember', {
    onChange: (event: { target: { checked: boolean } }) => {
      if (!event.target.checked) forgetDevice();
    },
  });
  return (
    <>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <TextField
          label={t('field.username')}
          hint={hasNumbers && loginPage === 'member' ? t('login.orNumber') : undefined}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          error={faultText(formState.errors.username)}
          {...register('username', { validate: isFilled })}
        />
        <PasswordField
          label={t('field.password')}
          showLabel={common('password.show')}
          hideLabel={common('password.hide')}
          autoComplete="current-password"
          error={faultText(formState.errors.password)}
          {...register('password', { validate: isFilled })}
        />
        {needsCaptcha && (
          <CaptchaField
            captcha={captcha}
            error={faultText(formState.errors.captcha)}
            {...register('captcha', { validate: isFilled })}
          />
        )}
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <CheckboxField label={t('login.rememberMe')} {...remember} />
          <Button variant="quiet" className="-mr-4" onClick={onForgot}>
            {t('login.forgot')}
          </Button>
        </div>
        <FormFailure failure={failure} />
        <Button type="submit" size="lg" busy={isBusy}>
          {common('action.logIn')}
        </Button>
      </form>
      {dialog}
    </>
  );
}
