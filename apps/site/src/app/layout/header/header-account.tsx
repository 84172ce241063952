import { Button } from '@baize/ui/button';
import { Skeleton } from '@baize/ui/skeleton';
import { Plus } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { depositPage } from '../../../config/paths.ts';
import { BalanceText } from '../../../features/member-centre/components/balance.tsx';
import { useFlag } from '../../../lib/brand/use-flag.ts';
import { isTrial, useSession } from '../../../lib/session/session.ts';
import { LateMessagesBell } from '../member/late-messages.tsx';
import { MemberMenuButton } from '../member/member-menu-button.tsx';
import { useMemberActions } from '../member/use-member-actions.ts';

/** Log in and sign up for a guest; balance, deposit and the member menu for somebody who is logged in. */
export function HeaderAccount() {
  const { token, member } = useSession();
  const isTrialAccount = useSession(isTrial);
  if (member !== null)
    return isTrialAccount ? <Trial account={member.account} /> : <SignedIn account={member.account} />;
  return token === '' ? <Guest /> : <Skeleton className="h-9 w-40 opacity-20 lg:w-110" />;
}

function Guest() {
  const action = useTranslations('common.action');
  const { logIn, signUp } = useMemberActions();
  const canRegister = useFlag('DIRECTREG3', true);
  return (
    <>
      <Button variant={canRegister ? 'on-hero' : 'primary'} className="max-md:px-3" onClick={logIn}>
        {action('logIn')}
      </Button>
      {canRegister && (
        <Button className="max-md:px-3" onClick={signUp}>
          {action('signUp')}
        </Button>
      )}
    </>
  );
}

/** Coins to try the games with are not deposited; what a trial account can do next is sign up. */
function Trial({ account }: { account: string }) {
  const t = useTranslations('site.header');
  const action = useTranslations('common.action');
  const { upgrade } = useMemberActions();
  return (
    <>
      <BalanceText />
      <Button className="max-md:px-3" onClick={upgrade}>
        {action('signUp')}
      </Button>
      <MemberMenuButton account={account} shownAs={t('trial')} />
    </>
  );
}

function SignedIn({ account }: { account: string }) {
  const action = useTranslations('common.action');
  const { open } = useMemberActions();
  return (
    <>
      <BalanceText />
      <Button className="max-md:px-3" onClick={() => open(depositPage)}>
        <Plus size={18} aria-hidden="true" className="max-md:hidden" />
        {action('deposit')}
      </Button>
      <LateMessagesBell />
      <MemberMenuButton account={account} />
    </>
  );
}
