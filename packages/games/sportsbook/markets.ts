import { hasLine, type LineMarket, type Market, type PlainMarket } from './market.ts';
import type { MatchSeen } from './match.ts';
import { otherMarkets, scoreMarkets } from './score-markets.ts';

const firstHalfPrefix = '1H-';

/** The first half as a match of its own. */
function firstHalfSeen({ halfTimeScore, scoreAtBet }: MatchSeen): MatchSeen {
  if (!halfTimeScore) throw new RangeError('the half-time score is missing');
  return { score: halfTimeScore, ...(scoreAtBet && { scoreAtBet }) };
}

function ofFirstHalf(market: Market): Market {
  const common = { key: firstHalfPrefix + market.key, selections: market.selections, needs: 'halfTimeScore' } as const;
  if (!hasLine(market)) {
    const settle: PlainMarket['settle'] = (seen, selection) => market.settle(firstHalfSeen(seen), selection);
    return { ...common, settle };
  }
  const settle: LineMarket['settle'] = (seen, selection, line) => market.settle(firstHalfSeen(seen), selection, line);
  return { ...common, line: market.line, settle };
}

/** Every market of rulebook 6.2 on one match; outrights and the maps of esports have files of their own. */
export const markets: ReadonlyMap<string, Market> = new Map(
  [...scoreMarkets, ...otherMarkets, ...scoreMarkets.map(ofFirstHalf)].map((market) => [market.key, market]),
);

export const isOfFirstHalf = ({ key }: Market): boolean => key.startsWith(firstHalfPrefix);

/** A market's line as the rules take it: a market without one has 0. */
export const settleMarket = (market: Market, seen: MatchSeen, selection: string, line: number) =>
  hasLine(market) ? market.settle(seen, selection, line) : market.settle(seen, selection);
