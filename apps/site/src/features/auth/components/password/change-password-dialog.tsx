import type { FieldRule } from '@baize/contract';
import { Button } from '@baize/ui/button';
import { Dialog } from '@baize/ui/dialog';
import { PasswordField } from '@baize/ui/password-field';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { useFaultText } from '../../../../lib/form/field-fault.ts';
import { useChangePassword } from '../../hooks/use-change-password.ts';
import { useSignOut } from '../../hooks/use-sign-out.ts';
import { useAuthIntent } from '../../intent.ts';
import { FormFailure } from '../form-failure.tsx';
import { PasswordPair } from './password-pair.tsx';
import { WithRules } from './with-rules.tsx';

export interface ChangePasswordDialogProps {
  /** True: the account goes on only with a new password; the one way out is to sign out. */
  isForced: boolean;
  onClose: () => void;
}

/** The change-password popup: wanted by the member, or demanded (factory password, expired, forced). */
export function ChangePasswordDialog({ isForced, onClose }: ChangePasswordDialogProps) {
  const t = useTranslations('auth.changePassword');
  const action = useTranslations('common.action');
  const signOut = useSignOut();
  const isFirstLogin = useAuthIntent((intent) => intent.isFirstLogin);
  return (
    <Dialog open onClose={isForced ? signOut : onClose} title={t('title')} closeLabel={action('close')} size="sm">
      {isForced && (
        <p className="mb-5 rounded-md bg-gold-soft px-4 py-3 text-sm text-gold-ink">
          {t(isFirstLogin ? 'first' : 'required')}
        </p>
      )}
      <WithRules>
        {({ password }) => password !== undefined && <ChangePasswordForm rule={password} onDone={onClose} />}
      </WithRules>
      {isForced && (
        <Button variant="ghost" className="mt-2 w-full" onClick={signOut}>
          {action('signOut')}
        </Button>
      )}
    </Dialog>
  );
}

function ChangePasswordForm({ rule, onDone }: { rule: FieldRule; onDone: () => void }) {
  const t = useTranslations('auth');
  const password = useTranslations('common.password');
  const textOf = useFaultText();
  const { form, submit, failure, isHeld, isFilled, isBusy } = useChangePassword(onDone);
  const { setFocus } = form;
  useEffect(() => setFocus(isHeld ? 'newPassword' : 'oldPassword'), [setFocus, isHeld]);
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      {!isHeld && (
        <PasswordField
          label={t('field.oldPassword')}
          showLabel={password('show')}
          hideLabel={password('hide')}
          autoComplete="current-password"
          required
          error={textOf(form.formState.errors.oldPassword)}
          {...form.register('oldPassword', { validate: isFilled })}
        />
      )}
      <PasswordPair form={form} rule={rule} />
      <p className="text-sm text-ink-muted">{t('changePassword.others')}</p>
      <FormFailure failure={failure} />
      <Button type="submit" size="lg" busy={isBusy}>
        {t('changePassword.submit')}
      </Button>
    </form>
  );
}
