// The cloth of the tables: fibres as light and dark over any colour, one tile that repeats on all sides.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { root } from '../paths.mjs';

const size = 128;
const fibres = 1300;
const lengthPixels = 11;

/** The same numbers at each run. */
function createNumbers(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const next = createNumbers(20261130);
const light = new Float32Array(size * size);
for (let fibre = 0; fibre < fibres; fibre += 1) {
  const [x, y, angle, strength] = [next() * size, next() * size, next() * Math.PI * 2, next() - 0.5];
  const bend = (next() - 0.5) * 0.16;
  for (let step = 0; step < lengthPixels; step += 1) {
    const turned = angle + bend * step;
    const column = Math.floor(x + Math.cos(turned) * step + size) % size;
    const row = Math.floor(y + Math.sin(turned) * step + size) % size;
    light[row * size + column] += strength;
  }
}
const pixels = Buffer.alloc(size * size * 4);
light.forEach((value, index) => {
  const tone = value > 0 ? 255 : 0;
  pixels.set([tone, tone, tone, Math.min(34, Math.round(Math.abs(value) * 15))], index * 4);
});
const to = join(root, 'apps/studio/public/art/table');
mkdirSync(to, { recursive: true });
const { size: bytes } = await sharp(pixels, { raw: { width: size, height: size, channels: 4 } })
  .webp({ quality: 40, alphaQuality: 30, effort: 6 })
  .toFile(join(to, 'felt.webp'));
console.log('felt.webp', bytes);
