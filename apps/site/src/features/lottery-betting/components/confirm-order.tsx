import { formatAmount } from '@baize/money';
import { ConfirmDialog } from '@baize/ui/confirm-dialog';
import { moneyLabel } from '@baize/ui/money-text';
import { useTranslations } from 'use-intl';
import { useBuyTicket } from '../hooks/use-buy-ticket.ts';
import type { OrderOptions } from '../hooks/use-order-options.ts';
import { type PricedLine, sumOfLines } from '../slip-rules.ts';
import { LimitNotes } from './limit-notes.tsx';

export interface ConfirmOrderProps {
  lottery: { gameId: string; vendor: string; remark: string; numero: string };
  lines: readonly PricedLine[];
  options: OrderOptions;
  currency: { exponent: number; symbol: string };
  onClose: () => void;
  onBought: () => void;
}

/** What is bought, what it costs and can bring, and which numbers pay less, before it is bought. */
export function ConfirmOrder({ lottery, lines, options, currency, onClose, onBought }: ConfirmOrderProps) {
  const t = useTranslations('lotto.slip');
  const { buy, isBusy, error } = useBuyTicket(lottery, () => {
    onBought();
    onClose();
  });
  const label = (minor: bigint) => moneyLabel(formatAmount(minor, currency.exponent), currency.symbol);
  const { remark: name, numero } = lottery;
  const texts = {
    ...{ name, numero, count: options.draws },
    cost: label(sumOfLines(lines, 'costMinor') * BigInt(options.draws)),
    top: label(sumOfLines(lines, 'topMinor')),
  };
  const rebate = sumOfLines(lines, 'rebateMinor') * BigInt(options.draws);
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => buy({ numero, lines, options })}
      title={t('confirmTitle')}
      confirmLabel={t('buy')}
      cancelLabel={t('cancel')}
      closeLabel={t('close')}
      busy={isBusy}
      error={error}
    >
      <div className="flex flex-col gap-2">
        <p>{options.draws > 1 ? t('confirmChase', texts) : t('confirmText', texts)}</p>
        {options.draws > 1 && options.stopsOnWin && <p>{t('stopOnWin')}</p>}
        {rebate > 0n && (
          <p>
            {t('rebate')}: {label(rebate)}
          </p>
        )}
        {lines.map((line) => (
          <LimitNotes key={line.key} priced={line} />
        ))}
      </div>
    </ConfirmDialog>
  );
}
