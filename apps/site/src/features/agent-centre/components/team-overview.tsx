import { MoneyText } from '@baize/ui/money-text';
import { Stat } from '@baize/ui/stat';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { type OverviewAnswer, useOverview } from '../api/centre.ts';
import { useSymbol } from '../hooks/use-symbol.ts';
import { LinkFigures } from './link-figures.tsx';
import { type ReportDays, ReportFrame } from './report/report-frame.tsx';
import { TurnoverChart } from './report/turnover-chart.tsx';

/** The team in figures, and who came through the agent's links. */
export function TeamOverview() {
  const [days, setDays] = useState<ReportDays>({ period: 'week' });
  const answer = useOverview(days);
  return (
    <div className="flex flex-col gap-8">
      <ReportFrame days={days} onDays={setDays} answer={answer}>
        {(data) => (
          <>
            <Figures data={data} />
            <TurnoverChart days={data.days} />
          </>
        )}
      </ReportFrame>
      <LinkFigures />
    </div>
  );
}

const counts = ['members', 'active', 'newMembers', 'bets'] as const;
const amounts = [
  ['turnover', 'validTurnover'],
  ['net', 'net'],
  ['deposits', 'deposits'],
  ['withdrawals', 'withdrawals'],
] as const;

function Figures({ data }: { data: OverviewAnswer }) {
  const t = useTranslations('agents.figures');
  const format = useFormatter();
  const symbol = useSymbol();
  return (
    <>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-5 md:grid-cols-3">
        <Stat tone="gold" label={t('commission')} value={<MoneyText amount={data.commission} {...symbol} />} />
        {amounts.map(([label, field]) => (
          <Stat
            key={label}
            label={t(label)}
            value={<MoneyText amount={data[field]} signed={field === 'net'} {...symbol} />}
          />
        ))}
        {counts.map((field) => (
          <Stat key={field} label={t(field)} value={format.number(data[field], 'count')} />
        ))}
      </dl>
      <p className="max-w-prose text-sm text-ink-muted">{t('teamOnly')}</p>
    </>
  );
}
