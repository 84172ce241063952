import type { BookMatch } from '@baize/contract';
import { useMarketName } from '@baize/i18n/book-names';
import { OddsButton } from './odds-button.tsx';

interface MarketPricesProps {
  match: BookMatch;
  market: BookMatch['markets'][number];
  /** Dense: the price stands under its name, as in a list. */
  look?: 'plain' | 'dense';
}

/** A market with its prices. */
export function MarketPrices({ match, market, look = 'plain' }: MarketPricesProps) {
  const nameOf = useMarketName();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-xs font-semibold text-ink-muted">{nameOf(market.key)}</legend>
      <div className="flex flex-wrap gap-1.5">
        {market.selections.map((offered) => (
          <OddsButton
            key={`${offered.selection} ${offered.line}`}
            match={match}
            market={market}
            offered={offered}
            look={look}
          />
        ))}
      </div>
    </fieldset>
  );
}
