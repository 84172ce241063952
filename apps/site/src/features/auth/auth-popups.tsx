import { lazy, Suspense, useEffect } from 'react';
import { useSession } from '../../lib/api/session.ts';
import { type SiteSearch, useChangeSearch, useSiteSearch } from '../../lib/site-search.ts';
import { useAuthIntent } from './intent.ts';
import { useLoadMember } from './use-load-member.ts';

const LoginDialog = lazy(() => import('./login-dialog.tsx').then((file) => ({ default: file.LoginDialog })));
const RegisterDialog = lazy(() => import('./register-dialog.tsx').then((file) => ({ default: file.RegisterDialog })));
const SignOutDialog = lazy(() => import('./sign-out-dialog.tsx').then((file) => ({ default: file.SignOutDialog })));

/** Login, registration and sign-out over any page. The first two are part of the address (`?popup=`), so links and back work. */
export function AuthPopups() {
  const { popup } = useSiteSearch();
  const changeSearch = useChangeSearch();
  const token = useSession((session) => session.token);
  const isSigningOut = useAuthIntent((intent) => intent.isSigningOut);
  useLoadMember();
  useLoginAfterExpiry(changeSearch);

  const isGuest = token === '';
  const close = () => {
    useAuthIntent.setState({ afterLogin: null });
    changeSearch({ popup: undefined });
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

/** A session that ended without the person's will asks for a new login, over the page where he is. */
function useLoginAfterExpiry(changeSearch: (changes: SiteSearch) => void): void {
  const expiryCount = useSession((session) => session.expiryCount);
  useEffect(() => {
    if (expiryCount > 0) changeSearch({ popup: 'login' });
  }, [expiryCount, changeSearch]);
}
