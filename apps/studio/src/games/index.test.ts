import { gameCode } from '@baize/games/lantern-garden';
import { expect, it } from 'vitest';
import { loadGame } from './index.ts';

it('finds every game by the code of its rules', async () => {
  expect((await loadGame(gameCode))?.gameCode).toBe(gameCode);
});

it('has no client for an unknown code', async () => {
  expect(await loadGame('no_such_game')).toBeNull();
  expect(await loadGame('toString')).toBeNull();
});
