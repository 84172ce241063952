import { Badge } from '@baize/ui/badge';
import { SidePanel } from '@baize/ui/side-panel';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Facts } from '../../../lib/facts.tsx';
import type { RowOf } from '../../../lib/list-query.ts';
import { Moment } from '../../../lib/moment.tsx';
import { Money } from '../../../lib/money.tsx';
import { issuePath } from '../api/lotteries.ts';
import { TicketStatus } from './ticket-status.tsx';

type Ticket = RowOf<'staffLotteryTickets'>;

/** One ticket with its lines, the winning ones marked. */
export function TicketPanel({ ticket, onClose }: { ticket: Ticket; onClose: () => void }) {
  const t = useTranslations('consoleLotteries');
  const common = useTranslations('common.action');
  return (
    <SidePanel open onClose={onClose} title={t('ticket')} subtitle={ticket.memberName} closeLabel={common('close')}>
      <p className="flex items-center gap-3 text-2xl font-bold">
        <Money amount={ticket.cost} />
        <TicketStatus status={ticket.status} />
      </p>
      <Facts
        columns={2}
        facts={[
          {
            label: t('member'),
            value: (
              <Link to={`/members/${ticket.memberId}` as never} className="font-medium underline">
                {ticket.memberName}
              </Link>
            ),
          },
          {
            label: t('numero'),
            value: (
              <Link to={issuePath(ticket) as never} className="font-medium underline">
                {ticket.name} · {ticket.numero}
              </Link>
            ),
          },
          { label: t('top'), value: <Money amount={ticket.top} /> },
          { label: t('payout'), value: ticket.payout === null ? '–' : <Money amount={ticket.payout} /> },
          { label: t('boughtAt'), value: <Moment at={ticket.boughtAt} /> },
          { label: t('settledAt'), value: <Moment at={ticket.settledAt} /> },
          ...(ticket.chaseCount > 1
            ? [{ label: t('chase'), value: `${ticket.chasePlace} / ${ticket.chaseCount}` }]
            : []),
          { label: t('generation'), value: ticket.generation },
          { label: t('ticketId'), value: ticket.ticketId },
        ]}
      />
      <section aria-label={t('lines')}>
        <h3 className="mb-2 text-sm font-bold">{t('lines')}</h3>
        <ul className="flex flex-col divide-y divide-line text-sm">
          {ticket.lines.map((line) => (
            <li key={`${line.bet} ${line.selection}`} className="flex flex-col gap-1 py-2">
              <p className="flex items-center justify-between gap-2">
                <strong>{line.bet}</strong>
                <Money amount={line.cost} />
              </p>
              <p className="tabular wrap-anywhere text-ink-muted">{line.selection}</p>
              {(line.wins ?? 0) > 0 && (
                <p className="flex items-center justify-between gap-2">
                  <Badge tone="success">{t('won')}</Badge>
                  <Money amount={line.payout ?? '0'} />
                </p>
              )}
            </li>
          ))}
        </ul>
      </section>
    </SidePanel>
  );
}
