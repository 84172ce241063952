import type { Card } from '../cards/index.ts';
import { clockwise, type HandSetup, stackOf } from '../room-engine/index.ts';

export const zjhActs = ['look', 'call', 'raise', 'compare', 'fold'] as const;
export type ZjhAct = (typeof zjhActs)[number];

type BySeat<Value> = Readonly<Record<number, Value>>;

export interface ZjhState {
  readonly setup: HandSetup;
  readonly cards: BySeat<readonly Card[]>;
  /** What a blind player pays for a call; whoever has looked pays twice as much. */
  readonly unitMinor: bigint;
  readonly committed: BySeat<bigint>;
  readonly looked: readonly number[];
  /** Who has given up or lost a comparison. */
  readonly folded: readonly number[];
  /** Whose turn it is; null: the hand is over. */
  readonly actor: number | null;
  readonly round: number;
  /** What each seat did last; `paidMinor` is what that put in. */
  readonly said: BySeat<{ readonly act: ZjhAct; readonly paidMinor: bigint }>;
  /** The last comparison: who asked whom, and who lost it. */
  readonly compared: { readonly by: number; readonly with: number; readonly loser: number } | null;
}

export const committedOf = (state: Pick<ZjhState, 'committed'>, seat: number): bigint => state.committed[seat] ?? 0n;
/** The chips that a seat has left in front of it. */
export const behindOf = (state: Pick<ZjhState, 'setup' | 'committed'>, seat: number): bigint =>
  stackOf(state.setup, seat) - committedOf(state, seat);
/** Who is neither out nor has given up, clockwise from left of the button. */
export const liveSeats = ({ setup, folded }: Pick<ZjhState, 'setup' | 'folded'>): number[] =>
  clockwise(setup).filter((seat) => !folded.includes(seat));
/** Live seats that still have chips to play with. */
export const bettingSeats = (state: ZjhState): number[] =>
  liveSeats(state).filter((seat) => behindOf(state, seat) > 0n);
/** What a unit costs a seat. */
export const priceOf = ({ looked }: Pick<ZjhState, 'looked'>, seat: number, unitMinor: bigint): bigint =>
  looked.includes(seat) ? 2n * unitMinor : unitMinor;
/** Cards decide: more than one seat is left at the end. */
export const isShowdown = (state: ZjhState): boolean => state.actor === null && liveSeats(state).length > 1;
