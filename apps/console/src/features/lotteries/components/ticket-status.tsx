import { Badge, type BadgeTone } from '@baize/ui/badge';
import { useTranslations } from 'use-intl';

export const ticketStatuses = ['placed', 'stopping', 'settled', 'cancelled'] as const;
const tones: Record<string, BadgeTone> = {
  placed: 'gold',
  settled: 'neutral',
  cancelled: 'danger',
  stopping: 'warning',
};

/** What became of a ticket. */
export function TicketStatus({ status }: { status: string }) {
  const t = useTranslations('consoleLotteries.ticketStatuses');
  const known = ticketStatuses.find((one) => one === status);
  return <Badge tone={tones[status] ?? 'neutral'}>{known ? t(known) : status}</Badge>;
}
