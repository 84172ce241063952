import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { type Fact, Facts, Section } from '../../../lib/facts.tsx';
import { listQuery, type RowOf } from '../../../lib/list-query.ts';

type Report = 'staffRevenueReport' | 'staffPaymentReport';

/** The sums of a report's days, each currency for itself. */
export function ReportTotals<N extends Report>(props: {
  report: N;
  days: Readonly<Record<string, unknown>>;
  facts: (row: RowOf<N>) => readonly Fact[];
}) {
  const t = useTranslations('consoleReports');
  const { data } = useQuery(listQuery(props.report, { data: { ...props.days, by: 'currency' } }));
  return data?.rows.map((row) => (
    <Section key={row.currency} title={t('total', { currency: row.currency })} className="shrink-0">
      <Facts columns={4} facts={props.facts(row)} />
    </Section>
  ));
}
