// @covers holdem-plans holdem-shows

import type { DrawBelow } from '@baize/fairness';
import { expect, test } from 'vitest';
import type { Plan, RoomInput } from '../room-engine/index.ts';
import { playHand, randomSetup, seededDraw } from '../room-engine/random-hands.test-helper.ts';
import { offersOf } from './betting.ts';
import { inputOfPlan, plansOf } from './plans.ts';
import { holdemRoom } from './room.ts';
import { betOf, type HoldemState } from './state.ts';
import type { HoldemView } from './view.ts';

const choose =
  (draw: DrawBelow) =>
  (state: HoldemState, seat: number): RoomInput => {
    const raise = offersOf(state, seat)?.raise;
    const kind = draw(6);
    if (kind === 0) return { act: 'fold' };
    if (kind === 1 && raise) return { act: 'raise', amount: raise.minMinor };
    return { act: kind % 2 ? 'check' : 'call' };
  };

/** What a call costs a seat: never more than it has. */
function toCall(state: HoldemState, seat: number): bigint {
  const missing = state.currentBet - betOf(state, seat);
  const stack = state.setup.seats.find((one) => one.seat === seat)?.stackMinor ?? 0n;
  const left = stack - (state.committed[seat] ?? 0n);
  return missing < left ? missing : left;
}

/** What a plan has to do when its seat's turn comes on the same street, told from the bets alone. */
function expectedOf(before: HoldemState, now: HoldemState, seat: number, { name }: Plan): string | null {
  const missing = now.currentBet - betOf(now, seat);
  if (name === 'checkFold') return missing > 0n ? 'fold' : 'check';
  if (name === 'callAny') return missing > 0n ? 'call' : 'check';
  if (name === 'check') return missing > 0n ? null : 'check';
  // A short seat's call is all that it has, whatever is raised.
  return toCall(before, seat) === toCall(now, seat) ? 'call' : null;
}

/** What became of the plans of a seat that could be made in one state of a hand. */
function outcomesOf(states: readonly HoldemState[], index: number, seat: number): string[] {
  const before = states[index] as HoldemState;
  const plans = plansOf(before, seat);
  expect(plans.length === 3).toBe(before.toAct.slice(1).includes(seat));
  const now = states.slice(index + 1).find(({ toAct, isOver }) => isOver || toAct[0] === seat);
  if (!now || now.isOver) return [];
  expect(plans.length === 0 || now.street === before.street).toBe(true);
  return plans.map((plan) => {
    const input = inputOfPlan(now, seat, plan);
    expect(input?.act ?? null, plan.name).toBe(expectedOf(before, now, seat, plan));
    if (input) expect(holdemRoom.act(now, seat, input)).not.toBeNull();
    return `${plan.name} ${input?.act ?? 'lapsed'}`;
  });
}

test('a plan does what it says at its turn, lapses when the bet has changed, and is never offered at the turn itself', () => {
  const draw = seededDraw('plans-1');
  const seen = new Set<string>();
  for (let hand = 0; hand < 300; hand += 1) {
    const { states, setup } = playHand(holdemRoom, randomSetup(draw, { min: 2, max: 6 }), draw, choose(draw));
    for (const index of states.keys())
      for (const { seat } of setup.seats) for (const outcome of outcomesOf(states, index, seat)) seen.add(outcome);
  }
  const wanted = ['call call', 'call lapsed', 'callAny call', 'callAny check', 'check check', 'check lapsed'];
  expect([...seen].sort()).toEqual([...wanted, 'checkFold check', 'checkFold fold']);
});

test('a plan that is not offered does nothing', () => {
  const state = holdemRoom.deal(
    {
      baseMinor: 10n,
      button: 0,
      seats: [0, 1, 2].map((seat) => ({ seat, stackMinor: 90n })),
      rake10k: 0n,
      rakeCapMinor: null,
    },
    seededDraw('plans-2'),
  );
  for (const plan of [
    { name: 'raise', amount: 20n },
    { name: 'call' },
    { name: 'call', amount: 9n },
    { name: 'check' },
  ])
    expect(inputOfPlan(state, 0, plan)).toBeNull();
  expect(inputOfPlan(state, 1, { name: 'callAny' })).toBeNull();
});

test('cards that need not be shown are laid open one by one, own ones alone, and only after the end', () => {
  const start = holdemRoom.deal(
    {
      baseMinor: 10n,
      button: 0,
      seats: [0, 1, 2].map((seat) => ({ seat, stackMinor: 90n })),
      rake10k: 0n,
      rakeCapMinor: null,
    },
    seededDraw('plans-3'),
  );
  const over = ['0', '1'].reduce(
    (now, seat) => holdemRoom.act(now, Number(seat), { act: 'fold' }) as HoldemState,
    start,
  );
  const [first, second] = over.holes[2] as readonly [number, number];
  expect(holdemRoom.showable?.(start, 2)).toEqual([]);
  expect(holdemRoom.showable?.(over, 2)).toEqual([first, second]);
  const shown = holdemRoom.withShown?.(over, [{ seat: 2, cards: [second, ...(over.holes[0] ?? [])] }]) as HoldemState;
  const seatsOf = (own: number | null) => (holdemRoom.viewOf(shown, own) as HoldemView).seats.map(({ cards }) => cards);
  expect(seatsOf(null)).toEqual([
    [null, null],
    [null, null],
    [null, second],
  ]);
  expect(seatsOf(0)).toEqual([over.holes[0], [null, null], [null, second]]);
  expect(holdemRoom.showable?.(shown, 2)).toEqual([first]);
  expect(holdemRoom.resultOf(shown)).toEqual(holdemRoom.resultOf(over));
});
