import { Button } from '@baize/ui/button';
import { Dialog } from '@baize/ui/dialog';
import { Skeleton } from '@baize/ui/skeleton';
import { showToast } from '@baize/ui/toast';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { callApi } from '../../../lib/api.ts';
import { ReasonDialog } from '../../../lib/dialogs/reason-dialog.tsx';
import type { RowOf } from '../../../lib/list-query.ts';
import { Money, useMoneyLabel } from '../../../lib/money.tsx';
import { useAct } from '../../../lib/use-act.ts';
import { type Deposit, depositReads, openLinesQuery } from '../api/deposits.ts';

type Line = RowOf<'staffStatementLines'>;

/** Chooses the line of a bank statement that paid an order, and asks for the reason. */
export function MatchDialog({ deposit, onClose }: { deposit: Deposit; onClose: () => void }) {
  const t = useTranslations('consoleDeposits');
  const common = useTranslations('common.action');
  const { data: lines } = useQuery(openLinesQuery());
  const [chosen, setChosen] = useState<Line | null>(null);
  const title = t('match.title', { name: deposit.order.memberName });
  if (chosen !== null) return <ConfirmMatch deposit={deposit} line={chosen} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={common('close')}>
      {lines === undefined && <Skeleton className="h-40" />}
      {lines?.length === 0 && <p>{t('match.none')}</p>}
      <ul className="flex flex-col divide-y divide-line">
        {lines?.map((line) => (
          <li key={line.lineId} className="flex flex-wrap items-center justify-between gap-3 py-3 text-sm">
            <span className="min-w-0">
              <span className="font-semibold">
                <Money amount={line.amount} />
              </span>{' '}
              · {line.bookedOn} · {line.payer}
              <span className="verbatim block wrap-anywhere text-ink-muted">{line.words}</span>
            </span>
            <Button variant="secondary" onClick={() => setChosen(line)}>
              {t('match.choose')}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function ConfirmMatch({ deposit, line, onClose }: { deposit: Deposit; line: Line; onClose: () => void }) {
  const t = useTranslations('consoleDeposits.match');
  const { refresh } = useAct(depositReads);
  const texts = { name: deposit.order.memberName, amount: useMoneyLabel()(line.amount), payer: line.payer };
  const send = async (reason: string) => {
    const { orderId } = deposit.order;
    await callApi('staffDepositMatch', { params: { orderId }, body: { lineId: line.lineId, reason } });
    await refresh();
  };
  return (
    <ReasonDialog
      title={t('confirm', texts)}
      label={t('confirm', texts)}
      send={send}
      onClose={onClose}
      onDone={() => showToast({ title: t('done', texts), tone: 'success' })}
    >
      <p>{t('confirmText', texts)}</p>
    </ReasonDialog>
  );
}
