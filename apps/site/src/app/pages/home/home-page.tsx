import { clsx } from 'clsx';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
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

/** So long a member's games wait at most for what a new account is given, which stands above them and must not push them down. */
const PATIENCE_MS = 1_500;

/** The home page; its banners stand in the layout. What is below the first screen comes after it. */
export function HomePage() {
  const t = useTranslations('site.home');
  const openGame = useOpenGame();
  const lobbies = useGameLobbies();
  const isMember = useSession((session) => isLoggedIn(session) && !isTrial(session));
  const [isRestShown, setRestShown] = useState(false);
  const showRest = useCallback(() => setRestShown(true), []);
  useEffect(() => {
    const timer = setTimeout(showRest, PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [showRest]);
  useTitle();
  return (
    <div className="page-width flex flex-col gap-4 py-3 md:gap-5 md:py-4">
      <h1 className="sr-only">{t('title')}</h1>
      {isMember && (
        <Suspense fallback={null}>
          <FirstSteps onOpenGame={openGame} onKnown={showRest} />
        </Suspense>
      )}
      <div className={clsx('flex flex-col gap-4 md:gap-5', isMember && !isRestShown && 'invisible')}>
        <LobbyRow lobbies={lobbies} />
        <HotGames onOpenGame={openGame} />
        <Suspense fallback={<div className="h-dvh" />}>
          <HomeRows onOpenGame={openGame} />
        </Suspense>
      </div>
    </div>
  );
}
