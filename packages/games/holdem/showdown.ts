import type { Card } from '../cards/index.ts';
import {
  clockwise,
  type PotShare,
  payPots,
  potRake,
  type SeatResult,
  type SidePots,
  sidePotsOf,
} from '../room-engine/index.ts';
import { type PokerHand, pokerHandOf } from './hand.ts';
import { behindOf, committedOf, type HoldemState, liveSeats } from './state.ts';

export const handAt = (state: HoldemState, seat: number): PokerHand =>
  pokerHandOf([...(state.holes[seat] ?? []), ...state.board]);

/** Cards decide: more than one seat is left at the end. */
export const isShowdown = (state: HoldemState): boolean => state.isOver && liveSeats(state).length > 1;

/** Dead chips are nobody's bet: no level is made by them, and they lie in the main pot. */
export function potsOf(state: HoldemState): SidePots {
  const deadOf = (seat: number) => state.dead[seat] ?? 0n;
  const bets = clockwise(state.setup).map((seat) => [seat, committedOf(state, seat) - deadOf(seat)] as const);
  const { uncalled, pots } = sidePotsOf(new Map(bets), state.folded);
  const deadMinor = bets.reduce((sum, [seat]) => sum + deadOf(seat), 0n);
  if (deadMinor === 0n) return { uncalled, pots };
  const [main = { amountMinor: 0n, eligible: liveSeats(state) }, ...side] = pots;
  return { uncalled, pots: [{ ...main, amountMinor: main.amountMinor + deadMinor }, ...side] };
}

export interface Settlement {
  readonly uncalled: SidePots['uncalled'];
  readonly results: readonly SeatResult[];
  /** Who took which pot; the main pot first. */
  readonly shares: readonly PotShare[];
}

/** How a hand that is over is paid: what nobody called goes back unraked; no flop, no rake. */
export function settlementOf(state: HoldemState): Settlement {
  const { rake10k, rakeCapMinor } = state.setup;
  const { uncalled, pots } = potsOf(state);
  const potMinor = pots.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
  const sawFlop = state.street !== 'preflop' || isShowdown(state);
  const hasShowdown = isShowdown(state);
  const { paid, shares } = payPots(pots, {
    rankOf: (seat) => (hasShowdown ? handAt(state, seat).rank : 0),
    rakeMinor: potRake({ potMinor, rate10k: rake10k, sawFlop, capMinor: rakeCapMinor }),
    order: clockwise(state.setup),
  });
  const results = state.setup.seats.map(({ seat }) => {
    const { paidMinor, rakeMinor } = paid.get(seat) ?? { paidMinor: 0n, rakeMinor: 0n };
    const backMinor = uncalled?.seat === seat ? uncalled.amountMinor : 0n;
    return { seat, netMinor: paidMinor + backMinor - committedOf(state, seat), rakeMinor };
  });
  return { uncalled, results, shares };
}

/**
 * Whose cards are shown, in their order: the last who raised first, else from left of the button. Whoever comes later shows where he ties or
 * beats all that is shown for a pot of his, and mucks otherwise; with a player all-in every live hand is shown.
 */
export function shownSeats(state: HoldemState): number[] {
  if (!isShowdown(state)) return [];
  const live = liveSeats(state);
  const first = Math.max(0, live.indexOf(state.aggressor ?? -1));
  const order = [...live.slice(first), ...live.slice(0, first)];
  if (live.some((seat) => behindOf(state, seat) === 0n)) return order;
  const { pots } = potsOf(state);
  const shown: number[] = [];
  for (const seat of order) {
    const { rank } = handAt(state, seat);
    const canWin = pots.some(
      ({ eligible }) =>
        eligible.includes(seat) &&
        shown.every((other) => !eligible.includes(other) || handAt(state, other).rank <= rank),
    );
    if (canWin) shown.push(seat);
  }
  return shown;
}

/** The cards of a seat that has not folded which lie face down after the end: their owner may lay them open. */
export function showable(state: HoldemState, seat: number): readonly Card[] {
  if (!state.isOver || !liveSeats(state).includes(seat) || shownSeats(state).includes(seat)) return [];
  return (state.holes[seat] ?? []).filter((card) => !state.shown?.[seat]?.includes(card));
}

/** Cards of other seats cannot be laid open. */
export const withShown = (
  state: HoldemState,
  shown: readonly { readonly seat: number; readonly cards: readonly Card[] }[],
): HoldemState => ({
  ...state,
  shown: Object.fromEntries(
    shown.map(({ seat, cards }) => [seat, cards.filter((card) => state.holes[seat]?.includes(card))]),
  ),
});
