import { MoneyText } from '@baize/ui/money-text';
import { Skeleton } from '@baize/ui/skeleton';
import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import type { BettingRecord } from '../../api/betting-record.ts';

export interface RecordSumsProps {
  /** Undefined while they are on their way. */
  sums: BettingRecord['sums'] | undefined;
  symbol: string | undefined;
}

/** Count, stake, payout and net over everything that matches, not just over the page. */
export function RecordSums({ sums, symbol }: RecordSumsProps) {
  const t = useTranslations('member.record');
  const format = useFormatter();
  const prefix = symbol === undefined ? {} : { symbol };
  return (
    <fieldset className="min-w-0 rounded-lg bg-sunken px-4 py-3.5 md:px-5">
      <legend className="sr-only">{t('sums')}</legend>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 lg:grid-cols-4">
        <Sum label={t('count')} testId="sum-count">
          {sums && format.number(sums.count, 'count')}
        </Sum>
        <Sum label={t('stake')} testId="sum-stake">
          {sums && <MoneyText amount={sums.stake} {...prefix} />}
        </Sum>
        <Sum label={t('payout')} testId="sum-payout">
          {sums && <MoneyText amount={sums.payout} {...prefix} />}
        </Sum>
        <Sum label={t('net')} testId="sum-net">
          {sums && <MoneyText amount={sums.net} signed {...prefix} />}
        </Sum>
      </dl>
    </fieldset>
  );
}

function Sum({ label, testId, children }: { label: string; testId: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-ink-muted">{label}</dt>
      <dd data-testid={testId} className="tabular min-h-6 text-base font-bold md:text-lg">
        {children ?? <Skeleton className="mt-1 h-5 w-24" />}
      </dd>
    </div>
  );
}
