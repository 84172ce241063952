import { calls } from '@baize/contract';
import { Button } from '@baize/ui/button';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import { callApi } from '../../../lib/api.ts';
import { FailureNote } from '../../../lib/failure-note.tsx';
import { FormPassword, FormText } from '../../../lib/forms/fields.tsx';
import { useCallForm } from '../../../lib/forms/use-call-form.ts';
import { GateFrame } from '../../../lib/gate-frame.tsx';
import { beginSession, useSession } from '../../../lib/session/session.ts';

const filled = z.minLength(1, 'not_empty');
const { username, password } = calls.staffLogin.body.shape;
const schema = z.strictObject({ username: username.check(filled), password: password.check(filled) });

/** Staff signs in with name and password; a second factor follows where the account has one. */
export function SignInPage() {
  const t = useTranslations('console.signIn');
  const { hasEnded } = useSession();
  const { form, failure, isBusy, submit } = useCallForm({
    schema,
    defaultValues: { username: '', password: '' },
    send: async (body) => {
      const { token, expiresAt } = await callApi('staffLogin', { body });
      beginSession(token, expiresAt);
    },
  });
  useEffect(() => {
    document.title = t('title');
  }, [t]);
  return (
    <GateFrame title={t('title')} text={t('text')} onSubmit={submit}>
      {hasEnded && failure === null && (
        <p role="status" className="rounded-md bg-warning-soft px-4 py-3 text-sm text-warning-ink">
          {t('ended')}
        </p>
      )}
      <FailureNote failure={failure} />
      <FormText form={form} name="username" label={t('username')} autoComplete="username" />
      <FormPassword form={form} name="password" label={t('password')} autoComplete="current-password" />
      <Button type="submit" size="lg" busy={isBusy}>
        {t('action')}
      </Button>
      <a href="/" className="self-center text-sm text-ink-muted underline">
        {t('toSite')}
      </a>
    </GateFrame>
  );
}
