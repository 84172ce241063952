import { Button } from '@baize/ui/button';
import { useTranslations } from 'use-intl';
import { StakeField } from '../StakeField.tsx';
import type { useStake } from '../use-stake.ts';

interface ControlsProps {
  stake: ReturnType<typeof useStake>;
  /** A hand lies on the table and waits for its draw. */
  isRunning: boolean;
  isBusy: boolean;
  isHinting: boolean;
  onHint: (isHinting: boolean) => void;
  onDeal: () => void;
  onDraw: () => void;
}

/** Stake and deal before a hand; hint and draw while it waits. */
export function Controls({ stake, isRunning, isBusy, isHinting, onHint, onDeal, onDraw }: ControlsProps) {
  const t = useTranslations('instant.videoPoker');
  return (
    <div className="instant-row">
      {isRunning ? (
        <>
          <Button
            size="lg"
            variant="secondary"
            aria-keyshortcuts="H"
            aria-pressed={isHinting}
            onClick={() => onHint(!isHinting)}
          >
            {t(isHinting ? 'hintOff' : 'hint')}
          </Button>
          <Button size="lg" aria-keyshortcuts="B" disabled={isBusy} onClick={onDraw}>
            {t('draw')}
          </Button>
        </>
      ) : (
        <>
          <StakeField text={stake.text} onChange={stake.setText} limits={stake.limits} isLocked={isBusy} />
          <Button size="lg" aria-keyshortcuts="B" disabled={!stake.isCovered || isBusy} onClick={onDeal}>
            {t('deal')}
          </Button>
        </>
      )}
    </div>
  );
}
