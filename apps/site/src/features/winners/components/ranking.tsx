import type { Calls, CallValue } from '@baize/contract';
import { EmptyState } from '@baize/ui/empty-state';
import { MoneyText } from '@baize/ui/money-text';
import { SkeletonRows } from '@baize/ui/skeleton';
import { Table } from '@baize/ui/table';
import { clsx } from 'clsx';
import { Crown } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { scene } from '../../../config/paths.ts';
import { useWhitelabel } from '../../../lib/brand/whitelabel.ts';
import { CallFailure } from '../../../lib/page/call-failure.tsx';
import { useChangeSearch, useSiteSearch } from '../../../lib/page/site-search.ts';
import { useRanking } from '../api/leaderboards.ts';
import { PeriodChips, periodOf } from './periods.tsx';
import { ToGames, type WhileEmpty } from './to-games.tsx';

type Ranked = CallValue<Calls['rankList']>['list'][number];

const SKELETON_ROWS = 8;
const PODIUM_PLACES = 3;

/** Who got the most out of his rounds in a period (`?period=W`): three on a podium, the others in a table. */
export function Ranking({ whileEmpty }: WhileEmpty) {
  const t = useTranslations('pages.ranking');
  const format = useFormatter();
  const changeSearch = useChangeSearch();
  const period = periodOf(useSiteSearch().period);
  const { data, isError, error, refetch, isPlaceholderData } = useRanking(period);
  return (
    <section aria-label={t('title')} className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <PeriodChips
          value={period}
          onChange={(code) => changeSearch({ period: code === 'D' ? undefined : code }, { replace: true })}
        />
        {data !== undefined && (
          <p className="text-sm text-ink-muted">{t('until', { date: format.dateTime(new Date(data.to), 'moment') })}</p>
        )}
      </div>
      {isError && data === undefined && <CallFailure thrown={error} onRetry={() => void refetch()} withPicture />}
      {!isError && data === undefined && <SkeletonRows rows={SKELETON_ROWS} />}
      {data?.list.length === 0 && (
        <>
          <EmptyState picture={scene('ranking')} title={t('emptyTitle')} text={t('emptyText')} action={<ToGames />} />
          {whileEmpty}
        </>
      )}
      {data !== undefined && data.list.length > 0 && (
        <div className={clsx('flex flex-col gap-8 transition-opacity', isPlaceholderData && 'opacity-60')}>
          <Podium ranked={data.list.slice(0, PODIUM_PLACES)} />
          <Others ranked={data.list.slice(PODIUM_PLACES)} />
        </div>
      )}
    </section>
  );
}

/** First in the middle on a desk; in reading order everywhere. */
const placeClass = ['md:order-2 md:pt-6 md:pb-10', 'md:order-1 md:mt-8', 'md:order-3 md:mt-12'] as const;

function Podium({ ranked }: { ranked: readonly Ranked[] }) {
  const t = useTranslations('pages.ranking');
  const symbol = useWhitelabel().data?.currency.symbol;
  return (
    <ol className="grid gap-3 md:grid-cols-3 md:items-start md:gap-5">
      {ranked.map(({ rank, account, won, rounds }, index) => (
        <li
          key={rank}
          className={clsx(
            'flex items-center gap-4 rounded-lg bg-surface p-4 shadow-card md:flex-col md:gap-2 md:p-6 md:text-center',
            index === 0 && 'ring-2 ring-gold',
            placeClass[index],
          )}
        >
          <span
            className={clsx(
              'tabular grid size-12 shrink-0 place-items-center rounded-full text-lg font-bold',
              index === 0 ? 'bg-gold text-on-gold' : 'bg-sunken text-ink',
            )}
          >
            {index === 0 ? <Crown size={22} aria-label={t('place')} /> : rank}
          </span>
          <span className="verbatim flex-1 truncate font-semibold">{account}</span>
          <span className="flex flex-col items-end md:items-center">
            <MoneyText amount={won} {...(symbol === undefined ? {} : { symbol })} className="text-xl font-bold" />
            <span className="text-sm text-ink-muted">{t('roundCount', { count: rounds })}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}

function Others({ ranked }: { ranked: readonly Ranked[] }) {
  const t = useTranslations('pages.ranking');
  const format = useFormatter();
  const symbol = useWhitelabel().data?.currency.symbol;
  if (ranked.length === 0) return null;
  return (
    <Table
      caption={t('title')}
      rows={ranked}
      rowKey={({ rank }) => String(rank)}
      columns={[
        { key: 'rank', header: t('place'), cell: ({ rank }) => <span className="tabular">{rank}</span> },
        { key: 'account', header: t('player'), cell: ({ account }) => <span className="verbatim">{account}</span> },
        {
          key: 'rounds',
          header: t('rounds'),
          align: 'end',
          cell: ({ rounds }) => <span className="tabular">{format.number(rounds, 'count')}</span>,
        },
        {
          key: 'won',
          header: t('won'),
          align: 'end',
          cell: ({ won }) => <MoneyText amount={won} {...(symbol === undefined ? {} : { symbol })} />,
        },
      ]}
    />
  );
}
