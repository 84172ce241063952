import { Button } from '@baize/ui/button';
import { CheckboxField } from '@baize/ui/checkbox-field';
import { Dialog } from '@baize/ui/dialog';
import { TextField } from '@baize/ui/field';
import { PasswordField } from '@baize/ui/password-field';
import { useTranslations } from 'use-intl';
import { useSession } from '../../lib/api/session.ts';
import { useFlag } from '../../lib/use-flag.ts';
import { FormFailure } from './form-failure.tsx';
import { useLoginForm } from './use-login-form.ts';

export interface AuthDialogProps {
  onClose: () => void;
  /** Opens the other popup in place of this one. */
  onSwitch: () => void;
}

/** The login popup. */
export function LoginDialog({ onClose, onSwitch }: AuthDialogProps) {
  const t = useTranslations('auth');
  const common = useTranslations('common');
  const hasExpired = useSession((session) => session.expiryCount > 0);
  const errors = useTranslations('errors');
  const canRegister = useFlag('DIRECTREG3', true);
  return (
    <Dialog open onClose={onClose} title={t('login.title')} closeLabel={common('action.close')} size="sm">
      <div className="flex flex-col gap-5">
        {hasExpired && (
          <p className="rounded-md bg-gold-soft px-4 py-3 text-sm text-gold-ink">{errors('session_expired')}</p>
        )}
        <LoginForm />
        {canRegister && (
          <p className="text-center text-sm text-ink-muted">
            {t('login.noAccount')}{' '}
            <Button variant="quiet" onClick={onSwitch}>
              {common('action.signUp')}
            </Button>
          </p>
        )}
      </div>
    </Dialog>
  );
}

function LoginForm() {
  const t = useTranslations('auth');
  const common = useTranslations('common');
  const { form, submit, failure, isFilled, isBusy } = useLoginForm();
  const { register, formState } = form;
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <TextField
        label={t('field.username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={formState.errors.username?.message}
        {...register('username', { validate: isFilled })}
      />
      <PasswordField
        label={t('field.password')}
        showLabel={common('password.show')}
        hideLabel={common('password.hide')}
        autoComplete="current-password"
        error={formState.errors.password?.message}
        {...register('password', { validate: isFilled })}
      />
      <CheckboxField label={t('login.remember')} {...register('remember')} />
      <FormFailure failure={failure} />
      <Button type="submit" size="lg" busy={isBusy}>
        {common('action.logIn')}
      </Button>
    </form>
  );
}
