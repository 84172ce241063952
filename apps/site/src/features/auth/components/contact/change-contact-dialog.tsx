import type { ContactKind } from '@baize/contract';
import { Button } from '@baize/ui/button';
import { Dialog } from '@baize/ui/dialog';
import { TextField } from '@baize/ui/field';
import { PasswordField } from '@baize/ui/password-field';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { emptyFault, faultMessage, useFaultText } from '../../../../lib/form/field-fault.ts';
import { type Member, useSession } from '../../../../lib/session/session.ts';
import { useChangeContact } from '../../hooks/use-change-contact.ts';
import { FormFailure } from '../form-failure.tsx';
import { MobileField } from '../sms/mobile-field.tsx';
import { SmsCodeField } from '../sms/sms-code-field.tsx';

export interface ChangeContactDialogProps {
  kind: ContactKind;
  onClose: () => void;
}

/** The change of the mobile number or the e-mail address, and the first giving of one. */
export function ChangeContactDialog({ kind, onClose }: ChangeContactDialogProps) {
  const t = useTranslations('auth.contact');
  const action = useTranslations('common.action');
  const member = useSession((session) => session.member);
  if (member === null) return null;
  return (
    <Dialog open onClose={onClose} title={t(`title.${kind}`)} closeLabel={action('close')} size="sm">
      <ChangeContactForm kind={kind} member={member} onDone={onClose} />
    </Dialog>
  );
}

const looksLikeNumber = /^\d{4,15}$/;
const looksLikeAddress = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/u;

function ChangeContactForm({ kind, member, onDone }: { kind: ContactKind; member: Member; onDone: () => void }) {
  const t = useTranslations('auth');
  const textOf = useFaultText();
  const change = useChangeContact(kind, member, onDone);
  const { form, submit, failure, newCode, isBusy } = change;
  const { register, formState, watch, setValue, setFocus } = form;
  useEffect(() => setFocus(kind === 'mobile' ? 'mobileNum' : 'email'), [setFocus, kind]);
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <p className="rounded-md bg-warning-soft px-4 py-3 text-sm text-warning-ink">{t('contact.note')}</p>
      {kind === 'mobile' ? (
        <MobileField
          label={t('contact.newMobile')}
          dialingCode={watch('countryDialingCode')}
          onDialingCode={(code) => setValue('countryDialingCode', code)}
          error={textOf(formState.errors.mobileNum)}
          required
          {...register('mobileNum', { validate: isNumber })}
        />
      ) : (
        <TextField
          label={t('contact.newEmail')}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          error={textOf(formState.errors.email)}
          required
          {...register('email', { validate: isAddress })}
        />
      )}
      <SmsCodeField
        sms={newCode}
        label={t(`contact.newCode.${kind}`)}
        isMail={kind === 'email'}
        sentText={t(kind === 'mobile' ? 'sms.sent' : 'contact.mailSent')}
        error={textOf(formState.errors.verificationCode)}
        {...register('verificationCode', { validate: isCode })}
      />
      <PersonProof member={member} change={change} />
      <FormFailure failure={failure} />
      <Button type="submit" size="lg" busy={isBusy}>
        {t('contact.submit')}
      </Button>
    </form>
  );
}

/** The password, or a code to what the account has now. */
function PersonProof({ member, change }: { member: Member; change: ReturnType<typeof useChangeContact> }) {
  const t = useTranslations('auth');
  const password = useTranslations('common.password');
  const textOf = useFaultText();
  const { form, oldCode, isByOldCode, switchProof } = change;
  const { register, formState } = form;
  const hasOld = (member.mobileMasked ?? '') !== '' || (member.emailMasked ?? '') !== '';
  const hasPassword = member.passwordSet !== false;
  if (!hasOld && !hasPassword) return null;
  return (
    <div className="flex flex-col gap-1">
      {isByOldCode ? (
        <SmsCodeField
          sms={oldCode}
          label={t('contact.oldCode')}
          isMail
          sentText={t('contact.oldSent')}
          error={textOf(formState.errors.oldCode)}
          {...register('oldCode', { validate: isCode })}
        />
      ) : (
        <PasswordField
          label={t('field.oldPassword')}
          showLabel={password('show')}
          hideLabel={password('hide')}
          autoComplete="current-password"
          required
          error={textOf(formState.errors.password)}
          {...register('password', { validate: (value) => value !== '' || emptyFault })}
        />
      )}
      {hasOld && hasPassword && (
        <Button variant="ghost" className="self-start px-0" onClick={switchProof}>
          {t(isByOldCode ? 'contact.byPassword' : 'contact.byOldCode')}
        </Button>
      )}
    </div>
  );
}

const isNumber = (value: string) => {
  if (value.trim() === '') return faultMessage({ key: 'missing_phone_number' });
  return looksLikeNumber.test(value.trim()) || faultMessage({ key: 'error_phone_number_limit' });
};
const isAddress = (value: string) => {
  if (value.trim() === '') return emptyFault;
  return looksLikeAddress.test(value.trim()) || faultMessage({ key: 'reg_pattern_5' });
};
const isCode = (value: string) => value.trim() !== '' || faultMessage({ key: 'missing_verification_code' });
