// @covers killed-processes

import { expect, test } from 'vitest';
import { median, quantile, seconds, writeFigures } from './figures.ts';
import { isPossible, rejectionForNamespaces, runInNamespace } from './namespace.ts';
import type { PartitionFigures } from './partition-process.ts';

const cutCount = Number(process.env.FAULT_CUTS ?? 24);
const isLong = process.env.LONG_TESTS === '1';
const canRun = isLong && isPossible('networks cut in two', rejectionForNamespaces(['-m', '-n']));

test.runIf(canRun)(
  `${cutCount} cuts between clients, server and database, each in one direction, lose and double nothing`,
  async () => {
    const flags = ['-m', '-n'];
    const options = { cutCount, port: 4871 };
    const { cuts, healedMs, ok, wereUnknown, breaches } = await runInNamespace<PartitionFigures>(
      flags,
      'partition-process.ts',
      options,
      600_000,
    );
    expect(wereUnknown).toBeGreaterThan(0);
    expect(Math.max(...healedMs)).toBeLessThan(30_000);
    writeFigures('H partition', {
      cuts: Object.entries(cuts)
        .map(([name, count]) => `${name} ${count}`)
        .join(', '),
      'acts done': ok,
      'acts unknown to the client': wereUnknown,
      'lost, doubled, otherwise wrong, findings of the auditor': breaches,
      'first act done after healing (p50, max)': `${seconds(median(healedMs))}, ${seconds(quantile(healedMs, 1))}`,
    });
  },
  620_000,
);
