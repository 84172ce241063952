import { KeepStrip } from '../../features/home/keep-strip.tsx';
import { HallTeaser } from '../../features/home/hall-teaser.tsx';
import { HotGames } from '../../features/home/hot-games.tsx';
import { useOpenGame } from '../use-open-game.ts';

/** Also stands behind /login, /register and their aliases, whose popups lie over it. */
export function HomePage() {
  const openGame = useOpenGame();
  return (
    <div className="page-width flex flex-col gap-12 py-8 md:gap-16 md:py-12">
      <HotGames onOpenGame={openGame} />
      <HallTeaser />
      <KeepStrip />
    </div>
  );
}
