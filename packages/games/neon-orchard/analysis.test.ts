// @covers slots

import { describe, expect, test } from 'vitest';
import { divide, multiply, type Rational, rational, toDecimal, toNumber } from '../exact/rational.ts';
import { analyseSlot } from '../slot-engine/analysis.ts';
import type { SlotEvent } from '../slot-engine/events.ts';
import { playRound } from '../slot-engine/round.ts';
import type { LineSlotConfig } from '../slot-engine/types.ts';
import { advertised, betsMinor, config, type SymbolCode } from './config.ts';

const analysis = analyseSlot(config);
const percent = (share: Rational, decimals: number) => toDecimal(multiply(share, rational(100n)), decimals);

/** Draws these numbers and then 0, and refuses what lies outside its range. */
const scripted = (numbers: readonly number[]) => {
  const left = [...numbers];
  return (below: number) => {
    const next = left.shift() ?? 0;
    if (next >= below) throw new RangeError(`${next} is not below ${below}`);
    return next;
  };
};

/** Calls `visit` with every combination of one number below each of `sizes`. */
function everyCombination(sizes: readonly number[], visit: (numbers: readonly number[]) => void, head: number[] = []) {
  const size = sizes[head.length];
  if (size === undefined) return visit(head);
  for (let number = 0; number < size; number += 1) everyCombination(sizes, visit, [...head, number]);
}

const wheelOf = (events: readonly SlotEvent<string>[]) => {
  const spun = events.find(({ type }) => type === 'wheelSpun');
  return spun?.type === 'wheelSpun' ? spun : null;
};

/** Return, share of hits and of wheels, and mean square, from playing every combination with every segment of the wheel. */
function playAll<Code extends string>(rules: LineSlotConfig<Code>, betMinor: bigint) {
  const segments = rules.wheel?.segments.length ?? 1;
  const sums = { rounds: 0, won: 0, squared: 0, hits: 0, wheels: 0, best: 0 };
  const add = (won: number, count: number) => {
    sums.rounds += count;
    sums.won += won * count;
    sums.squared += won * won * count;
    if (won > 0) sums.hits += count;
    sums.best = Math.max(sums.best, won);
  };
  everyCombination(
    rules.strips.map(({ length }) => length),
    (stops) => {
      const play = (segment: number) => playRound(rules, { betMinor, draw: scripted([...stops, segment]) });
      const first = play(0);
      const times = (payoutMinor: bigint) => Number(payoutMinor) / Number(betMinor);
      if (wheelOf(first.events) === null) return add(times(first.payoutMinor), segments);
      sums.wheels += segments;
      for (let segment = 0; segment < segments; segment += 1) add(times(play(segment).payoutMinor), 1);
    },
  );
  return sums;
}

test('what players read is what was computed', () => {
  expect(percent(analysis.rtp, 4)).toBe(advertised.rtpPercent);
  expect(percent(analysis.hitFrequency, 3)).toBe(advertised.hitFrequencyPercent);
  expect(toDecimal(divide(rational(1n), analysis.wheelProbability), 2)).toBe(advertised.featureOneIn);
  expect(toDecimal(analysis.topPrize, 0)).toBe(`${config.maxWinTimesBet}`);
});

describe('every round of the game, played', { timeout: 60_000 }, () => {
  const all = playAll<SymbolCode>(config, 500n);

  test('comes to the computed figures', () => {
    expect(all.rounds).toBe(36 ** 3 * 12);
    expect(all.won / all.rounds).toBeCloseTo(toNumber(analysis.rtp), 10);
    expect(all.hits / all.rounds).toBeCloseTo(toNumber(analysis.hitFrequency), 10);
    expect(all.wheels / all.rounds).toBeCloseTo(toNumber(analysis.wheelProbability), 10);
    expect(Math.sqrt(all.squared / all.rounds - (all.won / all.rounds) ** 2)).toBeCloseTo(analysis.sdPerUnit, 8);
    expect(all.best).toBe(1_200);
  });
});

test('on five reels, with scatters and free spins, the walk agrees with the play of one spin', () => {
  const strip = ['A', 'A', 'W', 'A', 'A', 'B', 'B', 'S'] as const;
  const five: LineSlotConfig<'A' | 'B' | 'W' | 'S'> = {
    strips: Array.from({ length: 5 }, () => strip.slice(0, 6)),
    rows: 2,
    lines: [
      [0, 0, 0, 0, 0],
      [1, 1, 1, 1, 1],
    ],
    wild: 'W',
    wildMultiplier: 3,
    scatter: 'S',
    paytable: { A: { 3: 1, 4: 2, 5: 7 }, B: { 5: 9 } },
    scatterPays: {},
    wheel: { segments: [2, 4] },
    maxWinTimesBet: 1_000_000,
  };
  const all = playAll(five, 2n);
  const exact = analyseSlot(five);
  expect(all.won / all.rounds).toBeCloseTo(toNumber(exact.rtp), 8);
  expect(all.wheels / all.rounds).toBeCloseTo(toNumber(exact.wheelProbability), 10);
  expect(all.wheels).toBeGreaterThan(0);
});

test('a wild doubles a line, two wilds make it four times as much', () => {
  const cells = (window: readonly string[][]) => window.map((reel) => reel.join(' '));
  const round = playRound(config, { betMinor: 5n, draw: scripted([2, 1, 6, 0]) });
  const stopped = round.events.find(({ type }) => type === 'reelsStopped');
  expect(stopped?.type === 'reelsStopped' && cells(stopped.window.map((reel) => [...reel]))).toEqual([
    'H7 W H7',
    'H6 W H6',
    'H7 H7 W',
  ]);
  const won = round.events.find(({ type }) => type === 'linesWon');
  // Line 1 crosses both middle wilds; lines 4 and 5 start and end with a cherry, with a wild in their middle.
  expect(won?.type === 'linesWon' && won.wins.map(({ line, amountMinor }) => [line, amountMinor])).toEqual([
    [1, '8'],
    [4, '8'],
    [5, '4'],
  ]);
});

test('every prize is a whole number of minor units at every bet', () => {
  for (const betMinor of betsMinor) expect(betMinor % BigInt(config.lines.length)).toBe(0n);
});
