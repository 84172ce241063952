import { type ReactNode, useRef, useState } from 'react';
import { type GameAddress, paths } from '../../../config/paths.ts';
import type { Launch, Launchable } from '../api/launch-game.ts';
import { useMoneyBack } from '../hooks/use-money-back.ts';
import { GameBar } from './game-bar.tsx';
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
  /** Stands in place of the game for somebody who is not logged in; null when the game may start. */
  guest: ReactNode;
  /** The game that ran, once its launch has answered. */
  onClose: (game: Launch['game'] | undefined) => void;
}

/** A game with the bar over it, as high as the screen allows. */
export function GameStage({ account, besideName, canShare = false, guest, onClose, ...stageProps }: GameStageProps) {
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
        infoUrl={game === 'fbsports' ? undefined : infoUrlOf(game)}
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

const infoUrlOf = ({ vendor, gameCode }: GameAddress) =>
  `${paths.gameInfo}?${new URLSearchParams({ vendor, gameCode })}`;

const keyOf = (game: Launchable) => (game === 'fbsports' ? game : `${game.vendor}/${game.gameCode}`);
