import type { LotteryDraw, LotteryGame } from '@baize/games/lottery';
import { SelectField } from '@baize/ui/select';
import { Skeleton } from '@baize/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { CallFailure } from '../../../../lib/page/call-failure.tsx';
import { lottoIssuesQuery } from '../../api/lotto.ts';
import { hotAndCold, lanesOf, type NumberFigures, numberFigures } from '../../draw-statistics.ts';
import { TrendChart } from './trend-chart.tsx';

const drawsLookedAt = 100;
const numbersShown = 10;
const trendDraws = 30;

/** Which numbers came often and which are missing, and how each place of the draw went. */
export function StatisticsPanel({ gameId, rules }: { gameId: string; rules: LotteryGame }) {
  const t = useTranslations('lotto.statistics');
  const answer = useQuery(lottoIssuesQuery(gameId, drawsLookedAt));
  if (answer.isError) return <CallFailure thrown={answer.error} onRetry={() => void answer.refetch()} />;
  if (answer.data === undefined) return <Skeleton className="my-4 h-64 w-full" />;
  const drawn = answer.data.drawn.flatMap(({ numero, result }) => (result ? [{ numero, result }] : []));
  if (drawn.length === 0) return <p className="py-4 text-ink-muted">{t('none')}</p>;
  const draws = drawn.map(({ result }) => result);
  const { hot, cold } = hotAndCold(numberFigures(rules, draws), numbersShown);
  return (
    <div className="flex flex-col gap-6 py-4">
      <p className="text-sm text-ink-muted">{t('text', { count: drawn.length })}</p>
      <div className="grid gap-4 md:grid-cols-2">
        <Numbers title={t('hot')} figures={hot} textOf={({ count }) => t('times', { count })} tone="hot" />
        <Numbers
          title={t('cold')}
          figures={cold}
          textOf={({ missing }) => t('missing', { count: missing })}
          tone="cold"
        />
      </div>
      <Trend rules={rules} drawn={drawn.slice(0, trendDraws)} />
    </div>
  );
}

interface NumbersProps {
  title: string;
  figures: readonly NumberFigures[];
  textOf(figures: NumberFigures): string;
  tone: 'hot' | 'cold';
}

function Numbers({ title, figures, textOf, tone }: NumbersProps) {
  return (
    <section aria-label={title} className="flex flex-col gap-3 rounded-lg border border-line p-4">
      <h3 className="font-bold">{title}</h3>
      <ul className="grid grid-cols-5 gap-2">
        {figures.map((one) => (
          <li key={one.token} className="flex flex-col items-center gap-1 text-center text-xs text-ink-muted">
            <span
              className={
                tone === 'hot'
                  ? 'tabular grid size-9 place-items-center rounded-full bg-gold text-sm font-bold text-on-gold'
                  : 'tabular grid size-9 place-items-center rounded-full bg-sunken text-sm font-bold text-ink'
              }
            >
              {one.token}
            </span>
            {textOf(one)}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Trend({ rules, drawn }: { rules: LotteryGame; drawn: readonly { numero: string; result: LotteryDraw }[] }) {
  const t = useTranslations('lotto');
  const [chosen, setChosen] = useState(0);
  const lanes = lanesOf(rules);
  const lane = lanes[chosen];
  if (!lane) return null;
  const options = lanes.map(({ name, place }, index) => ({
    value: `${index}`,
    label: t(`groups.${name}`, { n: place }),
  }));
  return (
    <section aria-label={t('statistics.trend')} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h3 className="font-bold">{t('statistics.trend')}</h3>
        <div className="w-48">
          <SelectField
            label={t('statistics.place')}
            value={`${chosen}`}
            options={options}
            onChange={({ target }) => setChosen(Number(target.value))}
          />
        </div>
      </div>
      <TrendChart lane={lane} drawn={drawn} />
    </section>
  );
}
