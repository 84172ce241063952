import type { Calls, CallValue } from '@baize/contract';
import { clsx } from 'clsx';
import { useTranslations } from 'use-intl';

type Return = CallValue<Calls['staffGameReturns']>['rows'][number];

const whole = 100;
/** So much room on both sides of what is shown, as a part of its width. */
const margin = 0.15;

/** The band as a bar, with what was paid as a mark on it. */
export function ReturnBand({ row: { band, paidPercent, isOutside } }: { row: Return }) {
  const t = useTranslations('consoleSystem.returns');
  if (band === null) return <span className="text-ink-muted">–</span>;
  const [low, high, paid] = [Number(band.low), Number(band.high), Number(paidPercent)];
  const from = Math.min(low, paid);
  const room = Math.max(Math.max(high, paid) - from, 1) * margin;
  const width = Math.max(high, paid) - from + 2 * room;
  const at = (value: number) => `${((value - from + room) / width) * whole}%`;
  return (
    <span className="flex min-w-40 flex-col gap-1">
      <svg role="img" aria-label={t('bandOf', { low: band.low, high: band.high })} height={12} className="w-full">
        <rect
          x={at(low)}
          y={3}
          width={`${((high - low) / width) * whole}%`}
          height={6}
          rx={3}
          className="fill-line-strong"
        />
        <circle cx={at(paid)} cy={6} r={5} className={clsx(isOutside ? 'fill-danger-ink' : 'fill-success-ink')} />
      </svg>
      <span className="tabular text-xs text-ink-muted">{t('bandOf', { low: band.low, high: band.high })}</span>
    </span>
  );
}
