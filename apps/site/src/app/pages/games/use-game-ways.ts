import { useNavigate, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { lobbyOf, type OpenableGame, paths } from '../../../config/paths.ts';
import type { Launch } from '../../../features/game-frame/api/launch-game.ts';
import { parseSearch } from '../../../lib/page/site-search.ts';
import { useChosenVendor } from '../../chosen-vendor.ts';
import { launchPlace } from '../../launch-place.ts';

/** The ways out of a running game: back, to another game, to a screen of the site. */
export interface GameWays {
  /** The game that ran, once its launch has answered. */
  close: (game: Launch['game'] | undefined) => void;
  openGame: (game: OpenableGame) => void;
  /** Opens a path of this site. */
  goToScreen: (path: string) => void;
  /** Where the game's own way back leads, a path of this site. */
  backUrl: string;
}

/** The ways out of the game page. */
export function useGameWays(): GameWays {
  const router = useRouter();
  const navigate = useNavigate();
  const { vassalage } = useChosenVendor();
  const vendor = vassalage === '' ? undefined : vassalage;

  /** Back to where the player came from; when the game was the first page, to its lobby, with the vendor that is in force. */
  const close = (game: Launch['game'] | undefined) => {
    if (router.history.canGoBack()) router.history.back();
    else void navigate({ to: game === undefined ? paths.slots : lobbyOf(game.gameType), search: { vendor } });
  };
  const openGame = (game: OpenableGame) => void navigate({ ...launchPlace(game), replace: true });
  const goToScreen = useCallback(
    (path: string) => {
      const target = new URL(path, location.origin);
      if (target.origin !== location.origin) return;
      void navigate({ to: target.pathname, search: parseSearch(target.search), replace: true });
    },
    [navigate],
  );
  const backUrl = vendor === undefined ? paths.slots : `${paths.slots}?${new URLSearchParams({ vendor })}`;
  return { close, openGame, goToScreen, backUrl };
}
