// @covers killed-processes

import { expect, test } from 'vitest';
import { writeFigures } from './figures.ts';
import { runKilledDatabase } from './killed-database.ts';

const kills = Number(process.env.FAULT_DATABASE_KILLS ?? 100);

test.runIf(process.env.LONG_TESTS === '1')(
  `PostgreSQL killed ${kills} times loses and doubles nothing`,
  async () => {
    const { figures, healedMs } = await runKilledDatabase({ kills, port: 4863, name: 'killed-database-long' });
    writeFigures('B kill -9 of PostgreSQL', figures);
    expect(Math.max(...healedMs)).toBeLessThan(30_000);
  },
  1_500_000,
);
