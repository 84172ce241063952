import { toFailure } from '@baize/client';
import type { LottoTicket } from '@baize/contract';
import { faultText } from '@baize/i18n';
import { Button } from '@baize/ui/button';
import { showToast } from '@baize/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { refreshMoney } from '../../../lib/account/balance.ts';
import { type LaunchedLottery, lottoTicketsQuery, stopChase } from '../api/lotto.ts';

export interface ChaseLineProps {
  lottery: LaunchedLottery;
  ticket: LottoTicket;
  chase: NonNullable<LottoTicket['chase']>;
}

/** Which draw of a purchase for several a ticket is; the first one that waits gives the rest back. */
export function ChaseLine({ lottery, ticket, chase }: ChaseLineProps) {
  const t = useTranslations('lotto.tickets');
  const errors = useTranslations('errors');
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => stopChase(queryClient, lottery, chase.chaseId),
    onSuccess: ({ stopped }) => {
      showToast({ title: t('stopped', { count: stopped }), tone: 'success' });
      void refreshMoney(queryClient);
      void queryClient.invalidateQueries({ queryKey: lottoTicketsQuery(queryClient, lottery).queryKey });
    },
    onError: (thrown) => showToast({ title: faultText(errors, { key: toFailure(thrown).messageKey }), tone: 'danger' }),
  });
  const canStop = ticket.status === 'placed' && chase.place < chase.count;
  return (
    <p className="flex flex-wrap items-center justify-between gap-2 text-ink-muted">
      <span className="tabular">{t('chase', { place: chase.place, count: chase.count })}</span>
      {canStop && (
        <Button variant="quiet" busy={isPending} onClick={() => mutate()}>
          {t('stop')}
        </Button>
      )}
    </p>
  );
}
