import { Badge } from '@baize/ui/badge';
import { useTranslations } from 'use-intl';
import { Section } from '../../../lib/facts.tsx';
import { Moment } from '../../../lib/moment.tsx';
import type { LotteryIssue } from '../api/lotteries.ts';
import { PrizeTable } from './prize-table.tsx';

/** Results that the feed sent; more than one is for the staff to decide. */
export function FedResults({ record: { fed } }: { record: LotteryIssue }) {
  const t = useTranslations('consoleLotteries.feed');
  if (fed.length === 0) return null;
  return (
    <Section title={t('received')}>
      <ul className="flex flex-col gap-4">
        {fed.map(({ result, at, isFirst }) => (
          <li key={JSON.stringify(result)}>
            <p className="mb-1 flex items-center gap-2 text-sm">
              <Moment at={at} />{' '}
              <Badge tone={isFirst ? 'neutral' : 'warning'}>{t(isFirst ? 'first' : 'differs')}</Badge>
            </p>
            <PrizeTable result={result} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
