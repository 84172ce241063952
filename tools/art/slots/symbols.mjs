// Draws the symbols of the slots: `node slots/symbols.mjs [game] [symbol …]`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { root } from '../paths.mjs';
import { addLayer, emptyPicture, pixelsOf } from './relief.mjs';
import { sets } from './sets.mjs';

const sizes = { coin: 96, petal: 48, floater: 112 };
const oversample = 3;

const [onlyGame, ...onlySymbols] = process.argv.slice(2);
for (const [folder, { symbols }] of Object.entries(sets)) {
  if (onlyGame && onlyGame !== folder) continue;
  const out = join(root, 'apps/studio/public/art', folder);
  mkdirSync(out, { recursive: true });
  for (const [name, layers] of Object.entries(symbols)) {
    if (onlySymbols.length > 0 && !onlySymbols.includes(name)) continue;
    const size = sizes[name] ?? 256;
    const picture = emptyPicture(size * oversample);
    for (const layer of layers) addLayer(picture, layer);
    const { pixels, info } = pixelsOf(picture);
    const buffer = await sharp(pixels, { raw: info })
      .resize(size, size, { kernel: 'lanczos3' })
      .modulate({ saturation: 1.22 })
      .linear([1.16, 1.16, 1.16, 1], [-12, -12, -12, 0])
      .sharpen({ sigma: 0.5 })
      .webp({ quality: 84, alphaQuality: 88, effort: 6, smartSubsample: true })
      .toBuffer();
    writeFileSync(join(out, `${name}.webp`), buffer);
    console.log(`${folder}/${name}.webp`, `${(buffer.length / 1000).toFixed(1)} KB`);
  }
}
