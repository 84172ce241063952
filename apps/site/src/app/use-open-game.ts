import { useNavigate, useRouter } from '@tanstack/react-router';
import { type MouseEvent, useCallback } from 'react';
import type { OpenableGame } from '../config/paths.ts';
import { useRequireLogin } from '../features/auth/hooks/use-require-login.ts';
import type { SiteSearch } from '../lib/page/site-search.ts';
import { type GameStagePlace, gamePlace } from './launch-place.ts';

export type OpenGame = (game: OpenableGame, event: MouseEvent<HTMLAnchorElement>) => void;

/** Opens a game from its card on `stage`; a guest logs in first and then goes on to the game. A click for a new tab stays the browser's. */
export function useOpenGame(stage: GameStagePlace = 'page'): OpenGame {
  const navigate = useNavigate();
  const router = useRouter();
  const requireLogin = useRequireLogin();
  return useCallback(
    (game, event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
      event.preventDefault();
      const { pathname } = router.state.location;
      const { to, search } = gamePlace(game, stage, { to: pathname });
      // A popup lies over the page as it is, with everything that was chosen in it.
      const isHere = to === pathname;
      requireLogin(
        () =>
          void navigate({
            to,
            search: (current: SiteSearch) => (isHere ? { ...current, ...search } : search),
            resetScroll: !isHere,
          }),
        'play',
      );
    },
    [navigate, router, requireLogin, stage],
  );
}
