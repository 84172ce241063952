import { Navigate } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { type Popup, paths } from '../../../config/paths.ts';
import { useWhitelabel } from '../../../lib/brand/whitelabel.ts';
import { loadChunk } from '../../../lib/page/chunk.ts';
import { type SiteSearch, useSiteSearch } from '../../../lib/page/site-search.ts';
import { withTexts } from '../../../lib/preferences/language.ts';
import { useSession } from '../../../lib/session/session.ts';

const MembersOnlyPage = lazy(() =>
  loadChunk('members-only-page', () =>
    withTexts(['auth'], import('./members-only-page.tsx')).then((file) => ({ default: file.MembersOnlyPage })),
  ),
);

/** /login: the popup over the home page, or over a page of its own where the brand asks for a login first. */
export function LoginPage() {
  const search = useSiteSearch();
  const { data } = useWhitelabel();
  const isGuest = useSession(({ token }) => token === '');
  if (data === undefined) return null;
  const popup = search.popup ?? popupOf(search);
  if (!data.loginRequiredForHome || !isGuest) {
    return <Navigate to={paths.home} search={{ ...search, popup }} replace />;
  }
  return (
    <Suspense fallback={null}>
      <MembersOnlyPage firstPopup={popup} />
    </Suspense>
  );
}

/** The link of a mail and the answer of a social provider come to this address too. */
function popupOf({ reset, state, error }: SiteSearch): Popup {
  if (reset !== undefined) return 'reset';
  return state !== undefined || error !== undefined ? 'social' : 'login';
}
