import { reportPeriods } from '@baize/contract';
import { Chips } from '@baize/ui/chips';
import { TextField } from '@baize/ui/field';
import { SkeletonRows } from '@baize/ui/skeleton';
import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { CallFailure } from '../../../../lib/page/call-failure.tsx';

const SKELETON_ROWS = 6;

export interface ReportDays {
  period: (typeof reportPeriods)[number];
  from?: string;
  to?: string;
}

interface Spanned {
  firstDate: string;
  lastDate: string;
  timeZone: string;
}

interface ReportFrameProps<Answer extends Spanned> {
  days: ReportDays;
  onDays: (days: ReportDays) => void;
  answer: {
    data: Answer | undefined;
    isError: boolean;
    error: unknown;
    isPlaceholderData: boolean;
    refetch: () => unknown;
  };
  /** Further choices beside the days. */
  filters?: ReactNode;
  children: (data: Answer) => ReactNode;
}

/** A report over some days: their choice, what they are, and the answer in all its states. */
export function ReportFrame<Answer extends Spanned>({
  days,
  onDays,
  answer,
  filters,
  children,
}: ReportFrameProps<Answer>) {
  return (
    <div className="flex flex-col gap-5">
      <DayChoice days={days} onDays={onDays} />
      {filters}
      {answer.isError ? (
        <CallFailure thrown={answer.error} onRetry={() => void answer.refetch()} />
      ) : answer.data === undefined ? (
        <SkeletonRows rows={SKELETON_ROWS} />
      ) : (
        <div aria-busy={answer.isPlaceholderData || undefined} className="flex flex-col gap-5">
          <SpanText {...answer.data} />
          {children(answer.data)}
        </div>
      )}
    </div>
  );
}

function DayChoice({ days, onDays }: Pick<ReportFrameProps<Spanned>, 'days' | 'onDays'>) {
  const t = useTranslations('agents.period');
  return (
    <div className="flex flex-col gap-4">
      <Chips
        legend={t('legend')}
        options={reportPeriods.map((value) => ({ value, label: t(value) }))}
        value={days.period}
        onChange={(period) => onDays(period === 'custom' ? { period, from: today(), to: today() } : { period })}
      />
      {days.period === 'custom' && (
        <div className="grid grid-cols-2 gap-3 md:max-w-sm">
          <DayField label={t('from')} value={days.from ?? ''} onValue={(from) => onDays({ ...days, from })} />
          <DayField label={t('to')} value={days.to ?? ''} onValue={(to) => onDays({ ...days, to })} />
        </div>
      )}
    </div>
  );
}

interface DayFieldProps {
  label: string;
  value: string;
  onValue: (value: string) => void;
}

/** An emptied field leaves the day as it was. */
const DayField = ({ label, value, onValue }: DayFieldProps) => (
  <TextField
    type="date"
    label={label}
    value={value}
    onChange={(event) => event.target.value !== '' && onValue(event.target.value)}
  />
);

const isoDateLength = 10;
const today = () => new Date().toISOString().slice(0, isoDateLength);

function SpanText({ firstDate, lastDate, timeZone }: Spanned) {
  const t = useTranslations('agents.period');
  const format = useFormatter();
  const shown = (date: string) =>
    format.dateTime(new Date(`${date}T00:00:00Z`), { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <p className="text-sm text-ink-muted">
      {t('span', { from: shown(firstDate), to: shown(lastDate), zone: timeZone })}
    </p>
  );
}
