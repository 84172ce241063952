// @covers slot-rigs

import { expect, it } from 'vitest';
import { idleAt } from './idle.ts';

it('comes to every cell of a board, never twice in a row, with pauses of differing length', () => {
  const turns = Array.from({ length: 120 }, (_, count) => idleAt(count, 15));
  expect(new Set(turns.map(({ cell }) => cell)).size).toBe(15);
  for (const [index, { cell }] of turns.slice(1).entries()) expect(cell).not.toBe(turns[index]?.cell);
  for (const { delayMs } of turns) expect(delayMs >= 2_400 && delayMs <= 4_600).toBe(true);
  expect(new Set(turns.map(({ delayMs }) => Math.round(delayMs / 100))).size).toBeGreaterThan(10);
});
