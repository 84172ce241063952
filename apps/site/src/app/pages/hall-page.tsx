import type { GameType } from '@baize/contract';
import { useLocation } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import type { HallType } from '../../config/paths.ts';
import { useRequireLogin } from '../../features/auth/use-require-login.ts';
import { Hall, type HallProps } from '../../features/games/hall.tsx';
import { hallTypes } from '../../features/games/hall-search.ts';
import { JackpotCounter } from '../../features/jackpot/jackpot-counter.tsx';
import { useDraws } from '../../features/lottery-menu/use-draws.ts';
import { CallFailure } from '../../lib/call-failure.tsx';
import { loadChunk } from '../../lib/chunk.ts';
import { orMissing } from '../../lib/missing-popup.tsx';
import { useChangeSearch, useSiteSearch } from '../../lib/site-search.ts';
import { useTitle } from '../../lib/use-title.ts';
import { useOpenGame } from '../use-open-game.ts';
import { NotFoundPage } from './not-found-page.tsx';

const GroupPopup = lazy(() =>
  orMissing(
    'group-popup',
    import('../../features/games/group-popup.tsx').then((file) => ({ default: file.GroupPopup })),
  ),
);
const LotteryRoom = lazy(() =>
  loadChunk('lottery-room', () => import('./lottery-room.tsx').then((file) => ({ default: file.LotteryRoom }))),
);

/** The hall of the address: /rng, /fish, /pvp, /live, /sports, /esports, /elott, /cockfight. */
export function HallPage() {
  const [first, ...rest] = hallTypes(useLocation().pathname);
  return first === undefined ? <NotFoundPage /> : <HallOf types={[first, ...rest]} />;
}

function HallOf({ types }: Pick<HallProps, 'types'>) {
  const t = useTranslations('halls.title');
  const openGame = useOpenGame();
  const openInPopup = useOpenGame('popup');
  const requireLogin = useRequireLogin();
  const { group } = useSiteSearch();
  const changeSearch = useChangeSearch();
  const [type] = types;
  const title = t(type as HallType);
  useTitle(title);
  const props = { types, title, requireLogin, onOpenGame: openGame };
  return (
    <>
      <HallBody key={type} type={type} {...props} />
      {group !== undefined && (
        <Suspense fallback={null}>
          <GroupPopup
            group={group}
            requireLogin={requireLogin}
            onOpenGame={openInPopup}
            onClose={() => changeSearch({ group: undefined })}
          />
        </Suspense>
      )}
    </>
  );
}

function HallBody({ type, ...props }: HallProps & { type: GameType }) {
  if (type === 'ELOTT') return <LotteryHall {...props} />;
  return <Hall {...props} beside={type === 'RNG' && <JackpotCounter />} />;
}

/** Where lotteries have open draws, their menu stands in place of the empty category; so does a failure to learn of them. */
function LotteryHall(props: HallProps) {
  const { data, isError, error, refetch } = useDraws();
  if (data === undefined && isError) {
    return <Hall {...props} instead={<CallFailure thrown={error} onRetry={() => void refetch()} withPicture />} />;
  }
  if (data === undefined || data.menus.length === 0) return <Hall {...props} />;
  const menu = (
    <Suspense fallback={null}>
      <LotteryRoom draws={data} />
    </Suspense>
  );
  return <Hall {...props} instead={menu} />;
}
