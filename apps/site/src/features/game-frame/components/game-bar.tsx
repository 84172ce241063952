import { IconButton } from '@baize/ui/icon-button';
import { Maximize, Minimize, X } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';

export interface GameBarProps {
  /** Empty until the launch has answered. */
  name: string;
  /** What fills the screen on demand. */
  stage: RefObject<HTMLElement | null>;
  /** Balance and deposit, where the site's header is not seen. */
  account: ReactNode;
  /** What belongs to the running game: a big win to share, the player's place on a leaderboard. */
  besideName: ReactNode;
  /** What belongs to this game: its sitting, its heart, the page about it. */
  tools: ReactNode;
  onClose: () => void;
}

/** So many letters do not fit on two lines between the buttons of a phone. */
const longName = 18;
const sizes = { usual: 'line-clamp-2 text-base', long: 'line-clamp-3 text-xs md:line-clamp-2 md:text-base' };

/** The bar over a game: close, name, full screen. Sound is switched in the game itself. */
export function GameBar({ name, stage, account, besideName, tools, onClose }: GameBarProps) {
  const t = useTranslations('lobbies.gameFrame');
  const lobbies = useTranslations('lobbies.game');
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const onChange = () => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', onChange);
    return () => document.removeEventListener('fullscreenchange', onChange);
  }, []);
  const toggleFull = () => {
    // Refused by some browsers without a reason that would help anybody.
    const change = isFull ? document.exitFullscreen() : stage.current?.requestFullscreen();
    change?.catch(() => setFull(document.fullscreenElement !== null));
  };
  return (
    <div className="on-hero flex h-14 shrink-0 items-center gap-1 bg-hero px-2 text-on-hero md:h-12 md:border-t md:border-hero-line/50 md:px-4">
      <IconButton label={t('close')} onHero onClick={onClose}>
        <X size={22} />
      </IconButton>
      <h1 className={`min-w-0 flex-1 leading-tight font-semibold ${name.length > longName ? sizes.long : sizes.usual}`}>
        {name === '' ? lobbies('unnamed') : name}
      </h1>
      {besideName}
      <div className="flex items-center gap-1 md:hidden low:flex!">{account}</div>
      {tools}
      {document.fullscreenEnabled && (
        <IconButton
          label={t(isFull ? 'leaveFullScreen' : 'fullScreen')}
          onHero
          onClick={toggleFull}
          className="max-md:hidden"
        >
          {isFull ? <Minimize size={20} /> : <Maximize size={20} />}
        </IconButton>
      )}
    </div>
  );
}
