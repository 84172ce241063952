import { type Calls, type CallValue, calls } from '@baize/contract';
import { Button } from '@baize/ui/button';
import { SkeletonText } from '@baize/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import { callApi } from '../../../lib/api.ts';
import { FailureNote } from '../../../lib/failure-note.tsx';
import { FormPassword, FormText } from '../../../lib/forms/fields.tsx';
import { useCallForm } from '../../../lib/forms/use-call-form.ts';
import { GateFrame } from '../../../lib/gate-frame.tsx';
import { LoadFailure } from '../../../lib/load-failure.tsx';
import { leaveSession } from '../../../lib/session/session.ts';

type LinkInfo = CallValue<Calls['staffLinkInfo']>;

const { password } = calls.staffLinkUse.body.shape;
const filled = z.minLength(1, 'not_empty');
const schemaOf = (kind: LinkInfo['kind']) =>
  z
    .strictObject({
      username: kind === 'invitation' ? z.string().check(filled) : z.string(),
      password: password.check(filled),
      again: z.string(),
    })
    .check(z.refine((values) => values.password === values.again, { path: ['again'], message: 'inconsistent_twice' }));

/** A link of a mail: an invitation to the staff is accepted here, or a new password set. The token stands in the fragment, which no log keeps. */
export function LinkPage({ onDone }: { onDone: () => void }) {
  const [token] = useState(() => location.hash.slice(1));
  const { data, error, refetch } = useQuery({
    queryKey: ['staffLinkInfo', token],
    queryFn: () => callApi('staffLinkInfo', { body: { token } }),
    retry: false,
  });
  if (data !== undefined) return <LinkForm token={token} info={data} onDone={onDone} />;
  return (
    <main className="mx-auto max-w-md p-8">
      {error === null ? <SkeletonText lines={6} /> : <LoadFailure thrown={error} onRetry={() => void refetch()} />}
    </main>
  );
}

function LinkForm({ token, info, onDone }: { token: string; info: LinkInfo; onDone: () => void }) {
  const t = useTranslations('console.link');
  const [schema] = useState(() => schemaOf(info.kind));
  const isInvitation = info.kind === 'invitation';
  const { form, failure, isBusy, submit } = useCallForm({
    schema,
    defaultValues: { username: info.username, password: '', again: '' },
    send: ({ username, password: chosen }) =>
      callApi('staffLinkUse', { body: { token, ...(isInvitation && { username }), password: chosen } }),
    onDone: () => {
      // Whoever was signed in at this browser is somebody else.
      leaveSession();
      onDone();
    },
  });
  return (
    <GateFrame
      title={t(isInvitation ? 'invitation' : 'reset')}
      text={
        isInvitation
          ? t('invitationText', { brand: info.brandName, roles: info.roles.join(', ') })
          : t('resetText', { name: info.username })
      }
      onSubmit={submit}
    >
      <FailureNote failure={failure} />
      {isInvitation ? (
        <FormText form={form} name="username" label={t('username')} hint={t('usernameHint')} autoComplete="username" />
      ) : (
        <input type="hidden" autoComplete="username" value={info.username} readOnly />
      )}
      <FormPassword
        form={form}
        name="password"
        label={t('password')}
        hint={t('passwordHint')}
        autoComplete="new-password"
      />
      <FormPassword form={form} name="again" label={t('again')} autoComplete="new-password" />
      <Button type="submit" size="lg" busy={isBusy}>
        {t(isInvitation ? 'accept' : 'set')}
      </Button>
    </GateFrame>
  );
}
