// @covers wallet-conformance jackpot-pools

import { describe, expect, test } from 'vitest';
import type { Report } from '../index.ts';
import { allCases, runConformance, textOf } from '../index.ts';
import { httpTarget, memoryTarget } from '../reference.fixture.ts';
import { gateFaults } from './gates.ts';
import { idFaults } from './ids.ts';
import { keyFaults } from './keys.ts';
import { otherFaults } from './others.ts';
import { poolFaults } from './pools.ts';
import { roundFaults } from './rounds.ts';
import { settlementFaults } from './settlements.ts';
import { transportFaults } from './transports.ts';
import { unauthenticatedFaults } from './unauthenticated.ts';
import { wayFaults } from './ways.ts';

const walletFaults = [
  ...roundFaults,
  ...gateFaults,
  ...otherFaults,
  ...poolFaults,
  ...wayFaults,
  ...idFaults,
  ...unauthenticatedFaults,
  ...settlementFaults,
];

/** The named cases alone: each must see the fault by itself, whatever else runs. */
const casesNamed = (numbers: readonly string[]) => allCases.filter(({ number }) => numbers.includes(number));

const failedOf = ({ results }: Report) =>
  results.filter(({ outcome }) => outcome === 'failed').map(({ number }) => number);

test('at least 18 faults are planted, each under a name of its own', () => {
  const names = [...walletFaults, ...transportFaults, ...keyFaults].map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThanOrEqual(18);
});

describe('a wallet with a fault is caught', () => {
  test.each(walletFaults)(
    '$name',
    async ({ withFault, caughtBy }) => {
      const report = await runConformance(memoryTarget(withFault), { cases: casesNamed(caughtBy), patienceMs: 1_500 });
      expect(failedOf(report).toSorted(), textOf(report)).toEqual(caughtBy.toSorted());
    },
    120_000,
  );
});

describe('a door of HTTP with a fault is caught', () => {
  test.each([...transportFaults, ...keyFaults])(
    '$name',
    async ({ withFault, caughtBy }) => {
      const { target, close } = await httpTarget(withFault);
      try {
        const report = await runConformance(target, { cases: casesNamed(caughtBy), patienceMs: 1_500 });
        expect(failedOf(report).toSorted(), textOf(report)).toEqual(caughtBy.toSorted());
      } finally {
        await close();
      }
    },
    120_000,
  );
});
