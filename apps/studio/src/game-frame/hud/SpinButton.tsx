import { RotateCw, SkipForward } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useFrame, useHud } from '../frame-context.tsx';

/** The one thing to do. Keeps the focus through a round: spin, wait, skip are one button. */
export function SpinButton() {
  const t = useTranslations('studio.control');
  const { actions } = useFrame();
  const phase = useHud((state) => state.frame.phase);
  const canSkip = phase === 'presenting' || phase === 'resuming';
  const isReady = phase === 'idle' || canSkip;
  const Icon = canSkip ? SkipForward : RotateCw;
  return (
    <button
      type="button"
      className="frame-spin"
      data-phase={phase}
      aria-label={canSkip ? t('skip') : t('spin')}
      aria-disabled={!isReady}
      onClick={actions.primary}
    >
      <Icon className="frame-spin-icon" strokeWidth={2.4} aria-hidden="true" />
    </button>
  );
}
