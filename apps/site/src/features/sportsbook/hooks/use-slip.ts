import type { BookMatch } from '@baize/contract';
import { type OddsFormat, oddsFormats, type PricePolicy } from '@baize/games/sportsbook';
import { create } from 'zustand';
import { readStored, writeStored } from '../../../lib/preferences/storage.ts';

/** A selection on the slip, with the price at which it was pressed. */
export interface SlipLeg {
  matchId: string;
  league: string;
  home: string;
  away: string;
  market: string;
  selection: string;
  line: string;
  odds: string;
}

export interface SlipState {
  legs: readonly SlipLeg[];
  /** As it is typed, in the currency's unit. */
  stake: string;
  /** So many legs a bet; 0: all of them in one. */
  choose: number;
  policy: PricePolicy;
  format: OddsFormat;
}

const formatKey = 'oddsFormat';
const storedFormat = (): OddsFormat => oddsFormats.find((format) => format === readStored(formatKey)) ?? 'decimal';
const maxLegs = 12;

/** What a visitor is about to bet on, and how prices are shown to him. */
export const useSlip = create<SlipState>(() => ({
  legs: [],
  stake: '10',
  choose: 0,
  policy: 'better',
  format: storedFormat(),
}));

export function showOddsAs(format: OddsFormat): void {
  writeStored(formatKey, format);
  useSlip.setState({ format });
}

export const isSameSelection = (one: SlipLeg, other: Omit<SlipLeg, 'odds' | 'league' | 'home' | 'away'>): boolean =>
  one.matchId === other.matchId &&
  one.market === other.market &&
  one.selection === other.selection &&
  one.line === other.line;

/** Puts a selection on the slip, or takes it off; another one of the same match gives way. */
export function toggleLeg(leg: SlipLeg): void {
  useSlip.setState(({ legs }) => {
    if (legs.some((one) => isSameSelection(one, leg)))
      return { legs: legs.filter((one) => !isSameSelection(one, leg)), choose: 0 };
    const others = legs.filter(({ matchId }) => matchId !== leg.matchId);
    return { legs: [...others, leg].slice(-maxLegs), choose: 0 };
  });
}

export const clearSlip = (): void => useSlip.setState({ legs: [], choose: 0 });

/** Brings prices of the slip up to those that are on offer now. */
export function followPrices(matches: readonly BookMatch[]): void {
  const { legs } = useSlip.getState();
  const followed = legs.map((leg) => {
    const markets = matches.find(({ matchId }) => matchId === leg.matchId)?.markets ?? [];
    const offered = markets
      .filter(({ key }) => key === leg.market)
      .flatMap(({ selections }) => selections)
      .find(({ selection, line }) => selection === leg.selection && line === leg.line);
    return offered && offered.odds !== leg.odds ? { ...leg, odds: offered.odds } : leg;
  });
  if (followed.some((leg, index) => leg !== legs[index])) useSlip.setState({ legs: followed });
}
