// @covers game-bundle-size

import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { slots } from '@baize/games/slots';
import { expect, test } from 'vitest';

const artFolder = path.resolve(import.meta.dirname, '../../public/art');
const maxBytes = 1_500_000;

const games = readdirSync(artFolder);

test('every slot has its art, and the instant games share theirs', () => {
  expect(games).toEqual(expect.arrayContaining([...slots.map(({ folder }) => folder), 'instant']));
});

test.each(games)('the art of %s stays below 1.5 MB', (game) => {
  const files = readdirSync(path.join(artFolder, game), { recursive: true, encoding: 'utf8' });
  const bytes = files.reduce((sum, file) => sum + statSync(path.join(artFolder, game, file)).size, 0);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(maxBytes);
});
