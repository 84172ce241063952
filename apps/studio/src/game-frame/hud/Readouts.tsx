import { useTranslations } from 'use-intl';
import { useHud } from '../frame-context.tsx';

/** The multipliers of wins that follow each other, the one that counts now lit. */
export function LadderReadout() {
  const t = useTranslations('studio.ladder');
  const ladder = useHud((state) => state.ladder);
  if (ladder === null) return null;
  const { steps, step } = ladder;
  const lit = Math.min(step, steps.length) - 1;
  return (
    <ol className="frame-ladder" aria-label={t('label')}>
      {steps.map((multiplier, index) => (
        <li key={multiplier} className="tabular" data-lit={index === lit} data-passed={index < lit}>
          {t('times', { multiplier })}
        </li>
      ))}
    </ol>
  );
}

/** The multiplier that stands, or how full the meter is. */
export function GaugeReadout() {
  const t = useTranslations('studio.gauge');
  const gauge = useHud((state) => state.gauge);
  if (gauge === null) return null;
  if (gauge.kind === 'multiplier') {
    const { multiplier } = gauge;
    return (
      <div className="frame-gauge" data-lit={multiplier > 1}>
        <span className="frame-label">{t('multiplier')}</span>
        <span className="tabular frame-gauge-value" key={multiplier}>
          {t('times', { multiplier })}
        </span>
      </div>
    );
  }
  const charge = Math.min(gauge.charge, gauge.goal);
  return (
    <div className="frame-gauge" data-lit={charge === gauge.goal}>
      <span className="frame-label">{t('meter')}</span>
      <meter className="frame-gauge-bar" min={0} max={gauge.goal} value={charge} aria-label={t('meter')} />
      <span className="tabular">{t('charge', { charge, goal: gauge.goal })}</span>
    </div>
  );
}

/** In how many ways the window can pay. */
export function WaysReadout() {
  const t = useTranslations('studio.control');
  const ways = useHud((state) => state.ways);
  if (ways === null) return null;
  return <p className="frame-ways tabular">{t('ways', { count: ways })}</p>;
}
