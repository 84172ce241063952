// @covers lobby-list-types

import type { Game } from '@baize/contract';
import { expect, it } from 'vitest';
import { hotFirst, shelvesOf } from './shelves.ts';

const game = (gameCode: string, gameClassify: string, isHot: 0 | 1 = 0) => ({ gameCode, gameClassify, isHot }) as Game;
const codes = (games: readonly Game[]) => games.map(({ gameCode }) => gameCode);

it('hot games come first, and each group keeps its order', () => {
  const games = [game('a', 'SLOT'), game('b', 'SLOT', 1), game('c', 'SLOT'), game('d', 'SLOT', 1)];
  expect(codes(hotFirst(games))).toEqual(['b', 'd', 'a', 'c']);
});

it('the slots’ lobby has two shelves where it has games for both', () => {
  const games = [game('crash', 'CRASH'), game('lines', 'SLOT'), game('keno', 'KENO')];
  const shelves = shelvesOf('RNG', games) ?? [];
  expect(shelves.map(({ name, games: own }) => [name, codes(own)])).toEqual([
    ['slots', ['lines']],
    ['instant', ['crash', 'keno']],
  ]);
});

it('one shelf alone, and every other lobby, is one list', () => {
  expect(shelvesOf('RNG', [game('lines', 'SLOT')])).toBeNull();
  expect(shelvesOf('LIVE', [game('crash', 'CRASH'), game('lines', 'SLOT')])).toBeNull();
});
