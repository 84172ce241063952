import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { HotGames } from '../../../features/home/components/hot-games.tsx';
import { LobbyRow } from '../../../features/home/components/lobby-row.tsx';
import { orNothing } from '../../../lib/page/chunk.ts';
import { useTitle } from '../../../lib/page/use-title.ts';
import { withTexts } from '../../../lib/preferences/language.ts';
import { isLoggedIn, isTrial, useSession } from '../../../lib/session/session.ts';
import { useGameLobbies } from '../../layout/header/use-navigation.ts';
import { useOpenGame } from '../../use-open-game.ts';

const HomeRows = lazy(() =>
  orNothing(withTexts(['lobbies', 'pages'], import('./home-rows.tsx')).then((file) => ({ default: file.HomeRows }))),
);

const FirstSteps = lazy(() =>
  orNothing(
    withTexts(['lobbies', 'rewards'], import('./first-steps.tsx')).then((file) => ({ default: file.FirstSteps })),
  ),
);

/** The home page; its banners stand in the layout. What is below the first screen comes after it. */
export function HomePage() {
  const t = useTranslations('site.home');
  const openGame = useOpenGame();
  const lobbies = useGameLobbies();
  const isMember = useSession((session) => isLoggedIn(session) && !isTrial(session));
  useTitle();
  return (
    <div className="page-width flex flex-col gap-4 py-3 md:gap-5 md:py-4">
      <h1 className="sr-only">{t('title')}</h1>
      {isMember && (
        <Suspense fallback={null}>
          <FirstSteps onOpenGame={openGame} />
        </Suspense>
      )}
      <LobbyRow lobbies={lobbies} />
      <HotGames onOpenGame={openGame} />
      <Suspense fallback={<div className="h-dvh" />}>
        <HomeRows onOpenGame={openGame} />
      </Suspense>
    </div>
  );
}
