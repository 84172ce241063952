import { Button } from '@baize/ui/button';
import { moneyLabel } from '@baize/ui/money-text';
import { CircleCheck } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { useWhitelabel } from '../../../../lib/brand/whitelabel.ts';
import type { SentTransfer } from '../../api/member-transfers.ts';
import { Fact, Facts } from '../facts.tsx';

interface TransferReceiptProps {
  transfer: SentTransfer;
  onAnother: () => void;
}

/** A transfer was made: sender, receiver, amount and note. */
export function TransferReceipt({ transfer, onAnother }: TransferReceiptProps) {
  const t = useTranslations('transfers');
  const format = useFormatter();
  const symbol = useWhitelabel().data?.currency.symbol;
  return (
    <section role="status" className="flex flex-col gap-4 rounded-lg border border-line bg-surface p-5 shadow-card">
      <h2 className="flex items-center gap-2 text-lg font-bold text-success-ink">
        <CircleCheck size={22} aria-hidden="true" />
        {t('doneTitle')}
      </h2>
      <Facts>
        <Fact label={t('from')}>{transfer.sender}</Fact>
        <Fact label={t('to')}>{transfer.receiver}</Fact>
        <Fact label={t('amount')}>{moneyLabel(transfer.amount, symbol)}</Fact>
        <Fact label={t('note')}>{transfer.note || t('noNote')}</Fact>
        <Fact label={t('at')}>{format.dateTime(new Date(transfer.createdAt), 'moment')}</Fact>
        <Fact label={t('balanceAfter')}>{moneyLabel(transfer.sumBalance, symbol)}</Fact>
      </Facts>
      <Button variant="secondary" className="self-start" onClick={onAnother}>
        {t('another')}
      </Button>
    </section>
  );
}
