// @covers forged-rounds table-and-instant-odds

import { drawOfRound } from '@baize/fairness';
import { expect, test } from 'vitest';
import { toDecimal } from '../exact/rational.ts';
import { analyse, drawCard, fieldCount, playRound, printRun, prizeAt, prizeOf, prizes, returnOf } from './rules.ts';

const timesOnce = (fields: readonly number[], times: number) => fields.filter((field) => field === times).length;

test('of all cards of the print run each prize is won as often as published, and they return 95 %', () => {
  const counts = new Map<number, number>();
  let paid = 0;
  for (let card = 0; card < printRun; card += 1) {
    const times = prizeAt(card)?.times ?? 0;
    counts.set(times, (counts.get(times) ?? 0) + 1);
    paid += times;
  }
  expect([...counts]).toEqual([...prizes.map(({ times, cards }) => [times, cards]), [0, 617_015]]);
  expect(paid).toBe(950_000);
  const { rtp, hitFrequency, topReturn } = analyse();
  expect([toDecimal(rtp, 6), toDecimal(hitFrequency, 6), topReturn]).toEqual(['0.950000', '0.382985', 10_000_000]);
});

test.each([null, ...prizes])(
  'a card of the prize %j shows it three times and nothing else more than twice',
  (prize) => {
    let card = printRun - 1;
    for (const each of [...prizes].reverse()) {
      if (prize === null || each.times < prize.times) continue;
      card = prizes.slice(0, prizes.indexOf(each)).reduce((sum, { cards }) => sum + cards, 0);
      if (each.times === prize.times) break;
    }
    for (let nonce = 0; nonce < 200; nonce += 1) {
      const draw = drawOfRound({ serverSeed: 'c0ffee', clientSeed: 'koi', nonce });
      const fields = drawCard((n) => (n === printRun ? card : draw(n)));
      expect(fields).toHaveLength(fieldCount);
      for (const { times } of prizes) {
        expect(timesOnce(fields, times)).toBeLessThanOrEqual(times === prize?.times ? 3 : 2);
      }
      expect(prizeOf(fields)).toBe(prize);
      expect(returnOf(fields)).toBe((prize?.times ?? 0) * 10_000);
    }
  },
);

test('a card pays its prize of the stake', () => {
  const first = playRound({}, { betMinor: 333n, draw: (n) => (n === printRun ? 25 : n - 1) });
  expect(first.payoutMinor).toBe(83_250n);
  expect(timesOnce(first.fields, 250)).toBe(3);
  expect(playRound({}, { betMinor: 333n, draw: (n) => n - 1 }).payoutMinor).toBe(0n);
});

test('every field is laid alike: a prize lies everywhere', () => {
  const seen = new Set<number>();
  for (let nonce = 0; nonce < 200; nonce += 1) {
    const draw = drawOfRound({ serverSeed: 'c0ffee', clientSeed: 'fields', nonce });
    for (const [place, field] of drawCard((n) => (n === printRun ? 0 : draw(n))).entries()) {
      if (field === 1_000) seen.add(place);
    }
  }
  expect(seen.size).toBe(fieldCount);
});
