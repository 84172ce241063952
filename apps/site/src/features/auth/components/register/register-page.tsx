import { Navigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { paths } from '../../../../config/paths.ts';
import { useChangeSearch } from '../../../../lib/page/site-search.ts';
import { useTitle } from '../../../../lib/page/use-title.ts';
import { useSession } from '../../../../lib/session/session.ts';
import { RegisterPanel } from './register-panel.tsx';

/** The registration as a page: /register and /register.html. Who is logged in has nothing to do here. */
export function RegisterPage() {
  const t = useTranslations('auth.register');
  const changeSearch = useChangeSearch();
  const isSignedIn = useSession(({ member }) => member !== null);
  const isGuest = useSession(({ token }) => token === '');
  const [cameAsGuest] = useState(isGuest);
  useTitle(t('title'));
  if (isSignedIn) return <Navigate to={paths.home} replace />;
  // The form of who registers here stays until the new session is complete.
  if (!isGuest && !cameAsGuest) return <div className="h-dvh" aria-busy="true" />;
  return (
    <div className="page-width flex justify-center py-6 md:py-12">
      <section className="w-full max-w-md md:max-w-3xl md:rounded-xl md:border md:border-line md:bg-surface md:p-8 md:shadow-card">
        <h1 className="mb-3 text-2xl font-bold">{t('title')}</h1>
        <RegisterPanel onLogin={() => changeSearch({ popup: 'login' })} />
      </section>
    </div>
  );
}
