import { type ReactNode, Suspense, useEffect, useState } from 'react';
import type { Popup } from '../../../config/paths.ts';
import { useChangeSearch, useSiteSearch } from '../../../lib/page/site-search.ts';
import { useSession } from '../../../lib/session/session.ts';
import { useAccountLanguage } from '../hooks/use-account-language.ts';
import { useLoadMember } from '../hooks/use-load-member.ts';
import { useLoginAfterExpiry } from '../hooks/use-login-after-expiry.ts';
import { useRememberBrand } from '../hooks/use-remember-brand.ts';
import { useAuthIntent } from '../intent.ts';
import { lazyPopup } from './lazy-popup.ts';

const LoginDialog = lazyPopup('login-dialog', () => import('./login/login-dialog.tsx'), 'LoginDialog');
const RegisterDialog = lazyPopup('register-dialog', () => import('./register/register-dialog.tsx'), 'RegisterDialog');
const ForgotDialog = lazyPopup('forgot-dialog', () => import('./forgot/forgot-dialog.tsx'), 'ForgotDialog');
const ResetDialog = lazyPopup('reset-dialog', () => import('./forgot/reset-dialog.tsx'), 'ResetDialog');
const RevertDialog = lazyPopup('revert-dialog', () => import('./contact/revert-dialog.tsx'), 'RevertDialog');
const SocialDialog = lazyPopup('social-dialog', () => import('./social/social-dialog.tsx'), 'SocialDialog');
const MemberPopup = lazyPopup('member-popup', () => import('./member-popup.tsx'), 'MemberPopup');
const SignOutDialog = lazyPopup('sign-out-dialog', () => import('./sign-out-dialog.tsx'), 'SignOutDialog');

/** Tokens of mailed links leave the address with their popup. */
const noLinks = { reset: undefined, revert: undefined } as const;

export interface AuthPopupsProps {
  /** The registration popup's banners. */
  registerBanner?: ReactNode;
}

/** Everything about the account that lies over any page. Popups are part of the address (`?popup=`), so links and back work. */
export function AuthPopups({ registerBanner = null }: AuthPopupsProps) {
  const changeSearch = useChangeSearch();
  const isSigningOut = useAuthIntent((intent) => intent.isSigningOut);
  const isGuest = useMayLogIn();
  const isForced = useSession(({ member }) => member?.passwordChangeRequired === true);
  const { popup, revert = '' } = useSiteSearch();
  const hasMemberPopup = isForced || popup !== undefined;
  useLoadMember();
  useAccountLanguage();
  useRememberBrand();
  useLoginAfterExpiry();
  useKeepReferralCode();

  const close = () => {
    useAuthIntent.setState({ afterLogin: null, reason: null });
    changeSearch({ popup: undefined, ...noLinks }, { replace: true });
  };
  const switchTo = (popup: Popup) => () => changeSearch({ popup, ...noLinks }, { replace: true });
  return (
    <Suspense fallback={null}>
      {popup === 'revert' && !isSigningOut ? (
        <RevertDialog linkToken={revert} onClose={close} onLogin={switchTo('login')} onForgot={switchTo('forgot')} />
      ) : isGuest ? (
        <GuestPopup close={close} switchTo={switchTo} registerBanner={registerBanner} />
      ) : (
        // Two modal popups side by side would fight for the focus.
        !isSigningOut && hasMemberPopup && <MemberPopup close={close} />
      )}
      {isSigningOut && <SignOutDialog onClose={() => useAuthIntent.setState({ isSigningOut: false })} />}
    </Suspense>
  );
}

interface GuestPopupProps {
  close: () => void;
  switchTo: (popup: Popup) => () => void;
  registerBanner: ReactNode;
}

function GuestPopup({ close, switchTo, registerBanner }: GuestPopupProps): ReactNode {
  const { popup, reset = '' } = useSiteSearch();
  const toLogin = switchTo('login');
  const toForgot = switchTo('forgot');
  switch (popup as Popup | undefined) {
    case 'login':
    case 'agentLogin':
      return (
        <LoginDialog
          key={popup}
          loginPage={popup === 'agentLogin' ? 'agent' : 'member'}
          onClose={close}
          onRegister={switchTo('register')}
          onForgot={toForgot}
        />
      );
    case 'register':
      return <RegisterDialog onClose={close} onLogin={toLogin} banner={registerBanner} />;
    case 'forgot':
      return <ForgotDialog onClose={close} onLogin={toLogin} />;
    case 'reset':
      return <ResetDialog linkToken={reset} onClose={close} onLogin={toLogin} onForgot={toForgot} />;
    case 'social':
      return <SocialDialog onClose={close} onLogin={toLogin} />;
    default:
      return null;
  }
}

/**
 * True until a login is complete, so that a popup can tell when its member info did not arrive. The token of an earlier page
 * load is somebody who is logged in already.
 */
function useMayLogIn(): boolean {
  const [restoredToken] = useState(() => useSession.getState().token);
  return useSession(({ token, member }) => member === null && (token === '' || token !== restoredToken));
}

function useKeepReferralCode(): void {
  const { referralCode = '' } = useSiteSearch();
  useEffect(() => {
    if (referralCode !== '') useAuthIntent.setState({ referralCode });
  }, [referralCode]);
}
