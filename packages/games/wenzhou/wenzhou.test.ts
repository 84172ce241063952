// @covers table-and-instant-odds

import { describe, expect, test } from 'vitest';
import { twoPieceWays } from '../table-engine/doors.ts';
import { printedFigures } from '../table-engine/printed.test-helper.ts';
import { settleBets } from '../table-engine/settle.ts';
import { analyse } from './analysis.ts';
import { doorBeats, wenzhouBets } from './bets.ts';
import { dominoes, fullSet } from './dominoes.ts';
import { wenzhouHandOf } from './hand.ts';

const bets = wenzhouBets();
const figures = analyse(bets);
const tile = (a: number, b: number) => dominoes.findIndex(({ ends }) => ends[0] === a && ends[1] === b);
const [teen, day, gor, bigSix, chicken] = [tile(6, 6), tile(1, 1), tile(1, 3), tile(2, 4), tile(1, 2)];

test.each([
  ['doorWins', '0.492728', '1.9471', '0.995'],
  ['doorLoses', '0.507272', '2.0965', '0.965'],
])('%s has the rulebook’s figures (1.12) at every door', (key, win, edge, sd) => {
  const found = figures.filter((bet) => bet.key === key);
  expect(found).toHaveLength(3);
  for (const bet of found) expect(printedFigures(bet)).toEqual({ win, push: '0.000000', edge, sd });
});

test('the 496 hands fall into the rulebook’s classes', () => {
  const counts = new Map<string, number>();
  const tiles = fullSet.flatMap((count, kind) => Array.from({ length: count }, () => kind));
  for (const [at, one] of tiles.entries())
    for (const other of tiles.slice(at + 1)) {
      const { name, points } = wenzhouHandOf([one, other]);
      const class_ = name === 'points' ? `${points} points` : name;
      counts.set(class_, (counts.get(class_) ?? 0) + 1);
    }
  const points = [32, 42, 50, 48, 50, 46, 52, 46, 50, 28].map((count, at) => [`${at} points`, count]);
  expect(Object.fromEntries(counts)).toEqual({
    ...Object.fromEntries(points),
    ...{ pair: 11, mixedPair: 4, geeJoon: 1, wong: 4, gong: 16, highNine: 16 },
  });
});

test('ties are as many as the rulebook says', () => {
  let [ties, all] = [0n, 0n];
  for (const { seen, weight } of twoPieceWays(fullSet)) {
    all += weight;
    if (wenzhouHandOf(seen.banker).rank === wenzhouHandOf(seen.doors[0] ?? []).rank) ties += weight;
  }
  expect(all).toBe(215_760n);
  expect((Number(ties) / Number(all)).toFixed(6)).toBe('0.014544');
});

test('hands rank as the book orders them', () => {
  const ranked = [
    [teen, teen],
    [day, day],
    [bigSix, chicken],
    [tile(4, 4), tile(4, 4)],
    [gor, gor],
    [tile(3, 3), tile(3, 3)],
    [tile(1, 6), tile(1, 6)],
    [tile(3, 6), tile(4, 5)],
    [teen, tile(4, 5)],
    [teen, tile(4, 4)],
    [day, tile(2, 6)],
    [teen, tile(1, 6)],
    [day, tile(2, 5)],
    [tile(4, 4), tile(5, 6)],
    [tile(2, 2), tile(2, 3)],
    [tile(1, 4), tile(5, 5)],
  ].map((hand) => wenzhouHandOf(hand).rank);
  expect(ranked).toEqual(ranked.toSorted((a, b) => b - a));
  expect(new Set(ranked).size).toBe(ranked.length);
});

describe('rounds', () => {
  const nothing = [tile(5, 5), tile(4, 6)];
  const seen = { banker: nothing, doors: [[teen, teen], nothing, [gor, bigSix]] };

  test('two hands of nothing tie, and the banker takes the tie', () => {
    expect(['1', '2', '3'].map((door) => doorBeats(seen, door))).toEqual([true, false, false]);
  });

  test('opposite bets are netted door by door', () => {
    const bet = (key: string, selection: string) => ({ key, selection, stakeMinor: 1_000n });
    const same = settleBets(bets, seen, [bet('doorWins', '1'), bet('doorLoses', '1')]);
    expect(same).toMatchObject({ payoutMinor: 1_990n, validTurnoverMinor: 0n });
    const apart = settleBets(bets, seen, [bet('doorWins', '1'), bet('doorLoses', '2')]);
    expect(apart).toMatchObject({ payoutMinor: 3_920n, validTurnoverMinor: 1_920n });
  });
});
