import type { BookMatch } from '@baize/contract';
import { useMarketName } from '@baize/i18n/book-names';
import { OddsButton } from './odds-button.tsx';

/** A market with its prices. */
export function MarketPrices({ match, market }: { match: BookMatch; market: BookMatch['markets'][number] }) {
  const nameOf = useMarketName();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-xs font-semibold text-ink-muted">{nameOf(market.key)}</legend>
      <div className="flex flex-wrap gap-2">
        {market.selections.map((offered) => (
          <OddsButton key={`${offered.selection} ${offered.line}`} match={match} market={market} offered={offered} />
        ))}
      </div>
    </fieldset>
  );
}
