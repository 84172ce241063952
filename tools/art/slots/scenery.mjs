// Backgrounds of the drawn slots, and the layers that move before them: `node slots/scenery.mjs [game] [layers]`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { root } from '../paths.mjs';
import { clouds, noise } from './relief.mjs';
import { sets } from './sets.mjs';

/** Grain and haze over the flat colours, and a vignette that leaves the board's place calm. */
async function finish(svg, w, h, file, quality = 74) {
  const markup = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">${svg}</svg>`;
  const { data } = await sharp(new Resvg(markup).render().asPng())
    .removeAlpha()
    .blur(1.1)
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const far = Math.hypot((x / w - 0.5) * 1.15, (y / h - 0.46) * 1.1);
      const light = (0.9 + 0.3 * (clouds((x / w) * 4, (y / h) * 5, 21) - 0.5)) * (1.02 - 0.75 * Math.max(0, far - 0.3));
      const grain = (noise(x * 0.9, y * 0.9, 77) - 0.5) * 5;
      for (let c = 0; c < 3; c++) {
        const i = (y * w + x) * 3 + c;
        data[i] = Math.max(0, Math.min(255, data[i] * light + grain));
      }
    }
  }
  const image = sharp(data, { raw: { width: w, height: h, channels: 3 } });
  writeFileSync(file, await image.webp({ quality, effort: 6, smartSubsample: true }).toBuffer());
  console.log(file);
}

const [only, part] = process.argv.slice(2);
for (const [game, { scene, layers = {} }] of Object.entries(sets)) {
  if (only && only !== game) continue;
  const folder = join(root, 'apps/studio/public/art', game);
  mkdirSync(folder, { recursive: true });
  // `layers` as second word: those alone.
  for (const [suffix, free] of part === 'layers'
    ? []
    : [
        ['', false],
        ['-free', true],
      ]) {
    await finish(scene(1600, 900, free), 1600, 900, join(folder, `background${suffix}.webp`));
    await finish(scene(828, 1472, free), 828, 1472, join(folder, `background${suffix}-portrait.webp`));
  }
  for (const [name, [w, h, draw]] of Object.entries(layers)) {
    const markup = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">${draw(w, h)}</svg>`;
    const layer = await sharp(new Resvg(markup).render().asPng())
      .webp({ quality: 80, alphaQuality: 88, effort: 6 })
      .toBuffer();
    writeFileSync(join(folder, `layer-${name}.webp`), layer);
  }
}
