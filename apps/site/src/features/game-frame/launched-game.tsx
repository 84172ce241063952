import type { FrameToHost } from '@baize/contract';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { frameSlowAfterMs } from '../../config/limits.ts';
import type { GameAddress } from '../../config/paths.ts';
import { useLaunchGame } from '../../lib/api/queries/launch-game.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTheme } from '../../lib/theme.ts';
import { FrameCover, type FrameState } from './frame-cover.tsx';
import { useSound } from './sound-preference.ts';
import { useFrameChannel } from './use-frame-channel.ts';

export interface LaunchedGameProps {
  game: GameAddress;
  /** Each attempt asks for a launch token of its own. */
  attempt: number;
  outsideChanges: number;
  onName: (name: string) => void;
  onBalance: (balanceMinor: string) => void;
  onDeposit: () => void;
  onClose: () => void;
  onRestart: () => void;
}

/** Fixed at the start: a later change of theme or language must not throw the running game out. */
function useLaunchRequest({ vendor, gameCode }: GameAddress) {
  const { locale } = useLanguage();
  const { theme } = useTheme();
  const [request] = useState(() => ({
    vendor,
    gameCode,
    language: locale,
    device: matchMedia('(width < 48rem)').matches ? ('mobile' as const) : ('desktop' as const),
    theme,
  }));
  return request;
}

/** Asks for a launch and shows the game in its sandbox, with a cover over it until the game says that it is ready. */
export function LaunchedGame(props: LaunchedGameProps) {
  const { game, attempt, outsideChanges, onName, onBalance, onDeposit, onClose, onRestart } = props;
  const t = useTranslations('site.game');
  const launch = useLaunchGame(useLaunchRequest(game), attempt, true);
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<FrameState>('loading');
  const sound = useSound();
  const name = launch.data?.game.gameName;

  const send = useFrameChannel(frame, (message: FrameToHost) => {
    if (message.type === 'ready') setState('running');
    if (message.type === 'roundStarted' || message.type === 'roundEnded') onBalance(message.balanceMinor);
    if (message.type === 'preferenceChanged') sound.set(message.sound);
    if (message.type === 'sessionEnded') setState('ended');
    if (message.type === 'depositRequested') onDeposit();
    if (message.type === 'close') onClose();
  });

  useEffect(() => {
    if (name !== undefined) onName(name);
  }, [name, onName]);
  useEffect(() => {
    if (state === 'running') send({ channel: 'baize-game', type: 'preferences', sound: sound.isOn });
  }, [sound.isOn, state, send]);
  useEffect(() => {
    if (outsideChanges > 0) send({ channel: 'baize-game', type: 'balanceChanged' });
  }, [outsideChanges, send]);
  const isWaiting = launch.data !== undefined && state === 'loading';
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setState((current) => (current === 'loading' ? 'slow' : current)), frameSlowAfterMs);
    return () => clearTimeout(timer);
  }, [isWaiting]);

  return (
    <>
      {launch.data !== undefined && state !== 'ended' && (
        <iframe
          ref={frame}
          src={launch.data.url}
          title={t('frame', { name: launch.data.game.gameName })}
          sandbox="allow-scripts"
          allow="fullscreen"
          referrerPolicy="no-referrer"
          className="absolute inset-0 size-full border-0"
        />
      )}
      <FrameCover
        state={launch.isError ? 'failed' : state}
        thrown={launch.error}
        coverUrl={launch.data?.game.wideCoverUrl}
        onRestart={onRestart}
      />
    </>
  );
}
