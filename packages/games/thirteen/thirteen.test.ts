// @covers thirteen-rows thirteen-room room-chips-conserved room-hidden-cards

import { type DrawBelow, shuffle } from '@baize/fairness';
import { describe, expect, test } from 'vitest';
import { type Card, cardKinds, cardOf, rankOf, type Suit } from '../cards/index.ts';
import { pokerHandOf } from '../holdem/index.ts';
import { type HandSetup, type RoomInput, settleDebts } from '../room-engine/index.ts';
import {
  expectBlind,
  expectConserved,
  type Played,
  playHand,
  randomSetup,
  seededDraw,
} from '../room-engine/random-hands.test-helper.ts';
import { thirteenRoom } from './room.ts';
import { arranged, isFoul, pointsBetween, rowHandOf, rowsOf } from './rows.ts';
import type { ThirteenState, ThirteenView } from './view.ts';

const letters: Readonly<Record<string, Suit>> = { s: 'spades', h: 'hearts', c: 'clubs', d: 'diamonds' };
const cards = (text: string): Card[] =>
  text.split(/[ |]+/).map((one) => cardOf('A23456789TJQK'.indexOf(one[0] ?? '') + 1, letters[one[1] ?? ''] as Suit));
const rows = (text: string) => rowsOf(cards(text));
const pack = Array.from({ length: cardKinds }, (_, card) => card);

describe('rows', () => {
  test.each([
    ['As Ad Ac', 'threeOfAKind'],
    ['As Ad Kc', 'onePair'],
    ['Ks Kd Ac', 'onePair'],
    ['As Ks Qs', 'highCard'],
  ])('a front of %s is %s', (text, name) => expect(rowHandOf(cards(text)).name).toBe(name));

  test.each([
    ['Ks Qd 9c | 2s 2d 7c 8h 9s | As Ad 3c 4h 5s', false],
    ['2s 2c 9c | As Kd Qc Jh 9s | Ad Ah 3c 4h 5s', true],
    ['2s 3d 4c | As Ad 7c 8h 9s | Ks Kd 3c 5h 6s', true],
    ['Ks Kd 9c | Kh Kc 3d 4h 5s | As Ad 3c 4s 5h', true],
    ['Ks Kd 3c | Kh Kc 9d 4h 5s | As Ad 2c 4s 5h', false],
    ['2s 2d 2c | 3s 4d 5c 6h 7s | 9s 9d 9c Th Td', false],
  ])('%s is a foul: %s', (text, foul) => expect(isFoul(rows(text))).toBe(foul));

  test('four cards are no row', () => expect(() => rowHandOf([0, 1, 2, 3])).toThrow(RangeError));

  /** Rulebook 4.5: points of rows that are won, lost and equal. */
  const high = rows('As Kd 9c | 8s 8d 8c 3h 4s | Qs Qd Qc 5h 5d');
  test.each<[string, bigint]>([
    ['Ad Qh 2c | 7s 7d 7c 2h 9s | Js Jd Jc 6h 6d', 6n],
    ['Ad Qh 2c | 7s 7d 7c 2h 9s | Ks Kh Kc 6h 6d', 1n],
    ['Ad Ah 2c | 9d 9h 9s 2h Ts | Ks Kh Kc 6h 6d', -6n],
    ['Ad Qh 2c | 9d 9h 9s 2h Ts | Qs Qd Qc 5h 5d', 0n],
    ['Ad Qh 2c | 7s 7d 7c 2h 9s | Qs Qd Qc 5h 5d', 2n],
    // A foul loses every row.
    ['Ad Ah Ac | 7s 7d 7c 2h 9s | 2s 3d 4c 6h 8d', 6n],
  ])('against %s it wins %d', (text, points) => {
    expect(pointsBetween(high, rows(text)).total).toBe(points);
    expect(pointsBetween(rows(text), high).total).toBe(-points);
  });
  test('two fouls are equal', () => {
    const foul = rows('Ad Ah Ac | 7s 7d 7c 2h 9s | 2s 3d 4c 6h 8d');
    expect(pointsBetween(foul, foul).total).toBe(0n);
  });

  test('cards that are arranged for a player are never a foul, and all are there', () => {
    const draw = seededDraw('thirteen-arranged');
    for (let hand = 0; hand < 150; hand += 1) {
      const held = shuffle(pack, draw).slice(0, 13);
      const order = arranged(held);
      expect([...order].sort()).toEqual([...held].sort());
      expect(isFoul(rowsOf(order))).toBe(false);
    }
  });
});

const setupOf = (stacks: readonly bigint[]): HandSetup => ({
  baseMinor: 10n,
  button: 0,
  seats: stacks.map((stackMinor, seat) => ({ seat, stackMinor })),
  rake10k: 500n,
  rakeCapMinor: null,
});

describe('debts', () => {
  const setup = setupOf([100n, 50n, 30n]);
  const nets = (...debts: [from: number, to: number, amountMinor: bigint][]) =>
    settleDebts(
      { ...setup, rake10k: 0n },
      debts.map(([from, to, amountMinor]) => ({ from, to, amountMinor })),
    ).map(({ netMinor }) => netMinor);
  test('debts are set against each other', () =>
    expect(nets([0, 1, 20n], [1, 2, 20n], [2, 0, 5n])).toEqual([-15n, 0n, 15n]));
  test('between two seats no more moves than the smaller stack', () =>
    expect(nets([0, 2, 90n])).toEqual([-30n, 0n, 30n]));
  test('winners share what a loser has', () => expect(nets([2, 0, 40n], [2, 1, 20n])).toEqual([18n, 12n, -30n]));
});

test('a hand is over when all have arranged their cards; what is not whole or not held is refused', () => {
  const dealt = thirteenRoom.deal(setupOf([100n, 100n]), seededDraw('thirteen'));
  const own = (seat: number) => arranged(dealt.cards[seat] ?? []);
  expect(thirteenRoom.act(dealt, 0, { act: 'arrange', cards: own(1) })).toBeNull();
  expect(thirteenRoom.act(dealt, 0, { act: 'arrange', cards: own(0).slice(1) })).toBeNull();
  expect(thirteenRoom.act(dealt, 0, { act: 'arrange', cards: [...own(0).slice(1), own(0)[1] as Card] })).toBeNull();
  const one = thirteenRoom.act(dealt, 0, { act: 'arrange', cards: own(0) }) as ThirteenState;
  expect(thirteenRoom.act(one, 0, { act: 'arrange', cards: own(0) })).toBeNull();
  expect((thirteenRoom.viewOf(one, 1) as ThirteenView).seats[0]).toMatchObject({ hasArranged: true, rows: null });
  const over = thirteenRoom.act(one, 1, { act: 'arrange', cards: own(1) }) as ThirteenState;
  expect(thirteenRoom.turnOf(over)).toBeNull();
  expect((thirteenRoom.viewOf(over, null) as ThirteenView).seats[0]?.rows?.back.cards).toHaveLength(5);
});

/** Points of one arrangement of another, with classes of three cards read off their ranks. */
function independentPoints(mine: readonly Card[], his: readonly Card[]): bigint {
  const front = (own: readonly Card[]) => {
    const high = own.slice(0, 3).map((card) => (rankOf(card) === 1 ? 14 : rankOf(card)));
    const times = (value: number) => high.filter((other) => other === value).length;
    const sorted = [...high].sort((a, b) => times(b) - times(a) || b - a);
    return [4 - new Set(high).size, ...sorted].reduce((sum, value) => sum * 20 + value, 0);
  };
  const five = (own: readonly Card[], from: number) => pokerHandOf(own.slice(from, from + 5));
  const isBad = (own: readonly Card[]) => {
    const [middle, back] = [five(own, 3), five(own, 8)];
    if (middle.rank > back.rank) return true;
    const [classOfFront, ...ofFront] = [
      4 - new Set(own.slice(0, 3).map(rankOf)).size,
      ...own.slice(0, 3).map((card) => (rankOf(card) === 1 ? 14 : rankOf(card))),
    ];
    const names = ['highCard', 'onePair', 'twoPair', 'threeOfAKind'];
    const frontClass = [0, 0, 1, 3][classOfFront as number] as number;
    const middleClass = names.indexOf(middle.name);
    if (middleClass === -1 || middleClass !== frontClass) return middleClass !== -1 && frontClass > middleClass;
    const sortBy = (values: number[]) => {
      const times = (value: number) => values.filter((other) => other === value).length;
      return [...new Set([...values].sort((a, b) => times(b) - times(a) || b - a))];
    };
    const ofMiddle = sortBy(own.slice(3, 8).map((card) => (rankOf(card) === 1 ? 14 : rankOf(card))));
    for (const [index, value] of sortBy(ofFront).entries())
      if (value !== ofMiddle[index]) return value > (ofMiddle[index] as number);
    return false;
  };
  const [bad, hisBad] = [isBad(mine), isBad(his)];
  if (bad || hisBad) return bad === hisBad ? 0n : bad ? -6n : 6n;
  const differences = [
    front(mine) - front(his),
    five(mine, 3).rank - five(his, 3).rank,
    five(mine, 8).rank - five(his, 8).rank,
  ];
  const points = differences.map((difference) => BigInt(Math.sign(difference))).reduce((sum, point) => sum + point, 0n);
  return points === 3n || points === -3n ? 2n * points : points;
}

/** The cards that a seat does not see, dealt anew; those who had arranged theirs have arranged the new ones. */
function redealt(state: ThirteenState, own: number | null, draw: DrawBelow): ThirteenState {
  if (thirteenRoom.turnOf(state) === null) return state;
  const mine = own === null ? [] : (state.cards[own] ?? []);
  const rest = shuffle(
    pack.filter((card) => !mine.includes(card)),
    draw,
  );
  const hands = Object.fromEntries(
    state.setup.seats.map(({ seat }) => [seat, seat === own ? mine : rest.splice(0, 13)]),
  );
  const done = Object.entries(state.arranged).map(([seat, order]) => [
    seat,
    Number(seat) === own ? order : hands[Number(seat)],
  ]);
  return { ...state, cards: hands, arranged: Object.fromEntries(done) };
}

const choose =
  (draw: DrawBelow) =>
  (state: ThirteenState, seat: number): RoomInput => {
    const held = state.cards[seat] ?? [];
    const kind = draw(8);
    if (kind === 0) return { act: 'arrange', cards: held.slice(1) };
    return { act: 'arrange', cards: kind === 1 ? shuffle(held, draw) : arranged(held) };
  };

const seen = { fouls: 0, sweeps: 0 };

/** Where all have chips enough, a hand pays what another computation says. */
function expectPaid({ setup, states }: Played<ThirteenState>, isRich: boolean, of: string): void {
  const last = states.at(-1) as ThirteenState;
  const seats = setup.seats.map(({ seat }) => seat);
  const rowsAt = (seat: number) => last.arranged[seat] ?? [];
  const pointsOf = (seat: number) =>
    seats.filter((one) => one !== seat).map((one) => independentPoints(rowsAt(seat), rowsAt(one)));
  if (seats.some((seat) => isFoul(rowsOf(rowsAt(seat))))) seen.fouls += 1;
  if (seats.some((seat) => pointsOf(seat).includes(6n))) seen.sweeps += 1;
  for (const { seat, netMinor, rakeMinor } of thirteenRoom.resultOf(last)) {
    const before = netMinor + rakeMinor;
    expect(rakeMinor).toBe(before > 0n ? (before * 5n) / 100n : 0n);
    const points = pointsOf(seat).reduce((sum, one) => sum + one, 0n);
    if (isRich) expect(before, of).toBe(points * setup.baseMinor);
  }
}

const isLong = process.env.LONG_TESTS === '1';
const hands = isLong ? 5_000 : 300;

test(`${hands} random hands conserve every chip, pay as another computation, and no view holds what its seat may not know`, {
  timeout: 300_000,
}, () => {
  const draw = seededDraw('thirteen-1');
  for (let hand = 0; hand < hands; hand += 1) {
    const random = randomSetup(draw, { min: 2, max: 4 });
    const isRich = hand % 2 === 0;
    const setup = isRich
      ? { ...random, seats: random.seats.map((one) => ({ ...one, stackMinor: 1_000_000n })) }
      : random;
    const played = playHand(thirteenRoom, setup, draw, choose(draw));
    expectConserved(thirteenRoom, played);
    expectPaid(played, isRich, `thirteen-1 hand ${hand}`);
    const seats = setup.seats.map(({ seat }) => seat);
    if (hand % 10 === 0) for (const state of played.states) expectBlind(thirteenRoom, state, redealt, draw, seats);
  }
  for (const [what, times] of Object.entries(seen)) expect(times, what).toBeGreaterThan(hands / 20);
});
