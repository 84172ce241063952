import { Chips } from '@baize/ui/chips';
import { clsx } from 'clsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Section } from '../../../lib/facts.tsx';
import { useMoneyLabel } from '../../../lib/money.tsx';
import type { Live } from '../api/live.ts';

const metrics = ['stakes', 'ggr', 'deposited'] as const;
type Metric = (typeof metrics)[number];
const labelEvery = 4;
const percent = 100;

/** Each hour of today as a bar beside yesterday's; what was lost hangs below the line. */
export function DayChart({ live }: { live: Live }) {
  const t = useTranslations('consoleLive');
  const [metric, setMetric] = useState<Metric>('stakes');
  const money = useMoneyLabel();
  const { today, yesterday } = live.hours;
  const values = [...today, ...yesterday].map((hour) => Number(hour[metric]));
  const [top, bottom] = [Math.max(0, ...values), Math.max(0, ...values.map((value) => -value))];
  const isEmpty = top === 0 && bottom === 0;
  return (
    <Section
      title={t('chart.title')}
      actions={
        <Chips
          legend={t('chart.metric')}
          look="segmented"
          value={metric}
          onChange={setMetric}
          options={metrics.map((value) => ({ value, label: t(`figures.${value}`) }))}
        />
      }
    >
      {isEmpty ? (
        <p className="py-10 text-center text-sm text-ink-muted">{t('chart.empty')}</p>
      ) : (
        <figure className="flex min-w-0 flex-col gap-2">
          <figcaption className="flex flex-wrap items-center gap-x-4 gap-y-1 text-xs text-ink-muted">
            <Key className="bg-success-ink" label={t('chart.today')} />
            <Key className="bg-line-strong" label={t('chart.yesterday')} />
            <span className="tabular ml-auto">{money(`${Math.max(top, bottom)}`)}</span>
          </figcaption>
          <ol className="flex h-48 gap-px md:gap-1">
            {today.map((hour, index) => {
              const before = yesterday[index];
              const name = `${`${index}`.padStart(2, '0')}:00`;
              const text = t('chart.hour', {
                hour: name,
                today: money(hour[metric]),
                yesterday: money(before?.[metric] ?? '0'),
              });
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: an hour is its place
                <li key={index} title={text} className="flex min-w-0 flex-1 flex-col">
                  <span className="sr-only">{text}</span>
                  <span aria-hidden="true" className="flex min-h-0 flex-1 flex-col">
                    <Bars values={[before?.[metric], hour[metric]]} top={top} bottom={bottom} />
                  </span>
                  <span
                    aria-hidden="true"
                    className="tabular flex h-4 overflow-visible pt-1 text-xs whitespace-nowrap text-ink-muted"
                  >
                    {index % labelEvery === 0 && name}
                  </span>
                </li>
              );
            })}
          </ol>
        </figure>
      )}
    </Section>
  );
}

function Key({ className, label }: { className: string; label: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <span aria-hidden="true" className={clsx('size-2.5 rounded-sm', className)} />
      {label}
    </span>
  );
}

/** Yesterday's and today's bar of an hour, above and below a line that lies where nothing is. */
function Bars({ values, top, bottom }: { values: readonly (string | undefined)[]; top: number; bottom: number }) {
  const numbers = values.map((value) => Number(value ?? 0));
  const half = (isUp: boolean) => (
    <span
      className={clsx('flex min-h-0 gap-px', isUp ? 'items-end border-b border-line-strong' : 'items-start')}
      style={{ flexGrow: isUp ? top : bottom, flexBasis: 0 }}
    >
      {numbers.map((value, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: yesterday and today
          key={index}
          className={clsx('block flex-1', isUp ? 'rounded-t-sm' : 'rounded-b-sm', colourOf(index === 1, value < 0))}
          style={{ height: `${shareOf(isUp ? value : -value, isUp ? top : bottom) * percent}%` }}
        />
      ))}
    </span>
  );
  return (
    <>
      {half(true)}
      {bottom > 0 && half(false)}
    </>
  );
}

const shareOf = (value: number, largest: number) => (value <= 0 || largest === 0 ? 0 : value / largest);

function colourOf(isToday: boolean, isLoss: boolean): string {
  if (!isToday) return 'bg-line-strong';
  return isLoss ? 'bg-danger-ink' : 'bg-success-ink';
}
