// @covers table-and-instant-odds

import { drawOfRound } from '@baize/fairness';
import { describe, expect, test } from 'vitest';
import { multiply, rational, toDecimal } from '../exact/rational.ts';
import { analyse, type PlinkoBet, playRound, slotReturns, slotWays } from './rules.ts';

describe('the tables have the rulebook’s figures (2.9)', () => {
  test.each<[PlinkoBet['rows'], PlinkoBet['risk'], string, string]>([
    [8, 'low', '98.750', '0.569'],
    [8, 'medium', '98.750', '1.330'],
    [8, 'high', '98.789', '2.958'],
    [12, 'low', '98.713', '0.380'],
    [12, 'medium', '98.604', '1.246'],
    [12, 'high', '98.738', '4.861'],
    [16, 'low', '98.767', '0.285'],
    [16, 'medium', '98.851', '1.413'],
    [16, 'high', '98.827', '7.594'],
  ])('%i rows, %s', (rows, risk, rtp, sd) => {
    const figures = analyse({ rows, risk });
    expect([toDecimal(multiply(figures.rtp, rational(100n)), 3), figures.sdPerUnit.toFixed(3)]).toEqual([rtp, sd]);
    expect(slotReturns({ rows, risk })).toHaveLength(rows + 1);
  });
});

test('the ways into the slots are the binomials', () => expect(slotWays(4)).toEqual([1n, 4n, 6n, 4n, 1n]));

test('a ball falls where its path says and pays its slot', () => {
  const bet = { rows: 12, risk: 'high' } as const;
  for (let nonce = 0; nonce < 500; nonce += 1) {
    const draw = drawOfRound({ serverSeed: 'c0ffee', clientSeed: 'plinko', nonce });
    const { path, slot, payoutMinor } = playRound(bet, { betMinor: 200n, draw });
    expect(path).toHaveLength(12);
    expect(slot).toBe(path.filter(Boolean).length);
    expect(payoutMinor).toBe((200n * BigInt(slotReturns(bet)[slot] ?? 0)) / 10_000n);
  }
});
