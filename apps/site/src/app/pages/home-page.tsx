import { useTranslations } from 'use-intl';
import { HallTeaser } from '../../features/home/hall-teaser.tsx';
import { HotGames } from '../../features/home/hot-games.tsx';
import { KeepStrip } from '../../features/home/keep-strip.tsx';
import { useTitle } from '../../lib/use-title.ts';
import { useOpenGame } from '../use-open-game.ts';

/** The home page; its banners stand in the layout. */
export function HomePage() {
  const t = useTranslations('site.home');
  const openGame = useOpenGame();
  useTitle();
  return (
    <div className="page-width flex flex-col gap-12 py-8 md:gap-16 md:py-12">
      <h1 className="sr-only">{t('title')}</h1>
      <HotGames onOpenGame={openGame} />
      <HallTeaser />
      <KeepStrip />
    </div>
  );
}
