// @covers tien-len-plays tien-len-room room-chips-conserved room-hidden-cards

import { type DrawBelow, shuffle } from '@baize/fairness';
import { describe, expect, test } from 'vitest';
import { type Card, cardKinds, cardOf, type Suit } from '../cards/index.ts';
import { clockwise, type HandSetup, type RoomInput } from '../room-engine/index.ts';
import {
  expectBlind,
  expectConserved,
  type Played,
  playHand,
  randomSetup,
  seededDraw,
} from '../room-engine/random-hands.test-helper.ts';
import { playsFrom } from './hints.ts';
import { independentNets } from './independent-nets.test-helper.ts';
import { beats, inOrder, type Play, playOf } from './plays.ts';
import { tienLenRoom } from './room.ts';
import { instantWinOf, leftWorth } from './specials.ts';
import type { TienLenState } from './state.ts';
import type { TienLenView } from './view.ts';

const letters: Readonly<Record<string, Suit>> = { s: 'spades', h: 'hearts', c: 'clubs', d: 'diamonds' };
const cards = (text: string): Card[] =>
  text.split(' ').map((one) => cardOf('A23456789TJQK'.indexOf(one[0] ?? '') + 1, letters[one[1] ?? ''] as Suit));
const play = (text: string) => playOf(cards(text)) as Play;

describe('plays', () => {
  test.each([
    ['3s', 'single'],
    ['2s 2h', 'pair'],
    ['7s 7d 7c', 'triple'],
    ['7s 7d 7c 7h', 'quads'],
    ['3s 4d 5c', 'run'],
    ['Qs Kd Ac', 'run'],
    ['3s 4d 5c 6s 7s 8d 9c Ts Js Qd Kc As', 'run'],
    ['3s 3d 4c 4d 5s 5h', 'pairRun'],
  ])('%s is a %s', (text, shape) => expect(play(text).shape).toBe(shape));
  test.each(['3s 4d', 'Ks Ad 2c', 'As 2d 3c', '3s 3d 4c 4d', '3s 3d 4c', 'Ks Kd As Ad 2c 2d', '3s 4d 5c 5d 6s 7s'])(
    '%s may not be played',
    (text) => expect(playOf(cards(text))).toBeNull(),
  );
  test('nothing is no play', () => expect(playOf([])).toBeNull());

  test.each<[string, string, boolean]>([
    ['3h', '3d', true],
    ['3s', '3c', false],
    ['2s', 'Ah', true],
    ['4s 4c', '3d 3h', true],
    ['4s 4c', '4d 4h', false],
    ['4s 5d 6c', '3s 4d 5h', true],
    ['4s 5d 6c 7s', '3s 4d 5h', false],
    ['4s 4c 4d', '3d 3h', false],
    ['3s 3d 4c 4d 5s 5h', '2h', true],
    ['3s 3d 4c 4d 5s 5h', 'Ah', false],
    ['3s 3d 4c 4d 5s 5h', '2s 2h', false],
    ['7s 7d 7c 7h', '2h', true],
    ['7s 7d 7c 7h', '2s 2h', false],
    ['7s 7d 7c 7h', '3s 3d 4c 4d 5s 5h', true],
    ['8s 8d 8c 8h', '7s 7d 7c 7h', true],
    ['3s 3d 4c 4d 5s 5h 6s 6d', '2s 2h', true],
    ['3s 3d 4c 4d 5s 5h 6s 6d', '2s', true],
    ['3s 3d 4c 4d 5s 5h 6s 6d', '7s 7d 7c 7h', true],
    ['3s 3d 4c 4d 5s 5h 6s 6d', '2s 2h 2d', false],
    ['4s 4d 5c 5d 6s 6h', '3s 3d 4c 4h 5s 5h', true],
  ])('%s over %s: %s', (one, other, wins) => expect(beats(play(one), play(other))).toBe(wins));

  test('no two plays beat each other, whatever they are', () => {
    const draw = seededDraw('tien-len-beats');
    const pack = Array.from({ length: cardKinds }, (_, card) => card);
    for (let round = 0; round < 60; round += 1) {
      const dealt = shuffle(pack, draw);
      const [mine, his] = [playsFrom(dealt.slice(0, 13), null), playsFrom(dealt.slice(13, 26), null)];
      for (const a of mine)
        for (const b of his) {
          const [one, other] = [playOf(a) as Play, playOf(b) as Play];
          expect(beats(one, other) && beats(other, one)).toBe(false);
        }
    }
  });

  test.each([
    ['2s 2c 2d 2h 3s 4s 5s 6s 7s 8s 9s Ts Jd', 'fourTwos'],
    ['3s 4s 5s 6s 7s 8s 9s Ts Jd Qd Kd Ad 2s', 'longRun'],
    ['3s 3c 5s 5d 7s 7c 9s 9d Jd Jc Kd Kc 2s', 'sixPairs'],
    ['3s 3c 5s 5d 7s 7c 9s 9d Jd Jc Kd Qc 2s', null],
  ])('%s wins at once: %s', (text, name) => expect(instantWinOf(cards(text))).toBe(name));

  test.each([
    ['2s 2h', 3n],
    ['7s 7d 7c 7h 2c', 4n],
    ['3s 3d 4c 4d 5s 5h', 2n],
    ['3s 3d 4c 4d 5s 5h 6s 6d', 4n],
    ['3s 3d 3c 3h 4c 4d 5s 5h', 3n],
    ['As Ad 3c', 0n],
  ])('a loser who holds %s pays %d bases more', (text, bases) => expect(leftWorth(cards(text))).toBe(bases));
});

const setupOf = (stacks: readonly bigint[]): HandSetup => ({
  baseMinor: 10n,
  button: 0,
  seats: stacks.map((stackMinor, seat) => ({ seat, stackMinor })),
  rake10k: 500n,
  rakeCapMinor: null,
});
/** A hand in its middle, with these cards. */
const middle = (hands: readonly string[], more: Partial<TienLenState> = {}): TienLenState => {
  const dealt = tienLenRoom.deal(setupOf(hands.map(() => 1_000n)), seededDraw('tien-len'));
  const held = Object.fromEntries(hands.map((text, seat) => [seat, inOrder(cards(text))]));
  return { ...dealt, cards: held, actor: 0, firstCard: null, instant: null, ...more };
};
/** Steps as "0 2s 2h" or "1 pass". */
function steps(start: TienLenState, ...given: readonly string[]): TienLenState {
  return given.reduce((state, step) => {
    const [seat = '', ...rest] = step.split(' ');
    const input = rest[0] === 'pass' ? { act: 'pass' } : { act: 'play', cards: cards(rest.join(' ')) };
    const next = tienLenRoom.act(state, Number(seat), input);
    if (!next) throw new Error(`${step} is refused`);
    return next;
  }, start);
}
const netsOf = (state: TienLenState) => tienLenRoom.resultOf(state).map(({ netMinor }) => netMinor);

describe('a hand', () => {
  test('the first play holds the lowest card of all', () => {
    const dealt = tienLenRoom.deal(setupOf([100n, 100n, 100n, 100n]), seededDraw('tien-len'));
    expect(dealt.firstCard).toBe(cardOf(3, 'spades'));
    const held = dealt.cards[dealt.actor as number] ?? [];
    expect(tienLenRoom.act(dealt, dealt.actor as number, { act: 'play', cards: [held[12] as Card] })).toBeNull();
    expect(tienLenRoom.act(dealt, dealt.actor as number, { act: 'pass' })).toBeNull();
    const input = tienLenRoom.defaultOf(dealt, dealt.actor as number);
    expect(input.cards).toEqual([cardOf(3, 'spades')]);
  });

  test('whoever passes is out of the trick, and whom nobody beats leads', () => {
    const start = middle(['4s 5s 6s', '7s 8s 9s', 'Ts Js Qs']);
    const passed = steps(start, '0 4s', '1 pass', '2 Ts');
    expect(passed).toMatchObject({ actor: 0, passed: [1] });
    expect(steps(passed, '0 pass')).toMatchObject({ actor: 2, laid: null, passed: [] });
    expect(tienLenRoom.act(start, 1, { act: 'play', cards: cards('7s') })).toBeNull();
    expect(tienLenRoom.act(start, 0, { act: 'play', cards: cards('7s') })).toBeNull();
    expect(tienLenRoom.act(start, 0, { act: 'play', cards: cards('4s 4s') })).toBeNull();
  });

  test('the first who has no card takes the base from each, with what they still hold', () => {
    const over = steps(middle(['4s', '2h 3s', '7s 7d 7c 7h']), '0 4s');
    expect(over.actor).toBeNull();
    // 1 + 2 bases from one, 1 + 3 from the other, less 5 %.
    expect(netsOf(over)).toEqual([67n, -30n, -40n]);
  });

  test('a two that is chopped is paid at the end, and the last who was chopped pays all', () => {
    const start = middle(['2h 3s', '5s 5d 6s 6d 7s 7d 3d', '9s 9d 9c 9h']);
    const chopped = steps(start, '0 2h', '1 5s 5d 6s 6d 7s 7d');
    expect(chopped.chop).toEqual({ from: 0, to: 1, bases: 2n });
    const over = steps(chopped, '2 9s 9d 9c 9h');
    expect(over.chops).toEqual([{ from: 1, to: 2, bases: 4n }]);
    expect(netsOf(over)).toEqual([-10n, -50n, 57n]);
  });

  test('four consecutive pairs are laid out of turn, also by a seat that has passed', () => {
    const start = middle(['2h 2s 3s', '8s Kd', '4s 4d 5s 5d 6s 6d 7s 7d 3d']);
    const passed = steps(start, '0 2h', '1 pass', '2 pass', '0 2s');
    expect(passed.actor).toBe(1);
    const chopped = steps(passed, '2 4s 4d 5s 5d 6s 6d 7s 7d');
    expect(chopped).toMatchObject({ actor: 0, chop: { from: 0, to: 2, bases: 1n } });
    expect(tienLenRoom.act(passed, 2, { act: 'play', cards: cards('3d') })).toBeNull();
  });

  test('an instant win is over as it is dealt, and takes four bases from each', () => {
    const over = middle(['2s 2c 2d 2h', '3s', '4s'], { actor: null, instant: { seat: 0, name: 'fourTwos' } });
    expect(netsOf(over)).toEqual([76n, -40n, -40n]);
    expect((tienLenRoom.viewOf(over, null) as TienLenView).seats[1]?.cards).toEqual(cards('3s'));
  });

  test('nobody loses more than his chips, and wins no more from anybody than he had', () => {
    const short = middle(['4s', '2h 2d 3s', '5s']);
    const setup = { ...short.setup, seats: [25n, 15n, 1_000n].map((stackMinor, seat) => ({ seat, stackMinor })) };
    expect(netsOf(steps({ ...short, setup }, '0 4s'))).toEqual([24n, -15n, -10n]);
  });
});

/** The cards that a seat does not see, dealt anew among those who hold them. */
function redealt(state: TienLenState, own: number | null, draw: DrawBelow): TienLenState {
  if (state.actor === null) return state;
  const seats = clockwise(state.setup).filter((seat) => seat !== own);
  const rest = shuffle(
    seats.flatMap((seat) => [...(state.cards[seat] ?? [])]),
    draw,
  );
  const hands = seats.map((seat) => [seat, rest.splice(0, state.cards[seat]?.length ?? 0)]);
  return { ...state, cards: { ...state.cards, ...Object.fromEntries(hands) } };
}

const choose =
  (draw: DrawBelow) =>
  (state: TienLenState, seat: number): RoomInput => {
    const plays = playsFrom(state.cards[seat] ?? [], state.laid, state.firstCard);
    const kind = draw(10);
    if (kind === 0) return { act: 'pass' };
    if (kind === 1) return { act: 'play', cards: (state.cards[seat] ?? []).slice(0, 1 + draw(5)) };
    // Long plays and bombs come up more often than the shortest.
    const from = kind < 6 ? Math.floor(plays.length / 2) : 0;
    const chosen = plays[from + draw(Math.max(1, plays.length - from))];
    return chosen ? { act: 'play', cards: chosen } : { act: 'pass' };
  };

const seen = { chops: 0, extras: 0, short: 0 };

/** Where all have chips enough, a hand pays what another computation says. */
function expectPaid(played: Played<TienLenState>, isRich: boolean, of: string): void {
  const last = played.states.at(-1) as TienLenState;
  const nets = independentNets(played);
  const results = tienLenRoom.resultOf(last);
  const differs = results.filter(({ seat, netMinor, rakeMinor }) => netMinor + rakeMinor !== nets.get(seat));
  if (isRich) expect(differs, of).toEqual([]);
  else if (differs.length > 0) seen.short += 1;
  for (const { netMinor, rakeMinor } of results) {
    const before = netMinor + rakeMinor;
    expect(rakeMinor).toBe(before > 0n ? (before * 5n) / 100n : 0n);
  }
  if (last.chops.length > 0) seen.chops += 1;
  if ([...nets.values()].some((net) => net < -100n)) seen.extras += 1;
}

const isLong = process.env.LONG_TESTS === '1';
const hands = isLong ? 20_000 : 600;

test(`${hands} random hands conserve every chip, pay as another computation, and no view holds what its seat may not know`, {
  timeout: 300_000,
}, () => {
  const draw = seededDraw('tien-len-1');
  for (let hand = 0; hand < hands; hand += 1) {
    const random = randomSetup(draw, { min: 2, max: 4 });
    const isRich = hand % 2 === 0;
    const setup = isRich
      ? { ...random, seats: random.seats.map((one) => ({ ...one, stackMinor: 1_000_000n })) }
      : random;
    const played = playHand(tienLenRoom, setup, draw, choose(draw));
    expectConserved(tienLenRoom, played);
    expectPaid(played, isRich, `tien-len-1 hand ${hand}`);
    const seats = setup.seats.map(({ seat }) => seat);
    if (hand % 30 === 0) for (const state of played.states) expectBlind(tienLenRoom, state, redealt, draw, seats);
  }
  for (const [what, times] of Object.entries(seen)) expect(times, what).toBeGreaterThan(hands / 100);
});
