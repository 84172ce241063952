import { faultText } from '@baize/i18n';
import { ActionField } from '@baize/ui/action-field';
import { Button } from '@baize/ui/button';
import { WarningDialog } from '@baize/ui/warning-dialog';
import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl';
import { verificationCodeLength } from '../../../../config/limits.ts';
import { useWhitelabel } from '../../../../lib/brand/whitelabel.ts';
import type { SmsCode } from '../../hooks/sms/use-sms-code.ts';

export interface SmsCodeFieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  sms: SmsCode;
  error: string | undefined;
  /** Names the code where a form has two. */
  label?: string;
  /** Said once it is sent; a text message is on its way, where this is left out. */
  sentText?: string;
  /** The code comes by mail, or may. */
  isMail?: boolean;
}

/** The code of a text message, with the button that sends it and counts down afterwards. */
export function SmsCodeField({ sms, error, label, sentText, isMail = false, ...input }: SmsCodeFieldProps) {
  const t = useTranslations('auth');
  const { data: brand } = useWhitelabel();
  const sent = sms.isSent ? (sentText ?? t('sms.sent')) : '';
  const place = brand?.smsOutbox && !isMail ? t('sms.outbox') : '';
  const hint = sent + place === '' ? undefined : <span role="status">{`${sent} ${place}`.trim()}</span>;
  return (
    <>
      <ActionField
        {...input}
        label={label ?? t('field.verificationCode')}
        error={error}
        hint={hint}
        required
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={verificationCodeLength}
        action={<SendButton sms={sms} />}
      />
      <SmsWarning sms={sms} />
    </>
  );
}

function SendButton({ sms }: { sms: SmsCode }) {
  const t = useTranslations('auth.sms');
  const isWaiting = sms.remainingSeconds > 0;
  return (
    <Button
      variant="secondary"
      className="tabular min-w-32 shrink-0 px-3"
      busy={sms.isSending}
      disabled={isWaiting}
      onClick={sms.request}
    >
      {isWaiting ? t('again', { seconds: sms.remainingSeconds }) : t(sms.isSent ? 'resend' : 'send')}
    </Button>
  );
}

function SmsWarning({ sms: { refusal, dismiss } }: { sms: SmsCode }) {
  const t = useTranslations('auth');
  const action = useTranslations('common.action');
  const errors = useTranslations('errors');
  if (refusal === null) return null;
  const { retryAfterSeconds } = refusal.detail;
  const reason = faultText(errors, {
    key: refusal.messageKey === 'too_many_requests' ? 'phone_too_many_requests' : refusal.messageKey,
  });
  const wait = retryAfterSeconds === undefined ? '' : ` ${t('retryAfter', { seconds: retryAfterSeconds })}`;
  return (
    <WarningDialog
      open
      onClose={dismiss}
      title={t('sms.failedTitle')}
      text={
        refusal.messageKey === 'too_many_requests' && wait !== '' ? `${errors('too_many_requests')}${wait}` : reason
      }
      confirmLabel={action('confirm')}
      closeLabel={action('close')}
    />
  );
}
