import type { Calls, CallValue } from '@baize/contract';
import { SelectField } from '@baize/ui/select';
import { SkeletonText } from '@baize/ui/skeleton';
import { Stat } from '@baize/ui/stat';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { callApi } from '../../../lib/api.ts';
import { Section } from '../../../lib/facts.tsx';
import { LoadFailure } from '../../../lib/load-failure.tsx';
import { Moment } from '../../../lib/moment.tsx';

type Figures = CallValue<Calls['staffServiceFigures']>;
const spans = [7, 30, 90] as const;
const none = '–';

/** Waits and ratings of the last days, in all and by colleague, with what was written beside the ratings. */
export function ServiceFigures() {
  const t = useTranslations('consoleService');
  const [days, setDays] = useState<number>(30);
  const figures = useQuery({
    queryKey: ['staffServiceFigures', days] as const,
    queryFn: () => callApi('staffServiceFigures', { data: { days } }),
  });
  const options = spans.map((span) => ({ value: String(span), label: t('days', { count: span }) }));
  return (
    <Section
      title={t('figures')}
      actions={
        <SelectField
          label={t('span')}
          options={options}
          value={String(days)}
          onChange={({ target }) => setDays(Number(target.value))}
        />
      }
    >
      {figures.error !== null && figures.data === undefined && (
        <LoadFailure thrown={figures.error} onRetry={() => void figures.refetch()} />
      )}
      {figures.isPending && <SkeletonText lines={6} />}
      {figures.data !== undefined && <Shown figures={figures.data} />}
    </Section>
  );
}

function Shown({ figures }: { figures: Figures }) {
  const t = useTranslations('consoleService');
  const { total } = figures;
  const show = useShown();
  return (
    <div className="flex flex-col gap-6">
      <dl className="grid grid-cols-2 gap-4 md:grid-cols-5">
        <Stat
          label={t('waitingNow')}
          value={figures.waitingNow}
          note={figures.waitingSince === null ? undefined : <Moment at={figures.waitingSince} />}
        />
        <Stat label={t('answers')} value={total.waits} />
        <Stat label={t('medianWait')} value={show.wait(total.medianWaitSeconds)} />
        <Stat label={t('p90Wait')} value={show.wait(total.p90WaitSeconds)} />
        <Stat label={t('rating')} value={show.rating(total.meanRating)} note={t('ratings', { count: total.ratings })} />
      </dl>
      {figures.byStaff.length > 0 && <ByStaff rows={figures.byStaff} />}
      {figures.comments.length > 0 && (
        <ul aria-label={t('comments')} className="flex flex-col divide-y divide-line border-t border-line">
          {figures.comments.map(({ chatId, username, rating, comment, ratedAt }) => (
            <li key={`${chatId}${ratedAt}`} className="flex flex-col gap-1 py-3 text-sm">
              <span className="text-ink-muted">
                {t('ratedBy', { rating, name: username })} · <Moment at={ratedAt} />
              </span>
              <span className="verbatim">{comment}</span>
              <Link
                to="/chats"
                search={{ chat: chatId, state: 'closed' }}
                className="self-start font-semibold underline"
              >
                {t('toChat')}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function ByStaff({ rows }: { rows: Figures['byStaff'] }) {
  const t = useTranslations('consoleService');
  const show = useShown();
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-left text-sm whitespace-nowrap">
        <caption className="sr-only">{t('byStaff')}</caption>
        <thead className="text-ink-muted">
          <tr>
            {(['colleagueName', 'answers', 'medianWait', 'p90Wait', 'rating'] as const).map((name, column) => (
              <th key={name} scope="col" className={column === 0 ? 'py-2 pr-4' : 'px-4 py-2 text-right'}>
                {t(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.staffId} className="border-t border-line">
              <th scope="row" className="verbatim py-2 pr-4 font-semibold">
                {row.username}
              </th>
              <td className="tabular px-4 py-2 text-right">{row.waits}</td>
              <td className="tabular px-4 py-2 text-right">{show.wait(row.medianWaitSeconds)}</td>
              <td className="tabular px-4 py-2 text-right">{show.wait(row.p90WaitSeconds)}</td>
              <td className="tabular px-4 py-2 text-right">
                {show.rating(row.meanRating)} ({row.ratings})
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const minuteSeconds = 60;
const hourSeconds = 3_600;

/** A wait in the largest unit that it fills, and a mean of ratings with one decimal. */
function useShown() {
  const t = useTranslations('consoleService');
  const format = useFormatter();
  const wait = (seconds: number | null): string => {
    if (seconds === null) return none;
    if (seconds < minuteSeconds) return t('seconds', { count: seconds });
    if (seconds < hourSeconds) return t('minutes', { count: Math.round(seconds / minuteSeconds) });
    return t('hours', { count: Math.round(seconds / hourSeconds) });
  };
  const rating = (mean: number | null): string =>
    mean === null ? none : format.number(mean, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return { wait, rating };
}
