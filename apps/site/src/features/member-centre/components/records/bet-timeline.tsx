import { CircleCheck, CircleX, Clock, Ticket } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import type { RecordedBet } from '../../api/betting-record.ts';

/** What happened to a bet and what it waits for: each step with its time, an open one with who acts next. */
export function BetTimeline({ bet }: { bet: RecordedBet }) {
  const t = useTranslations('records');
  return (
    <ol aria-label={t('timeline')} className="mt-4 flex flex-col gap-3 border-t border-line pt-4">
      <Step icon={<Ticket size={18} aria-hidden="true" />} text={t('placed')} at={bet.placedAt} />
      {bet.status === 'open' && (
        <Step
          icon={<Clock size={18} aria-hidden="true" />}
          text={t('waits', { vendor: bet.vendor })}
          note={t('waitsUntil')}
        />
      )}
      {bet.status === 'settled' && (
        <Step icon={<CircleCheck size={18} aria-hidden="true" />} text={t('settled')} at={bet.settledAt} />
      )}
      {bet.status === 'cancelled' && (
        <Step icon={<CircleX size={18} aria-hidden="true" />} text={t('cancelled')} at={bet.settledAt} />
      )}
    </ol>
  );
}

interface StepProps {
  icon: ReactNode;
  text: string;
  at?: string | null;
  note?: string;
}

function Step({ icon, text, at, note }: StepProps) {
  const format = useFormatter();
  return (
    <li className="flex items-start gap-3 text-sm">
      <span className="mt-0.5 text-ink-muted">{icon}</span>
      <span className="grid">
        <span className="font-medium">{text}</span>
        {note !== undefined && <span className="text-ink-muted">{note}</span>}
        {at != null && (
          <time dateTime={at} className="tabular text-ink-muted">
            {format.dateTime(new Date(at), 'moment')}
          </time>
        )}
      </span>
    </li>
  );
}
