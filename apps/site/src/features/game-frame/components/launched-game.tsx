import { ApiFailure } from '@baize/client';
import { type ReactNode, useEffect } from 'react';
import type { OpenableGame } from '../../../config/paths.ts';
import { type Launch, type Launchable, useLaunchGame } from '../api/launch-game.ts';
import { frameTrust } from '../frame-trust.ts';
import { useLaunchRequest } from '../hooks/use-launch-request.ts';
import { FramedGame, type FramedGameProps } from './framed-game.tsx';
import { GameGroup } from './game-group.tsx';
import { LaunchFailure } from './launch-failure.tsx';
import { LaunchNotices } from './launch-notices.tsx';
import { StartingCover } from './starting-cover.tsx';
import { WindowGame } from './window-game.tsx';

export interface LaunchedGameProps extends Omit<FramedGameProps, 'launch' | 'trust'> {
  game: Launchable;
  /** Each attempt asks for a launch token of its own. */
  attempt: number;
  /** Where the game's own way back leads, a path of this site. */
  backUrl: string;
  onLaunch: (launch: Launch) => void;
  /** The game has its own screen on this site, at this path. */
  onScreen: (path: string) => void;
  onOpenGame: (game: OpenableGame) => void;
  onUpgrade: () => void;
  /** What stands in place of a frame, for a game that is a screen of this site; null: the game runs in its frame. */
  ownScreen: (url: URL, onRestart: () => void) => ReactNode;
}

/** Asks for a launch and opens the game where the answer says: in the frame, in a window, as a group, or on a screen of the site. */
export function LaunchedGame(props: LaunchedGameProps) {
  const { game, attempt, backUrl, onLaunch, onScreen, onOpenGame, onRestart, onUpgrade, ownScreen } = props;
  const launch = useLaunchGame(useLaunchRequest(game, backUrl), attempt);
  const { data } = launch;
  useEffect(() => {
    if (data !== undefined) onLaunch(data);
  }, [data, onLaunch]);
  const screen = data?.target === 'lottery' || data?.target === 'fbsports' ? data.url : undefined;
  useEffect(() => {
    if (screen !== undefined) onScreen(screen);
  }, [screen, onScreen]);

  const failed = (thrown: unknown) => (
    <LaunchFailure thrown={thrown} onRetry={onRestart} onOpenGame={onOpenGame} onUpgrade={onUpgrade} />
  );
  if (launch.isError) return failed(launch.error);
  if (data === undefined || screen !== undefined) return <StartingCover />;
  const trust = data.target === 'games' ? null : frameTrust(data.url, location.href);
  if (data.target !== 'games' && trust === null) return failed(new ApiFailure('internal_error'));
  const own = data.target === 'frame' && trust?.isOwn ? ownScreen(new URL(data.url, location.href), onRestart) : null;
  if (own !== null) return own;
  return (
    <>
      <LaunchNotices launch={data} />
      {data.target === 'frame' && trust !== null && <FramedGame {...props} launch={data} trust={trust} />}
      {data.target === 'window' && <WindowGame launch={data} onAgain={onRestart} />}
      {data.target === 'games' && <GameGroup games={data.games} onOpenGame={onOpenGame} />}
    </>
  );
}
