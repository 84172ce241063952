import { expect, test } from 'vitest';
import { gameOfTable, labelOfTable, tableInstances, tablesAlike } from './index.ts';

test('a further table plays the game that it names; everything else is its own game', () => {
  for (const { tableCode, gameCode, label } of tableInstances) {
    expect([gameOfTable(tableCode), labelOfTable(tableCode)]).toEqual([gameCode, label]);
    expect(tableInstances.map((instance) => instance.tableCode)).not.toContain(gameCode);
  }
  for (const code of ['baccarat', 'roulette', 'dice', 'no_such_table'])
    expect([gameOfTable(code), labelOfTable(code)]).toEqual([code, null]);
});

test('codes are single, and a label stands once beside a game', () => {
  const codes = tableInstances.map(({ tableCode }) => tableCode);
  const names = tableInstances.map(({ gameCode, label }) => `${gameCode} ${label}`);
  expect(new Set(codes).size).toBe(codes.length);
  expect(new Set(names).size).toBe(names.length);
});

test('tables of one game are known by any of them', () => {
  const baccarat = ['baccarat', 'baccarat_b', 'baccarat_vip'];
  for (const code of baccarat) expect(tablesAlike(code)).toEqual(baccarat);
  expect(tablesAlike('sic_bo')).toEqual(['sic_bo']);
});
