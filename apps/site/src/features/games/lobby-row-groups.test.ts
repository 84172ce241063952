// @covers lobby-list-types

import type { Game } from '@baize/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type LobbyRow, lobbyRows } from './lobby-row-groups.ts';

const game = (gameCode: string, gameClassify: string, isHot: 0 | 1 = 0, vassalage = 'A') =>
  ({ gameCode, gameClassify, isHot, vassalage, accountTypeName: `Provider ${vassalage}` }) as Game;
const nameOf = (row: LobbyRow) => {
  if (row.kind === 'class') return row.classify;
  return row.kind === 'vendor' ? row.name : `${row.isAlone ? 'only' : 'more'} ${row.group}`;
};
const shown = (games: readonly Game[]) =>
  lobbyRows(games).map((row) => [nameOf(row), row.games.map(({ gameCode }) => gameCode).join('')]);

it('each class has a row in the order of its games, hot ones first, and small classes share one for each group', () => {
  const games = [
    game('a', 'WAYS'),
    game('b', 'CASCADE'),
    game('c', 'BOOK'),
    game('d', 'CLASSIC'),
    game('e', 'CLASSIC', 1),
    game('f', 'CASCADE'),
    game('g', 'CRASH'),
    game('h', 'KENO'),
  ];
  expect(shown(games)).toEqual([
    ['CLASSIC', 'ed'],
    ['CASCADE', 'bf'],
    ['more slots', 'ac'],
    ['only instant', 'gh'],
  ]);
});

it('a game that would be alone is put with the smallest class', () => {
  const lines = ['a', 'b', 'c'].map((code) => game(code, 'SLOT'));
  expect(shown([...lines, game('d', 'BOOK'), game('e', 'BOOK'), game('f', 'WAYS')])).toEqual([
    ['SLOT', 'abc'],
    ['more all', 'def'],
  ]);
});

it('a group with one game is not kept apart', () => {
  expect(shown([game('a', 'SLOT'), game('b', 'SLOT'), game('c', 'CRASH')])).toEqual([['only all', 'abc']]);
});

it('each provider of five games or more has a row below, where there are several', () => {
  const of = (vendor: string, count: number) =>
    Array.from({ length: count }, (_, index) => game(`${vendor.toLowerCase()}${index}`, 'SLOT', 0, vendor));
  const vendorRows = (games: readonly Game[]) => shown(games).filter(([name]) => name?.startsWith('Provider'));
  expect(vendorRows([...of('A', 6), ...of('B', 5), ...of('C', 4)])).toEqual([
    ['Provider A', 'a0a1a2a3a4a5'],
    ['Provider B', 'b0b1b2b3b4'],
  ]);
  expect(vendorRows([...of('A', 30), ...of('B', 4)])).toEqual([]);
});

it('every game has one place, and no row has one card', () => {
  const classes = ['', 'SLOT', 'WAYS', 'BOOK', 'CRASH', 'KENO', 'BACCARAT'];
  const anyGames = fc.array(fc.tuple(fc.constantFrom(...classes), fc.constantFrom<0 | 1>(0, 1)), { minLength: 2 });
  fc.assert(
    fc.property(anyGames, (facts) => {
      const games = facts.map(([classify, isHot], index) => game(String(index), classify, isHot));
      const rows = lobbyRows(games);
      expect(rows.flatMap((row) => row.games).toSorted((a, b) => Number(a.gameCode) - Number(b.gameCode))).toEqual(
        games,
      );
      expect(rows.every((row) => row.games.length > 1)).toBe(true);
    }),
    { seed: 20_260_728 },
  );
});
