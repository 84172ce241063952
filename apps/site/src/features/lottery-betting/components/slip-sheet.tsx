import { formatAmount } from '@baize/money';
import { Button } from '@baize/ui/button';
import { Dialog } from '@baize/ui/dialog';
import { MoneyText } from '@baize/ui/money-text';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type PricedLine, sumOfLines } from '../slip-rules.ts';

export interface SlipSheetProps {
  lines: readonly PricedLine[];
  currency: { exponent: number; symbol: string };
  children: (close: () => void) => ReactNode;
}

/** On a phone the ticket stands in a bar over the navigation, and opens as a sheet. */
export function SlipSheet({ lines, currency, children }: SlipSheetProps) {
  const t = useTranslations('lotto.slip');
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div className="md:hidden">
      {lines.length > 0 && (
        <div className="fixed inset-x-0 bottom-[calc(var(--spacing-bottom-bar)+env(safe-area-inset-bottom))] z-sticky border-t border-line bg-raised p-3 shadow-popup">
          <Button size="lg" className="flex w-full justify-between" onClick={() => setOpen(true)}>
            <span>{t('open', { count: lines.length })}</span>
            <MoneyText
              amount={formatAmount(sumOfLines(lines, 'costMinor'), currency.exponent)}
              symbol={currency.symbol}
            />
          </Button>
        </div>
      )}
      <Dialog open={isOpen && lines.length > 0} onClose={close} title={t('lines')} closeLabel={t('close')}>
        <div className="flex flex-col gap-3">{children(close)}</div>
      </Dialog>
    </div>
  );
}
