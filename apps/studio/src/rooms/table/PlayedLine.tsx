import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useTableFrameMoney } from '../../table-frame/table-frame-context.tsx';
import { HandNet, type PlayedHand } from '../HandPanels.tsx';

/** A hand of the history: its number and base, what the game says of it, and what it brought. */
export function PlayedLine({ hand, children }: { hand: PlayedHand; children: ReactNode }) {
  const t = useTranslations('rooms.history');
  const money = useTableFrameMoney();
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 rounded-md bg-sunken px-3 py-2">
      <span className="tabular text-ink-muted">{t('hand', { number: hand.number })}</span>
      <span>{t('base', { amount: money(hand.setup.baseMinor) })}</span>
      {children}
      <HandNet hand={hand} />
    </li>
  );
}
