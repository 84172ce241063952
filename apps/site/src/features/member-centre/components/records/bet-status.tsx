import { Badge, type BadgeTone } from '@baize/ui/badge';
import { useTranslations } from 'use-intl';
import type { RecordedBet } from '../../api/betting-record.ts';

const tones: Readonly<Record<RecordedBet['status'], BadgeTone>> = {
  open: 'warning',
  settled: 'neutral',
  cancelled: 'danger',
};

export function BetStatus({ status }: Pick<RecordedBet, 'status'>) {
  const t = useTranslations('member.record.statuses');
  return <Badge tone={tones[status]}>{t(status)}</Badge>;
}
