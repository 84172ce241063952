import type { DrawBelow } from '@baize/fairness';
import type { HandSetup, Owing, RoomGame, RoomInput } from './room-game.ts';

/** A setup as JSON: amounts as decimal strings. */
export interface StoredSetup {
  baseMinor: string;
  button: number;
  seats: readonly { seat: number; stackMinor: string; owes?: Owing | undefined }[];
  rake10k: string;
  rakeCapMinor: string | null;
}

/** What a seat did, as JSON. */
export interface StoredInput {
  seat: number;
  act: string;
  amount: string | null;
  /** Left out where the act has none. */
  cards?: number[] | undefined;
}

export const storedSetup = ({ baseMinor, button, seats, rake10k, rakeCapMinor }: HandSetup): StoredSetup => ({
  baseMinor: `${baseMinor}`,
  button,
  seats: seats.map(({ seat, stackMinor, owes }) => ({ seat, stackMinor: `${stackMinor}`, ...(owes ? { owes } : {}) })),
  rake10k: `${rake10k}`,
  rakeCapMinor: rakeCapMinor === null ? null : `${rakeCapMinor}`,
});

/** The setup of a stored one. */
export const setupOf = ({ baseMinor, button, seats, rake10k, rakeCapMinor }: StoredSetup): HandSetup => ({
  baseMinor: BigInt(baseMinor),
  button,
  seats: seats.map(({ seat, stackMinor, owes }) => ({
    seat,
    stackMinor: BigInt(stackMinor),
    ...(owes ? { owes } : {}),
  })),
  rake10k: BigInt(rake10k),
  rakeCapMinor: rakeCapMinor === null ? null : BigInt(rakeCapMinor),
});

/** What a seat does, as it is stored. */
export const storedInput = (seat: number, { act, amount, cards }: RoomInput): StoredInput => ({
  seat,
  act,
  amount: amount === undefined ? null : `${amount}`,
  ...(cards === undefined ? {} : { cards: [...cards] }),
});

/** The input of a stored action. */
export const roomInputOf = ({ act, amount, cards }: Omit<StoredInput, 'seat'>): RoomInput => ({
  act,
  ...(amount === null ? {} : { amount: BigInt(amount) }),
  ...(cards === undefined ? {} : { cards }),
});

/** Where a hand stands after its actions. Throws RangeError for an action that the rules do not offer. */
export function replayHand<State>(
  game: RoomGame<State>,
  setup: StoredSetup,
  draw: DrawBelow,
  inputs: readonly StoredInput[],
): State {
  let state = game.deal(setupOf(setup), draw);
  for (const input of inputs) {
    const next = game.act(state, input.seat, roomInputOf(input));
    if (next === null) throw new RangeError(`seat ${input.seat} may not ${input.act}`);
    state = next;
  }
  return state;
}

/** The end of a hand. Throws RangeError for one that still waits for a seat, too. */
export function replayWholeHand<State>(
  game: RoomGame<State>,
  setup: StoredSetup,
  draw: DrawBelow,
  inputs: readonly StoredInput[],
): State {
  const state = replayHand(game, setup, draw, inputs);
  if (game.turnOf(state) !== null) throw new RangeError('the hand is not played to its end');
  return state;
}
