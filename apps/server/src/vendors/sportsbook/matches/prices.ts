import { formatLine } from '@baize/games/sportsbook';
import { controlled } from './controls.ts';
import type { Board, KnownMatch, MatchNow, SimulatedPlay } from './match.ts';
import type { OfferedMarket } from './offered.ts';
import { simulatedOffers } from './simulated-offers.ts';

const perUnit = 100;

/** The prices of a source outside. */
const boardOffers = ({ markets }: Board, { isSuspended }: MatchNow): OfferedMarket[] =>
  markets.map(({ key, isOpen, selections }) => ({
    key,
    isOpen: isOpen && !isSuspended,
    selections: selections.map((one) => ({ ...one, chances: null })),
  }));

const keptOffers = 1_000;

/** Every market of a match at its prices of this moment, none once it has ended; what simulated ones are by themselves is worked out once a minute of the match. */
export function createPriceList() {
  const kept = new Map<string, readonly OfferedMarket[]>();
  const simulated = (id: string, play: SimulatedPlay, now: MatchNow): readonly OfferedMarket[] => {
    const key = `${id} ${now.state} ${now.minute} ${now.isSuspended}`;
    const found = kept.get(key);
    if (found) return found;
    const offers = simulatedOffers(play, now);
    if (kept.size >= keptOffers) kept.delete(kept.keys().next().value ?? '');
    kept.set(key, offers);
    return offers;
  };
  return (match: KnownMatch, now: MatchNow): readonly OfferedMarket[] => {
    if (now.state === 'finished') return [];
    const { play, board } = match;
    const own = play ? simulated(match.id, play, now) : boardOffers(board ?? noMarkets, now);
    return controlled(match, own);
  };
}
const noMarkets: Board = { state: 'scheduled', minute: 0, score: { home: 0, away: 0 }, events: [], markets: [] };
export type PriceList = ReturnType<typeof createPriceList>;

export const oddsText = (hundredths: number): string =>
  `${Math.floor(hundredths / perUnit)}.${String(hundredths % perUnit).padStart(2, '0')}`;

export const lineText = (line: number | null): string => (line === null ? '' : formatLine(line));
