import { toFailure } from '@baize/client';
import { maxNumbersOfPurchase } from '@baize/contract';
import { faultText } from '@baize/i18n';
import { showToast } from '@baize/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { refreshMoney } from '../../../lib/account/balance.ts';
import { randomId } from '../../../lib/browser/random-id.ts';
import { buyTicket, type LaunchedLottery, lottoIssuesQuery, lottoTicketsQuery } from '../api/lotto.ts';
import { type PricedLine, sentLine, sumOfLines } from '../slip-rules.ts';
import type { OrderOptions } from './use-order-options.ts';

/** Buys the slip's lines as one ticket. A try whose answer was lost is repeated under the same id, so that nothing is bought twice. */
export function useBuyTicket(lottery: LaunchedLottery, onBought: () => void) {
  const queryClient = useQueryClient();
  const t = useTranslations('lotto.slip');
  const errors = useTranslations('errors');
  const pending = useRef<{ content: string; ticketId: string }>(undefined);
  const mutation = useMutation({
    mutationFn: ({
      numero,
      lines,
      options,
    }: {
      numero: string;
      lines: readonly PricedLine[];
      options: OrderOptions;
    }) => {
      const { draws, stopsOnWin, prizeGroup } = options;
      const chase = draws > 1 ? { chase: { issues: draws, stopsOnWin } } : {};
      const costMinor = `${sumOfLines(lines, 'costMinor')}`;
      const order = { numero, lines: lines.map(sentLine), costMinor, prizeGroup, ...chase };
      const content = JSON.stringify(order);
      if (pending.current?.content !== content) pending.current = { content, ticketId: randomId() };
      return buyTicket(queryClient, lottery, { ...order, ticketId: pending.current.ticketId });
    },
    onSuccess: ({ ticket }) => {
      pending.current = undefined;
      showToast({ title: t('bought'), text: t('boughtText', { numero: ticket.numero }), tone: 'success' });
      onBought();
      void refreshMoney(queryClient);
      void queryClient.invalidateQueries({ queryKey: lottoTicketsQuery(queryClient, lottery).queryKey });
    },
    onError: (thrown) => {
      if (toFailure(thrown).status !== 0) pending.current = undefined;
      // A number may pay less by now: the ticket is priced anew.
      void queryClient.invalidateQueries({ queryKey: lottoIssuesQuery(lottery.gameId).queryKey });
    },
  });
  const { error } = mutation;
  return {
    buy: mutation.mutate,
    isBusy: mutation.isPending,
    error:
      error === null ? undefined : faultText(errors, { key: toFailure(error).messageKey, max: maxNumbersOfPurchase }),
    reset: mutation.reset,
  };
}
