import { Badge } from '@baize/ui/badge';
import { moneyLabel } from '@baize/ui/money-text';
import { useFormatter, useTranslations } from 'use-intl';
import { useWhitelabel } from '../../../../lib/brand/whitelabel.ts';
import { type ProtectionChange, useProtectionHistory } from '../../api/protection.ts';
import { isBreak } from '../../bar-lengths.ts';
import { LatestList } from '../security/latest-list.tsx';

/** Every change of limits, breaks, exclusions and reminders, the latest first. */
export function HistorySection() {
  const t = useTranslations('protection.history');
  return (
    <LatestList
      id="protection-history"
      title={t('title')}
      useLines={useProtectionHistory}
      Row={Row}
      texts={{ none: t('none'), more: t('more') }}
    />
  );
}

function Row({ line: change }: { line: ProtectionChange }) {
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
  if (barLength !== null) return t(isBreak(barLength) ? 'coolOff' : 'exclusion', { length: lengths(barLength) });
  return minutes === null ? t('reminderAsSite') : t('reminder', { minutes });
}
