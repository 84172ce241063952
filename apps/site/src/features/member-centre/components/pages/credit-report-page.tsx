import { Button } from '@baize/ui/button';
import { Chips } from '@baize/ui/chips';
import { Skeleton } from '@baize/ui/skeleton';
import { Printer } from 'lucide-react';
import { createPortal } from 'react-dom';
import { useTranslations } from 'use-intl';
import type { CentrePageProps } from '../../../../lib/centre/centre-page.ts';
import { CallFailure } from '../../../../lib/page/call-failure.tsx';
import { useChangeSearch, useSiteSearch } from '../../../../lib/page/site-search.ts';
import { useCreditReport } from '../../api/credit-report.ts';
import type { ProfitFilter } from '../../api/personal-profit.ts';
import { profitPeriods, readProfitSearch, writeProfitSearch } from '../../profit-search.ts';
import { CreditSheet } from '../records/credit-sheet.tsx';
import { PeriodSpan } from '../records/period-span.tsx';

/** The credit report of a day, week, half month or month of the brand's calendar, also on paper or as a PDF by the browser's print. */
export function CreditReportPage({ member }: CentrePageProps) {
  const t = useTranslations('records');
  const profit = useTranslations('member.profit');
  const filter = readProfitSearch(useSiteSearch());
  const changeSearch = useChangeSearch();
  const change = (next: ProfitFilter) => changeSearch(writeProfitSearch(next));
  const answer = useCreditReport(filter);
  const report = answer.data;
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <Chips
          legend={profit('period')}
          showLegend
          look="segmented"
          options={profitPeriods.map((value) => ({ value, label: profit(`periods.${value}`) }))}
          value={filter.period}
          onChange={(period) => change({ period, back: 0 })}
        />
        <PeriodSpan filter={filter} shown={report} onChange={change} />
      </div>
      {answer.isError && <CallFailure thrown={answer.error} onRetry={() => void answer.refetch()} withPicture />}
      {!answer.isError && report === undefined && <Skeleton className="h-80 rounded-lg" />}
      {!answer.isError && report !== undefined && (
        <>
          <CreditSheet report={report} account={member.account} />
          <Button variant="secondary" className="self-start" onClick={() => window.print()}>
            <Printer size={18} aria-hidden="true" />
            {t('print')}
          </Button>
          {createPortal(
            <div className="print-sheet" aria-hidden="true">
              <CreditSheet report={report} account={member.account} />
            </div>,
            document.body,
          )}
        </>
      )}
    </div>
  );
}
