import { FirstCoins } from '../../../features/rewards/components/promotions/first-coins.tsx';
import { GameGrid } from '../../../lib/games/game-grid.tsx';
import { useHotGames } from '../../../lib/games/hot-games.ts';
import { useLanguage } from '../../../lib/preferences/language.ts';
import type { OpenGame } from '../../use-open-game.ts';

const FIRST_GAMES = 3;

/** A new account's coins, and three games to spend them in. */
export function FirstSteps({ onOpenGame, onKnown }: { onOpenGame: OpenGame; onKnown: () => void }) {
  const { locale } = useLanguage();
  const games = useHotGames(locale).data?.list.slice(0, FIRST_GAMES);
  return (
    <FirstCoins
      games={<GameGrid games={games} skeletons={FIRST_GAMES} onOpenGame={onOpenGame} isGroup isAllHot />}
      onKnown={onKnown}
    />
  );
}
