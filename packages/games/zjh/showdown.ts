import { clockwise, type PotShare, payPots, type SeatResult, sidePotsOf, winningsRake } from '../room-engine/index.ts';
import { rankAmong, zjhHandOf } from './hand.ts';
import { behindOf, committedOf, liveSeats, type ZjhState } from './state.ts';

export interface Settlement {
  readonly results: readonly SeatResult[];
  /** Who took which part of the pot; the main pot first. */
  readonly shares: readonly PotShare[];
}

const handAt = (state: ZjhState, seat: number) => zjhHandOf(state.cards[seat] ?? []);

/** How a hand that is over is paid: seats that are all-in win from each other no more than they put in; net winnings are raked. */
export function settlementOf(state: ZjhState): Settlement {
  const { setup, folded } = state;
  const order = clockwise(setup);
  const live = liveSeats(state);
  const allIn = live.filter((seat) => behindOf(state, seat) === 0n);
  const committed = new Map(order.map((seat) => [seat, committedOf(state, seat)]));
  const { uncalled, pots } = sidePotsOf(committed, folded, allIn);
  const { paid, shares } = payPots(pots, {
    rankOf: (seat, eligible) =>
      rankAmong(
        handAt(state, seat),
        eligible.map((one) => handAt(state, one)),
      ),
    rakeMinor: 0n,
    order,
  });
  const results = setup.seats.map(({ seat }) => {
    const backMinor = uncalled?.seat === seat ? uncalled.amountMinor : 0n;
    const net = (paid.get(seat)?.paidMinor ?? 0n) + backMinor - committedOf(state, seat);
    const rakeMinor = winningsRake(net, setup.rake10k);
    return { seat, netMinor: net - rakeMinor, rakeMinor };
  });
  return { results, shares };
}
