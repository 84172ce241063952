// @covers holdem-betting holdem-showdown room-chips-conserved room-hidden-cards

import { type DrawBelow, shuffle } from '@baize/fairness';
import { describe, expect, test } from 'vitest';
import { type Card, cardKinds } from '../cards/index.ts';
import { clockwise, type HandSetup, type RoomInput } from '../room-engine/index.ts';
import {
  expectBlind,
  expectConserved,
  playHand,
  randomSetup,
  seededDraw,
} from '../room-engine/random-hands.test-helper.ts';
import { offersOf } from './betting.ts';
import { pokerHandOf } from './hand.ts';
import { holdemRoom } from './room.ts';
import { isShowdown, shownSeats } from './showdown.ts';
import { blindSeats, type HoldemState, liveSeats } from './state.ts';
import type { HoldemView } from './view.ts';

const setupOf = (stacks: readonly bigint[], button = 0): HandSetup => ({
  baseMinor: 10n,
  button,
  seats: stacks.map((stackMinor, seat) => ({ seat, stackMinor })),
  rake10k: 500n,
  rakeCapMinor: 30n,
});
const dealt = (stacks: readonly bigint[], button = 0): HoldemState =>
  holdemRoom.deal(setupOf(stacks, button), seededDraw('betting'));
/** Acts as "seat act amount", one after another; every one has to be offered. */
function play(state: HoldemState, ...acts: readonly string[]): HoldemState {
  return acts.reduce((now, text) => {
    const [seat, act, amount] = text.split(' ');
    const next = holdemRoom.act(now, Number(seat), inputOf(act ?? '', amount));
    if (!next) throw new Error(`${text} is not offered`);
    return next;
  }, state);
}
const inputOf = (act: string, amount?: string): RoomInput =>
  amount === undefined ? { act } : { act, amount: BigInt(amount) };
const turnOf = (state: HoldemState) => holdemRoom.turnOf(state)?.seats[0] ?? null;
const netsOf = (state: HoldemState) => holdemRoom.resultOf(state).map(({ netMinor }) => netMinor);

describe('blinds and turns', () => {
  test('left of the button posts; left of the big blind is first, afterwards left of the button', () => {
    const state = dealt([1_000n, 1_000n, 1_000n, 1_000n], 1);
    expect(blindSeats(state.setup)).toEqual({ small: 2, big: 3 });
    expect(state.bets).toEqual({ 2: 5n, 3: 10n });
    expect(turnOf(state)).toBe(0);
    const flop = play(state, '0 call', '1 call', '2 call', '3 check');
    expect(holdemRoom.turnOf(flop)).toMatchObject({ phase: 'flop', seats: [2] });
  });

  test('heads-up the button is the small blind, first before the flop and last after it', () => {
    const state = dealt([1_000n, 1_000n], 1);
    expect(state.bets).toEqual({ 1: 5n, 0: 10n });
    expect(turnOf(state)).toBe(1);
    expect(turnOf(play(state, '1 call', '0 check'))).toBe(0);
  });

  test('the big blind may raise where all have called', () => {
    const state = play(dealt([1_000n, 1_000n, 1_000n]), '0 call', '1 call');
    expect(offersOf(state, 2)).toEqual({ canCheck: true, callMinor: null, raise: { minMinor: 20n, maxMinor: 1_000n } });
  });

  test('a blind takes what a seat has, and two that are all-in need no decision', () => {
    const state = dealt([5n, 7n]);
    expect(holdemRoom.turnOf(state)).toBeNull();
    expect(netsOf(state).reduce((sum, net) => sum + net, 0n)).toBe(0n);
    // The small blind covers a big blind that is all-in below it.
    expect(holdemRoom.turnOf(dealt([500n, 3n]))).toBeNull();
    expect(turnOf(dealt([500n, 7n]))).toBe(0);
  });
});

describe('raises', () => {
  test('the least raise is as much as the last full bet or raise of the street', () => {
    const state = play(dealt([1_000n, 1_000n, 1_000n]), '0 raise 35');
    expect(offersOf(state, 1)?.raise?.minMinor).toBe(60n);
    expect(holdemRoom.act(state, 1, inputOf('raise', '59'))).toBeNull();
    expect(holdemRoom.act(state, 1, inputOf('raise', '1001'))).toBeNull();
    const flop = play(state, '1 call', '2 call');
    expect(offersOf(flop, 1)?.raise?.minMinor).toBe(10n);
  });

  test('an all-in below a full raise can be called, but does not reopen the raising', () => {
    const state = play(dealt([1_000n, 1_000n, 130n, 1_000n], 3), '2 raise 100', '3 call');
    const short = play(dealt([1_000n, 130n, 1_000n, 1_000n], 3), '2 raise 100', '3 call', '0 fold', '1 raise 130');
    expect(turnOf(state)).toBe(0);
    expect(offersOf(short, 2)).toEqual({ canCheck: false, callMinor: 30n, raise: null });
    expect(holdemRoom.act(short, 2, inputOf('raise', '300'))).toBeNull();
    const full = play(dealt([1_000n, 190n, 1_000n, 1_000n], 3), '2 raise 100', '3 call', '0 fold', '1 raise 190');
    expect(offersOf(full, 2)?.raise?.minMinor).toBe(280n);
  });

  test('whoever has not acted yet may raise over a short all-in', () => {
    const state = play(dealt([1_000n, 1_000n, 1_000n, 14n], 0), '3 raise 14');
    expect(offersOf(state, 0)?.raise).toEqual({ minMinor: 24n, maxMinor: 1_000n });
  });

  test('nobody raises against seats that are all-in', () => {
    const state = play(dealt([50n, 1_000n]), '0 raise 50');
    expect(offersOf(state, 1)).toEqual({ canCheck: false, callMinor: 40n, raise: null });
  });

  test.each(['check', 'raise', 'call 10', 'fold 0', 'raise 5', 'show', ''])(
    '%s is refused to who has to call',
    (text) => {
      const [act, amount] = text.split(' ');
      expect(holdemRoom.act(dealt([1_000n, 1_000n, 1_000n]), 0, inputOf(act ?? '', amount))).toBeNull();
    },
  );
});

describe('the end of a hand', () => {
  test('the last seat wins unseen; no flop, no rake, and what nobody called goes back', () => {
    const over = play(dealt([1_000n, 1_000n, 1_000n]), '0 raise 500', '1 fold', '2 fold');
    expect(netsOf(over)).toEqual([15n, -5n, -10n]);
    const view = holdemRoom.viewOf(over, 1) as HoldemView;
    expect(view).toMatchObject({ board: [], total: '25', uncalled: { seat: 0, amount: '490' } });
    expect(view.seats[0]?.cards).toEqual([null, null]);
  });

  test('a pot that saw the flop is raked, at most by the cap', () => {
    const over = play(dealt([1_000n, 1_000n]), '0 call', '1 check', '1 raise 100', '0 fold');
    expect(holdemRoom.resultOf(over).map(({ rakeMinor }) => rakeMinor)).toEqual([0n, 1n]);
    const large = play(dealt([1_000n, 1_000n]), '0 raise 1000', '1 call');
    expect(holdemRoom.resultOf(large).reduce((sum, { rakeMinor }) => sum + rakeMinor, 0n)).toBe(30n);
  });

  /** Seats 1 to 3 with these cards on a board without a pair, checked down or bet by seat 3 on the river. */
  const river = (holes: Record<number, Card[]>, ...last: readonly string[]) => {
    const start = dealt([1_000n, 1_000n, 1_000n, 1_000n]);
    const state = { ...start, holes: { ...start.holes, ...holes }, board: [1, 16, 31, 46, 21] };
    const street = ['1 check', '2 check', '3 check'];
    return play(state, '3 call', '0 fold', '1 call', '2 check', ...street, ...street, ...last);
  };
  const aces = [0, 13];
  const kings = [12, 25];
  const queens = [11, 24];

  test('the first left of the button shows first, and who is beaten mucks', () => {
    const checked = ['1 check', '2 check', '3 check'];
    expect(shownSeats(river({ 1: kings, 2: aces, 3: queens }, ...checked))).toEqual([1, 2]);
    expect(shownSeats(river({ 1: aces, 2: kings, 3: queens }, ...checked))).toEqual([1]);
    const seen = holdemRoom.viewOf(river({ 1: aces, 2: kings, 3: queens }, ...checked), 3) as HoldemView;
    expect(seen.seats.map(({ cards }) => cards)).toEqual([[null, null], aces, [null, null], queens]);
  });

  test('who raised last on the river shows first', () => {
    const raised = ['1 check', '2 check', '3 raise 50', '1 call', '2 call'];
    expect(shownSeats(river({ 1: kings, 2: aces, 3: queens }, ...raised))).toEqual([3, 1, 2]);
  });

  test('with a seat all-in every live hand is shown, on a whole board', () => {
    const over = play(dealt([300n, 1_000n, 1_000n]), '0 raise 300', '1 call', '2 fold');
    expect(isShowdown(over)).toBe(true);
    expect([...shownSeats(over)].sort()).toEqual([0, 1]);
    expect((holdemRoom.viewOf(over, null) as HoldemView).board).toHaveLength(5);
  });

  test('an odd chip goes to the first winner left of the button', () => {
    const start = dealt([1_000n, 1_000n, 1_000n]);
    const state = { ...start, board: [0, 13, 26, 39, 12], setup: { ...start.setup, rake10k: 0n } };
    const over = play(
      state,
      '0 raise 25',
      '1 fold',
      '2 call',
      '2 check',
      '0 check',
      '2 check',
      '0 check',
      '2 check',
      '0 check',
    );
    // 55 in the pot: all play the four aces of the board.
    expect(netsOf(over)).toEqual([2n, -5n, 3n]);
  });
});

/** The cards that a seat does not see, dealt anew. */
function redealt(state: HoldemState, own: number | null, draw: DrawBelow): HoldemState {
  if (isShowdown(state)) return state;
  const open = (holdemRoom.viewOf(state, null) as HoldemView).board;
  const mine = own === null ? [] : (state.holes[own] ?? []);
  const pack = shuffle(
    Array.from({ length: cardKinds }, (_, card) => card).filter((card) => ![...open, ...mine].includes(card)),
    draw,
  );
  const holes = Object.fromEntries(
    clockwise(state.setup).map((seat) => [seat, seat === own ? mine : pack.splice(0, 2)]),
  );
  return { ...state, holes, board: [...open, ...pack.splice(0, 5 - open.length)] };
}

const choose =
  (draw: DrawBelow) =>
  (state: HoldemState, seat: number): RoomInput => {
    const raise = offersOf(state, seat)?.raise;
    const kind = draw(10);
    if (kind === 0) return { act: 'fold' };
    if (kind < 3 && raise) {
      const range = raise.maxMinor - raise.minMinor;
      const steps = [0n, range / 50n, range / 4n, range];
      return { act: 'raise', amount: raise.minMinor + (steps[draw(kind === 1 ? 3 : 4)] ?? 0n) };
    }
    if (kind === 3) return { act: 'raise', amount: 1n + BigInt(draw(300)) };
    return { act: draw(2) === 0 ? 'check' : 'call' };
  };

const isLong = process.env.LONG_TESTS === '1';
const hands = isLong ? 20_000 : 600;
const seen = { showdowns: 0, sidePots: 0, runOuts: 0, mucked: 0 };

/** The main pot goes to the best hands, and they are shown. */
function expectBestPaid(last: HoldemState, { pots }: HoldemView): void {
  const shown = shownSeats(last);
  seen.showdowns += 1;
  if (pots.length > 1) seen.sidePots += 1;
  if (last.street !== 'river') seen.runOuts += 1;
  if (shown.length < liveSeats(last).length) seen.mucked += 1;
  const rank = (seat: number) => pokerHandOf([...(last.holes[seat] ?? []), ...last.board]).rank;
  const best = Math.max(...liveSeats(last).map(rank));
  for (const seat of pots[0]?.seats ?? []) {
    expect(rank(seat)).toBe(best);
    expect(shown).toContain(seat);
  }
}

function expectRake(last: HoldemState, { total, board }: HoldemView): void {
  const rake = holdemRoom.resultOf(last).reduce((sum, { rakeMinor }) => sum + rakeMinor, 0n);
  const share = (BigInt(total) * 5n) / 100n;
  const most = share < 300n ? share : 300n;
  expect(rake).toBe(board.length === 0 ? 0n : most);
}

test(`${hands} random hands conserve every chip, pay the best hands, and no view holds what its seat may not know`, {
  timeout: 600_000,
}, () => {
  const draw = seededDraw('holdem-1');
  for (let hand = 0; hand < hands; hand += 1) {
    const setup = randomSetup(draw, { min: 2, max: 9 });
    const played = playHand(holdemRoom, setup, draw, choose(draw));
    expectConserved(holdemRoom, played);
    const last = played.states.at(-1) as HoldemState;
    const view = holdemRoom.viewOf(last, null) as HoldemView;
    if (isShowdown(last)) expectBestPaid(last, view);
    expectRake(last, view);
    const seats = setup.seats.map(({ seat }) => seat);
    if (hand % 10 === 0) for (const state of played.states) expectBlind(holdemRoom, state, redealt, draw, seats);
  }
  for (const [what, times] of Object.entries(seen)) expect(times, what).toBeGreaterThan(hands / 100);
});
