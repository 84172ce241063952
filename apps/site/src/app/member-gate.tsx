import { Button } from '@baize/ui/button';
import { EmptyState } from '@baize/ui/empty-state';
import { Skeleton } from '@baize/ui/skeleton';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { scene } from '../config/paths.ts';
import { useRequireRealAccount } from '../features/auth/hooks/use-require-real-account.ts';
import { useFlag } from '../lib/brand/use-flag.ts';
import { useChangeSearch } from '../lib/page/site-search.ts';
import { isTrial, useSession } from '../lib/session/session.ts';

export interface MemberGateProps {
  /** What a guest is told; without it a general sentence. */
  guestText?: string;
  /** What stands over it; a lock where the page has no picture of its own. */
  picture?: string;
  /** What the page is good for, below the gate and for guests alone. */
  pitch?: ReactNode;
  children: ReactNode;
}

/** Shows its content to real accounts; a guest gets the login, a trial account the warning and the way to a real one. */
export function MemberGate({ guestText, picture = scene('account'), pitch, children }: MemberGateProps) {
  const t = useTranslations('pages.frame');
  const errors = useTranslations('errors');
  const action = useTranslations('common.action');
  const { token, member } = useSession();
  const isTrialAccount = useSession(isTrial);
  const requireRealAccount = useRequireRealAccount();
  const canRegister = useFlag('DIRECTREG3', true);
  const changeSearch = useChangeSearch();
  if (token !== '' && member === null) return <Skeleton className="h-dvh rounded-lg" />;
  if (member !== null && !isTrialAccount) return children;
  const enter = (
    <>
      <Button onClick={() => requireRealAccount(() => undefined)}>{action(isTrialAccount ? 'signUp' : 'logIn')}</Button>
      {!isTrialAccount && canRegister && (
        <Button variant="secondary" onClick={() => changeSearch({ popup: 'register' })}>
          {action('signUp')}
        </Button>
      )}
    </>
  );
  return (
    <>
      <div className="rounded-lg bg-surface shadow-card">
        <EmptyState
          picture={picture}
          title={isTrialAccount ? errors('in_need_true_account') : t('logInTitle')}
          {...(isTrialAccount ? {} : { text: guestText ?? t('logInText') })}
          action={enter}
        />
      </div>
      {!isTrialAccount && pitch}
    </>
  );
}
