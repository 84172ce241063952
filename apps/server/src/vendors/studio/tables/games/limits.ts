import { type BetType, reserveOf } from '@baize/games/table-engine';
import type { BetLimits, Stored, TableGame, TableLimits } from '../game.ts';

const secondMs = 1_000;
const speedPercent = 100;
const minorPerUnit = 100n;

export const chipsMinor: TableLimits['chipsMinor'] = [100n, 500n, 1_000n, 5_000n, 10_000n, 50_000n];

/** 1.00 at least on every bet, 20,000.00 of a player in a round, of a currency with two decimals. `maxUnits`: by bet, the most on one. */
export const tableLimits = (maxUnits: Readonly<Record<string, number>>): TableLimits => ({
  bets: Object.fromEntries(
    Object.entries(maxUnits).map(([key, units]) => [
      key,
      { minMinor: minorPerUnit, maxMinor: BigInt(units) * minorPerUnit },
    ]),
  ),
  seatMaxMinor: 2_000_000n,
  chipsMinor,
});

/** Limits of a game dealt from a shoe: no table raises the maximum of a bet but of these. */
export const shoeLimits = (maxUnits: Readonly<Record<string, number>>, raised: readonly string[]): TableLimits => ({
  ...tableLimits(maxUnits),
  neverRaised: Object.keys(maxUnits).filter((key) => !raised.includes(key)),
});

/** The same limits for chips of bets that reserve more than a chip: those of the stakes that are taken for them. */
export const reservedLimits = (betTypes: readonly BetType<Stored>[], limits: TableLimits): TableLimits => ({
  ...limits,
  bets: Object.fromEntries(
    betTypes.flatMap((betType) => {
      const ofChips = limits.bets[betType.key];
      const times = BigInt(reserveOf(betType));
      return ofChips ? [[betType.key, { minMinor: ofChips.minMinor * times, maxMinor: ofChips.maxMinor * times }]] : [];
    }),
  ),
});

const percent = 100n;
const larger = (one: bigint, other: bigint): bigint => (one > other ? one : other);

/**
 * Limits raised or lowered in percent. A maximum is rounded down to a multiple of the bet's minimum and never below it; one that is never
 * raised bounds its minimum, too. Chips follow the minimum, and those that no bet takes are left out.
 */
export function scaledLimits(
  { bets, seatMaxMinor, chipsMinor, neverRaised = [], ...limits }: TableLimits,
  { minPercent, maxPercent }: { minPercent: number; maxPercent: number },
): TableLimits {
  const scaledBet = (key: string, { minMinor, maxMinor }: BetLimits): BetLimits => {
    const raisedMinor = (maxMinor * BigInt(maxPercent)) / percent;
    const highestMinor = neverRaised.includes(key) && raisedMinor > maxMinor ? maxMinor : raisedMinor;
    const wantedMinor = larger((minMinor * BigInt(minPercent)) / percent, 1n);
    const min = neverRaised.includes(key) && wantedMinor > maxMinor ? maxMinor : wantedMinor;
    return { minMinor: min, maxMinor: larger(highestMinor - (highestMinor % min), min) };
  };
  const scaled = Object.fromEntries(Object.entries(bets).map(([key, bet]) => [key, scaledBet(key, bet)]));
  const largestMinor = Object.values(scaled).reduce((max, { maxMinor }) => larger(max, maxMinor), 0n);
  const chips = chipsMinor.map((chip) => larger((chip * BigInt(minPercent)) / percent, 1n));
  const usable = chips.filter((chip) => chip <= largestMinor);
  return {
    ...limits,
    neverRaised,
    bets: scaled,
    seatMaxMinor: larger((seatMaxMinor * BigInt(maxPercent)) / percent, largestMinor),
    chipsMinor: usable.length > 0 ? usable : chips.slice(0, 1),
  };
}

const defaultPercent = 100;

/** What a table takes from one player: the one source of what it shows him and of what it refuses. */
export const limitsOfPlayer = (
  { limits }: Pick<TableGame, 'limits'>,
  { tableMaxPercent }: { tableMaxPercent: number },
): TableLimits =>
  tableMaxPercent === defaultPercent
    ? limits
    : scaledLimits(limits, { minPercent: defaultPercent, maxPercent: tableMaxPercent });

/** The smallest bet of a table, and the largest. */
export function limitsSpan({ bets }: TableLimits): BetLimits {
  const [first, ...others] = Object.values(bets);
  if (!first) throw new Error('a table without a bet');
  return others.reduce(
    (span, { minMinor, maxMinor }) => ({
      minMinor: minMinor < span.minMinor ? minMinor : span.minMinor,
      maxMinor: larger(span.maxMinor, maxMinor),
    }),
    first,
  );
}

/** Rulebook 0.6. */
export const cardClock = {
  bettingMs: 20 * secondMs,
  closedMs: 1 * secondMs,
  pauseMs: 4 * secondMs,
  speedPercent,
} as const satisfies Partial<TableGame>;
/** For players who want the next hand: 12 seconds to bet in place of 20, and half the pause. */
export const speedClock = {
  bettingMs: 12 * secondMs,
  closedMs: 1 * secondMs,
  pauseMs: 2 * secondMs,
  speedPercent,
} as const satisfies Partial<TableGame>;
export const wheelClock = {
  bettingMs: 20 * secondMs,
  closedMs: 2 * secondMs,
  pauseMs: 4 * secondMs,
  speedPercent,
} as const satisfies Partial<TableGame>;
