import { type LevelKey, type Water, waterOf } from '@baize/games/fishing';
import { Button } from '@baize/ui/button';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { TableFrame } from '../table-frame/TableFrame.tsx';
import { useTableFrame, useTableFrameMoney, useTableFrameState } from '../table-frame/table-frame-context.tsx';
import { penOf } from '../tables/crash/pen.ts';
import { createPreview } from './canvas/preview.ts';
import type { FishingOpening } from './opening.ts';
import { createFishingPanels } from './panels.tsx';

interface ChoiceProps {
  opening: FishingOpening;
  onChoose: (level: LevelKey) => void;
}

/** Some fish of the water, behind the choice. */
function Backdrop({ water }: { water: Water }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const draw = createPreview(water);
    let handle = 0;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const frame = (nowMs: number) => {
      if (!isCalm) handle = requestAnimationFrame(frame);
      const pen = canvas.current && penOf(canvas.current);
      if (pen) draw(pen.context, pen, isCalm ? 0 : nowMs);
    };
    handle = requestAnimationFrame(frame);
    return () => cancelAnimationFrame(handle);
  }, [water]);
  return (
    <div aria-hidden="true">
      <canvas ref={canvas} className="fishing-canvas" />
    </div>
  );
}

function LevelCard({ level, onChoose }: { level: FishingOpening['levels'][number]; onChoose: () => void }) {
  const t = useTranslations('fishing.levels');
  const pool = useTranslations('fishing.pool');
  const money = useTableFrameMoney();
  const { host } = useTableFrame();
  const balanceMinor = useTableFrameState((state) => state.balanceMinor);
  const isPoor = balanceMinor < BigInt(level.entryMinor);
  const facts = { from: money(level.betsMinor[0] ?? '0'), to: money(level.betsMinor.at(-1) ?? '0') };
  return (
    <li className="fishing-level" data-level={level.level}>
      <h2>{t(level.level)}</h2>
      <p>{t('bets', facts)}</p>
      <p className="fishing-level-pool">
        {pool('label')} <b className="tabular">{money(level.poolMinor)}</b>
      </p>
      <p className="fishing-level-entry">{t('entry', { amount: money(level.entryMinor) })}</p>
      {isPoor && host.hasHost ? (
        <Button size="lg" variant="secondary" onClick={() => host.send({ type: 'depositRequested' })}>
          {t('deposit')}
        </Button>
      ) : (
        <Button size="lg" disabled={isPoor} onClick={onChoose}>
          {t('enter')}
        </Button>
      )}
    </li>
  );
}

/** The rooms of a water by their bets. */
export function LevelChoice({ opening, onChoose }: ChoiceProps) {
  const t = useTranslations('fishing');
  const water = waterOf(opening.gameCode) ?? 'reef';
  const panels = useRef(createFishingPanels(water)).current;
  return (
    <TableFrame
      title={t(`title.${water}`)}
      scene="fishing"
      keys={[]}
      panels={panels}
      stage={
        <section className="fishing-stage" aria-label={t('levels.label')}>
          <Backdrop water={water} />
          <ul className="fishing-levels">
            {opening.levels.map((level) => (
              <LevelCard key={level.level} level={level} onChoose={() => onChoose(level.level)} />
            ))}
          </ul>
        </section>
      }
      controls={<p className="fishing-say">{t('levels.text')}</p>}
    />
  );
}
