import { formatAmount } from '@baize/money';
import { IconButton } from '@baize/ui/icon-button';
import { MoneyText } from '@baize/ui/money-text';
import { X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useBetNames } from '../bet-names.ts';
import { type PricedLine, sumOfLines } from '../slip-rules.ts';
import { ChoiceText } from './choice-text.tsx';
import { LimitNotes } from './limit-notes.tsx';

export interface SlipLinesProps {
  lines: readonly PricedLine[];
  currency: { exponent: number; symbol: string };
  onRemove: (key: number) => void;
}

/** The lines that stand on the ticket, with what they cost together. */
export function SlipLines({ lines, currency, onRemove }: SlipLinesProps) {
  const t = useTranslations('lotto.slip');
  const names = useBetNames();
  if (lines.length === 0) return <p className="text-sm text-ink-muted">{t('empty')}</p>;
  const amount = (minor: bigint) => (
    <MoneyText amount={formatAmount(minor, currency.exponent)} symbol={currency.symbol} />
  );
  return (
    <div className="flex flex-col gap-2">
      <ul className="flex flex-col divide-y divide-line">
        {lines.map((line) => (
          <li key={line.key} className="flex items-center gap-3 py-2 text-sm">
            <span className="flex min-w-0 flex-1 flex-col">
              <span className="font-semibold">{names.bet(line.bet.key)}</span>
              <ChoiceText text={line.selection.map((group) => group.map(names.token).join(' ')).join(' | ')} />
              <LimitNotes priced={line} />
            </span>
            {amount(line.costMinor)}
            <IconButton label={t('remove', { name: names.bet(line.bet.key) })} onClick={() => onRemove(line.key)}>
              <X size={18} aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
      <p className="flex justify-between text-sm font-semibold">
        <span>{t('total')}</span>
        {amount(sumOfLines(lines, 'costMinor'))}
      </p>
    </div>
  );
}
