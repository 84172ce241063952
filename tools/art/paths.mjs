// Where things live. Everything else imports from here.
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const here = dirname(fileURLToPath(import.meta.url));
export const root = join(here, '..', '..');
export const cache = join(here, '.cache');
export const masters = join(cache, 'masters'); // PNGs as Blender wrote them
export const site = join(root, 'apps/site/public/art');
export const lanternGarden = join(root, 'apps/studio/public/art/lantern-garden');

for (const dir of [
  masters,
  lanternGarden,
  ...['covers', 'banners', 'brand', 'scenes', 'categories'].map((d) => join(site, d)),
]) {
  mkdirSync(dir, { recursive: true });
}
