import { lazy, Suspense, useEffect, useState } from 'react';
import { useSession } from '../../lib/api/session.ts';
import { type SiteSearch, useChangeSearch, useSiteSearch } from '../../lib/site-search.ts';
import { useAuthIntent } from './intent.ts';
import { useLoadMember } from './use-load-member.ts';
import { useRememberBrand } from './use-remember-brand.ts';

const LoginDialog = lazy(() => import('./login-dialog.tsx').then((file) => ({ default: file.LoginDialog })));
const RegisterDialog = lazy(() => import('./register-dialog.tsx').then((file) => ({ default: file.RegisterDialog })));
const SignOutDialog = lazy(() => import('./sign-out-dialog.tsx').then((file) => ({ default: file.SignOutDialog })));

/** Login, registration and sign-out over any page. The first two are part of the address (`?popup=`), so links and back work. */
export function AuthPopups() {
  const { popup } = useSiteSearch();
  const changeSearch = useChangeSearch();
  const isSigningOut = useAuthIntent((intent) => intent.isSigningOut);
  useLoadMember();
  useRememberBrand();
  useLoginAfterExpiry(changeSearch);
  useKeepReferralCode();

  const isGuest = useMayLogIn();
  const close = () => {
    useAuthIntent.setState({ afterLogin: null });
    changeSearch({ popup: undefined }, { replace: true });
  };
  const switchTo = (other: 'login' | 'register') => () => changeSearch({ popup: other }, { replace: true });
  return (
    <Suspense fallback={null}>
      {isGuest && popup === 'login' && <LoginDialog onClose={close} onSwitch={switchTo('register')} />}
      {isGuest && popup === 'register' && <RegisterDialog onClose={close} onSwitch={switchTo('login')} />}
      {isSigningOut && <SignOutDialog onClose={() => useAuthIntent.setState({ isSigningOut: false })} />}
    </Suspense>
  );
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
