import { moneyLabel } from '@baize/ui/money-text';
import { useId } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import type { OverviewAnswer } from '../../api/centre.ts';

const percent = 100;
/** More days than these are labelled at every fourth one. */
const maxLabels = 10;
const labelEvery = 4;
const dayFormat = { month: 'short', day: 'numeric', timeZone: 'UTC' } as const;
const dayOf = (date: string) => new Date(`${date}T00:00:00Z`);

/** A bar of valid turnover each day. Amounts become numbers for the bars' lengths alone. */
export function TurnoverChart({ days }: { days: OverviewAnswer['days'] }) {
  const t = useTranslations('agents.figures');
  const format = useFormatter();
  const title = useId();
  const largest = Math.max(1, ...days.map(({ validTurnover }) => Number(validTurnover)));
  const isLong = days.length > maxLabels;
  if (days.length < 2) return null;
  return (
    <figure aria-labelledby={title} className="min-w-0">
      <figcaption id={title} className="mb-2 text-sm font-semibold">
        {t('byDay')}
      </figcaption>
      <ol className="flex h-40 items-stretch gap-px rounded-lg bg-sunken px-3 py-3 md:px-5">
        {days.map(({ date, validTurnover }, index) => (
          <li key={date} className="flex min-w-0 flex-1 flex-col justify-end">
            <span className="sr-only">{`${format.dateTime(dayOf(date), dayFormat)}: ${moneyLabel(validTurnover)}`}</span>
            <span
              aria-hidden="true"
              className="flex min-h-0 flex-1 items-end justify-center border-b border-line-strong"
            >
              <span
                className="block w-3/4 max-w-8 rounded-t-sm bg-gold"
                style={{ height: `${(Math.max(0, Number(validTurnover)) / largest) * percent}%` }}
              />
            </span>
            <span
              aria-hidden="true"
              className="tabular mt-1 flex h-4 justify-center text-xs whitespace-nowrap text-ink-muted"
            >
              {(!isLong || index % labelEvery === 0) &&
                format.dateTime(dayOf(date), { day: 'numeric', timeZone: 'UTC' })}
            </span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
