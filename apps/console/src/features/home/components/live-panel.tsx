import { SkeletonText } from '@baize/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { LoadFailure } from '../../../lib/load-failure.tsx';
import { Money, useMoneyLabel } from '../../../lib/money.tsx';
import { useStaff } from '../../../lib/staff.ts';
import { type Figures, type Live, liveQuery } from '../api/live.ts';
import { ChangeNote } from './change-note.tsx';
import { DayChart } from './day-chart.tsx';
import { FigureCard } from './figure-card.tsx';
import { GameTypes } from './game-types.tsx';

const revenue = '/reports/revenue?by=gameType';
const payments = '/reports/payments?by=method';
const growth = '/reports/growth';

/** The day that runs, beside yesterday and the same day last week. */
export function LivePanel() {
  const t = useTranslations('consoleLive');
  const { data: live, error, refetch } = useQuery(liveQuery());
  return (
    <section aria-label={t('title')} className="flex min-w-0 flex-col gap-4">
      {live !== undefined && <Shown live={live} />}
      {live === undefined && error === null && <SkeletonText lines={8} />}
      {live === undefined && error !== null && <LoadFailure thrown={error} onRetry={() => void refetch()} />}
    </section>
  );
}

function Shown({ live }: { live: Live }) {
  const t = useTranslations('consoleLive');
  const format = useFormatter();
  const { timeZone } = useStaff();
  const { today, fullHours } = live;
  const days = `&from=${live.day}&to=${live.day}`;
  const money = useMoneyLabel();
  const amount = (key: Amount, path: string, note?: ReactNode) => (
    <FigureCard
      label={t(`figures.${key}`)}
      value={<Money amount={today[key]} />}
      {...(note !== undefined && { note })}
      {...(fullHours > 0 && { changes: <Changes live={live} figure={key} /> })}
      path={path}
    />
  );
  const count = (key: Count, path: string) => (
    <FigureCard
      label={t(`figures.${key}`)}
      value={format.number(today[key], 'count')}
      {...(fullHours > 0 && { changes: <Changes live={live} figure={key} /> })}
      path={path}
    />
  );
  return (
    <>
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="text-base font-bold">{t('title')}</h2>
        <p className="text-xs text-ink-muted">
          {t('asOf', { time: format.dateTime(new Date(live.at), 'clock'), zone: timeZone })}
          {' · '}
          {fullHours > 0 ? t('compared', { time: hourText(fullHours) }) : t('notCompared')}
        </p>
      </header>
      <div className="grid grid-cols-2 gap-2.5 md:grid-cols-4 xl:grid-cols-6">
        {amount('ggr', revenue + days)}
        {amount('ngr', `/reports/revenue?by=currency${days}`, t('count.ngr', { amount: money(today.bonusCost) }))}
        {amount('stakes', revenue + days, t('count.stakes', { count: today.bets }))}
        {amount('wins', revenue + days)}
        {amount('deposited', payments + days, t('count.deposited', { count: today.deposits }))}
        {amount('withdrawn', payments + days, t('count.withdrawn', { count: today.withdrawals }))}
        {count('registrations', growth)}
        {count('firstDeposits', growth)}
        <FigureCard label={t('online')} value={format.number(live.online, 'count')} path="/members?isOnline=true" />
        <FigureCard
          label={t('players')}
          value={format.number(live.players, 'count')}
          path={`/reports/revenue?by=currency${days}`}
        />
        <FigureCard
          label={t('betsPerMinute')}
          value={format.number(live.betsPerMinute, { maximumFractionDigits: 1 })}
          path={`/reports/revenue?by=game${days}`}
        />
      </div>
      <div className="grid gap-4 xl:grid-cols-2">
        <DayChart live={live} />
        <GameTypes live={live} />
      </div>
    </>
  );
}

type Amount = 'ggr' | 'ngr' | 'stakes' | 'wins' | 'deposited' | 'withdrawn';
type Count = 'registrations' | 'firstDeposits';
const neutral: readonly (keyof Figures)[] = ['wins', 'withdrawn'];

function Changes({ live: { until }, figure }: { live: Live; figure: Amount | Count }) {
  const isNeutral = neutral.includes(figure);
  return (['yesterday', 'lastWeek'] as const).map((than) => (
    <ChangeNote key={than} now={until.today[figure]} before={until[than][figure]} than={than} isNeutral={isNeutral} />
  ));
}

const hourText = (hour: number) => `${`${hour}`.padStart(2, '0')}:00`;
