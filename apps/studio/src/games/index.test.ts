import { gameCode } from '@baize/games/lantern-garden';
import { expect, it } from 'vitest';
import type { SlotGame } from '../slot/slot-game.ts';
import { loadGame } from './index.ts';

it('finds every game by the code of its rules', async () => {
  expect((await loadGame(gameCode))?.gameCode).toBe(gameCode);
});

it('has no client for an unknown code', async () => {
  expect(await loadGame('no_such_game')).toBeNull();
  expect(await loadGame('toString')).toBeNull();
});

it('every slot has its art in the folder of its own name, where the build packs its board', async () => {
  const slots = Object.entries(import.meta.glob<{ game: SlotGame<string> }>('./*/index.ts'));
  expect(slots.length).toBeGreaterThan(0);
  for (const [file, load] of slots) expect((await load()).game.art.pack).toContain(`art/${file.split('/')[1]}/`);
});
