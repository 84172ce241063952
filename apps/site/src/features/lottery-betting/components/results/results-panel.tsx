import type { LotteryGame } from '@baize/games/lottery';
import { TextField } from '@baize/ui/field';
import { Pager } from '@baize/ui/pager';
import { Skeleton } from '@baize/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { CallFailure } from '../../../../lib/page/call-failure.tsx';
import { usePagerLabels } from '../../../../lib/page/use-pager-labels.ts';
import { useLanguage } from '../../../../lib/preferences/language.ts';
import { type DayResult, lottoResultsQuery } from '../../api/lotto.ts';
import { useBetNames } from '../../bet-names.ts';
import { lookOf } from '../../draw-statistics.ts';
import { DrawnNumbers } from './drawn-numbers.tsx';
import { PrintedTable } from './printed-table.tsx';

interface ResultsPanelProps {
  gameId: string;
  rules: LotteryGame;
}

/** The results of a day: provinces in the printed table, others draw by draw. */
export function ResultsPanel({ gameId, rules }: ResultsPanelProps) {
  const t = useTranslations('lotto.results');
  const [asked, setAsked] = useState<{ day?: string; page: number }>({ page: 1 });
  const { locale: language } = useLanguage();
  const answer = useQuery(lottoResultsQuery(gameId, { ...asked, language }));
  const { data } = answer;
  const labels = usePagerLabels();
  if (answer.isError) return <CallFailure thrown={answer.error} onRetry={() => void answer.refetch()} />;
  return (
    <div className="flex flex-col gap-4 py-4">
      <div className="w-48">
        <TextField
          label={t('day')}
          type="date"
          value={asked.day ?? data?.day ?? ''}
          onChange={({ target }) => setAsked({ ...(target.value !== '' && { day: target.value }), page: 1 })}
        />
      </div>
      {data === undefined && <Skeleton className="h-64 w-full" />}
      {data?.total === 0 && <p className="text-ink-muted">{t('none')}</p>}
      {data !== undefined &&
        data.total > 0 &&
        (isPrinted(rules) ? (
          <PrintedTable rules={rules} results={data.draws} />
        ) : (
          <DrawList rules={rules} results={data.draws} />
        ))}
      {data !== undefined && data.totalPages > 1 && (
        <Pager
          page={asked.page}
          totalPages={data.totalPages}
          onChange={(page) => setAsked({ ...asked, page })}
          labels={labels}
        />
      )}
    </div>
  );
}

/** Vietnamese results: the special prize stands in a table with the others. */
const isPrinted = ({ shape }: LotteryGame): boolean => shape.some(({ key }) => key === 'DB');

function DrawList({ rules, results }: { rules: LotteryGame; results: readonly DayResult[] }) {
  const t = useTranslations('lotto');
  const names = useBetNames();
  const format = useFormatter();
  const hasOnePrize = rules.shape.length === 1;
  return (
    <ul className="divide-y divide-line rounded-lg border border-line">
      {results.map(({ numero, drawsAt, result }) => (
        <li key={numero} className="flex flex-wrap items-center gap-x-6 gap-y-2 p-3 text-sm">
          <p className="min-w-40 max-md:w-full">
            <span className="tabular block font-semibold">{t('tickets.draw', { numero })}</span>
            <time dateTime={drawsAt} className="tabular block text-xs text-ink-muted">
              {format.dateTime(new Date(drawsAt), 'moment')}
            </time>
          </p>
          <dl className="flex min-w-0 flex-1 flex-col gap-1">
            {rules.shape.map(({ key }) => (
              <div key={key} className="flex flex-wrap gap-x-4">
                <dt className={hasOnePrize ? 'sr-only' : 'w-28 shrink-0 text-ink-muted'}>{names.prize(key)}</dt>
                <dd className="min-w-0">
                  <DrawnNumbers numbers={result[key] ?? []} look={lookOf(rules, key)} />
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
