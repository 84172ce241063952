import type { BookMatch } from '@baize/contract';
import { useSelectionName } from '@baize/i18n/book-names';
import { clsx } from 'clsx';
import { Lock } from 'lucide-react';
import { usePriceChange } from '../hooks/use-price-change.ts';
import { isSameSelection, toggleLeg, useSlip } from '../hooks/use-slip.ts';
import { oddsIn } from '../odds-text.ts';

export interface OddsButtonProps {
  match: BookMatch;
  market: BookMatch['markets'][number];
  offered: BookMatch['markets'][number]['selections'][number];
  look: 'plain' | 'dense';
}

// Where they stand beside each other they leave no room for either.
const stacked = {
  dense: 'flex-col items-center justify-center px-0.5 text-center',
  plain: 'items-center px-3 max-md:flex-col max-md:justify-center max-md:px-1 max-md:text-center',
} as const;

/** A price: pressed it goes onto the slip, pressed again it leaves it. It shows for a moment which way it moved. */
export function OddsButton({ match, market, offered, look }: OddsButtonProps) {
  const textOf = useSelectionName();
  const format = useSlip((state) => state.format);
  const change = usePriceChange(Number(offered.odds));
  const { matchId, league, home, away } = match;
  const leg = { matchId, league, home, away, market: market.key, ...offered };
  const isChosen = useSlip(({ legs }) => legs.some((one) => isSameSelection(one, leg)));
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      disabled={!market.isOpen}
      onClick={() => toggleLeg(leg)}
      className={clsx(
        'flex min-h-touch min-w-0 flex-1 justify-between gap-x-2 rounded-md border py-1 text-sm transition-colors disabled:opacity-55',
        stacked[look],
        isChosen ? 'border-gold bg-gold-soft text-gold-ink' : 'border-line bg-surface hover:border-line-strong',
        change === 'up' && 'border-success-ink',
        change === 'down' && 'border-danger-ink',
      )}
    >
      <span
        className={clsx(
          'min-w-0',
          look === 'dense' ? 'text-xs tracking-tight wrap-anywhere' : 'max-md:text-xs max-md:wrap-anywhere md:truncate',
        )}
      >
        {textOf(leg)}
      </span>
      <span className="tabular flex shrink-0 items-center gap-1 font-bold whitespace-nowrap">
        {change !== null && <Arrow change={change} />}
        {!market.isOpen && <Lock size={12} aria-hidden="true" />}
        {oddsIn(offered.odds, format)}
      </span>
    </button>
  );
}

function Arrow({ change }: { change: 'up' | 'down' }) {
  return (
    <span aria-hidden="true" className={change === 'up' ? 'text-success-ink' : 'text-danger-ink'}>
      {change === 'up' ? '▲' : '▼'}
    </span>
  );
}
