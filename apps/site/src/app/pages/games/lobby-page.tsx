import type { GameType } from '@baize/contract';
import { useLocation } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import type { GameCategory } from '../../../config/paths.ts';
import { useRequireLogin } from '../../../features/auth/hooks/use-require-login.ts';
import { Lobby, type LobbyProps } from '../../../features/games/components/lobby/lobby.tsx';
import { gameCategories } from '../../../features/games/lobby-search.ts';
import { JackpotCounter } from '../../../features/jackpot/components/jackpot-counter.tsx';
import { useDraws } from '../../../features/lottery-menu/hooks/use-draws.ts';
import { CallFailure } from '../../../lib/page/call-failure.tsx';
import { loadChunk } from '../../../lib/page/chunk.ts';
import { withChunkFallback } from '../../../lib/page/missing-popup.tsx';
import { useChangeSearch, useSiteParameter } from '../../../lib/page/site-search.ts';
import { useTitle } from '../../../lib/page/use-title.ts';
import { useOpenGame } from '../../use-open-game.ts';
import { NotFoundPage } from '../faults/not-found-page.tsx';

const GroupPopup = lazy(() =>
  withChunkFallback(
    'group-popup',
    import('../../../features/games/components/group-popup.tsx').then((file) => ({ default: file.GroupPopup })),
  ),
);
const LotteryRoom = lazy(() =>
  loadChunk('lottery-room', () =>
    import('../lottery/lottery-room.tsx').then((file) => ({ default: file.LotteryRoom })),
  ),
);

/** The lobby of the address: /rng, /fish, /pvp, /live, /sports, /esports, /elott, /cockfight. */
export function LobbyPage() {
  const [first, ...rest] = gameCategories(useLocation({ select: (location) => location.pathname }));
  return first === undefined ? <NotFoundPage /> : <LobbyOf types={[first, ...rest]} />;
}

function LobbyOf({ types }: Pick<LobbyProps, 'types'>) {
  const t = useTranslations('lobbies.title');
  const openGame = useOpenGame();
  const openInPopup = useOpenGame('popup');
  const requireLogin = useRequireLogin();
  const group = useSiteParameter('group');
  const changeSearch = useChangeSearch();
  const [type] = types;
  const title = t(type as GameCategory);
  useTitle(title);
  const props = { types, title, requireLogin, onOpenGame: openGame };
  return (
    <>
      <LobbyBody key={type} type={type} {...props} />
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

function LobbyBody({ type, ...props }: LobbyProps & { type: GameType }) {
  if (type === 'ELOTT') return <LotteryLobby {...props} />;
  return <Lobby {...props} beside={type === 'RNG' && <JackpotCounter keepsPlace />} />;
}

/** Where lotteries have open draws, their menu stands in place of the empty category; so does a failure to learn of them. */
function LotteryLobby(props: LobbyProps) {
  const { data, isError, error, refetch } = useDraws();
  if (data === undefined && isError) {
    return <Lobby {...props} instead={<CallFailure thrown={error} onRetry={() => void refetch()} withPicture />} />;
  }
  if (data === undefined || data.menus.length === 0) return <Lobby {...props} />;
  const menu = (
    <Suspense fallback={null}>
      <LotteryRoom draws={data} />
    </Suspense>
  );
  return <Lobby {...props} instead={menu} />;
}
