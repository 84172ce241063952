import { paces } from '@baize/games/paces';
import { colourOf } from '@baize/games/roulette';
import { type ReactNode, useCallback } from 'react';
import { useTranslations } from 'use-intl';
import type { StageProps } from '../../table-frame/table/TablePlay.tsx';
import { useSoundWhen } from '../../table-frame/use-sound-when.ts';
import { numbersOf } from './Side.tsx';
import { fallFrom, Wheel } from './Wheel.tsx';

const { spinMs } = paces.roulette;

interface SpinProps extends StageProps {
  /** How long something else is shown before the ball runs. */
  delayMs?: number;
  /** What turns with the wheel. */
  marks?: ReactNode;
  /** What the number that fell brought beside its ordinary pay. */
  extra?: { shown: string; text: string } | null;
  children?: ReactNode;
}

/** The wheel with its ball, and the number where it fell. */
export function Spin({ round, elapsedMs, elapsedNowMs, history, delayMs = 0, marks, extra, children }: SpinProps) {
  const t = useTranslations('tables.roulette');
  const last = numbersOf(history).at(-1) ?? null;
  const pocket = round?.outcome ? Number(round.outcome.pocket) : last;
  const sinceMs = elapsedMs === null ? null : elapsedMs - delayMs;
  const isOver = sinceMs === null || sinceMs >= spinMs;
  const isNear = sinceMs !== null && sinceMs >= spinMs * fallFrom;
  useSoundWhen(sinceMs !== null && sinceMs >= 0 && !isOver, 'wheel');
  useSoundWhen(sinceMs !== null && isOver, 'land');
  const sinceNowMs = useCallback(() => {
    const nowMs = elapsedNowMs();
    return nowMs === null ? null : nowMs - delayMs;
  }, [elapsedNowMs, delayMs]);
  return (
    <div className="roulette-stage" data-spinning={!isOver} data-near={isNear}>
      <Wheel isSpinning={!isOver} pocket={pocket} restsAt={last} elapsedNowMs={sinceNowMs} marks={marks} />
      <p className="roulette-result" role="status">
        {isOver && pocket !== null && (
          <>
            <b data-colour={colourOf(pocket)} aria-hidden="true">
              {pocket}
              {extra && <small>{extra.shown}</small>}
            </b>
            <span className="sr-only">{extra?.text ?? t('result', { number: pocket })}</span>
          </>
        )}
      </p>
      {children}
    </div>
  );
}
