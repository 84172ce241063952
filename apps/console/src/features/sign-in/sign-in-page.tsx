import { faultText } from '@baize/i18n';
import { Button } from '@baize/ui/button';
import { TextField } from '@baize/ui/field';
import { PasswordField } from '@baize/ui/password-field';
import { type SubmitEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { callApi, failureKey } from '../../lib/api.ts';
import { beginSession, useSession } from '../../lib/session.ts';

/** Staff signs in with name and password. */
export function SignInPage() {
  const t = useTranslations('console.signIn');
  const common = useTranslations('common');
  const errors = useTranslations('errors');
  const { hasEnded } = useSession();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const empty = (value: string) => (fault === 'not_empty' && value.trim() === '' ? errors('not_empty') : undefined);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (username.trim() === '' || password === '') return setFault('not_empty');
    setFault(null);
    setBusy(true);
    try {
      const { token } = await callApi('staffLogin', { body: { username, password } });
      beginSession(token);
    } catch (thrown) {
      setFault(failureKey(thrown));
      setBusy(false);
    }
  };
  return (
    <main className="flex min-h-dvh items-center justify-center p-4">
      <form
        noValidate
        onSubmit={(event) => void submit(event)}
        className="flex w-full max-w-sm flex-col gap-5 rounded-xl border border-line bg-surface p-6 shadow-raised md:p-8"
      >
        <img src="/art/brand/wordmark-dark.svg" alt="Baize" className="h-8 w-auto self-start" />
        <div className="flex flex-col gap-1">
          <h1 className="text-2xl font-bold">{t('title')}</h1>
          <p className="text-ink-muted">{t('text')}</p>
        </div>
        {hasEnded && fault === null && (
          <p role="status" className="rounded-md bg-warning-soft px-4 py-3 text-warning-ink">
            {t('ended')}
          </p>
        )}
        {fault !== null && fault !== 'not_empty' && (
          <p role="alert" className="rounded-md bg-danger-soft px-4 py-3 text-danger-ink">
            {faultText(errors, { key: fault })}
          </p>
        )}
        <TextField
          label={t('username')}
          autoComplete="username"
          value={username}
          error={empty(username)}
          onChange={({ target }) => setUsername(target.value)}
        />
        <PasswordField
          label={t('password')}
          autoComplete="current-password"
          value={password}
          error={empty(password)}
          showLabel={common('password.show')}
          hideLabel={common('password.hide')}
          onChange={({ target }) => setPassword(target.value)}
        />
        <Button type="submit" size="lg" busy={isBusy}>
          {t('action')}
        </Button>
        <a href="/" className="self-center text-sm text-ink-muted underline">
          {t('toSite')}
        </a>
      </form>
    </main>
  );
}
