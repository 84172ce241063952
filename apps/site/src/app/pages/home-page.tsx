import { useTranslations } from 'use-intl';
import { HotGames } from '../../features/home/components/hot-games.tsx';
import { KeepStrip } from '../../features/home/components/keep-strip.tsx';
import { LobbyRow } from '../../features/home/components/lobby-row.tsx';
import { LobbyTeaser } from '../../features/home/components/lobby-teaser.tsx';
import { useTitle } from '../../lib/page/use-title.ts';
import { useGameLobbies } from '../layout/header/use-navigation.ts';
import { useOpenGame } from '../use-open-game.ts';

/** The home page; its banners stand in the layout. */
export function HomePage() {
  const t = useTranslations('site.home');
  const openGame = useOpenGame();
  const lobbies = useGameLobbies();
  useTitle();
  return (
    <div className="page-width flex flex-col gap-10 py-6 md:gap-14 md:py-10">
      <h1 className="sr-only">{t('title')}</h1>
      <LobbyRow lobbies={lobbies} />
      <HotGames onOpenGame={openGame} />
      <LobbyTeaser />
      <KeepStrip />
    </div>
  );
}
