import { clsx } from 'clsx';
import type { CSSProperties, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useTableFrameMoney } from '../../table-frame-context.tsx';
import { useTableView } from '../table-view.tsx';
import { Chip } from './Chip.tsx';

export interface SpotProps {
  betKey: string;
  selection?: string;
  /** What readers hear; what is seen is `children`. */
  label: string;
  className?: string;
  style?: CSSProperties;
  children: ReactNode;
}

/** A place on the cloth: chips go onto it, and it lights up when it wins. */
export function BetSpot({ betKey, selection = '', label, className, style, children }: SpotProps) {
  const t = useTranslations('tables.bets');
  const money = useTableFrameMoney();
  const { bets, chipsMinor, limitsOf, reserveOf, asking, fateOf, othersOn } = useTableView();
  const spot = { key: betKey, selection };
  const isHere = (bet: { key: string; selection: string }) => bet.key === betKey && bet.selection === selection;
  const times = reserveOf(betKey);
  const placed = (bets.placed.find(isHere)?.stakeMinor ?? 0n) / times;
  const draft = (bets.draft.find(isHere)?.stakeMinor ?? 0n) / times;
  const own = placed + draft;
  const others = othersOn(spot) - placed;
  const limits = limitsOf(betKey);
  return (
    <button
      type="button"
      className={clsx('bet-spot', className)}
      style={style}
      data-fate={fateOf(spot) ?? undefined}
      data-asked={asking.isOn && asking.spot !== null && isHere(asking.spot)}
      disabled={!bets.isOpen && !asking.isOn}
      title={limits ? t('limits', { min: money(limits.minMinor), max: money(limits.maxMinor) }) : undefined}
      aria-label={own > 0n ? t('spotWith', { bet: label, amount: money(own) }) : label}
      onClick={() => (asking.isOn ? asking.ask(spot) : bets.put([spot]))}
    >
      {children}
      {others > 0n && <span className="bet-others">{money(others)}</span>}
      {own > 0n && <Chip minor={own} chipsMinor={chipsMinor} isDraft={draft > 0n} />}
    </button>
  );
}
