import type { FrameToHost } from '@baize/contract';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { frameSlowAfterMs } from '../../../config/limits.ts';
import type { Launch } from '../api/launch-game.ts';
import type { FrameTrust } from '../frame-trust.ts';
import { useFrameChannel } from '../hooks/use-frame-channel.ts';
import { useSound } from '../sound-preference.ts';
import { useTableChatChoice } from '../table-chat-preference.ts';
import { FrameCover, type FrameState } from './frame-cover.tsx';

export interface FramedGameProps {
  launch: Launch;
  trust: FrameTrust;
  /** Rises when the balance changed by something other than this game. */
  outsideChanges: number;
  /** The server's own game booked something; integer minor units. `isRoundOver`: its result is on the screen. */
  onBalance: (balanceMinor: string, isRoundOver: boolean) => void;
  /** A vendor's game booked something: what the server holds is to be asked for. */
  onMoneyMoved: () => void;
  /** A round of the server's own game paid many times its stake; the id is that of the betting record. */
  onBigWin: (roundId: string) => void;
  onDeposit: () => void;
  onClose: () => void;
  onRestart: () => void;
}

/** Shows the game in its sandbox, with a cover over it until the game says that it is ready. */
export function FramedGame(props: FramedGameProps) {
  const { launch, trust, outsideChanges, onBalance, onMoneyMoved, onBigWin, onDeposit, onClose, onRestart } = props;
  const t = useTranslations('lobbies.gameFrame');
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<FrameState>('loading');
  const sound = useSound();
  const tableChat = useTableChatChoice();

  const send = useFrameChannel(frame, trust.origin, (message: FrameToHost) => {
    if (message.type === 'ready') setState('running');
    if (message.type === 'roundStarted' || message.type === 'roundEnded') {
      if (trust.isOwn) onBalance(message.balanceMinor, message.type === 'roundEnded');
      else onMoneyMoved();
    }
    if (message.type === 'bigWin' && trust.isOwn) onBigWin(message.roundId);
    if (message.type === 'preferenceChanged')
      'sound' in message ? sound.set(message.sound) : tableChat.set(message.tableChat);
    if (message.type === 'sessionEnded') setState((current) => (current === 'running' ? 'ended' : 'refused'));
    if (message.type === 'depositRequested') onDeposit();
    if (message.type === 'close') onClose();
  });

  useEffect(() => {
    if (state !== 'running') return;
    const chosen = tableChat.isOpen === null ? {} : { tableChat: tableChat.isOpen };
    send({ channel: 'baize-game', type: 'preferences', sound: sound.isOn, ...chosen });
  }, [sound.isOn, tableChat.isOpen, state, send]);
  useEffect(() => {
    if (outsideChanges > 0) send({ channel: 'baize-game', type: 'balanceChanged' });
  }, [outsideChanges, send]);
  const isWaiting = state === 'loading';
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setState((current) => (current === 'loading' ? 'slow' : current)), frameSlowAfterMs);
    return () => clearTimeout(timer);
  }, [isWaiting]);

  // A foreign game may not know our messages: that its page is there must do.
  const showLoaded = () => {
    if (!trust.isOwn) setState((current) => (current === 'loading' || current === 'slow' ? 'running' : current));
  };
  return (
    <>
      {state !== 'ended' && state !== 'refused' && (
        <iframe
          ref={frame}
          src={trust.isOwn ? withSiteBar(launch.url) : launch.url}
          onLoad={showLoaded}
          title={t('frame', { name: launch.game.gameName })}
          sandbox={trust.sandbox}
          allow="fullscreen"
          referrerPolicy="no-referrer"
          className="absolute inset-0 size-full border-0"
        />
      )}
      <FrameCover
        state={state}
        coverUrl={launch.game.wideCoverUrl}
        hasOpenRound={launch.openRound !== null}
        onRestart={onRestart}
      />
    </>
  );
}

/** Tells the server's own game that name and balance stand in the site's bar. */
const withSiteBar = (url: string): string => `${url}${url.includes('?') ? '&' : '?'}hostBar=1`;
