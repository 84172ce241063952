import { Badge } from '@baize/ui/badge';
import { useTranslations } from 'use-intl';
import { Section } from '../../../lib/facts.tsx';
import { Moment } from '../../../lib/moment.tsx';
import type { LotteryIssue } from '../api/lotteries.ts';
import { PrizeTable } from './prize-table.tsx';

/** What the staff says about an issue: it stands once two say the same. */
export function IssueEntries({ record: { entries } }: { record: LotteryIssue }) {
  const t = useTranslations('consoleLotteries');
  return (
    <Section title={t('said.title')}>
      {entries.length === 0 && <p className="text-sm text-ink-muted">{t('said.none')}</p>}
      <ul className="-my-3 divide-y divide-line text-sm">
        {entries.map((entry) => (
          <li key={`${entry.generation} ${entry.staffName}`} className="flex flex-col gap-2 py-3">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <strong>{entry.staffName}</strong>
              <Badge tone={entry.kind === 'cancel' ? 'danger' : 'neutral'}>{t(`said.${entry.kind}`)}</Badge>
              {entry.generation > 1 && entry.kind === 'result' && <span>{t('said.correction')}</span>}
              <Moment at={entry.at} />
            </p>
            <p className="verbatim text-ink-muted">{entry.reason}</p>
            {entry.kind === 'result' &&
              (entry.result === null ? (
                <p className="text-ink-muted">{t('said.hidden')}</p>
              ) : (
                <PrizeTable result={entry.result} />
              ))}
          </li>
        ))}
      </ul>
    </Section>
  );
}
