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

export const potsOf = (state: HoldemState): SidePots =>
  sidePotsOf(new Map(clockwise(state.setup).map((seat) => [seat, committedOf(state, seat)])), state.folded);

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
