// @covers lobby-list-types

import type { Game } from '@baize/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lobbyRows } from './lobby-row-groups.ts';

const game = (gameCode: string, gameClassify: string, isHot: 0 | 1 = 0) => ({ gameCode, gameClassify, isHot }) as Game;
const shown = (games: readonly Game[]) =>
  lobbyRows(games).map((row) => [
    row.kind === 'class' ? row.classify : `${row.isAlone ? 'only' : 'more'} ${row.group}`,
    row.games.map(({ gameCode }) => gameCode).join(''),
  ]);

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
