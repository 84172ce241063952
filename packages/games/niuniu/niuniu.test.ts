// @covers niuniu-hands niuniu-room room-chips-conserved room-hidden-cards

import { type DrawBelow, shuffle } from '@baize/fairness';
import { describe, expect, test } from 'vitest';
import { type Card, cardKinds, rankOf, suitOf } from '../cards/index.ts';
import { winningsRake } from '../room-engine/index.ts';
import {
  expectBlind,
  expectConserved,
  playHand,
  randomSetup,
  seededDraw,
} from '../room-engine/random-hands.test-helper.ts';
import { type BullClass, bullClasses, bullHandOf } from './hand.ts';
import { settleBank } from './payout.ts';
import { betMultipliers, bids, type NiuniuState, niuniuRoom } from './room.ts';

/** Rulebook 1.11, extended set. */
const counts: Record<BullClass, number> = {
  noBull: 870_984,
  bull1: 171_288,
  bull2: 168_072,
  bull3: 171_288,
  bull4: 168_072,
  bull5: 177_408,
  bull6: 168_072,
  bull7: 171_288,
  bull8: 168_072,
  bull9: 171_288,
  bullBull: 187_424,
  silver: 3_552,
  fiveDukes: 768,
  bomb: 608,
  fiveSmall: 776,
};

test('every hand of the pack falls into its class as often as the rulebook says', { timeout: 120_000 }, () => {
  const found = new Map<string, number>();
  for (let a = 0; a < cardKinds; a += 1)
    for (let b = a + 1; b < cardKinds; b += 1)
      for (let c = b + 1; c < cardKinds; c += 1)
        for (let d = c + 1; d < cardKinds; d += 1)
          for (let e = d + 1; e < cardKinds; e += 1) {
            const { name } = bullHandOf([a, b, c, d, e]);
            found.set(name, (found.get(name) ?? 0) + 1);
          }
  expect(Object.fromEntries(found)).toEqual(counts);
});

describe('payouts', () => {
  test.each([
    { base: 100n, bank: 1n, bet: 1n, hand: 1n, wins: true, rake: 5n, gets: 95n },
    { base: 100n, bank: 3n, bet: 5n, hand: 4n, wins: true, rake: 300n, gets: 5_700n },
    { base: 100n, bank: 4n, bet: 15n, hand: 3n, wins: false, rake: 900n, gets: 17_100n },
    { base: 50n, bank: 2n, bet: 5n, hand: 2n, wins: true, rake: 50n, gets: 950n },
  ])('rulebook 4.2: base $base x $bank x $bet x $hand', ({ base, bank, bet, hand, wins, rake, gets }) => {
    const claimMinor = base * bank * bet * hand;
    const nets = settleBank(100_000n, [{ seat: 1, stackMinor: 100_000n, claimMinor, wins, rank: 1 }]);
    const won = wins ? (nets.get(1) ?? 0n) : -(nets.get(1) ?? 0n);
    expect(winningsRake(won, 500n)).toBe(rake);
    expect(won - rake).toBe(gets);
  });

  test('a banker short of chips pays the strongest in full and the rest in proportion', () => {
    const nets = settleBank(940n, [
      { seat: 1, stackMinor: 9_000n, claimMinor: 600n, wins: true, rank: 9 },
      { seat: 2, stackMinor: 9_000n, claimMinor: 600n, wins: true, rank: 5 },
      { seat: 3, stackMinor: 9_000n, claimMinor: 300n, wins: true, rank: 4 },
      { seat: 4, stackMinor: 200n, claimMinor: 5_000n, wins: false, rank: 1 },
    ]);
    expect([...nets]).toEqual([
      [1, 600n],
      [2, 360n],
      [3, 180n],
      [4, -200n],
    ]);
  });

  test('a banker wins no more than he has', () => {
    const nets = settleBank(100n, [
      { seat: 1, stackMinor: 900n, claimMinor: 300n, wins: false, rank: 1 },
      { seat: 2, stackMinor: 900n, claimMinor: 100n, wins: false, rank: 1 },
    ]);
    expect([...nets.values()]).toEqual([-75n, -25n]);
  });
});

/** Another way to the winner: classes by their names, cards by sorting. */
function beats(cards: readonly Card[], other: readonly Card[]): boolean {
  const key = (hand: readonly Card[]) => {
    const top = [...hand].sort(
      (a, b) => rankOf(b) - rankOf(a) || 'cdhs'.indexOf(suitOf(b)[0] ?? '') - 'cdhs'.indexOf(suitOf(a)[0] ?? ''),
    )[0] as Card;
    return [bullClasses.indexOf(bullHandOf(hand).name), rankOf(top), 'cdhs'.indexOf(suitOf(top)[0] ?? '')];
  };
  const [mine, his] = [key(cards), key(other)];
  for (const [index, value] of mine.entries()) if (value !== his[index]) return value > (his[index] as number);
  return false;
}
const times: Partial<Record<BullClass, bigint>> = {
  bull7: 2n,
  bull8: 2n,
  bull9: 3n,
  bullBull: 4n,
  silver: 5n,
  fiveDukes: 5n,
  bomb: 6n,
  fiveSmall: 8n,
};

/** Nets before rake where all have chips enough, computed without the room's own settlement. */
function independentNets({ setup, cards, bids: given, banker, bets }: NiuniuState): Map<number, bigint> {
  const nets = new Map<number, bigint>();
  const bank = banker as number;
  const bankTimes = given[bank] || 1n;
  for (const { seat } of setup.seats) {
    if (seat === bank) continue;
    const wins = beats(cards[seat] ?? [], cards[bank] ?? []);
    const winner = bullHandOf(cards[wins ? seat : bank] ?? []).name;
    const amount = setup.baseMinor * bankTimes * (bets[seat] ?? 0n) * (times[winner] ?? 1n);
    nets.set(seat, wins ? amount : -amount);
  }
  nets.set(bank, -[...nets.values()].reduce((sum, net) => sum + net, 0n));
  return nets;
}

/** The cards that a seat does not see, dealt anew among themselves and the rest of the pack. */
function redealt(state: NiuniuState, own: number | null, draw: DrawBelow): NiuniuState {
  if (niuniuRoom.turnOf(state) === null) return state;
  const seen = own === null ? [] : (state.cards[own] ?? []).slice(0, 4);
  const pack = shuffle(
    Array.from({ length: cardKinds }, (_, card) => card).filter((card) => !seen.includes(card)),
    draw,
  );
  const cards = Object.fromEntries(
    state.setup.seats.map(({ seat }) => [seat, seat === own ? [...seen, pack.pop() as Card] : pack.splice(0, 5)]),
  );
  return { ...state, cards };
}

const choose = (draw: DrawBelow) => (state: NiuniuState) =>
  state.banker === null
    ? { act: 'bid', amount: draw(4) === 0 ? 7n : (bids[draw(bids.length)] as bigint) }
    : { act: 'bet', amount: draw(6) === 0 ? 2n : (betMultipliers[draw(betMultipliers.length)] as bigint) };

test('20,000 random hands conserve every chip, and no view holds what its seat may not know', {
  timeout: 300_000,
}, () => {
  const seed = 'niuniu-1';
  const draw = seededDraw(seed);
  for (let hand = 0; hand < 20_000; hand += 1) {
    const setup = randomSetup(draw, { min: 2, max: 6 });
    const rich = hand % 2 === 0;
    const seats = setup.seats.map((one) => (rich ? { ...one, stackMinor: 10_000_000n } : one));
    const played = playHand(niuniuRoom, { ...setup, seats }, draw, choose(draw));
    expectConserved(niuniuRoom, played);
    const last = played.states.at(-1) as NiuniuState;
    if (rich) {
      const nets = independentNets(last);
      for (const { seat, netMinor, rakeMinor } of niuniuRoom.resultOf(last)) {
        const net = nets.get(seat) ?? 0n;
        expect(netMinor + rakeMinor).toBe(net);
        expect(rakeMinor).toBe(net > 0n ? (net * 5n) / 100n : 0n);
      }
    }
    if (hand % 10 === 0)
      for (const state of played.states)
        expectBlind(
          niuniuRoom,
          state,
          redealt,
          draw,
          seats.map(({ seat }) => seat),
        );
  }
});

test('the bank goes to the highest bid; nobody bids twice or what is not on offer', () => {
  const setup = {
    ...randomSetup(seededDraw('x'), { min: 3, max: 3 }),
    seats: [0, 1, 2].map((seat) => ({ seat, stackMinor: 50_000n })),
  };
  const dealt = niuniuRoom.deal(setup, seededDraw('y'));
  expect(niuniuRoom.act(dealt, 0, { act: 'bid', amount: 5n })).toBeNull();
  expect(niuniuRoom.act(dealt, 0, { act: 'bet', amount: 1n })).toBeNull();
  const one = niuniuRoom.act(dealt, 0, { act: 'bid', amount: 1n }) as NiuniuState;
  expect(niuniuRoom.act(one, 0, { act: 'bid', amount: 4n })).toBeNull();
  const two = niuniuRoom.act(one, 1, { act: 'bid', amount: 3n }) as NiuniuState;
  const three = niuniuRoom.act(two, 2, { act: 'bid', amount: 0n }) as NiuniuState;
  expect(three.banker).toBe(1);
  expect(niuniuRoom.act(three, 1, { act: 'bet', amount: 1n })).toBeNull();
  expect(niuniuRoom.viewOf(three, 0)).toMatchObject({ bankMultiplier: '3' });
});
