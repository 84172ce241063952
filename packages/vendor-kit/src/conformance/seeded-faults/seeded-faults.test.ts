import { describe, expect, test } from 'vitest';
import type { Report } from '../index.ts';
import { allCases, runConformance, textOf } from '../index.ts';
import { httpTarget, memoryTarget } from '../reference.fixture.ts';
import { doorFaults } from './doors.ts';
import { gateFaults } from './gates.ts';
import { otherFaults } from './others.ts';
import { poolFaults } from './pools.ts';
import { roundFaults } from './rounds.ts';

const walletFaults = [...roundFaults, ...gateFaults, ...otherFaults, ...poolFaults];
const doorCases = allCases.filter(({ group }) => group === 'signing' || group === 'input');

const failedOf = ({ results }: Report) =>
  results.filter(({ outcome }) => outcome === 'failed').map(({ number }) => number);

test('at least 18 faults are planted, each under a name of its own', () => {
  const names = [...walletFaults, ...doorFaults].map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThanOrEqual(18);
});

describe('a wallet with a fault is caught', () => {
  test.each(walletFaults)(
    '$name',
    async ({ spoil, caughtBy }) => {
      const failed = failedOf(await runConformance(memoryTarget(spoil), { patienceMs: 1_500 }));
      expect(failed).toEqual(expect.arrayContaining([...caughtBy]));
    },
    120_000,
  );
});

describe('a door of HTTP with a fault is caught', () => {
  test.each(doorFaults)(
    '$name',
    async ({ spoil, caughtBy }) => {
      const { target, close } = await httpTarget(spoil);
      try {
        const report = await runConformance(target, { cases: doorCases, patienceMs: 1_500 });
        expect(failedOf(report), textOf(report)).toEqual(expect.arrayContaining([...caughtBy]));
      } finally {
        await close();
      }
    },
    120_000,
  );
});
