import { expect, test } from 'vitest';
import { writeFigures } from './figures.ts';
import { runKilledServer } from './killed-server.ts';

const kills = Number(process.env.FAULT_KILLS ?? 300);

test.runIf(process.env.LONG_TESTS === '1')(
  `the server killed ${kills} times loses and doubles nothing`,
  async () => {
    const { figures, readyMs } = await runKilledServer({ kills, port: 4862, name: 'killed-server-long' });
    writeFigures('A kill -9 of the server', figures);
    expect(Math.max(...readyMs)).toBeLessThan(5_000);
  },
  1_500_000,
);
