import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { paths } from '../../../config/paths.ts';
import { useAuthIntent } from '../../../features/auth/intent.ts';
import { useWhitelabel } from '../../../lib/brand/whitelabel.ts';
import { useSession } from '../../../lib/session/session.ts';

/** What a guest may see where the brand asks for a login first. */
const openPaths: readonly string[] = [paths.login, paths.register, paths.registerHtml, paths.helpBare, paths.download];

/** Where a brand shows its pages to members only, sends a guest to /login, and after that to where he wanted to go. True meanwhile. */
export function useLoginGate(): boolean {
  const { data } = useWhitelabel();
  const isGuest = useSession(({ token }) => token === '');
  const isClosed = data?.loginRequiredForHome === true && isGuest;
  const href = useLocation({
    select: (place) => (isClosed && !openPaths.includes(place.pathname) ? place.href : undefined),
  });
  const navigate = useNavigate();
  useEffect(() => {
    if (href === undefined) return;
    const wanted = withoutPopup(href);
    if (wanted !== paths.home) useAuthIntent.setState({ afterLogin: () => void navigate({ href: wanted }) });
    const { searchParams } = new URL(href, location.origin);
    const popup = searchParams.get('popup') ?? 'login';
    const referralCode = searchParams.get('referralCode') ?? undefined;
    void navigate({ to: paths.login, search: { popup, referralCode }, replace: true });
  }, [href, navigate]);
  return href !== undefined;
}

function withoutPopup(href: string): string {
  const { pathname, searchParams, hash } = new URL(href, location.origin);
  searchParams.delete('popup');
  return `${pathname}${searchParams.size > 0 ? `?${searchParams}` : ''}${hash}`;
}
