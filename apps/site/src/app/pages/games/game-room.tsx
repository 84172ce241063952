import { Button } from '@baize/ui/button';
import { EmptyState } from '@baize/ui/empty-state';
import { Skeleton } from '@baize/ui/skeleton';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { depositPage, lobbyPaths, scene } from '../../../config/paths.ts';
import { FreePlay } from '../../../features/auth/components/free-play.tsx';
import { useRequireLogin } from '../../../features/auth/hooks/use-require-login.ts';
import type { Launchable } from '../../../features/game-frame/api/launch-game.ts';
import { GameStage } from '../../../features/game-frame/components/game-stage.tsx';
import { SessionFigures } from '../../../features/game-frame/components/session-figures.tsx';
import { GameHeart } from '../../../features/games/components/game-heart.tsx';
import { BalanceText } from '../../../features/member-centre/components/balance.tsx';
import { FrameRank } from '../../../features/rewards/components/missions/frame-rank.tsx';
import { useWhitelabel } from '../../../lib/brand/whitelabel.ts';
import { useChangeSearch } from '../../../lib/page/site-search.ts';
import { isTrial, useSession } from '../../../lib/session/session.ts';
import { useMemberActions } from '../../layout/member/use-member-actions.ts';
import { bookScreen } from './book-screen.tsx';
import { useGameMoney } from './use-game-money.ts';
import { type GameWays, useGameWays } from './use-game-ways.ts';

export interface GameRoomProps {
  game: Launchable;
  /** Where the ways out differ from those of the game page. */
  ways?: Partial<GameWays>;
}

/** A game with the account beside it, or the way to an account. */
export function GameRoom({ game, ways: ownWays }: GameRoomProps) {
  const action = useTranslations('common.action');
  const { token, member } = useSession();
  const { open } = useMemberActions();
  const changeSearch = useChangeSearch();
  const money = useGameMoney();
  const requireLogin = useRequireLogin();
  const symbol = useWhitelabel().data?.currency.symbol;
  // The session begins with the player, not with a visitor at the door.
  const isPlayer = member !== null;
  const [openedAtMs, setOpenedAtMs] = useState(() => Date.now());
  useEffect(() => {
    if (isPlayer) setOpenedAtMs(Date.now());
  }, [isPlayer]);
  const ways = { ...useGameWays(), ...ownWays };
  const hasRealAccount = useSession((state) => state.member !== null && !isTrial(state));
  const deposit = () => open(depositPage);
  // Over the book stands the site's header, which has balance and deposit.
  const hasOwnBar = game !== 'fbsports';
  let guest: ReactNode = null;
  if (member === null) guest = token === '' ? <GuestNotice /> : <Skeleton className="absolute inset-0 rounded-none" />;
  return (
    <GameStage
      game={game}
      guest={guest}
      account={
        member !== null &&
        hasOwnBar && (
          <>
            <BalanceText />
            <Button className="px-3" onClick={deposit}>
              {action('deposit')}
            </Button>
          </>
        )
      }
      canShare={hasRealAccount}
      {...(hasRealAccount &&
        hasOwnBar && {
          besideName: ({ gameType }) => (
            <FrameRank
              gameType={gameType}
              onOpen={() => changeSearch({ member: 'missionLeaderboard', kind: 'boards' })}
            />
          ),
        })}
      session={
        member !== null && hasOwnBar
          ? (hasNet) => <SessionFigures openedAtMs={openedAtMs} net={hasNet ? money.net : null} symbol={symbol} />
          : null
      }
      heart={(running) => <GameHeart game={running} requireLogin={requireLogin} />}
      outsideChanges={money.outsideChanges}
      backUrl={game === 'fbsports' ? lobbyPaths.SPORTS : ways.backUrl}
      onBalance={money.report}
      onMoneyMoved={money.refresh}
      onDeposit={deposit}
      onUpgrade={() => changeSearch({ popup: 'upgrade' })}
      onScreen={ways.goToScreen}
      onOpenGame={ways.openGame}
      onClose={ways.close}
      ownScreen={(url, onRestart) => bookScreen({ url, onRestart, onBalance: money.reportOutcome })}
    />
  );
}

/** Asks a guest to log in, at once by the popup; the game starts when that is done. */
function GuestNotice() {
  const t = useTranslations('lobbies.gameFrame');
  const action = useTranslations('common.action');
  const requireLogin = useRequireLogin();
  const hasAsked = useRef(false);
  const logIn = () => requireLogin(() => {}, 'play');
  useEffect(() => {
    if (hasAsked.current) return;
    hasAsked.current = true;
    requireLogin(() => {}, 'play');
  }, [requireLogin]);
  return (
    <div className="absolute inset-0 grid place-items-center overflow-y-auto">
      <EmptyState
        picture={scene('play')}
        title={t('guestTitle')}
        text={t('guestText')}
        action={
          <>
            <Button onClick={logIn}>{action('logIn')}</Button>
            <FreePlay then={() => {}} />
          </>
        }
      />
    </div>
  );
}
