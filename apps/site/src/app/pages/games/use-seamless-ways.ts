import { useNavigate, useRouter } from '@tanstack/react-router';
import { type OpenableGame, paths } from '../../../config/paths.ts';
import { gamePlace } from '../../launch-place.ts';
import type { GameWays } from './use-game-ways.ts';

/** The ways out of a game on /seamless: back, else to the vendor's games there; other games open here as well. */
export function useSeamlessWays(vendor: string): Pick<GameWays, 'close' | 'openGame' | 'backUrl'> {
  const router = useRouter();
  const navigate = useNavigate();
  return {
    close: () => {
      if (router.history.canGoBack()) router.history.back();
      else void navigate({ to: paths.seamless, search: { vendor } });
    },
    openGame: (game: OpenableGame) => void navigate({ ...gamePlace(game, 'seamless', {}), replace: true }),
    backUrl: `${paths.seamless}?${new URLSearchParams({ vendor })}`,
  };
}
