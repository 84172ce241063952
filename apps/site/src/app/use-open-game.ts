import { useNavigate, useRouter } from '@tanstack/react-router';
import { type MouseEvent, useCallback } from 'react';
import type { OpenableGame } from '../config/paths.ts';
import { useRequireLogin } from '../features/auth/use-require-login.ts';
import { launchPlace } from '../lib/launch-place.ts';
import type { SiteSearch } from '../lib/site-search.ts';

export type OpenGame = (game: OpenableGame, event: MouseEvent<HTMLAnchorElement>) => void;

/** Opens a game from its card; a guest logs in first and then goes on to the game. A click for a new tab stays the browser's. */
export function useOpenGame(): OpenGame {
  const navigate = useNavigate();
  const router = useRouter();
  const requireLogin = useRequireLogin();
  return useCallback(
    (game, event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
      event.preventDefault();
      const { to, search } = launchPlace(game);
      // A group's popup lies over the hall as it is, with everything that was chosen in it.
      const isHere = to === router.state.location.pathname;
      requireLogin(
        () =>
          void navigate({
            to,
            search: (current: SiteSearch) => (isHere ? { ...current, ...search } : search),
            resetScroll: !isHere,
          }),
      );
    },
    [navigate, router, requireLogin],
  );
}
