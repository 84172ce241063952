// Lobby covers of instant games and tables, and the pictures that instant games show: `node floor/covers.mjs [game]`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { root, site } from '../paths.mjs';
import { addLayer, emptyPicture, pixelsOf } from '../slots/relief.mjs';
import { covers, gem, ground, koiSymbols, mine } from './pictures.mjs';

const sizes = {
  square: { box: [480, 480], star: 400, limit: 15_000 },
  wide: { box: [960, 540], star: 470, limit: 40_000 },
};

async function drawn(layers, size) {
  const picture = emptyPicture(size);
  for (const layer of layers) addLayer(picture, layer);
  const { pixels, info } = pixelsOf(picture);
  return sharp(pixels, { raw: info }).modulate({ saturation: 1.15 }).png().toBuffer();
}

/** The best WebP at or under so many bytes. */
async function fit(image, limit) {
  const png = await image.png().toBuffer();
  for (let quality = 88; ; quality -= 4) {
    const buffer = await sharp(png).webp({ quality, alphaQuality: 90, effort: 6, smartSubsample: true }).toBuffer();
    if (buffer.length <= limit || quality <= 40) return buffer;
  }
}

async function cover(game, { ground: colours, bodies }) {
  const star = await drawn(bodies, 640);
  for (const [name, { box, star: size, limit }] of Object.entries(sizes)) {
    const input = await sharp(star).resize(size, size).toBuffer();
    const left = Math.round((box[0] - size) / 2);
    const top = Math.round((box[1] - size) / 2);
    const image = sharp(ground(colours, box)).composite([{ input, left, top }]);
    const file = join(site, `covers/${game}${name === 'wide' ? '-wide' : ''}.webp`);
    const buffer = await fit(sharp(await image.png().toBuffer()), limit);
    writeFileSync(file, buffer);
    console.log(file, buffer.length);
  }
}

const [only] = process.argv.slice(2);
for (const [game, look] of Object.entries(covers)) if (!only || only === game) await cover(game, look);

/** Pictures that a game shows while it is played. */
const pictures = { instant: { gem, mine }, 'lucky-koi': koiSymbols };
for (const [name, bodies] of Object.entries(pictures)) {
  if (only && only !== name) continue;
  const folder = join(root, 'apps/studio/public/art', name);
  mkdirSync(folder, { recursive: true });
  for (const [picture, layers] of Object.entries(bodies)) {
    const image = sharp(await drawn(layers, 480)).resize(192, 192);
    writeFileSync(join(folder, `${picture}.webp`), await fit(image, 12_000));
  }
}
