// @covers cascade-shards

import { expect, test } from 'vitest';
import { piecesAcross, shardAt, shardLifeMs } from './shard-motion.ts';

const pieces = Array.from({ length: piecesAcross ** 2 }, (_, at) => [at % piecesAcross, Math.floor(at / piecesAcross)]);

test.each(pieces)('piece %i, %i begins where it lay, flies apart, falls and is gone', (column = 0, row = 0) => {
  expect(shardAt(column, row, 0)).toMatchObject({ alpha: 1 });
  const begins = shardAt(column, row, 0);
  expect([begins.x, begins.y, begins.rotation].map(Math.abs)).toEqual([0, 0, 0]);
  const later = shardAt(column, row, shardLifeMs / 2);
  expect(Math.sign(later.x)).toBe(Math.sign(column - 1));
  const end = shardAt(column, row, shardLifeMs);
  expect(end.y).toBeGreaterThan(later.y);
  expect(end.y).toBeGreaterThan(0.5);
  expect(end.alpha).toBe(0);
});

test('no two pieces take the same way', () => {
  const ways = pieces.map(([column = 0, row = 0]) => JSON.stringify(shardAt(column, row, 200)));
  expect(new Set(ways).size).toBe(pieces.length);
});
