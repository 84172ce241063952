import { Button } from '@baize/ui/button';
import { CheckboxField } from '@baize/ui/checkbox-field';
import { useTranslations } from 'use-intl';
import { useFaultText } from '../../../../lib/form/field-fault.ts';
import { forgetDevice } from '../../api/forget-device.ts';
import type { LoginPage } from '../../hooks/use-enter.ts';
import { useSmsLogin } from '../../hooks/use-sms-login.ts';
import { FormFailure } from '../form-failure.tsx';
import { MobileField } from '../sms/mobile-field.tsx';
import { SmsCodeField } from '../sms/sms-code-field.tsx';

/** A mobile number and the code that is sent to it. */
export function SmsLoginForm({ loginPage }: { loginPage: LoginPage }) {
  const t = useTranslations('auth');
  const action = useTranslations('common.action');
  const { form, submit, failure, sms, isNumber, isCode, isBusy, dialog } = useSmsLogin(loginPage);
  const faultText = useFaultText();
  const { register, formState, watch, setValue } = form;
  const remember = register('remember', {
    onChange: (event: { target: { checked: boolean } }) => {
      if (!event.target.checked) forgetDevice();
    },
  });
  return (
    <>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <MobileField
          dialingCode={watch('countryDialingCode')}
          onDialingCode={(code) => setValue('countryDialingCode', code)}
          error={faultText(formState.errors.mobileNum)}
          required
          {...register('mobileNum', { validate: isNumber })}
        />
        <SmsCodeField
          sms={sms}
          error={faultText(formState.errors.verificationCode)}
          {...register('verificationCode', { validate: isCode })}
        />
        <CheckboxField label={t('login.rememberNumber')} {...remember} />
        <FormFailure failure={failure} />
        <Button type="submit" size="lg" busy={isBusy}>
          {action('logIn')}
        </Button>
      </form>
      {dialog}
    </>
  );
}
