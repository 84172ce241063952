import { type GoldenPocketsSeen, type LuckyPocket, multiplierOf } from '@baize/games/golden-pockets';
import { luckyShowMs } from '@baize/games/paces';
import { colourOf } from '@baize/games/roulette';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import type { StageProps } from '../../table-frame/table/TablePlay.tsx';
import { useTableFrame } from '../../table-frame/table-frame-context.tsx';
import { Spin } from '../roulette/Spin.tsx';
import { luckyOf, shownBy } from './lucky-shown.ts';
import { WheelMarks } from './marks.tsx';

/** The pockets that were drawn so far, each with what it pays; the latest one is said aloud. */
function LuckyList({ lucky, isDrawing }: { lucky: readonly LuckyPocket[]; isDrawing: boolean }) {
  const t = useTranslations('tables.goldenPockets');
  const { sound } = useTableFrame();
  const latest = lucky.at(-1);
  useEffect(() => {
    if (isDrawing && lucky.length > 0) sound.play('lucky');
  }, [isDrawing, lucky.length, sound]);
  return (
    <div className="golden-list">
      {isDrawing && <p className="golden-caption">{t('drawing')}</p>}
      <p className="sr-only" role="status">
        {isDrawing && latest ? t('lucky', { number: latest.pocket, multiplier: latest.multiplier }) : ''}
      </p>
      <ul aria-label={t('list')}>
        {lucky.map(({ pocket, multiplier }) => (
          <li key={pocket}>
            <b data-colour={colourOf(pocket)}>{pocket}</b>
            <span>×{multiplier}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** First the lucky pockets light up, one after the other; then the ball runs. */
export function Stage(props: StageProps) {
  const t = useTranslations('tables.goldenPockets');
  const { round, elapsedMs } = props;
  const outcome = round?.outcome ?? null;
  const lucky = luckyOf(outcome);
  const lit = shownBy(lucky, elapsedMs);
  const delayMs = outcome === null ? 0 : luckyShowMs(lucky.length);
  const multiplier = outcome === null ? null : multiplierOf(outcome as unknown as GoldenPocketsSeen);
  const number = Number(outcome?.pocket);
  return (
    <Spin
      {...props}
      delayMs={delayMs}
      marks={<WheelMarks lucky={lit} />}
      extra={multiplier === null ? null : { shown: `×${multiplier}`, text: t('won', { number, multiplier }) }}
    >
      {outcome !== null && <LuckyList lucky={lit} isDrawing={elapsedMs !== null && elapsedMs < delayMs} />}
    </Spin>
  );
}
