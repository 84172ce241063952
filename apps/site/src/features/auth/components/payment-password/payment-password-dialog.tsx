import { type FieldRule, fieldFault } from '@baize/contract';
import { faultText } from '@baize/i18n';
import { Button } from '@baize/ui/button';
import { Dialog } from '@baize/ui/dialog';
import { PasswordField } from '@baize/ui/password-field';
import { Skeleton } from '@baize/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { paymentPasswordQuery } from '../../../../lib/account/payment-password.ts';
import { emptyFault, faultMessage, useFaultText } from '../../../../lib/form/field-fault.ts';
import { CallFailure } from '../../../../lib/page/call-failure.tsx';
import { type PaymentPasswordStatus, usePaymentPassword } from '../../hooks/use-payment-password.ts';
import { FormFailure } from '../form-failure.tsx';
import { WithRules } from '../password/with-rules.tsx';
import { PersonProof } from './person-proof.tsx';

/** The popup that sets, changes or renews the payment password. */
export function PaymentPasswordDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('auth.paymentPassword');
  const action = useTranslations('common.action');
  const { data: status, error, refetch } = useQuery({ ...paymentPasswordQuery(), staleTime: 0 });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(status?.isSet ? 'changeTitle' : 'setTitle')}
      closeLabel={action('close')}
      size="sm"
    >
      {error !== null && <CallFailure thrown={error} onRetry={() => void refetch()} />}
      {status === undefined && error === null && <Skeleton className="h-40" />}
      {status !== undefined && (
        <WithRules>
          {({ paymentPassword }) =>
            paymentPassword !== undefined && (
              <PaymentPasswordForm rule={paymentPassword} status={status} onDone={onClose} />
            )
          }
        </WithRules>
      )}
    </Dialog>
  );
}

interface FormProps {
  rule: FieldRule;
  status: PaymentPasswordStatus;
  onDone: () => void;
}

function PaymentPasswordForm({ rule, status, onDone }: FormProps) {
  const t = useTranslations('auth.paymentPassword');
  const errors = useTranslations('errors');
  const shown = useTranslations('common.password');
  const textOf = useFaultText();
  const change = usePaymentPassword(status, onDone);
  const { form, submit, failure, isBusy } = change;
  const { register, formState, getValues } = form;
  const shared = { showLabel: shown('show'), hideLabel: shown('hide'), autoComplete: 'off', required: true } as const;
  const followsRule = (value: string) => {
    const fault = fieldFault({ ...rule, required: true }, value);
    return fault === null || faultMessage(fault);
  };
  const isEqual = (value: string) => {
    if (value === '') return emptyFault;
    return value === getValues('newPaymentPassword') || faultMessage({ key: 'inconsistent_twice' });
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <p className="text-sm text-ink-muted">{t('note')}</p>
      <PersonProof status={status} change={change} />
      <PasswordField
        {...shared}
        label={t('newOne')}
        inputMode="numeric"
        hint={faultText(errors, { key: `reg_pattern_${rule.patternId}`, min: rule.minLength, max: rule.maxLength })}
        error={textOf(formState.errors.newPaymentPassword)}
        {...register('newPaymentPassword', { validate: followsRule })}
      />
      <PasswordField
        {...shared}
        label={t('again')}
        inputMode="numeric"
        error={textOf(formState.errors.confirmPaymentPassword)}
        {...register('confirmPaymentPassword', { validate: isEqual })}
      />
      <FormFailure failure={failure} />
      <Button type="submit" size="lg" busy={isBusy}>
        {t('submit')}
      </Button>
    </form>
  );
}
