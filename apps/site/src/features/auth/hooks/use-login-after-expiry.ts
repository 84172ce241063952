import { showToast } from '@baize/ui/toast';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { useChangeSearch } from '../../../lib/page/site-search.ts';
import { useSession } from '../../../lib/session/session.ts';
import { useAuthIntent } from '../intent.ts';

/** A session that ended without the person's will asks for a new login, over the page where he is and stays; news from elsewhere are told. */
export function useLoginAfterExpiry(): void {
  const t = useTranslations('site.expiry');
  const changeSearch = useChangeSearch();
  const expiryCount = useSession((session) => session.expiryCount);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each ending is told once, in the language of its moment
  useEffect(() => {
    if (expiryCount === 0) return;
    if (useSession.getState().wasEndedElsewhere) showToast({ title: t('elsewhere'), tone: 'plain' });
    useAuthIntent.setState(({ afterLogin }) => ({ afterLogin: afterLogin ?? (() => {}) }));
    changeSearch({ popup: 'login' });
  }, [expiryCount]);
}
