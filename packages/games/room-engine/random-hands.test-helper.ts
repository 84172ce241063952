import { type DrawBelow, drawOfSimulation, shuffle } from '@baize/fairness';
import { expect } from 'vitest';
import type { HandSetup, RoomGame, RoomInput } from './room-game.ts';

export interface Played<State> {
  setup: HandSetup;
  states: readonly State[];
  inputs: readonly { seat: number; input: RoomInput }[];
}

const below = (draw: DrawBelow, n: bigint): bigint =>
  BigInt(draw(Number(n < 1_000n ? n : 1_000n))) * (n < 1_000n ? 1n : n / 1_000n);

/** Seats with stacks of very different sizes, so that all-ins of every kind happen. */
export function randomSetup(draw: DrawBelow, players: { min: number; max: number }, rake10k = 500n): HandSetup {
  const count = players.min + draw(players.max - players.min + 1);
  const chosen = shuffle(
    Array.from({ length: players.max }, (_, seat) => seat),
    draw,
  ).slice(0, count);
  const seats = [...chosen]
    .sort((a, b) => a - b)
    .map((seat) => ({ seat, stackMinor: 1n + below(draw, draw(3) === 0 ? 500n : 60_000n) }));
  return { baseMinor: 100n, button: seats[draw(count)]?.seat ?? 0, seats, rake10k, rakeCapMinor: 300n };
}

/** Plays a hand to its end with inputs that `choose` draws; those that are not offered are refused and the default is taken. */
export function playHand<State>(
  game: RoomGame<State>,
  setup: HandSetup,
  draw: DrawBelow,
  choose: (state: State, seat: number) => RoomInput,
): Played<State> {
  let state = game.deal(setup, draw);
  const states = [state];
  const inputs: { seat: number; input: RoomInput }[] = [];
  for (let turn = game.turnOf(state); turn !== null; turn = game.turnOf(state)) {
    if (states.length > 2_000) throw new Error('the hand has no end');
    const seat = turn.seats[draw(turn.seats.length)] as number;
    const wanted = choose(state, seat);
    const input = game.act(state, seat, wanted) ? wanted : game.defaultOf(state, seat);
    const next = game.act(state, seat, input);
    if (!next) throw new Error(`the default ${input.act} is refused`);
    for (const { seat: other } of setup.seats)
      if (!turn.seats.includes(other)) expect(game.act(state, other, input)).toBeNull();
    state = next;
    states.push(state);
    inputs.push({ seat, input });
  }
  return { setup, states, inputs };
}

/** Chips are conserved, and nobody loses more than he had. */
export function expectConserved<State>(game: RoomGame<State>, { setup, states }: Played<State>): void {
  const results = game.resultOf(states.at(-1) as State);
  expect(results.map(({ seat }) => seat).sort()).toEqual(setup.seats.map(({ seat }) => seat).sort());
  expect(results.reduce((sum, { netMinor, rakeMinor }) => sum + netMinor + rakeMinor, 0n)).toBe(0n);
  for (const { seat, netMinor, rakeMinor } of results) {
    expect(rakeMinor >= 0n).toBe(true);
    expect(netMinor >= -(setup.seats.find((one) => one.seat === seat)?.stackMinor ?? 0n)).toBe(true);
  }
}

/**
 * No view depends on what its seat may not know: the cards that it does not see are dealt anew, and the view stays what it was.
 * @param redealt the same state with other cards where `own` sees none
 */
export function expectBlind<State>(
  game: RoomGame<State>,
  state: State,
  redealt: (state: State, own: number | null, draw: DrawBelow) => State,
  draw: DrawBelow,
  seats: readonly number[],
): void {
  for (const own of [...seats, null])
    expect(game.viewOf(redealt(state, own, draw), own)).toEqual(game.viewOf(state, own));
}

export const seededDraw = (seed: string): DrawBelow => drawOfSimulation(seed);
