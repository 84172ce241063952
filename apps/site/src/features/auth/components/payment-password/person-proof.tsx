import { Button } from '@baize/ui/button';
import { PasswordField } from '@baize/ui/password-field';
import { useFormatter, useTranslations } from 'use-intl';
import { emptyFault, faultMessage, useFaultText } from '../../../../lib/form/field-fault.ts';
import type { PaymentPasswordStatus, usePaymentPassword } from '../../hooks/use-payment-password.ts';
import { SmsCodeField } from '../sms/sms-code-field.tsx';

interface PersonProofProps {
  status: PaymentPasswordStatus;
  change: ReturnType<typeof usePaymentPassword>;
}

/** The login password for the first payment password, the present one for a later one, a code where that was forgotten. */
export function PersonProof({ status, change }: PersonProofProps) {
  const t = useTranslations('auth');
  const shown = useTranslations('common.password');
  const format = useFormatter();
  const textOf = useFaultText();
  const { form, code, kind, proof, switchProof } = change;
  const { register, formState } = form;
  const [reached] = status.resetBy;
  const isFilled = (value: string) => value !== '' || emptyFault;
  const field = proof === 'old' ? 'oldPaymentPassword' : 'password';
  return (
    <div className="flex flex-col gap-1">
      {status.lockedUntil !== null && (
        <p className="mb-2 rounded-md bg-warning-soft px-4 py-3 text-sm text-warning-ink">
          {t('paymentPassword.locked', { time: format.dateTime(new Date(status.lockedUntil), 'moment') })}
        </p>
      )}
      {proof === 'code' ? (
        <SmsCodeField
          sms={code}
          label={t('paymentPassword.code', { contact: reached?.masked ?? '' })}
          isMail={kind === 'email'}
          sentText={t('paymentPassword.sent', { contact: reached?.masked ?? '' })}
          error={textOf(formState.errors.verificationCode)}
          {...register('verificationCode', {
            validate: (value) => value.trim() !== '' || faultMessage({ key: 'missing_verification_code' }),
          })}
        />
      ) : (
        <PasswordField
          key={field}
          label={t(proof === 'old' ? 'paymentPassword.oldOne' : 'paymentPassword.loginPassword')}
          showLabel={shown('show')}
          hideLabel={shown('hide')}
          autoComplete={proof === 'old' ? 'off' : 'current-password'}
          required
          error={textOf(formState.errors[field])}
          {...register(field, { validate: isFilled })}
        />
      )}
      {status.isSet && reached !== undefined && (
        <Button variant="ghost" className="self-start px-0" onClick={switchProof}>
          {t(proof === 'code' ? 'paymentPassword.byOld' : 'paymentPassword.forgot')}
        </Button>
      )}
    </div>
  );
}
