import type { BookMatch } from '@baize/contract';
import { clsx } from 'clsx';
import { useSelectionText } from '../hooks/use-selection-text.ts';
import { isSameSelection, toggleLeg, useSlip } from '../hooks/use-slip.ts';
import { oddsIn } from '../odds-text.ts';

export interface OddsButtonProps {
  match: BookMatch;
  market: BookMatch['markets'][number];
  offered: BookMatch['markets'][number]['selections'][number];
}

/** A price: pressed it goes onto the slip, pressed again it leaves it. */
export function OddsButton({ match, market, offered }: OddsButtonProps) {
  const textOf = useSelectionText();
  const format = useSlip((state) => state.format);
  const { matchId, home, away } = match;
  const leg = { matchId, home, away, market: market.key, ...offered };
  const isChosen = useSlip(({ legs }) => legs.some((one) => isSameSelection(one, leg)));
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      disabled={!market.isOpen}
      onClick={() => toggleLeg(leg)}
      className={clsx(
        'flex min-h-touch min-w-0 flex-1 items-center justify-between gap-2 rounded-md border px-3 text-sm disabled:opacity-55',
        isChosen ? 'border-gold bg-gold-soft text-gold-ink' : 'border-line bg-surface hover:border-line-strong',
      )}
    >
      <span className="min-w-0 truncate">{textOf(leg)}</span>
      <span className="tabular shrink-0 font-bold whitespace-nowrap">{oddsIn(offered.odds, format)}</span>
    </button>
  );
}
