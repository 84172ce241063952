import type { Card } from '../cards/index.ts';
import { clockwise, type HandSetup, stackOf } from '../room-engine/index.ts';

export const streets = ['preflop', 'flop', 'turn', 'river'] as const;
export type Street = (typeof streets)[number];

export const holdemActs = ['fold', 'check', 'call', 'raise'] as const;
export type HoldemAct = (typeof holdemActs)[number];
/** The first raise of a street is a bet. */
export type HoldemSaid = HoldemAct | 'bet';

type BySeat<Value> = Readonly<Record<number, Value>>;

export interface HoldemState {
  readonly setup: HandSetup;
  readonly holes: BySeat<readonly Card[]>;
  /** All five; how many lie open is the street's matter. */
  readonly board: readonly Card[];
  readonly street: Street;
  /** Of the whole hand. */
  readonly committed: BySeat<bigint>;
  /** The part of it that is no bet: small blinds that went by without the seat. */
  readonly dead: BySeat<bigint>;
  /** Of this street; blinds count. */
  readonly bets: BySeat<bigint>;
  /** What has to be matched on this street. */
  readonly currentBet: bigint;
  /** The last full bet or raise of this street. */
  readonly raiseStep: bigint;
  readonly folded: readonly number[];
  /** Who is to act, the next one first. */
  readonly toAct: readonly number[];
  /** Who has acted since the last full raise: may call, but not raise again. */
  readonly hasActed: readonly number[];
  /** Who raised last on this street. */
  readonly aggressor: number | null;
  /** What each seat did last on this street; an amount is its whole bet. */
  readonly said: BySeat<{ readonly act: HoldemSaid; readonly betMinor: bigint }>;
  readonly isOver: boolean;
  /** Cards that were laid open after the end, though they need not be; left out: none. */
  readonly shown?: BySeat<readonly Card[]>;
}

/** Who posts; with two players the button is the small blind. */
export function blindSeats(setup: Pick<HandSetup, 'seats' | 'button'>): { small: number; big: number } {
  const order = clockwise(setup);
  const [first, second] = order as [number, number];
  return order.length === 2 ? { small: second, big: first } : { small: first, big: second };
}

/**
 * Who has the button of the next hand: the big blind always moves on to the next seat, and button and small blind stand before it, so nobody
 * posts it twice, or is passed over, because another has come or gone.
 * @param seats who is dealt in, in the order of the seats, at least two
 */
export function nextButton(last: Pick<HandSetup, 'seats' | 'button'>, seats: readonly number[]): number {
  const { big } = blindSeats(last);
  const next = Math.max(
    0,
    seats.findIndex((seat) => seat > big),
  );
  const back = seats.length === 2 ? 1 : 2;
  return seats.at(next - back) as number;
}

export const betOf = (state: Pick<HoldemState, 'bets'>, seat: number): bigint => state.bets[seat] ?? 0n;
export const committedOf = (state: Pick<HoldemState, 'committed'>, seat: number): bigint => state.committed[seat] ?? 0n;
/** The chips that a seat has left in front of it. */
export const behindOf = (state: Pick<HoldemState, 'setup' | 'committed'>, seat: number): bigint =>
  stackOf(state.setup, seat) - committedOf(state, seat);
/** Who has not folded, clockwise from left of the button. */
export const liveSeats = ({ setup, folded }: Pick<HoldemState, 'setup' | 'folded'>): number[] =>
  clockwise(setup).filter((seat) => !folded.includes(seat));
/** Live seats that still have chips to bet. */
export const bettingSeats = (state: HoldemState): number[] =>
  liveSeats(state).filter((seat) => behindOf(state, seat) > 0n);
