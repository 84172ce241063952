// @covers side-pots poker-rake

import { expect, test } from 'vitest';
import { payPots, potRake, sidePotsOf } from '../room-engine/index.ts';
import { seededDraw } from '../room-engine/random-hands.test-helper.ts';

/** Rulebook 4.1; cents. */
test.each<[bigint, boolean, bigint, bigint]>([
  [1_000n, true, 300n, 50n],
  [12_345n, true, 300n, 300n],
  [50_000n, true, 300n, 300n],
  [50_000n, false, 300n, 0n],
  [50_000n, true, 100n, 100n],
  [99n, true, 200n, 4n],
  [1n, true, 100n, 0n],
  [20_000n, true, 200n, 200n],
])('the rake of a pot of %d, flop %s, at most %d, is %d', (potMinor, sawFlop, capMinor, rake) => {
  expect(potRake({ potMinor, rate10k: 500n, sawFlop, capMinor })).toBe(rake);
});
test('a rake without a bound takes its share of the largest pot', () => {
  expect(potRake({ potMinor: 50_000n, rate10k: 500n, sawFlop: true, capMinor: null })).toBe(2_500n);
});

interface Case {
  committed: bigint[];
  folded?: number[];
  ranks: number[];
  rake?: bigint;
  uncalled?: [number, bigint];
  pots: [bigint, number[]][];
  paid: bigint[];
}
/** Rulebook 4.4: seats A, B, C, D are 0 to 3. */
test.each<Case>([
  {
    committed: [100n, 300n, 300n],
    ranks: [9, 5, 3],
    pots: [
      [300n, [0, 1, 2]],
      [400n, [1, 2]],
    ],
    paid: [300n, 400n, 0n],
  },
  {
    committed: [50n, 120n, 200n, 200n],
    folded: [3],
    ranks: [9, 9, 1, 0],
    pots: [
      [200n, [0, 1, 2]],
      [210n, [1, 2]],
      [160n, [2]],
    ],
    paid: [100n, 310n, 160n, 0n],
  },
  {
    committed: [100n, 101n, 100n],
    ranks: [4, 4, 4],
    uncalled: [1, 1n],
    pots: [[300n, [0, 1, 2]]],
    paid: [100n, 100n, 100n],
  },
  {
    committed: [20n, 75n, 200n, 10n],
    folded: [3],
    ranks: [2, 7, 5, 0],
    rake: 12n,
    uncalled: [2, 125n],
    pots: [
      [70n, [0, 1, 2]],
      [110n, [1, 2]],
    ],
    paid: [0n, 168n, 0n, 0n],
  },
  { committed: [500n, 200n], ranks: [1, 2], uncalled: [0, 300n], pots: [[400n, [0, 1]]], paid: [0n, 400n] },
  { committed: [33n, 33n, 33n], ranks: [5, 5, 1], rake: 4n, pots: [[99n, [0, 1, 2]]], paid: [48n, 47n, 0n] },
  // What a folded seat put in above all live ones goes into the last pot.
  { committed: [100n, 40n, 40n], folded: [0], ranks: [0, 1, 2], pots: [[180n, [1, 2]]], paid: [0n, 0n, 180n] },
  // Who wins a small main pot does not bear the rake of a large side pot.
  {
    committed: [10n, 1000n, 1000n],
    ranks: [9, 5, 1],
    rake: 30n,
    pots: [
      [30n, [0, 1, 2]],
      [1980n, [1, 2]],
    ],
    paid: [29n, 1951n, 0n],
  },
])('pots of $committed', ({ committed, folded = [], ranks, rake = 0n, uncalled, pots, paid }) => {
  const found = sidePotsOf(new Map(committed.map((amount, seat) => [seat, amount])), folded);
  expect(found.uncalled).toEqual(uncalled ? { seat: uncalled[0], amountMinor: uncalled[1] } : null);
  expect(found.pots).toEqual(pots.map(([amountMinor, eligible]) => ({ amountMinor, eligible })));
  const order = committed.map((_, seat) => seat);
  const settled = payPots(found.pots, { rankOf: (seat) => ranks[seat] ?? 0, rakeMinor: rake, order });
  expect(order.map((seat) => settled.paid.get(seat)?.paidMinor ?? 0n)).toEqual(paid);
  expect([...settled.paid.values()].reduce((sum, one) => sum + one.rakeMinor, 0n)).toBe(rake);
});

test('nobody is left to win where all have folded', () => {
  expect(() => sidePotsOf(new Map([[1, 5n]]), [1])).toThrow(RangeError);
});

/** Another way: whatever the smallest live stake still covers is taken from everybody, again and again. */
function peeled(committed: readonly bigint[], folded: readonly number[], ranks: readonly number[]): bigint[] {
  const left = [...committed];
  const paid = committed.map(() => 0n);
  const live = committed.map((_, seat) => seat).filter((seat) => !folded.includes(seat));
  for (;;) {
    const able = live.filter((seat) => (left[seat] ?? 0n) > 0n);
    if (able.length === 0) return paid;
    const isLast = new Set(able.map((seat) => left[seat])).size === 1;
    const layer = able.map((seat) => left[seat] ?? 0n).reduce((a, b) => (a < b ? a : b));
    let pot = 0n;
    for (const seat of left.keys()) {
      const part = isLast || (left[seat] ?? 0n) < layer ? (left[seat] ?? 0n) : layer;
      pot += part;
      left[seat] = (left[seat] ?? 0n) - part;
    }
    const best = Math.max(...able.map((seat) => ranks[seat] ?? 0));
    const winners = able.filter((seat) => ranks[seat] === best);
    for (let turn = 0; pot > 0n; turn = (turn + 1) % winners.length) {
      const seat = winners[turn] as number;
      paid[seat] = (paid[seat] ?? 0n) + 1n;
      pot -= 1n;
    }
  }
}

test('another algorithm pays 2,000 random pots alike', () => {
  const draw = seededDraw('pots-1');
  for (let run = 0; run < 2_000; run += 1) {
    const count = 2 + draw(5);
    const committed = Array.from({ length: count }, () => BigInt(1 + draw(draw(2) === 0 ? 4 : 60)));
    const folded = committed.map((_, seat) => seat).filter((seat) => seat > 0 && draw(3) === 0);
    const ranks = committed.map(() => draw(4));
    const { uncalled, pots } = sidePotsOf(new Map(committed.map((amount, seat) => [seat, amount])), folded);
    const order = committed.map((_, seat) => seat);
    const { paid } = payPots(pots, { rankOf: (seat) => ranks[seat] ?? 0, rakeMinor: 0n, order });
    const mine = order.map(
      (seat) => (paid.get(seat)?.paidMinor ?? 0n) + (uncalled?.seat === seat ? uncalled.amountMinor : 0n),
    );
    expect(mine).toEqual(peeled(committed, folded, ranks));
  }
});
