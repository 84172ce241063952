import { Button } from '@baize/ui/button';
import { useTranslations } from 'use-intl';
import type { OrderOptions as Options } from '../hooks/use-order-options.ts';
import type { PricedLine } from '../slip-rules.ts';
import { OrderOptions } from './order-options.tsx';
import { SlipLines } from './slip-lines.tsx';

export interface SlipFormProps {
  groups: readonly number[];
  lines: readonly PricedLine[];
  options: Options;
  currency: { exponent: number; symbol: string };
  isClosed: boolean;
  onRemove: (key: number) => void;
  onOptions: (some: Partial<Options>) => void;
  onBuy: () => void;
}

/** The lines of the ticket, for which draws they are, and the way to buy them. */
export function SlipForm({ groups, lines, options, currency, isClosed, onRemove, onOptions, onBuy }: SlipFormProps) {
  const t = useTranslations('lotto.slip');
  const isFull = lines.some(({ closed }) => closed.length > 0);
  return (
    <>
      <SlipLines lines={lines} currency={currency} onRemove={onRemove} />
      <OrderOptions groups={groups} options={options} onChange={onOptions} />
      {isClosed && (
        <p role="status" className="text-sm text-ink-muted">
          {t('closed')}
        </p>
      )}
      <Button size="lg" disabled={lines.length === 0 || isClosed || isFull} onClick={onBuy}>
        {t('buy')}
      </Button>
    </>
  );
}
