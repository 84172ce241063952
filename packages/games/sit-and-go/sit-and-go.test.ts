// @covers sit-and-go-rules

import { type DrawBelow, shuffle } from '@baize/fairness';
import { expect, test } from 'vitest';
import { seededDraw } from '../room-engine/random-hands.test-helper.ts';
import { bigBlindAt, feeOf, finishesOf, levelMs, levelOf, prizesOf, sharesOf, startChips } from './index.ts';

test('the fee is floored, and six players play for 65 and 35 percent', () => {
  expect([feeOf(100n, 1_000n), feeOf(105n, 1_000n), feeOf(9n, 1_000n)]).toEqual([10n, 10n, 0n]);
  expect(prizesOf(600n, 6)).toEqual([390n, 210n]);
  expect(prizesOf(601n, 6)).toEqual([391n, 210n]);
  expect(prizesOf(300n, 3)).toEqual([300n]);
  expect(prizesOf(901n, 9)).toEqual([451n, 270n, 180n]);
  expect(() => prizesOf(1n, 10)).toThrow(RangeError);
});

test('levels follow the clock, one blind above the other, and the last one lasts', () => {
  const start = new Date(1_000_000);
  const at = (ms: number) => levelOf(start, new Date(start.getTime() + ms));
  expect([at(-1), at(0), at(levelMs - 1), at(levelMs), at(100 * levelMs)]).toEqual([0, 0, 0, 1, 12]);
  for (let level = 0; level < 12; level += 1)
    expect((bigBlindAt(level + 1) ?? 0n) > (bigBlindAt(level) ?? 0n)).toBe(true);
  expect(bigBlindAt(13)).toBeNull();
});

test('who began the hand with more chips stands higher; who began with as many share', () => {
  const of = (busted: { seat: number; stackMinor: bigint }[], left: number) =>
    finishesOf([391n, 210n], { left, busted, order: [4, 2, 0] }).map(({ seat, place, prizeMinor }) => [
      seat,
      place,
      prizeMinor,
    ]);
  expect(
    of(
      [
        { seat: 2, stackMinor: 9n },
        { seat: 4, stackMinor: 8n },
      ],
      3,
    ),
  ).toEqual([
    [2, 2, 210n],
    [4, 3, 0n],
  ]);
  expect(
    of(
      [
        { seat: 2, stackMinor: 9n },
        { seat: 4, stackMinor: 9n },
      ],
      3,
    ),
  ).toEqual([
    [2, 2, 105n],
    [4, 2, 105n],
  ]);
  expect(
    of(
      [
        { seat: 2, stackMinor: 9n },
        { seat: 4, stackMinor: 9n },
      ],
      2,
    ),
  ).toEqual([
    [2, 1, 300n],
    [4, 1, 301n],
  ]);
});

/** A random course: chips go from seat to seat until one has all, or the operator closes. All that was paid of the pool. */
function paidOf(draw: DrawBelow, poolMinor: bigint, players: number, isClosed: boolean): bigint {
  const prizes = prizesOf(poolMinor, players);
  const stacks = new Map(Array.from({ length: players }, (_, seat) => [seat, startChips]));
  let paid = 0n;
  while (stacks.size > 1) {
    if (isClosed && draw(6) === 0) break;
    const before = new Map(stacks);
    const [winner, ...losers] = shuffle([...stacks.keys()], draw) as [number, ...number[]];
    for (const seat of losers.slice(0, 1 + draw(losers.length))) {
      const stack = stacks.get(seat) ?? 0n;
      const lost = draw(2) === 0 ? stack : stack / BigInt(2 + draw(3));
      stacks.set(seat, stack - lost);
      stacks.set(winner, (stacks.get(winner) ?? 0n) + lost);
    }
    const busted = [...before]
      .filter(([seat]) => stacks.get(seat) === 0n)
      .map(([seat, stackMinor]) => ({ seat, stackMinor }));
    for (const { seat, prizeMinor } of finishesOf(prizes, {
      left: before.size,
      busted,
      order: shuffle([...before.keys()], draw),
    })) {
      paid += prizeMinor;
      stacks.delete(seat);
    }
  }
  const left = [...stacks].map(([seat, stackMinor]) => ({ seat, stackMinor }));
  const rest =
    left.length === 1
      ? (prizes[0] ?? 0n)
      : sharesOf(poolMinor - paid, left).reduce((sum, { shareMinor }) => sum + shareMinor, 0n);
  return paid + rest;
}

test('prizes are conserved to the unit, however players go out, and when it is closed', () => {
  const draw = seededDraw('sit-and-go-1');
  for (let run = 0; run < 3_000; run += 1) {
    const poolMinor = BigInt(1 + draw(1_000)) * 97n + BigInt(draw(97));
    expect(paidOf(draw, poolMinor, 2 + draw(8), draw(3) === 0)).toBe(poolMinor);
  }
});
