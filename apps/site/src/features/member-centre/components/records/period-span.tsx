import { IconButton } from '@baize/ui/icon-button';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import type { PersonalProfit, ProfitFilter } from '../../api/personal-profit.ts';
import { maxPeriodsBack } from '../../profit-search.ts';

/** The dates that are shown, with a step to the period before and after. */
export function PeriodSpan({
  filter,
  shown,
  onChange,
}: {
  filter: ProfitFilter;
  /** Undefined while it is on its way. */
  shown: Pick<PersonalProfit, 'firstDate' | 'lastDate'> | undefined;
  onChange: (next: ProfitFilter) => void;
}) {
  const t = useTranslations('member.profit');
  const format = useFormatter();
  const day = (date: string) =>
    format.dateTime(new Date(`${date}T00:00:00Z`), {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: 'UTC',
    });
  const { back } = filter;
  return (
    <div className="flex items-center gap-1">
      <IconButton
        label={t('earlier')}
        disabled={back >= maxPeriodsBack}
        onClick={() => onChange({ ...filter, back: back + 1 })}
      >
        <ChevronLeft size={20} aria-hidden="true" />
      </IconButton>
      <p aria-live="polite" className="tabular min-w-40 text-center text-sm font-semibold">
        {shown &&
          (shown.firstDate === shown.lastDate
            ? day(shown.firstDate)
            : `${day(shown.firstDate)} – ${day(shown.lastDate)}`)}
      </p>
      <IconButton label={t('later')} disabled={back === 0} onClick={() => onChange({ ...filter, back: back - 1 })}>
        <ChevronRight size={20} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
