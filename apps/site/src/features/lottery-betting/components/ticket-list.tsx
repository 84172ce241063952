import type { LottoTicket } from '@baize/contract';
import { formatAmount } from '@baize/money';
import { Badge } from '@baize/ui/badge';
import { MoneyText } from '@baize/ui/money-text';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { isLoggedIn, useSession } from '../../../lib/session/session.ts';
import { type LaunchedLottery, lottoTicketsQuery } from '../api/lotto.ts';
import { useBetNames } from '../bet-names.ts';
import { ChaseLine } from './chase-line.tsx';
import { ChoiceText } from './choice-text.tsx';

export interface TicketListProps {
  lottery: LaunchedLottery;
  currency: { exponent: number; symbol: string };
}

/** The latest tickets of the account in this lottery, with their winning lines marked. */
export function TicketList({ lottery, currency }: TicketListProps) {
  const t = useTranslations('lotto.tickets');
  const queryClient = useQueryClient();
  const { data } = useQuery({ ...lottoTicketsQuery(queryClient, lottery), enabled: useSession(isLoggedIn) });
  return (
    <section aria-labelledby="my-tickets" className="flex flex-col gap-2">
      <h3 id="my-tickets" className="font-bold">
        {t('title')}
      </h3>
      {(data?.list ?? []).length === 0 ? (
        <p className="text-sm text-ink-muted">{t('empty')}</p>
      ) : (
        <ul className="flex flex-col gap-3">
          {data?.list.map((ticket) => (
            <Ticket key={ticket.ticketId} lottery={lottery} ticket={ticket} currency={currency} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Ticket({ lottery, ticket, currency }: TicketListProps & { ticket: LottoTicket }) {
  const t = useTranslations('lotto.tickets');
  const names = useBetNames();
  const amount = (minor: string) => (
    <MoneyText amount={formatAmount(BigInt(minor), currency.exponent)} symbol={currency.symbol} />
  );
  return (
    <li className="flex flex-col gap-1 rounded-lg border border-line p-3 text-sm">
      <p className="flex flex-wrap items-center justify-between gap-2">
        <span className="tabular font-semibold">{t('draw', { numero: ticket.numero })}</span>
        <span className="text-ink-muted">{t(ticket.status)}</span>
      </p>
      {ticket.generation > 1 && (
        <p>
          <Badge tone="warning">{t('corrected')}</Badge>
        </p>
      )}
      {ticket.chase !== null && <ChaseLine lottery={lottery} ticket={ticket} chase={ticket.chase} />}
      <ul className="flex flex-col gap-1">
        {ticket.lines.map((line) => (
          <li key={`${line.bet} ${line.selection} ${line.unitMinor}`} className="flex items-center gap-2">
            <span className="min-w-0 flex-1">
              <ChoiceText text={`${names.bet(line.bet)}: ${line.selection.split(/[|,]/).map(names.token).join(' ')}`} />
            </span>
            {(line.wins ?? 0) > 0 && <Badge tone="success">{t('won')}</Badge>}
            {amount(line.costMinor)}
          </li>
        ))}
      </ul>
      {ticket.payoutMinor !== null && (
        <p className="flex justify-between font-semibold">
          <span>{t('paid')}</span>
          {amount(ticket.payoutMinor)}
        </p>
      )}
    </li>
  );
}
