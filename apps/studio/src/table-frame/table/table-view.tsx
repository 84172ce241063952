import type { TableRound } from '@baize/contract';
import { type BetType, betTypeOf, type Decision, type DecisionRules, stakeBack } from '@baize/games/table-engine';
import { createContext, useContext, useMemo, useState } from 'react';
import type { BetLimits } from './bets/bet-limits.ts';
import { spotName } from './bets/bets.ts';
import { reserveIn } from './bets/reserves.ts';
import type { Bets } from './bets/use-bets.ts';
import type { Table } from './use-table.ts';

export interface Spot {
  key: string;
  selection: string;
}

export interface Asking {
  isOn: boolean;
  spot: Spot | null;
  ask(spot: Spot): void;
  toggle(): void;
}

/** Starts and ends the asking about spots. */
export function useAsking(): Asking {
  const [asked, setAsked] = useState<{ spot: Spot | null } | null>(null);
  return useMemo(
    () => ({
      isOn: asked !== null,
      spot: asked?.spot ?? null,
      ask: (spot) => setAsked({ spot }),
      toggle: () => setAsked((last) => (last === null ? { spot: null } : null)),
    }),
    [asked],
  );
}

/** What a spot of the cloth needs to know. */
export interface TableView {
  bets: Bets;
  chipsMinor: readonly bigint[];
  /** What a chip takes on a bet, in chips: amounts of spots are shown in chips, as are its limits. */
  reserveOf(key: string): bigint;
  /** Of chips; null before the table is known. */
  limitsOf(key: string): BetLimits | null;
  seatMaxMinor: bigint | null;
  /** What is asked about: a press on a spot tells its limits in place of putting a chip there. */
  asking: Asking;
  /** What became of a spot once the round has been shown: it pays more than its stake, gives it back at least in part, or nothing. */
  fateOf(spot: Spot): 'won' | 'kept' | 'lost' | null;
  /** All players' stakes on a spot, in minor units. */
  othersOn(spot: Spot): bigint;
  /** What was dealt in the round that runs; null before. */
  outcome: Record<string, unknown> | null;
  /** Since the deal, in milliseconds of the table's own pace at the moment of asking; null before it. */
  elapsedNowMs(): number | null;
  /** What the player has decided in the round that is shown. */
  decisions: readonly Decision[];
}

const TableViewContext = createContext<TableView | null>(null);
export const TableViewProvider = TableViewContext;

/** Null outside of a table. */
export const useTableViewIfAny = (): TableView | null => useContext(TableViewContext);

export function useTableView(): TableView {
  const view = useContext(TableViewContext);
  if (view === null) throw new Error('outside of a table');
  return view;
}

/** What bets look at, from a round's outcome; null when it is not that of this game. */
export type SeenOf<Seen> = (outcome: Record<string, unknown>) => Seen;

/** The rules of a table's decisions, from a round's outcome as the wire has it. */
export type TableRules<Seen> = DecisionRules<Record<string, unknown>, Record<string, unknown>, Seen>;

interface Game<Seen> {
  betTypes: readonly BetType<Seen>[];
  seenOf: SeenOf<Seen>;
  decisions?: { rules: TableRules<Seen>; betTypes: readonly BetType<Seen>[] };
}

const noDecisions: readonly Decision[] = [];

export function useMakeTableView<Seen>(
  table: Table,
  bets: Bets,
  game: Game<Seen>,
  shownRound: TableRound | null,
  asking: Asking,
  elapsedNowMs: () => number | null,
): TableView {
  const { state, limits } = table;
  const decisions = table.seat?.decisions ?? noDecisions;
  return useMemo(() => {
    const totals = new Map((state?.totals ?? []).map((total) => [spotName(total), total.stakeMinor]));
    const outcome = shownRound?.outcome ?? null;
    const reserveOf = (key: string) => BigInt(reserveIn(game.betTypes)(key));
    return {
      bets,
      chipsMinor: limits?.chipsMinor ?? [],
      reserveOf,
      limitsOf: (key) => {
        const ofStakes = limits?.bets.get(key);
        if (!ofStakes) return null;
        const times = reserveOf(key);
        return { minMinor: ofStakes.minMinor / times, maxMinor: ofStakes.maxMinor / times };
      },
      seatMaxMinor: limits?.seatMaxMinor ?? null,
      asking,
      fateOf: (spot) => {
        const betType = outcome === null ? null : betTypeOf(game.betTypes, spot);
        if (outcome === null || betType === null) return null;
        const seen = game.decisions?.rules.seenBy(outcome, decisions) ?? game.seenOf(outcome);
        const back = betType.returnOf(seen, spot.selection);
        if (back > stakeBack) return 'won';
        return back > 0 && reserveOf(spot.key) === 1n ? 'kept' : 'lost';
      },
      outcome: state?.round?.outcome ?? null,
      elapsedNowMs,
      othersOn: (spot) => BigInt(totals.get(spotName(spot)) ?? 0) / reserveOf(spot.key),
      decisions,
    };
  }, [state, limits, bets, game, shownRound, asking, elapsedNowMs, decisions]);
}
