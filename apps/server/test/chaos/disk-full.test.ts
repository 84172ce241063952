// @covers killed-processes

import { expect, test } from 'vitest';
import type { DiskFullFigures } from './disk-full-process.ts';
import { seconds, writeFigures } from './figures.ts';
import { isPossible, rejectionForNamespaces, runInNamespace } from './namespace.ts';

const canRun = isPossible('the full disk', rejectionForNamespaces(['-m']));

test.runIf(canRun)(
  'with a full disk money is refused or unknown and never half booked; with room again it goes on by itself',
  async () => {
    const figures = await runInNamespace<DiskFullFigures>(['-m'], 'disk-full-process.ts', { port: 4865 }, 240_000);
    const { dataFull, walFull, dataHealedMs, walHealedMs, hasPanicked, ok, wereUnknown, breaches } = figures;
    expect(hasPanicked).toBe(true);
    expect(Object.keys(dataFull).length).toBeGreaterThan(0);
    expect(Object.keys(walFull).length).toBeGreaterThan(0);
    writeFigures('C full disk', {
      'reported while the data disk was full': summary(dataFull),
      'reported while the log disk was full': summary(walFull),
      'first act done after room was made (data, log)': `${seconds(dataHealedMs)}, ${seconds(walHealedMs)}`,
      'acts done': ok,
      'acts unknown to the client': wereUnknown,
      'lost, doubled, otherwise wrong, findings of the auditor': breaches,
    });
  },
  250_000,
);

const summary = (codes: Readonly<Record<string, number>>): string =>
  Object.entries(codes)
    .map(([code, count]) => `${code} ${count}`)
    .join(', ');
