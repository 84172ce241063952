import { moneyLabel } from '@baize/ui/money-text';
import { clsx } from 'clsx';
import { useId } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import type { PersonalProfit } from '../../api/personal-profit.ts';

/** A bar each day: up for what was won, down for what was lost. Amounts become numbers for the bars' lengths alone. */
export function ProfitChart({ days }: { days: PersonalProfit['days'] }) {
  const t = useTranslations('member.profit');
  const format = useFormatter();
  const title = useId();
  const largest = Math.max(...days.map(({ net }) => Math.abs(Number(net))));
  const isLong = days.length > maxLabels;
  return (
    <figure aria-labelledby={title} className="min-w-0">
      <figcaption id={title} className="mb-2 text-sm font-semibold">
        {t('byDay')}
      </figcaption>
      <ol className="flex h-44 items-stretch rounded-lg bg-sunken px-3 py-3 md:px-5">
        {days.map(({ date, net }, index) => {
          const share = largest === 0 ? 0 : Math.abs(Number(net)) / largest;
          const isLoss = net.startsWith('-');
          const day = dayOf(date);
          const isLabelled = !isLong || index % labelEvery === 0;
          return (
            <li
              key={date}
              className="flex min-w-0 flex-1 flex-col"
              title={`${format.dateTime(day, dayFormat)}: ${net}`}
            >
              <span className="sr-only">{`${format.dateTime(day, dayFormat)}: ${moneyLabel(net, undefined, true)}`}</span>
              <span aria-hidden="true" className="flex min-h-0 flex-1 flex-col">
                <span className="flex flex-1 items-end border-b border-line-strong">
                  {!isLoss && <Bar share={share} className="rounded-t-sm bg-success-ink" />}
                </span>
                <span className="flex flex-1 items-start">
                  {isLoss && <Bar share={share} className="rounded-b-sm bg-danger-ink" />}
                </span>
              </span>
              <span
                aria-hidden="true"
                className="tabular mt-1 flex h-4 justify-center overflow-visible text-xs whitespace-nowrap text-ink-muted"
              >
                {isLabelled && format.dateTime(day, { day: 'numeric', timeZone: 'UTC' })}
              </span>
            </li>
          );
        })}
      </ol>
    </figure>
  );
}

/** More days than these are labelled at every fourth one. */
const maxLabels = 10;
const labelEvery = 4;
const percent = 100;
/** Dates of the brand's calendar are shown as they are, whatever the visitor's zone is. */
const dayFormat = { month: 'short', day: 'numeric', timeZone: 'UTC' } as const;
const dayOf = (date: string) => new Date(`${date}T00:00:00Z`);

function Bar({ share, className }: { share: number; className: string }) {
  if (share === 0) return null;
  return (
    <span
      className={clsx('mx-auto block min-h-0.5 w-3/4 max-w-8', className)}
      style={{ height: `${share * percent}%` }}
    />
  );
}
