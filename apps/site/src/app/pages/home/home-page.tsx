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

const rowsPlace = <div className="h-dvh" aria-busy="true" />;

/** So long a member's games wait at most for what a new account is given, which stands above them; when it comes later, it stands below them. */
const PATIENCE_MS = 1_500;
/** So long the rows below wait. */
const ROWS_PATIENCE_MS = 6_000;

/** The home page; its banners stand in the layout. What is below the first screen comes after it. */
export function HomePage() {
  const t = useTranslations('site.home');
  const openGame = useOpenGame();
  const lobbies = useGameLobbies();
  const isMember = useSession((session) => isLoggedIn(session) && !isTrial(session));
  const [isKnown, setKnown] = useState(false);
  const [isLate, setLate] = useState(false);
  const [isTooLate, setTooLate] = useState(false);
  const noteKnown = useCallback(() => setKnown(true), []);
  useEffect(() => {
    if (isKnown) return;
    const timers = [setTimeout(() => setLate(true), PATIENCE_MS), setTimeout(() => setTooLate(true), ROWS_PATIENCE_MS)];
    return () => timers.forEach(clearTimeout);
  }, [isKnown]);
  useTitle();
  const firstSteps = isMember && (
    <Suspense fallback={null}>
      <FirstSteps onOpenGame={openGame} onKnown={noteKnown} />
    </Suspense>
  );
  return (
    <div className="page-width flex flex-col gap-4 py-3 md:gap-5 md:py-4">
      <h1 className="sr-only">{t('title')}</h1>
      {!isLate && firstSteps}
      <div className={clsx('flex flex-col gap-4 md:gap-5', isMember && !isKnown && !isLate && 'invisible')}>
        <LobbyRow lobbies={lobbies} />
        <HotGames onOpenGame={openGame} />
        {isLate && firstSteps}
        {isMember && !isKnown && !isTooLate ? (
          rowsPlace
        ) : (
          <Suspense fallback={rowsPlace}>
            <HomeRows onOpenGame={openGame} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
