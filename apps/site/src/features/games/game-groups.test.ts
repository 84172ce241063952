// @covers lobby-list-types

import type { Game } from '@baize/contract';
import { expect, it } from 'vitest';
import { groupsOf, hotFirst } from './game-groups.ts';

const game = (gameCode: string, gameClassify: string, isHot: 0 | 1 = 0) => ({ gameCode, gameClassify, isHot }) as Game;
const codes = (games: readonly Game[]) => games.map(({ gameCode }) => gameCode);

it('hot games come first, and each group keeps its order', () => {
  const games = [game('a', 'SLOT'), game('b', 'SLOT', 1), game('c', 'SLOT'), game('d', 'SLOT', 1)];
  expect(codes(hotFirst(games))).toEqual(['b', 'd', 'a', 'c']);
});

it('the slots’ lobby has two groups where it has games for both', () => {
  const games = [game('crash', 'CRASH'), game('lines', 'SLOT'), game('keno', 'KENO')];
  const groups = groupsOf('RNG', games) ?? [];
  expect(groups.map(({ name, games: own }) => [name, codes(own)])).toEqual([
    ['slots', ['lines']],
    ['instant', ['crash', 'keno']],
  ]);
});

it('one group alone, and every other lobby, is one list', () => {
  expect(groupsOf('RNG', [game('lines', 'SLOT')])).toBeNull();
  expect(groupsOf('LIVE', [game('crash', 'CRASH'), game('lines', 'SLOT')])).toBeNull();
});
