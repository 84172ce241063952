// @covers main-job

import { expect, test } from '@playwright/test';
import { dataFolder, ledgerCheck } from '../support/server.ts';

test('after all journeys the independent auditor finds nothing', async () => {
  const { code, output } = await ledgerCheck(dataFolder);
  expect(output).toMatch(/imbalance 0\b/);
  expect(output).toMatch(/negative balances 0\b/);
  const [, fitting, all] = /rebuilt = stored for (\d+) of (\d+) accounts/.exec(output) ?? [];
  expect(Number(all)).toBeGreaterThan(0);
  expect(fitting).toBe(all);
  expect(code, output).toBe(0);
});
