import { faultText } from '@baize/i18n';
import { Button, buttonClass } from '@baize/ui/button';
import { EmptyState } from '@baize/ui/empty-state';
import { Spinner } from '@baize/ui/spinner';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { art, paths } from '../../config/paths.ts';
import { toFailure } from '../../lib/api/failure.ts';

/** `failed`: no launch; `slow`: launched, no sign of life yet; `ended`: the game says that its session is over. */
export type FrameState = 'loading' | 'slow' | 'running' | 'ended' | 'failed';

export interface FrameCoverProps {
  state: FrameState;
  /** Why the launch failed. */
  thrown: unknown;
  coverUrl: string | undefined;
  onRestart: () => void;
}

/** What is seen over the frame while the game is not. */
export function FrameCover({ state, thrown, coverUrl, onRestart }: FrameCoverProps) {
  const t = useTranslations('site.game');
  const action = useTranslations('common.action');
  const errors = useTranslations('errors');
  if (state === 'running') return null;
  if (state === 'loading') {
    return (
      <div className="absolute inset-0 grid place-items-center bg-ground">
        {coverUrl !== undefined && (
          <img src={coverUrl} alt="" className="absolute inset-0 size-full object-cover opacity-25" />
        )}
        <p
          role="status"
          className="relative flex items-center gap-3 rounded-full bg-raised px-5 py-3 font-semibold shadow-raised"
        >
          <Spinner />
          {t('starting')}
        </p>
      </div>
    );
  }
  const texts = {
    slow: { title: t('slowTitle'), text: t('slowText') },
    ended: { title: t('endedTitle'), text: t('endedText') },
    failed: { title: t('failedTitle'), text: faultText(errors, { key: toFailure(thrown).messageKey }) },
  }[state];
  return (
    <div role="alert" className="absolute inset-0 grid place-items-center overflow-y-auto bg-ground">
      <EmptyState
        picture={art.gameFallback}
        {...texts}
        action={
          <>
            <Button onClick={onRestart}>{state === 'ended' ? t('restart') : action('retry')}</Button>
            <Link to={paths.slots} className={buttonClass('secondary')}>
              {action('toGames')}
            </Link>
          </>
        }
      />
    </div>
  );
}
