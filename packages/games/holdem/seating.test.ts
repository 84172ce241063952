// @covers holdem-betting holdem-sitting-out

import type { DrawBelow } from '@baize/fairness';
import { expect, test } from 'vitest';
import {
  type HandSetup,
  type Owing,
  owings,
  type Seating,
  type StoredSetup,
  setupOf,
  type TableSeat,
} from '../room-engine/index.ts';
import { expectConserved, playHand, randomSetup, seededDraw } from '../room-engine/random-hands.test-helper.ts';
import { holdemRoom } from './room.ts';
import { seatingOf } from './seating.ts';
import { potsOf } from './showdown.ts';
import { blindSeats, type HoldemState, nextButton } from './state.ts';

const table = [0, 1, 2, 3];
/** Every way in which one seat can be there between hands; null: the seat is free. */
const ways: readonly (Omit<TableSeat, 'seat'> | null)[] = [
  null,
  ...owings.flatMap((owes) =>
    [
      { isOut: true, isPosting: false },
      { isOut: false, isPosting: false },
      { isOut: false, isPosting: true },
    ].map((way) => ({ ...way, owes })),
  ),
];
/** All tables of four seats. */
const tables: readonly (readonly TableSeat[])[] = table.reduce<TableSeat[][]>(
  (before, seat) => before.flatMap((sat) => ways.map((way) => (way ? [...sat, { seat, ...way }] : sat))),
  [[]],
);
const lastOf = (big: number) => {
  const small = (big + 3) % 4;
  return { button: small, seats: [small, big].sort().map((seat) => ({ seat, stackMinor: 100n })) };
};

const bySeat = (seatings: Seating['dealt']) => new Map(seatings.map(({ seat, owes }) => [seat, owes]));
const sameList = (one: readonly number[], other: readonly number[]) => `${one}` === `${other}`;

/** What is wrong with how those who are present were seated; null: nothing. */
function faultOfPresent(
  present: readonly TableSeat[],
  owed: ReadonlyMap<number, Owing>,
  at: { small: number; big: number },
) {
  const { small, big } = at;
  if (present.filter(({ owes, seat }) => owes === 'nothing' || seat === big).length < 2) return null;
  for (const { seat, owes, isPosting } of present) {
    const isFree = seat === big || owes === 'nothing';
    if (isFree && !owed.has(seat)) return `${seat} owes nothing and is not dealt in`;
    if (!isFree && !isPosting && owed.has(seat)) return `${seat} waits and is dealt in`;
    if (!isFree && isPosting && owed.has(seat) && seat !== small && owed.get(seat) !== owes)
      return `${seat} posts less`;
  }
  return null;
}

function faultOf(sittings: readonly TableSeat[], lastBig: number): string | null {
  const { dealt, owing } = seatingOf(lastOf(lastBig), sittings);
  const present = sittings.filter(({ isOut }) => !isOut);
  if (present.length < 2) return dealt.length + owing.length === 0 ? null : 'a hand for one';
  const seats = dealt.map(({ seat }) => seat);
  if (seats.length < 2) return 'a hand for less than two';
  const all = [...seats, ...owing.map(({ seat }) => seat)].sort();
  if (
    !sameList(
      all,
      sittings.map(({ seat }) => seat),
    )
  )
    return 'a seat is lost';
  const blinds = blindSeats({
    seats: seats.map((seat) => ({ seat, stackMinor: 1n })),
    button: nextButton(lastOf(lastBig), seats),
  });
  const way = [1, 2, 3].map((step) => (lastBig + step) % 4);
  const passed = way.slice(0, way.indexOf(blinds.big));
  if (present.some(({ seat }) => passed.includes(seat))) return 'a player is passed over';
  if (owing.some(({ seat, owes }) => passed.includes(seat) && owes !== 'both')) return 'passed for nothing';
  const owed = bySeat(dealt);
  if (owed.get(blinds.big) !== 'nothing' || owed.get(blinds.small) !== 'nothing') return 'a blind pays twice';
  return faultOfPresent(present, owed, blinds);
}

test('every table of four: the big blind moves on, is posted by whoever it reaches, and passes nobody for nothing', () => {
  for (const lastBig of table) expect(blindSeats(lastOf(lastBig)).big).toBe(lastBig);
  const faults = tables.flatMap((sittings) => table.map((lastBig) => faultOf(sittings, lastBig)));
  expect(faults.filter((fault) => fault !== null)).toEqual([]);
});

/** Seats that come and go at random, hand after hand; the big blinds that went by without a seat are counted apart from the rule. */
class Table {
  readonly seen = { posted: 0, waited: 0, anew: 0 };
  private owes = new Map<number, Owing>();
  private readonly due = new Set<number>();
  private last: Parameters<typeof seatingOf>[0] = null;
  private readonly seats: readonly number[];
  constructor(seats: readonly number[]) {
    this.seats = seats;
  }

  private noteDealt(dealt: Seating['dealt'], big: number): void {
    const isAnew =
      dealt.every(({ owes }) => owes === 'nothing') && dealt.some(({ seat }) => this.due.has(seat) && seat !== big);
    for (const { seat, owes } of dealt) {
      if (!this.due.delete(seat)) continue;
      if (!isAnew) expect(seat === big || owes === 'both').toBe(true);
      this.seen[isAnew ? 'anew' : seat === big ? 'waited' : 'posted'] += 1;
    }
  }

  hand(draw: DrawBelow): void {
    const sittings = this.seats.map((seat) => ({
      seat,
      isOut: draw(3) === 0,
      owes: this.owes.get(seat) ?? 'nothing',
      isPosting: draw(2) === 0,
    }));
    const { dealt, owing } = seatingOf(this.last, sittings);
    if (dealt.length === 0) return;
    const seats = dealt.map(({ seat }) => seat);
    const button = this.last ? nextButton(this.last, seats) : (seats[0] as number);
    const next = { button, seats: seats.map((seat) => ({ seat, stackMinor: 1n })) };
    const { big } = blindSeats(next);
    this.noteDealt(dealt, big);
    const from = this.last ? blindSeats(this.last).big : big - 1;
    for (let seat = (from + 1) % this.seats.length; seat !== big; seat = (seat + 1) % this.seats.length)
      this.due.add(seat);
    this.owes = bySeat([...seats.map((seat) => ({ seat, owes: 'nothing' as const })), ...owing]);
    this.last = next;
  }
}

test('whoever the big blind passed does not play on without having paid one, however he comes and goes', () => {
  const draw = seededDraw('missed-blinds-1');
  const tablesRun = Array.from({ length: 300 }, () => {
    const run = new Table(Array.from({ length: 3 + draw(4) }, (_, seat) => seat));
    for (let hand = 0; hand < 40; hand += 1) run.hand(draw);
    return run.seen;
  });
  for (const what of ['posted', 'waited', 'anew'] as const)
    expect(
      tablesRun.reduce((sum, seen) => sum + seen[what], 0),
      what,
    ).toBeGreaterThan(100);
});

/** A random setup in which some seats owe blinds. */
function owingSetup(draw: DrawBelow): HandSetup {
  const plain = randomSetup(draw, { min: 3, max: 9 });
  const { small, big } = blindSeats(plain);
  const seats = plain.seats.map((start) => {
    const owes = owings[draw(4)] as Owing;
    return owes === 'nothing' || start.seat === small || start.seat === big ? start : { ...start, owes };
  });
  return { ...plain, seats };
}

const least = (one: bigint, other: bigint) => (one < other ? one : other);
function expectPosted({ bets, committed }: HoldemState, { seat, owes, stackMinor }: HandSetup['seats'][number]): void {
  if (owes === undefined) return;
  const live = owes === 'small' ? 0n : least(stackMinor, 100n);
  const dead = owes === 'big' ? 0n : least(stackMinor - live, 50n);
  expect([bets[seat] ?? 0n, committed[seat]]).toEqual([live, live + dead]);
}

const hands = 400;
test(`${hands} random hands with seats that post: chips are conserved, and dead chips lie in the main pot`, () => {
  const draw = seededDraw('missed-blinds-2');
  for (let hand = 0; hand < hands; hand += 1) {
    const setup = owingSetup(draw);
    const played = playHand(holdemRoom, setup, draw, () => ({
      act: ['check', 'call', 'call', 'fold'][draw(4)] ?? 'fold',
    }));
    expectConserved(holdemRoom, played);
    for (const start of setup.seats) expectPosted(played.states[0] as HoldemState, start);
    for (const state of played.states) {
      const { uncalled, pots } = potsOf(state);
      const inPots = pots.reduce((sum, { amountMinor }) => sum + amountMinor, uncalled?.amountMinor ?? 0n);
      expect(inPots).toBe(Object.values(state.committed).reduce((sum, amount) => sum + amount, 0n));
    }
  }
});

test('a setup keeps what its seats post, and one of before posts nothing', () => {
  const stored: StoredSetup = {
    baseMinor: '10',
    button: 0,
    seats: [
      { seat: 0, stackMinor: '100' },
      { seat: 1, stackMinor: '100' },
      { seat: 2, stackMinor: '100' },
      { seat: 3, stackMinor: '100', owes: 'both' },
    ],
    rake10k: '500',
    rakeCapMinor: null,
  };
  const state = holdemRoom.deal(setupOf(stored), seededDraw('stored'));
  expect(state.committed).toEqual({ 0: 0n, 1: 5n, 2: 10n, 3: 15n });
  expect(state.bets[3]).toBe(10n);
  // His bet is matched: he is asked like the big blind, after all others before him.
  expect(holdemRoom.turnOf(state)?.seats).toEqual([3]);
  expect((holdemRoom.viewOf(state, 3) as { offers: { canCheck: boolean } }).offers.canCheck).toBe(true);
});
