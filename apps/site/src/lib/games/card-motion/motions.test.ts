// @covers moving-covers

import { readdirSync, statSync } from 'node:fs';
import { expect, it } from 'vitest';
import { motionUrl, movingCovers } from './motions.ts';

const folder = 'apps/site/public/art/motions';
const maxBytes = 150_000;

it('every moving cover is there and below 150 kB, and none is there for nothing', () => {
  expect(readdirSync(folder).sort()).toEqual(movingCovers.map((game) => `${game.replaceAll('_', '-')}.webp`).sort());
  for (const file of readdirSync(folder))
    expect(statSync(`${folder}/${file}`).size, file).toBeLessThanOrEqual(maxBytes);
});

const urlOf = (vassalage: string, gameCode: string, coverUrl = `/art/covers/${gameCode.replaceAll('_', '-')}.webp`) =>
  motionUrl({ vassalage, gameCode, coverUrl });

it('the slots and the tables of the studio have one; a game of the same code from another vendor has none', () => {
  for (const gameCode of ['lantern_garden', 'jade_cascade', 'roulette', 'sic_bo', 'baccarat_tables'])
    expect(urlOf('BAIZE', gameCode)).toBe(`/art/motions/${gameCode.replaceAll('_', '-')}.webp`);
  expect(urlOf('OTHER', 'roulette')).toBeNull();
  expect(urlOf('BAIZE', 'crash')).toBeNull();
  expect(urlOf('BAIZE', 'roulette', 'https://pictures.example/wheel.webp')).toBeNull();
});
