// @covers banner-groups

import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { avifTwinOf, bannerGroupOf } from './banners.ts';

it.each([
  ['/', 'w_home'],
  ['/rng', 'w_rng'],
  ['/live', 'w_live'],
  ['/fish', 'w_fish'],
  ['/pvp', 'w_pvp'],
  ['/sports', 'w_sports'],
  ['/esports', 'w_esports'],
  ['/elott', 'w_lott'],
  ['/cockfight', 'w_cockfight'],
  ['/promotions', 'w_promotion'],
  ['/pointMall', 'w_shop'],
  ['/help', 'w_help'],
  ['/register', 'w_reg'],
  ['/register.html', 'w_reg'],
  ['/index.html', 'w_home'],
  ['/rng/', 'w_rng'],
  ['/game', undefined],
  ['/constructor', undefined],
])('%s has the banners of %s', (path, group) => {
  expect(bannerGroupOf(path)).toBe(group);
});

it('knows an AVIF form of the product’s own pictures only', () => {
  expect(avifTwinOf('/art/banners/home-1-desktop.webp')).toBe('/art/banners/home-1-desktop.avif');
  expect(avifTwinOf('https://cdn.example/art/x.webp')).toBeUndefined();
  expect(avifTwinOf('/art/banners/home-1-desktop.png')).toBeUndefined();
});

it('every banner picture of the product has both forms', () => {
  const folder = fileURLToPath(new URL('../../../apps/site/public/art/banners/', import.meta.url));
  const pictures = readdirSync(folder).filter((file) => file.endsWith('.webp'));
  expect(pictures.length).toBeGreaterThanOrEqual(6);
  for (const file of pictures) {
    expect(existsSync(`${folder}${file.replace(/webp$/, 'avif')}`), file).toBe(true);
  }
});
