// @covers room-collusion

import { type DrawBelow, drawOfSimulation, shuffle } from '@baize/fairness';
import { type HoldemView, holdemRoom } from '@baize/games/holdem';
import { type RoomInput, storedInput } from '@baize/games/room-engine';
import { describe, expect, test } from 'vitest';
import { grouped } from './grouped.ts';
import { factsOf, noFacts, sumOfFacts } from './pair-facts.ts';
import { actsFrom, stateAfter, stateAfterScore } from './pair-states.ts';
import { type PlayedHand, stepsOf } from './played-hand.ts';
import { figuresOf } from './player-figures.ts';
import type { FactsOfGame } from './reading-store.ts';
import { type Pair, scorePairs } from './score-pairs.ts';
import { shownFrom, signalsOf, totalOf } from './signals.ts';

const baseMinor = 100n;
const stackMinor = 10_000n;
const gameCode = 'room_holdem';

/** Who decides, and who is left beside him. */
interface Deciding {
  who: string;
  left: readonly string[];
  offers: NonNullable<HoldemView['offers']>;
  draw: DrawBelow;
}
type Choose = (of: Deciding) => RoomInput;

/** Anything that is offered, whatever the cards are. */
const honest: Choose = ({ offers, draw }) => {
  const kind = draw(10);
  if (kind < 2 && offers.minRaise !== null && offers.maxRaise !== null) {
    const [least, most] = [BigInt(offers.minRaise), BigInt(offers.maxRaise)];
    return { act: 'raise', amount: kind === 0 || least * 2n > most ? least : least * 2n };
  }
  if (offers.canCheck) return { act: 'check' };
  return kind < 5 ? { act: 'fold' } : { act: 'call' };
};

/** One hand of these players as the reading of hands sees it. */
function play(names: readonly string[], choose: Choose, draw: DrawBelow): PlayedHand {
  const seats = names.map((_, seat) => ({ seat, stackMinor }));
  const setup = { baseMinor, button: draw(names.length), seats, rake10k: 500n, rakeCapMinor: 3n * baseMinor };
  const start = holdemRoom.deal(setup, draw);
  const actions = [];
  let state = start;
  for (let turn = holdemRoom.turnOf(state); turn !== null; turn = holdemRoom.turnOf(state)) {
    const seat = turn.seats[0] as number;
    const { offers } = holdemRoom.viewOf(state, seat) as unknown as HoldemView;
    const left = (holdemRoom.standingOf?.(state).live ?? []).map((one) => names[one] ?? '');
    if (offers === null) throw new Error('nothing is offered');
    const input = choose({ who: names[seat] ?? '', left: left.filter((one) => one !== names[seat]), offers, draw });
    const next = holdemRoom.act(state, seat, input);
    if (next === null) throw new Error(`${input.act} is refused`);
    actions.push(storedInput(seat, input));
    state = next;
  }
  const players = holdemRoom.resultOf(state).map((result) => ({ ...result, playerRef: names[result.seat] ?? '' }));
  return { gameCode, baseMinor, players, steps: stepsOf(holdemRoom, start, actions) };
}

/** The scores of all pairs after so many hands at tables of six; partners sit down together. */
function season(seed: string, hands: number, choose: Choose, partners: readonly string[] = []) {
  const draw = drawOfSimulation(seed);
  const names = Array.from({ length: 20 }, (_, index) => `p${String(index).padStart(2, '0')}`);
  const others = names.filter((name) => !partners.includes(name));
  const facts: FactsOfGame[] = [];
  for (let hand = 0; hand < hands; hand += 1) {
    const isTogether = partners.length > 0 && draw(3) > 0;
    const table = isTogether
      ? shuffle([...partners, ...shuffle(others, draw).slice(0, 4)], draw)
      : shuffle(names, draw).slice(0, 6);
    facts.push(...factsOf(play(table, choose, draw)).map((one) => ({ ...one, gameCode })));
  }
  const pairs: Pair[] = names.flatMap((firstRef) =>
    names.filter((one) => firstRef < one).map((secondRef) => ({ firstRef, secondRef, scope: 'b:cash:PHP' })),
  );
  return scorePairs(pairs, added(facts), () => []);
}

/** As the database has them: one row for two players and a game. */
function added(facts: readonly FactsOfGame[]): FactsOfGame[] {
  const groups = grouped(facts, ({ playerRef, otherRef }) => `${playerRef} ${otherRef}`);
  return [...groups.values()].map((group) => ({ ...(group[0] as FactsOfGame), ...sumOfFacts(group) }));
}

const partners = ['p03', 'p11'];
const isPartner = (who: string, left: readonly string[]) =>
  partners.includes(who) && left.length === 1 && partners.includes(left[0] ?? '');
const found = (scored: ReturnType<typeof season>) => scored.filter(({ score }) => score >= shownFrom);

describe('signs of playing together', () => {
  test.each(['collusion-1', 'collusion-2', 'collusion-3'])(
    '20 honest random players are not shown (seed %s)',
    (seed) => {
      expect(found(season(seed, 1_200, honest))).toEqual([]);
    },
  );

  test('two who never raise each other are found, and nobody else (seed collusion-4)', () => {
    const soft: Choose = (of) =>
      isPartner(of.who, of.left) ? { act: of.offers.canCheck ? 'check' : 'call' } : honest(of);
    const shown = found(season('collusion-4', 1_200, soft, partners));
    expect(shown).toMatchObject([{ firstRef: 'p03', secondRef: 'p11' }]);
    expect(shown[0]?.signals[0]).toMatchObject({ kind: 'softPlay', gameCode, from: null });
  });

  test('one who raises and folds big pots to another is found, and who gave is named (seed collusion-5)', () => {
    const dumping: Choose = (of) => {
      const { who, left, offers } = of;
      if (!isPartner(who, left)) return honest(of);
      if (who === 'p11')
        return offers.maxRaise !== null ? { act: 'raise', amount: BigInt(offers.maxRaise) } : { act: 'call' };
      if (offers.minRaise === null || offers.maxRaise === null) return { act: 'fold' };
      const wanted = 20n * baseMinor;
      const [least, most] = [BigInt(offers.minRaise), BigInt(offers.maxRaise)];
      const isLow = least <= wanted && wanted <= most;
      return isLow ? { act: 'raise', amount: wanted } : { act: 'fold' };
    };
    const shown = found(season('collusion-5', 1_200, dumping, partners));
    expect(shown).toMatchObject([{ firstRef: 'p03', secondRef: 'p11' }]);
    const kinds = shown[0]?.signals.map(({ kind, from }) => `${kind} ${from}`);
    expect(kinds).toContain('bigFolds first');
  });

  test('who loses to one what he loses to nobody else is found, a bad player who loses to all alike is not', () => {
    const many = (hands: number, flow: number, squares: number) => ({ ...noFacts, hands, flow, squares });
    const none = { withOther: noFacts, withRest: noFacts };
    const lost = { withOther: many(30, 900, 30 * 900), withRest: many(300, 30, 300 * 25) };
    const [sign] = signalsOf([{ gameCode, first: none, second: lost }], []);
    expect(sign).toEqual({
      ...{ kind: 'chipDumping', gameCode, from: 'second', score: 52 },
      figures: [900, 30, 3_000, 10, 5.5],
    });
    const bad = { withOther: many(30, 900, 30 * 900), withRest: many(300, 9_000, 300 * 900) };
    expect(signalsOf([{ gameCode, first: bad, second: none }], [])).toEqual([]);
  });

  test('accounts that share a browser or a payee are shown by that alone, an address is not enough', () => {
    const pair: Pair = { firstRef: 'a', secondRef: 'b', scope: 'b:cash:PHP' };
    const score = (...links: ('device' | 'payee' | 'address' | 'referral')[]) =>
      scorePairs([pair], [], () => links)[0]?.score ?? 0;
    expect([score('device'), score('payee'), score('address', 'referral')]).toEqual([40, 40, 25]);
    expect(score('device', 'payee', 'address', 'referral')).toBe(100);
    expect(totalOf([])).toBe(0);
  });
});

test('a loss goes to the winners in proportion, and figures of a hand count acts before the flop', () => {
  const players = [
    { seat: 0, playerRef: 'a', netMinor: -3_000n, rakeMinor: 0n },
    { seat: 1, playerRef: 'b', netMinor: 1_900n, rakeMinor: 100n },
    { seat: 2, playerRef: 'c', netMinor: 950n, rakeMinor: 50n },
  ];
  const live = [0, 1, 2];
  const steps = [
    { seat: 0, act: 'raise', phase: 'preflop', live, committed: {} },
    { seat: 1, act: 'call', phase: 'preflop', live, committed: {} },
    { seat: 2, act: 'check', phase: 'preflop', live, committed: {} },
    { seat: 0, act: 'fold', phase: 'flop', live: [0, 1], committed: { 0: 3_000n } },
  ];
  const hand: PlayedHand = { gameCode, baseMinor, players, steps };
  const flow = (from: string, to: string) =>
    factsOf(hand).find(({ playerRef, otherRef }) => playerRef === from && otherRef === to);
  expect(flow('a', 'b')).toMatchObject({ flow: 20, squares: 400, bigFolds: 1, decisions: 1, raises: 0 });
  expect(flow('c', 'a')).toMatchObject({ flow: -10, bigFolds: 0 });
  expect(flow('b', 'c')).toMatchObject({ flow: 0 });
  expect(figuresOf(hand)).toMatchObject([
    { playerRef: 'a', won: 0, voluntary: 1, raised: 1, biggestMinor: 0n },
    { playerRef: 'b', won: 1, voluntary: 1, raised: 0, biggestMinor: 1_900n },
    { playerRef: 'c', won: 1, voluntary: 0, raised: 0 },
  ]);
});

test('every act from every state of a pair', () => {
  const states = ['new', 'watched', 'cleared', 'confirmed'] as const;
  expect(states.map((state) => actsFrom(state))).toEqual([
    ['watch', 'clear', 'confirm'],
    ['clear', 'confirm'],
    ['watch'],
    ['watch', 'clear'],
  ]);
  expect(states.map((state) => stateAfter(state, 'clear'))).toEqual(['cleared', 'cleared', null, 'cleared']);
  expect(states.map((state) => stateAfterScore(state, 70, 50))).toEqual(['new', 'watched', 'new', 'confirmed']);
  expect(stateAfterScore('cleared', 69, 50)).toBe('cleared');
});
