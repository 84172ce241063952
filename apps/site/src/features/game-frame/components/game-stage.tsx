import { type ReactNode, useRef, useState } from 'react';
import { type GameAddress, paths } from '../../../config/paths.ts';
import type { Launch, Launchable } from '../api/launch-game.ts';
import { frameTrust } from '../frame-trust.ts';
import { useMoneyBack } from '../hooks/use-money-back.ts';
import { GameBar } from './game-bar.tsx';
import { GameTools } from './game-tools.tsx';
import { LaunchedGame, type LaunchedGameProps } from './launched-game.tsx';
import { ShareBigWin } from './share-big-win.tsx';

export interface GameStageProps
  extends Omit<LaunchedGameProps, 'attempt' | 'onLaunch' | 'onBigWin' | 'onRestart' | 'onClose'> {
  /** Balance and deposit for narrow screens. */
  account: ReactNode;
  /** What stands in the bar beside the running game's name. */
  besideName?: (game: Launch['game']) => ReactNode;
  /** False: the account has nothing to share. */
  canShare?: boolean;
  /** Time and result of the sitting; `hasNet`: the game says what its rounds bring. Null where nobody plays. */
  session: ((hasNet: boolean) => ReactNode) | null;
  /** Saves the game that runs. */
  heart: (game: Launch['game']) => ReactNode;
  /** Stands in place of the game for somebody who is not logged in; null when the game may start. */
  guest: ReactNode;
  /** The game that ran, once its launch has answered. */
  onClose: (game: Launch['game'] | undefined) => void;
}

/** A game with the bar over it, as high as the screen allows. */
export function GameStage({
  account,
  besideName,
  canShare = false,
  session,
  heart,
  guest,
  onClose,
  ...stageProps
}: GameStageProps) {
  const { game } = stageProps;
  const stage = useRef<HTMLElement>(null);
  const [launch, setLaunch] = useState<Launch>();
  const [attempt, setAttempt] = useState(1);
  const [bigWinId, setBigWinId] = useState<string>();
  useMoneyBack(launch);
  const close = () => onClose(launch?.game);
  return (
    <section ref={stage} className="flex min-h-80 flex-1 flex-col bg-ground">
      <GameBar
        name={launch?.game.gameName ?? ''}
        stage={stage}
        account={account}
        besideName={
          launch !== undefined && (
            <>
              {canShare && bigWinId !== undefined && game !== 'fbsports' && (
                <ShareBigWin key={bigWinId} round={{ vendor: game.vendor, roundId: bigWinId }} />
              )}
              {besideName?.(launch.game)}
            </>
          )
        }
        tools={
          <GameTools
            session={session?.(launch !== undefined && tellsNet(launch, stageProps.ownScreen)) ?? null}
            heart={launch && heart(launch.game)}
            infoUrl={game === 'fbsports' ? undefined : infoUrlOf(game)}
          />
        }
        onClose={close}
      />
      <div className="relative min-h-0 flex-1">
        {guest ?? (
          <LaunchedGame
            key={`${keyOf(game)}/${attempt}`}
            {...stageProps}
            attempt={attempt}
            onLaunch={setLaunch}
            onBigWin={setBigWinId}
            onClose={close}
            onRestart={() => setAttempt(attempt + 1)}
          />
        )}
      </div>
    </section>
  );
}

/** Our own games in a frame say what each round brings; in a card room the balance has lent its chips to the seat. */
function tellsNet({ target, url, game }: Launch, ownScreen: GameStageProps['ownScreen']): boolean {
  if (target !== 'frame' || game.gameType === 'PVP' || !frameTrust(url, location.href)?.isOwn) return false;
  return ownScreen(new URL(url, location.href), () => {}) === null;
}

const infoUrlOf = ({ vendor, gameCode }: GameAddress) =>
  `${paths.gameInfo}?${new URLSearchParams({ vendor, gameCode })}`;

const keyOf = (game: Launchable) => (game === 'fbsports' ? game : `${game.vendor}/${game.gameCode}`);
