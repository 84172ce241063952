import { Badge } from '@baize/ui/badge';
import { Button } from '@baize/ui/button';
import { moneyLabel } from '@baize/ui/money-text';
import { Skeleton } from '@baize/ui/skeleton';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useWhitelabel } from '../../../../lib/brand/whitelabel.ts';
import { CallFailure } from '../../../../lib/page/call-failure.tsx';
import { type ProtectionChange, useProtectionHistory } from '../../api/protection.ts';
import { Section } from '../security/section.tsx';

const first = 5;
const most = 100;

/** Every change of limits, breaks, exclusions and reminders, the latest first. */
export function HistorySection() {
  const t = useTranslations('protection.history');
  const [size, setSize] = useState(first);
  const { data, error, refetch, isFetching } = useProtectionHistory(size);
  const hasMore = data !== undefined && data.total > data.list.length && size < most;
  return (
    <Section id="protection-history" title={t('title')}>
      {data === undefined && error !== null && <CallFailure thrown={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <Skeleton className="h-32" />}
      {data?.list.length === 0 && <p className="text-sm text-ink-muted">{t('none')}</p>}
      {data !== undefined && data.list.length > 0 && (
        <ul className="divide-y divide-line">
          {data.list.map((change) => (
            <Row key={change.id} change={change} />
          ))}
        </ul>
      )}
      {hasMore && (
        <Button variant="secondary" busy={isFetching} className="self-start" onClick={() => setSize(most)}>
          {t('more')}
        </Button>
      )}
    </Section>
  );
}

function Row({ change }: { change: ProtectionChange }) {
  const t = useTranslations('protection.history');
  const format = useFormatter();
  const moment = (of: string) => format.dateTime(new Date(of), 'moment');
  const end = change.endsAt === null ? t('forever') : t('until', { time: moment(change.endsAt) });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3 text-sm">
      <div className="min-w-0">
        <p className="font-medium">{useChangeText(change)}</p>
        <p className="tabular text-ink-muted">
          <time dateTime={change.at}>{moment(change.at)}</time> · {t(`setBy.${change.setBy}`)}
          {change.what === 'bar' && ` · ${end}`}
        </p>
      </div>
      {change.state !== null && (
        <Badge tone={change.state === 'WAITING' ? 'warning' : 'neutral'}>{t(`states.${change.state}`)}</Badge>
      )}
    </li>
  );
}

/** What was changed, in words. */
function useChangeText({ barLength, limitKind, before, after, minutes }: ProtectionChange): string {
  const t = useTranslations('protection.history');
  const limits = useTranslations('protection.limits');
  const lengths = useTranslations('protection.break.lengths');
  const symbol = useWhitelabel().data?.currency.symbol;
  const money = (of: string | null) => (of === null ? limits('none') : moneyLabel(of, symbol));
  if (limitKind !== null)
    return t('limit', { kind: limits(`kinds.${limitKind}`), before: money(before), after: money(after) });
  if (barLength !== null) {
    const isBreak = barLength === '24h' || barLength === '7d' || barLength === '30d';
    return t(isBreak ? 'coolOff' : 'exclusion', { length: lengths(barLength) });
  }
  return minutes === null ? t('reminderAsSite') : t('reminder', { minutes });
}
