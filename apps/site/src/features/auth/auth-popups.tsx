import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import type { Popup } from '../../config/paths.ts';
import { isTrial, useSession } from '../../lib/api/session.ts';
import { type SiteSearch, useChangeSearch, useSiteSearch } from '../../lib/site-search.ts';
import { useAuthIntent } from './intent.ts';
import { useAccountLanguage } from './use-account-language.ts';
import { useLoadMember } from './use-load-member.ts';
import { useRememberBrand } from './use-remember-brand.ts';
import { useSignOut } from './use-sign-out.ts';

const LoginDialog = lazy(() => import('./login/login-dialog.tsx').then((file) => ({ default: file.LoginDialog })));
const RegisterDialog = lazy(() =>
  import('./register/register-dialog.tsx').then((file) => ({ default: file.RegisterDialog })),
);
const ForgotDialog = lazy(() => import('./forgot/forgot-dialog.tsx').then((file) => ({ default: file.ForgotDialog })));
const ResetDialog = lazy(() => import('./forgot/reset-dialog.tsx').then((file) => ({ default: file.ResetDialog })));
const SocialDialog = lazy(() => import('./social/social-dialog.tsx').then((file) => ({ default: file.SocialDialog })));
const ChangePasswordDialog = lazy(() =>
  import('./password/change-password-dialog.tsx').then((file) => ({ default: file.ChangePasswordDialog })),
);
const TrialNotice = lazy(() => import('../../lib/trial-notice.tsx').then((file) => ({ default: file.TrialNotice })));
const SignOutDialog = lazy(() => import('./sign-out-dialog.tsx').then((file) => ({ default: file.SignOutDialog })));

export interface AuthPopupsProps {
  /** The registration popup's banners. */
  registerBanner?: ReactNode;
}

/** Everything about the account that lies over any page. Popups are part of the address (`?popup=`), so links and back work. */
export function AuthPopups({ registerBanner = null }: AuthPopupsProps) {
  const changeSearch = useChangeSearch();
  const isSigningOut = useAuthIntent((intent) => intent.isSigningOut);
  const isGuest = useMayLogIn();
  useLoadMember();
  useAccountLanguage();
  useRememberBrand();
  useLoginAfterExpiry(changeSearch);
  useKeepReferralCode();

  const close = () => {
    useAuthIntent.setState({ afterLogin: null });
    changeSearch({ popup: undefined, reset: undefined }, { replace: true });
  };
  const switchTo = (popup: Popup) => () => changeSearch({ popup, reset: undefined }, { replace: true });
  return (
    <Suspense fallback={null}>
      {isGuest ? (
        <GuestPopup close={close} switchTo={switchTo} registerBanner={registerBanner} />
      ) : (
        // Two modal popups side by side would fight for the focus.
        !isSigningOut && <MemberPopup close={close} />
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

/** A password that has to be changed opens its popup whatever the address says, and nothing else beside it. */
function MemberPopup({ close }: { close: () => void }): ReactNode {
  const { popup, member: overlay } = useSiteSearch();
  const signOut = useSignOut();
  const isTrialAccount = useSession(isTrial);
  const isSignedIn = useSession(({ member }) => member !== null);
  const isForced = useSession(({ member }) => member?.passwordChangeRequired === true);
  const changeSearch = useChangeSearch();
  useEffect(() => {
    if (isForced && overlay !== undefined) changeSearch({ member: undefined }, { replace: true });
  }, [isForced, overlay, changeSearch]);
  if (!isSignedIn) return null;
  const isAsked = popup === 'changePassword';
  if (isTrialAccount) {
    return isAsked || popup === 'upgrade' ? <TrialNotice open onClose={close} onSignOut={signOut} /> : null;
  }
  return isForced || isAsked ? <ChangePasswordDialog isForced={isForced} onClose={close} /> : null;
}

/**
 * True until a login is complete, so that a popup can tell when its member info did not arrive. The token of an earlier page
 * load is somebody who is logged in already.
 */
function useMayLogIn(): boolean {
  const [restoredToken] = useState(() => useSession.getState().token);
  return useSession(({ token, member }) => member === null && (token === '' || token !== restoredToken));
}

/** A session that ended without the person's will asks for a new login, over the page where he is and stays. */
function useLoginAfterExpiry(changeSearch: (changes: SiteSearch) => void): void {
  const expiryCount = useSession((session) => session.expiryCount);
  useEffect(() => {
    if (expiryCount === 0) return;
    useAuthIntent.setState(({ afterLogin }) => ({ afterLogin: afterLogin ?? (() => {}) }));
    changeSearch({ popup: 'login' });
  }, [expiryCount, changeSearch]);
}

function useKeepReferralCode(): void {
  const { referralCode = '' } = useSiteSearch();
  useEffect(() => {
    if (referralCode !== '') useAuthIntent.setState({ referralCode });
  }, [referralCode]);
}
