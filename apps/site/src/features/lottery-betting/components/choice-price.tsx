import { formatAmount } from '@baize/money';
import { MoneyText } from '@baize/ui/money-text';
import { useTranslations } from 'use-intl';
import { useBetNames } from '../bet-names.ts';
import type { LotteryBet, PricedChoice, Selection, SelectionFault } from '../slip-rules.ts';
import { LimitNotes } from './limit-notes.tsx';

const maxFaultsShown = 5;

export interface ChoicePriceProps {
  priced: PricedChoice;
  bet: LotteryBet;
  selection: Selection;
  currency: { exponent: number; symbol: string };
}

/** What a choice comes to, or what is missing or wrong with it. */
export function ChoicePrice({ priced, bet, selection, currency }: ChoicePriceProps) {
  const t = useTranslations('lotto');
  const names = useBetNames();
  const isBegun = selection.some((group) => group.length > 0);
  if (priced.faults.length > 0) {
    if (!isBegun) return null;
    const textOf = ({ group, place, fault }: SelectionFault): string => {
      const { name = '', min = 0, max = 0 } = bet.form.groups[group] ?? {};
      const token = place === null ? '' : (selection[group]?.[place] ?? '');
      return t(`faults.${fault}`, { token, group: names.group(name), min: Math.max(1, min), max });
    };
    return (
      <ul aria-live="polite" className="flex flex-col gap-1 text-sm text-ink-muted">
        {priced.faults.slice(0, maxFaultsShown).map((fault) => (
          <li key={`${fault.group}-${fault.place}-${fault.fault}`}>{textOf(fault)}</li>
        ))}
      </ul>
    );
  }
  const amount = (minor: bigint) => (
    <MoneyText amount={formatAmount(minor, currency.exponent)} symbol={currency.symbol} className="font-semibold" />
  );
  return (
    <div className="flex flex-col gap-1">
      <dl className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
        <div className="flex gap-2">
          <dt className="sr-only">{t('slip.bet')}</dt>
          <dd>{t('slip.bets', { count: priced.bets })}</dd>
        </div>
        <div className="flex gap-2">
          <dt className="text-ink-muted">{t('slip.cost')}</dt>
          <dd>{amount(priced.costMinor)}</dd>
        </div>
        <div className="flex gap-2">
          <dt className="text-ink-muted">{t('slip.top')}</dt>
          <dd>{amount(priced.topMinor)}</dd>
        </div>
        {priced.rebateMinor > 0n && (
          <div className="flex gap-2">
            <dt className="text-ink-muted">{t('slip.rebate')}</dt>
            <dd>{amount(priced.rebateMinor)}</dd>
          </div>
        )}
      </dl>
      <LimitNotes priced={priced} />
    </div>
  );
}
