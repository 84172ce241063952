import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import type { Popup } from '../../../config/paths.ts';
import { withChunkFallback } from '../../../lib/page/missing-popup.tsx';
import { useChangeSearch, useSiteSearch } from '../../../lib/page/site-search.ts';
import { withTexts } from '../../../lib/preferences/language.ts';
import { isTrial, useSession } from '../../../lib/session/session.ts';
import { useAccountLanguage } from '../hooks/use-account-language.ts';
import { useLoadMember } from '../hooks/use-load-member.ts';
import { useLoginAfterExpiry } from '../hooks/use-login-after-expiry.ts';
import { useRememberBrand } from '../hooks/use-remember-brand.ts';
import { useSignOut } from '../hooks/use-sign-out.ts';
import { useAuthIntent } from '../intent.ts';

/** A popup whose code and texts come when it is opened first. */
const lazyPopup = <Name extends string, Props>(
  chunk: string,
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) =>
  lazy(() =>
    withChunkFallback(
      chunk,
      withTexts(['auth'], load()).then((file) => ({ default: file[name] })),
    ),
  );

const LoginDialog = lazyPopup('login-dialog', () => import('./login/login-dialog.tsx'), 'LoginDialog');
const RegisterDialog = lazyPopup('register-dialog', () => import('./register/register-dialog.tsx'), 'RegisterDialog');
const ForgotDialog = lazyPopup('forgot-dialog', () => import('./forgot/forgot-dialog.tsx'), 'ForgotDialog');
const ResetDialog = lazyPopup('reset-dialog', () => import('./forgot/reset-dialog.tsx'), 'ResetDialog');
const ChangeContactDialog = lazyPopup(
  'change-contact-dialog',
  () => import('./contact/change-contact-dialog.tsx'),
  'ChangeContactDialog',
);
const LinkConfirmDialog = lazyPopup(
  'link-confirm-dialog',
  () => import('./social/link-confirm-dialog.tsx'),
  'LinkConfirmDialog',
);
const RevertDialog = lazyPopup('revert-dialog', () => import('./contact/revert-dialog.tsx'), 'RevertDialog');
const SocialLinkDialog = lazyPopup(
  'social-link-dialog',
  () => import('./social/social-link-dialog.tsx'),
  'SocialLinkDialog',
);
const SocialDialog = lazyPopup('social-dialog', () => import('./social/social-dialog.tsx'), 'SocialDialog');
const ChangePasswordDialog = lazyPopup(
  'change-password-dialog',
  () => import('./password/change-password-dialog.tsx'),
  'ChangePasswordDialog',
);
const PaymentPasswordDialog = lazyPopup(
  'payment-password-dialog',
  () => import('./payment-password/payment-password-dialog.tsx'),
  'PaymentPasswordDialog',
);
const TrialNotice = lazyPopup('trial-notice', () => import('../../../lib/session/trial-notice.tsx'), 'TrialNotice');
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
  const { popup, revert = '' } = useSiteSearch();
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
  const { popup, member: overlay, provider = '' } = useSiteSearch();
  const signOut = useSignOut();
  const isTrialAccount = useSession(isTrial);
  const isSignedIn = useSession(({ member }) => member !== null);
  const isForced = useSession(({ member }) => member?.passwordChangeRequired === true);
  const changeSearch = useChangeSearch();
  useEffect(() => {
    if (isForced && overlay !== undefined) changeSearch({ member: undefined }, { replace: true });
  }, [isForced, overlay, changeSearch]);
  /** Back to the security page, where these popups are opened. */
  const back = () =>
    changeSearch({ popup: undefined, provider: undefined, member: 'securityCenter' }, { replace: true });
  if (!isSignedIn) return null;
  const isAsked = popup === 'changePassword';
  if (isTrialAccount) {
    return isAsked || popup === 'upgrade' ? <TrialNotice open onClose={close} onSignOut={signOut} /> : null;
  }
  if (isForced || isAsked) return <ChangePasswordDialog isForced={isForced} onClose={close} />;
  switch (popup as Popup | undefined) {
    case 'changeMobile':
      return <ChangeContactDialog kind="mobile" onClose={back} />;
    case 'changeEmail':
      return <ChangeContactDialog kind="email" onClose={back} />;
    case 'paymentPassword':
      return <PaymentPasswordDialog onClose={back} />;
    case 'linkSocial':
      return <LinkConfirmDialog provider={provider} onClose={back} />;
    case 'social':
      return <SocialLinkDialog onClose={back} />;
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
