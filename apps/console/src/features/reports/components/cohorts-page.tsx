import { type Calls, type CallValue, type MemberSource, memberSources } from '@baize/contract';
import { Chips } from '@baize/ui/chips';
import { moneyLabel } from '@baize/ui/money-text';
import { SelectField } from '@baize/ui/select';
import { SkeletonText } from '@baize/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { callApi } from '../../../lib/api.ts';
import { Section } from '../../../lib/facts.tsx';
import { LoadFailure } from '../../../lib/load-failure.tsx';
import { useStaff } from '../../../lib/staff.ts';
import { ReportFrame } from './report-frame.tsx';

type Cohorts = CallValue<Calls['staffCohorts']>;
type Cohort = Cohorts['cohorts'][number];
const metrics = ['players', 'deposited', 'ngr'] as const;
type Metric = (typeof metrics)[number];
const spans = [6, 12, 24] as const;
const strongest = 40;

/** Members by the month in which they signed up, what came of them in each month since, and what a member of each source is worth. */
export function CohortsPage() {
  const pages = useTranslations('console.pages');
  const t = useTranslations('consoleReports.cohorts');
  const [months, setMonths] = useState<number>(12);
  const [source, setSource] = useState<MemberSource | ''>('');
  const [metric, setMetric] = useState<Metric>('players');
  const cohorts = useQuery({
    queryKey: ['staffCohorts', months, source] as const,
    queryFn: () => callApi('staffCohorts', { data: { months, ...(source === '' ? {} : { source }) } }),
  });
  return (
    <ReportFrame title={pages('cohorts')} text={t('text')}>
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          label={t('months')}
          options={spans.map((span) => ({ value: String(span), label: t('lastMonths', { count: span }) }))}
          value={String(months)}
          onChange={({ target }) => setMonths(Number(target.value))}
        />
        <SelectField
          label={t('source')}
          options={[
            { value: '', label: t('allSources') },
            ...memberSources.map((value) => ({ value, label: t(`sources.${value}`) })),
          ]}
          value={source}
          onChange={({ target }) => setSource(target.value as MemberSource | '')}
        />
        <Chips
          legend={t('metric')}
          look="segmented"
          value={metric}
          onChange={setMetric}
          options={metrics.map((value) => ({ value, label: t(`metrics.${value}`) }))}
        />
      </div>
      {cohorts.error !== null && cohorts.data === undefined && (
        <LoadFailure thrown={cohorts.error} onRetry={() => void cohorts.refetch()} />
      )}
      {cohorts.isPending && <SkeletonText lines={8} />}
      {cohorts.data !== undefined && (
        <>
          <Section title={t(`metrics.${metric}`)} className="min-w-0 shrink-0">
            <Retention cohorts={cohorts.data} metric={metric} />
          </Section>
          <Section title={t('value')} className="min-w-0 shrink-0">
            <Values cohorts={cohorts.data} />
          </Section>
        </>
      )}
    </ReportFrame>
  );
}

const head = 'px-2 py-2 text-right text-xs font-semibold whitespace-nowrap text-ink-muted';
const cell = 'tabular px-2 py-1.5 text-right text-sm whitespace-nowrap';
const rowHead = 'sticky left-0 bg-surface px-2 py-1.5 text-left text-sm font-semibold whitespace-nowrap';

function useAmount(currency: string) {
  const own = useStaff().currency;
  return (amount: string) => moneyLabel(amount, currency === own.code ? own.symbol : currency);
}

/** Of players the share of the cohort, of money the amount; the stronger a cell's ground, the more of it. */
function Retention({ cohorts: { cohorts, currency }, metric }: { cohorts: Cohorts; metric: Metric }) {
  const t = useTranslations('consoleReports.cohorts');
  const format = useFormatter();
  const amount = useAmount(currency);
  const numberOf = ({ members }: Cohort, since: Cohort['since'][number]) =>
    metric === 'players' ? (members === 0 ? 0 : since.players / members) : Number(since[metric]);
  const largest = Math.max(...cohorts.flatMap((row) => row.since.map((since) => Math.abs(numberOf(row, since)))));
  const textOf = (row: Cohort, since: Cohort['since'][number]) => {
    if (row.members === 0) return '–';
    return metric === 'players' ? format.number(numberOf(row, since), { style: 'percent' }) : amount(since[metric]);
  };
  return (
    <div className="-m-4 overflow-x-auto p-4">
      <table className="w-full border-collapse">
        <thead>
          <tr>
            <th scope="col" className={`${head} sticky left-0 bg-surface text-left!`}>
              {t('month')}
            </th>
            <th scope="col" className={head}>
              {t('members')}
            </th>
            {cohorts[0]?.since.map((_since, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a month since is its place
              <th key={index} scope="col" className={head} title={t('since', { count: index })}>
                +{index}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cohorts.map((row) => (
            <tr key={row.month}>
              <th scope="row" className={rowHead}>
                {row.month}
              </th>
              <td className={cell}>{format.number(row.members, 'count')}</td>
              {row.since.map((since, index) => (
                <td
                  // biome-ignore lint/suspicious/noArrayIndexKey: a month since is its place
                  key={index}
                  className={cell}
                  style={groundOf(numberOf(row, since), largest)}
                >
                  {textOf(row, since)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function groundOf(value: number, largest: number) {
  if (value === 0 || largest === 0) return undefined;
  const share = Math.round((Math.abs(value) / largest) * strongest);
  const colour = value < 0 ? 'var(--danger-ink)' : 'var(--success-ink)';
  return { backgroundColor: `color-mix(in srgb, ${colour} ${share}%, transparent)` };
}

function Values({ cohorts: { cohorts, sources, currency } }: { cohorts: Cohorts }) {
  const t = useTranslations('consoleReports.cohorts');
  const format = useFormatter();
  const amount = useAmount(currency);
  const rows = [
    ...sources.map(({ source, ...row }) => ({ key: source, name: t(`sources.${source}`), ...row })),
    ...cohorts.map(({ month, ...row }) => ({ key: month, name: month, ...row })),
  ];
  return (
    <div className="-m-4 overflow-x-auto p-4">
      <table className="w-full border-collapse">
        <thead>
          <tr>
            <th scope="col" className={`${head} sticky left-0 bg-surface text-left!`}>
              {t('sourceOrMonth')}
            </th>
            {(['members', 'depositors', 'deposited', 'ngr', 'ngrPerMember'] as const).map((name) => (
              <th key={name} scope="col" className={head}>
                {t(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row" className={rowHead}>
                {row.name}
              </th>
              <td className={cell}>{format.number(row.members, 'count')}</td>
              <td className={cell}>{format.number(row.depositors, 'count')}</td>
              <td className={cell}>{amount(row.deposited)}</td>
              <td className={cell}>{amount(row.ngr)}</td>
              <td className={`${cell} font-semibold`}>{amount(row.ngrPerMember)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
