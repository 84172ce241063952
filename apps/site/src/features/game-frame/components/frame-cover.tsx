import { Button, buttonClass } from '@baize/ui/button';
import { EmptyState } from '@baize/ui/empty-state';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { art, paths } from '../../../config/paths.ts';
import { StartingCover } from './starting-cover.tsx';

/**
 * `slow`: launched, no sign of life yet; `refused`: the game did not take the launch, which was used or is too old; `ended`: a
 * running game says that its session is over.
 */
export type FrameState = 'loading' | 'slow' | 'running' | 'refused' | 'ended';

export interface FrameCoverProps {
  state: FrameState;
  coverUrl: string;
  hasOpenRound: boolean;
  onRestart: () => void;
}

/** What is seen over the frame while the game is not. */
export function FrameCover({ state, coverUrl, hasOpenRound, onRestart }: FrameCoverProps) {
  const t = useTranslations('lobbies.gameFrame');
  const lobbies = useTranslations('lobbies.game');
  const action = useTranslations('common.action');
  if (state === 'running') return null;
  if (state === 'loading') return <StartingCover coverUrl={coverUrl} hasOpenRound={hasOpenRound} />;
  const texts = {
    slow: { title: t('slowTitle'), text: t('slowText') },
    refused: { title: lobbies('refusedTitle'), text: lobbies('refusedText') },
    ended: { title: t('endedTitle'), text: t('endedText') },
  }[state];
  return (
    <div role="alert" className="absolute inset-0 grid place-items-center overflow-y-auto bg-ground">
      <EmptyState
        picture={art.gameFallback}
        {...texts}
        action={
          <>
            <Button onClick={onRestart}>{state === 'slow' ? action('retry') : t('restart')}</Button>
            <Link to={paths.slots} className={buttonClass('secondary')}>
              {action('toGames')}
            </Link>
          </>
        }
      />
    </div>
  );
}
