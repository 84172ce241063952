import { useNavigate } from '@tanstack/react-router';
import { type MouseEvent, useCallback } from 'react';
import { type GameAddress, paths } from '../config/paths.ts';
import { useRequireLogin } from '../features/auth/use-require-login.ts';

export type OpenGame = (game: GameAddress, event: MouseEvent<HTMLAnchorElement>) => void;

/** Opens a game from its card; a guest logs in first and then goes on to the game. A click for a new tab stays the browser's. */
export function useOpenGame(): OpenGame {
  const navigate = useNavigate();
  const requireLogin = useRequireLogin();
  return useCallback(
    ({ vendor, gameCode }, event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
      event.preventDefault();
      requireLogin(() => void navigate({ to: paths.game, search: { vendor, gameCode } }));
    },
    [navigate, requireLogin],
  );
}
