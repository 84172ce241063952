import { RotateCw, SkipForward, Square } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useFrame, useHud } from '../frame-context.tsx';

/** The one thing to do. Keeps the focus through a round: spin, wait, skip and the end of autoplay are one button. */
export function SpinButton() {
  const t = useTranslations('studio.control');
  const { actions } = useFrame();
  const phase = useHud((state) => state.frame.phase);
  const roundsLeft = useHud((state) => state.autoplay?.roundsLeft ?? null);
  const canSkip = phase === 'presenting' || phase === 'resuming';
  const isReady = phase === 'idle' || canSkip;
  if (roundsLeft !== null)
    return (
      <button
        type="button"
        className="frame-spin"
        data-autoplay="true"
        aria-label={t('autoplayStop')}
        onClick={actions.primary}
      >
        <Square className="frame-spin-icon fill-current" strokeWidth={2.4} aria-hidden="true" />
        <span className="tabular frame-spin-count">{roundsLeft}</span>
      </button>
    );
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
