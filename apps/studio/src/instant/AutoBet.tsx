import { Button } from '@baize/ui/button';
import { Dialog } from '@baize/ui/dialog';
import { clsx } from 'clsx';
import { Repeat, Square } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { isStopSaid } from '../game-frame/autoplay-rules.ts';
import { AutoplayForm } from '../game-frame/panels/AutoplayForm.tsx';
import { useTableFrameMoney, useTableFrameState } from '../table-frame/table-frame-context.tsx';
import type { AutoBet, PlayOnce } from './use-auto-bet.ts';

export interface PlayButtonsProps {
  auto: AutoBet;
  /** What the button says. */
  playText: string;
  /** A round could begin now. */
  canPlay: boolean;
  /** The stake of every round; null while it is none. */
  stakeMinor: bigint | null;
  onPlay: PlayOnce;
}

/** The one button of an instant game, and beside it rounds that play by themselves, where the brand has them; one press ends these. */
export function PlayButtons({ auto, playText, canPlay, stakeMinor, onPlay }: PlayButtonsProps) {
  const t = useTranslations('studio');
  const hasAutoplay = useTableFrameState((state) => state.hasAutoplay);
  const money = useTableFrameMoney();
  const [isAsked, setAsked] = useState(false);
  if (auto.running !== null)
    return (
      <div className="instant-play">
        <Button size="lg" variant="on-hero" aria-keyshortcuts="Space" autoFocus onClick={auto.stop}>
          <Square size={18} aria-hidden="true" fill="currentColor" />
          {t('control.autoplayStop')} <span className="tabular">({auto.running.roundsLeft})</span>
        </Button>
        <StopNotice key="notice" auto={auto} />
      </div>
    );
  return (
    <div className="instant-play">
      <Button
        size="lg"
        aria-keyshortcuts="Space"
        disabled={!canPlay}
        onClick={() => {
          auto.forget();
          void onPlay();
        }}
      >
        {playText}
      </Button>
      {hasAutoplay && (
        <Button
          size="lg"
          variant="on-hero"
          aria-haspopup="dialog"
          aria-label={t('control.autoplay')}
          title={t('control.autoplay')}
          disabled={!canPlay}
          onClick={() => setAsked(true)}
        >
          <Repeat size={20} aria-hidden="true" />
        </Button>
      )}
      <Dialog
        open={isAsked && stakeMinor !== null}
        onClose={() => setAsked(false)}
        title={t('control.autoplay')}
        closeLabel={t('control.close')}
        size="sm"
      >
        {stakeMinor !== null && (
          <AutoplayForm
            betMinor={stakeMinor}
            showMoney={money}
            text={t('autoplay.instantText')}
            onStart={(choice) => {
              setAsked(false);
              void auto.start(choice, { stakeMinor, play: onPlay });
            }}
          />
        )}
      </Dialog>
      <StopNotice key="notice" auto={auto} />
    </div>
  );
}

/** Why the rounds that played by themselves ended, over the game like its other notices, which come first. */
function StopNotice({ auto: { stopped, forget } }: Pick<PlayButtonsProps, 'auto'>) {
  const t = useTranslations('studio');
  const hasOther = useTableFrameState((state) => state.notice !== null);
  const said = stopped !== null && isStopSaid(stopped) && !hasOther ? stopped : null;
  return (
    <div role="status" className={clsx('floor-notice', said === null && 'floor-notice-empty')}>
      {said !== null && (
        <>
          <span>{t(`autoplay.stopped.${said}`)}</span>
          <Button variant="quiet" onClick={forget}>
            {t('notice.dismiss')}
          </Button>
        </>
      )}
    </div>
  );
}
