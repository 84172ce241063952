import { Button, buttonClass } from '@baize/ui/button';
import { EmptyState } from '@baize/ui/empty-state';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { art } from '../../../config/paths.ts';
import type { Launch } from '../api/launch-game.ts';

/** A game that cannot be framed opens by a press in a window of its own; its way in is good once. */
export function WindowGame({ launch, onAgain }: { launch: Launch; onAgain: () => void }) {
  const t = useTranslations('lobbies.game');
  const [isOpened, setOpened] = useState(false);
  return (
    <div className="absolute inset-0 grid place-items-center overflow-y-auto bg-ground">
      <EmptyState
        picture={launch.game.coverUrl || art.gameFallback}
        title={isOpened ? t('windowOpened') : t('windowTitle', { name: launch.game.gameName })}
        text={t('windowText')}
        action={
          isOpened ? (
            <Button variant="secondary" onClick={onAgain}>
              {t('windowAgain')}
            </Button>
          ) : (
            <a
              href={launch.url}
              target="_blank"
              rel="noopener noreferrer"
              onClick={() => setOpened(true)}
              className={buttonClass('primary', 'lg')}
            >
              <ExternalLink size={18} aria-hidden="true" />
              {t('windowOpen')}
            </a>
          )
        }
      />
    </div>
  );
}
