import { smaller } from '../exact/bigints.ts';
import { clockwise, type RoomInput } from '../room-engine/index.ts';
import {
  behindOf,
  betOf,
  bettingSeats,
  committedOf,
  type HoldemAct,
  type HoldemState,
  holdemActs,
  liveSeats,
  streets,
} from './state.ts';

/** What the seat whose turn it is may do. */
export interface Offers {
  readonly canCheck: boolean;
  /** What a call adds; null: there is nothing to call. */
  readonly callMinor: bigint | null;
  /** The whole bet of the street after the least and the largest raise; null: no raise is open to the seat. */
  readonly raise: { readonly minMinor: bigint; readonly maxMinor: bigint } | null;
}

/** Null: it is not the seat's turn. */
export function offersOf(state: HoldemState, seat: number): Offers | null {
  if (state.isOver || state.toAct[0] !== seat) return null;
  const { currentBet, raiseStep, hasActed } = state;
  const [bet, behind] = [betOf(state, seat), behindOf(state, seat)];
  const missing = currentBet - bet;
  const all = bet + behind;
  const isOpen = all > currentBet && !hasActed.includes(seat) && bettingSeats(state).some((one) => one !== seat);
  return {
    canCheck: missing <= 0n,
    callMinor: missing > 0n ? smaller(missing, behind) : null,
    raise: isOpen ? { minMinor: smaller(currentBet + raiseStep, all), maxMinor: all } : null,
  };
}

/** Puts chips of a seat into its bet, so that it comes to `betMinor`. */
const withBet = (state: HoldemState, seat: number, betMinor: bigint): HoldemState => ({
  ...state,
  bets: { ...state.bets, [seat]: betMinor },
  committed: { ...state.committed, [seat]: committedOf(state, seat) + betMinor - betOf(state, seat) },
});

/** Everybody with chips, clockwise from left of a seat; the seat itself last. */
function turnsAfter(state: HoldemState, from: number): number[] {
  const order = clockwise(state.setup);
  const start = order.indexOf(from) + 1;
  const betting = bettingSeats(state);
  return [...order.slice(start), ...order.slice(0, start)].filter((seat) => betting.includes(seat));
}

/** All others have to answer a raise; one below a full raise opens no raise to those who have acted. */
function withRaise(state: HoldemState, seat: number, betMinor: bigint): HoldemState {
  const step = betMinor - state.currentBet;
  const isFull = step >= state.raiseStep;
  const raised = withBet(state, seat, betMinor);
  return {
    ...raised,
    currentBet: betMinor,
    raiseStep: isFull ? step : state.raiseStep,
    hasActed: isFull ? [seat] : [...state.hasActed, seat],
    aggressor: seat,
    toAct: turnsAfter(raised, seat).filter((one) => one !== seat),
  };
}

/** Nobody is left who could answer a bet of the only one with chips. */
function isIdle(state: HoldemState): boolean {
  const [alone, ...others] = bettingSeats(state);
  if (alone === undefined) return true;
  if (others.length > 0) return false;
  const highest = liveSeats(state).reduce((most, seat) => {
    const bet = seat === alone ? 0n : betOf(state, seat);
    return bet > most ? bet : most;
  }, 0n);
  return betOf(state, alone) >= highest;
}

function nextStreet(state: HoldemState): HoldemState {
  const street = streets[streets.indexOf(state.street) + 1];
  if (street === undefined || bettingSeats(state).length < 2) return { ...state, toAct: [], isOver: true };
  return {
    ...state,
    street,
    bets: {},
    currentBet: 0n,
    raiseStep: state.setup.baseMinor,
    hasActed: [],
    aggressor: null,
    said: {},
    toAct: turnsAfter(state, state.setup.button),
  };
}

/** Brings a hand on to the next decision, or to its end. */
export function settled(state: HoldemState): HoldemState {
  if (liveSeats(state).length === 1) return { ...state, toAct: [], isOver: true };
  return state.toAct.length === 0 || isIdle(state) ? nextStreet(state) : state;
}

const isAct = (name: string): name is HoldemAct => holdemActs.some((act) => act === name);

/** Null: the input is not offered to the seat now. A raise names the whole bet of the street. */
export function actHoldem(state: HoldemState, seat: number, { act, amount }: RoomInput): HoldemState | null {
  const offers = offersOf(state, seat);
  if (!offers || !isAct(act) || (act === 'raise') !== (amount !== undefined)) return null;
  const rest = { ...state, toAct: state.toAct.slice(1) };
  const name = act === 'raise' && state.currentBet === 0n ? 'bet' : act;
  const said = (next: HoldemState): HoldemState =>
    settled({ ...next, said: { ...state.said, [seat]: { act: name, betMinor: betOf(next, seat) } } });
  const acted = [...state.hasActed, seat];
  if (act === 'fold') return said({ ...rest, folded: [...state.folded, seat] });
  if (act === 'check') return offers.canCheck ? said({ ...rest, hasActed: acted }) : null;
  if (act === 'call') {
    if (offers.callMinor === null) return null;
    return said({ ...withBet(rest, seat, betOf(state, seat) + offers.callMinor), hasActed: acted });
  }
  if (amount === undefined || offers.raise === null) return null;
  const isOffered = amount >= offers.raise.minMinor && amount <= offers.raise.maxMinor;
  return isOffered ? said(withRaise(state, seat, amount)) : null;
}
