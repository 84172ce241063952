// @covers killed-processes

import { expect, test } from 'vitest';
import { breachesOf } from './checker.ts';
import { openCluster } from './cluster.ts';
import { median, writeFigures } from './figures.ts';
import { runSlowVendor } from './slow-vendor.ts';

const rounds = Number(process.env.FAULT_ROUNDS ?? 5);
const maxSlower = 1.5;

test.runIf(process.env.LONG_TESTS === '1')(
  'vendors with slow, silent and broken lines make nobody else slower',
  async () => {
    const { p99, slowActs, openTransactions, verdict } = await runSlowVendor({
      cluster: await openCluster(),
      rounds,
      windowMs: 8_000,
      port: 4872,
      name: 'slow-vendor-long',
    });
    const [alone, beside] = [median(p99.alone), median(p99.beside)];
    writeFigures('F slow vendor', {
      'p99 of others alone (median of windows)': `${alone.toFixed(1)} ms`,
      'p99 of others beside slow vendors (median of windows)': `${beside.toFixed(1)} ms`,
      ratio: (beside / alone).toFixed(2),
      'acts over bad lines': slowActs,
      'transactions seen open without work': openTransactions,
      'acts unknown to the client': verdict.wereUnknown,
      'lost, doubled, otherwise wrong, findings of the auditor': breachesOf(verdict),
    });
    expect(beside / alone).toBeLessThanOrEqual(maxSlower);
  },
  300_000,
);
