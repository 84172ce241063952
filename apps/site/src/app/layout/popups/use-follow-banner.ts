import type { Banner } from '@baize/contract';
import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { paths } from '../../../config/paths.ts';
import { useRequireLogin } from '../../../features/auth/hooks/use-require-login.ts';
import { parseSearch, useChangeSearch } from '../../../lib/page/site-search.ts';
import { isLoggedIn, useSession } from '../../../lib/session/session.ts';

/** Whether a banner leads somewhere. */
export const isBannerFollowable = ({ linkageType }: Banner): boolean => linkageType !== 'NONE';

/** Whether a banner's own words make sense here: nobody who is logged in is asked to register. */
export function useIsBannerFollowable(): (banner: Banner) => boolean {
  const isSignedIn = useSession(isLoggedIn);
  return (banner) => isBannerFollowable(banner) && !(banner.linkageType === 'REGISTER' && isSignedIn);
}

/**
 * Where a banner leads. `GAME` names "vendor/gameCode", `PAGE` an address of this site, `REGISTER` the popup; nobody who is logged in is
 * asked to register, so it leads to the hot games then.
 */
export function useFollowBanner(): (banner: Banner) => void {
  const navigate = useNavigate();
  const changeSearch = useChangeSearch();
  const requireLogin = useRequireLogin();
  return useCallback(
    ({ linkageType, linkageTarget }) => {
      if (linkageType === 'REGISTER') {
        if (isLoggedIn(useSession.getState())) void navigate({ to: paths.hot });
        else changeSearch({ popup: 'register' });
      }
      if (linkageType === 'GAME') {
        const [vendor = '', gameCode = ''] = linkageTarget.split('/');
        requireLogin(() => void navigate({ to: paths.game, search: { vendor, gameCode } }));
      }
      if (linkageType === 'PAGE' && linkageTarget.startsWith('/') && !linkageTarget.startsWith('//')) {
        const target = new URL(linkageTarget, location.origin);
        void navigate({ to: target.pathname, search: parseSearch(target.search), hash: target.hash.slice(1) });
      }
    },
    [navigate, changeSearch, requireLogin],
  );
}
