// @covers killed-processes

import { expect, test } from 'vitest';
import { writeFigures } from './figures.ts';
import { runKilledServer } from './killed-server.ts';

const kills = Number(process.env.FAULT_KILLS ?? 300);
/** How many of them end the whole product; the others end money's part alone, with the cashier's steps and two-step bets in the load. */
const ofTheWhole = Math.floor(kills / 3);

test.runIf(process.env.LONG_TESTS === '1').each([
  ['money’s part of it', 'server', kills - ofTheWhole, 4862],
  ['the whole product', 'whole', ofTheWhole, 4876],
] as const)(
  'the server killed again and again loses and doubles nothing: %s',
  async (title, program, count, port) => {
    const name = `killed-${program}-long`;
    const { figures, readyMs } = await runKilledServer({ kills: count, port, name, program });
    writeFigures(`A kill -9 of the server (${title})`, figures);
    expect(Math.max(...readyMs)).toBeLessThan(5_000);
  },
  1_500_000,
);
