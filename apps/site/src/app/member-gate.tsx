import { Button } from '@baize/ui/button';
import { EmptyState } from '@baize/ui/empty-state';
import { Skeleton } from '@baize/ui/skeleton';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { art } from '../config/paths.ts';
import { useRequireRealAccount } from '../features/auth/hooks/use-require-real-account.ts';
import { isTrial, useSession } from '../lib/session/session.ts';

export interface MemberGateProps {
  /** What a guest is told; without it a general sentence. */
  guestText?: string;
  children: ReactNode;
}

/** Shows its content to real accounts; a guest gets the login, a trial account the warning and the way to a real one. */
export function MemberGate({ guestText, children }: MemberGateProps) {
  const t = useTranslations('pages.frame');
  const errors = useTranslations('errors');
  const action = useTranslations('common.action');
  const { token, member } = useSession();
  const isTrialAccount = useSession(isTrial);
  const requireRealAccount = useRequireRealAccount();
  if (token !== '' && member === null) return <Skeleton className="h-dvh rounded-lg" />;
  if (member !== null && !isTrialAccount) return children;
  const enter = (
    <Button onClick={() => requireRealAccount(() => undefined)}>{action(isTrialAccount ? 'signUp' : 'logIn')}</Button>
  );
  return (
    <div className="rounded-lg bg-surface shadow-card">
      <EmptyState
        picture={art.welcome}
        title={isTrialAccount ? errors('in_need_true_account') : t('logInTitle')}
        {...(isTrialAccount ? {} : { text: guestText ?? t('logInText') })}
        action={enter}
      />
    </div>
  );
}
