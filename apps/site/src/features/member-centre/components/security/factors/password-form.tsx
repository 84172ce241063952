import { type ApiFailure, toFailure } from '@baize/client';
import { faultText } from '@baize/i18n';
import { Button } from '@baize/ui/button';
import { PasswordField } from '@baize/ui/password-field';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { useTranslations } from 'use-intl';

interface PasswordFormProps {
  label: string;
  children: ReactNode;
  /** False: something else is still missing. */
  isReady?: boolean;
  send: (password: string) => Promise<unknown>;
}

/** The login password before the second factors change; why it was refused stands above the button. */
export function PasswordForm({ label, children, isReady = true, send }: PasswordFormProps) {
  const t = useTranslations('security.secondFactor.section');
  const words = useTranslations('common.password');
  const errors = useTranslations('errors');
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setFailure(null);
    try {
      await send(password);
    } catch (thrown) {
      setFailure(toFailure(thrown));
    } finally {
      setBusy(false);
    }
  };
  const fault = failure && (Object.values(failure.fields)[0] ?? { key: failure.messageKey });
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      {children}
      <PasswordField
        label={t('password')}
        showLabel={words('show')}
        hideLabel={words('hide')}
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={fault ? faultText(errors, fault) : undefined}
      />
      <Button type="submit" size="lg" busy={isBusy} disabled={!isReady}>
        {label}
      </Button>
    </form>
  );
}
