// Logotypes and lobby covers of the drawn slots: `node slots/covers.mjs [game]`.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { root, site } from '../paths.mjs';
import * as m from './materials.mjs';
import { addLayer, emptyPicture, pixelsOf } from './relief.mjs';
import { sets } from './sets.mjs';

const wordmark = (words, stroke) =>
  `<text x="256" y="268" font-family="Noto Serif Display, Noto Serif" font-weight="900" font-size="46" letter-spacing="1" text-anchor="middle" fill="#fff" stroke="#fff" stroke-width="${stroke}" stroke-linejoin="round" textLength="440" lengthAdjust="spacingAndGlyphs">${words.join(' ')}</text>`;

async function drawn(layers, size) {
  const picture = emptyPicture(size);
  for (const layer of layers) addLayer(picture, layer);
  const { pixels, info } = pixelsOf(picture);
  return sharp(pixels, { raw: info })
    .modulate({ saturation: 1.22 })
    .linear([1.16, 1.16, 1.16, 1], [-12, -12, -12, 0])
    .png()
    .toBuffer();
}

/** The best WebP at or under so many bytes. */
async function fit(image, limit) {
  const png = await image.png().toBuffer();
  for (let quality = 86; ; quality -= 5) {
    const buffer = await sharp(png).webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    if (buffer.length <= limit || quality <= 30) return buffer;
  }
}

async function cover(folder, stars, [width, height], places, file, limit) {
  const back = await sharp(join(folder, 'background.webp'))
    .resize(width, height, { fit: 'cover' })
    .modulate({ brightness: 0.82, saturation: 1.15 })
    .blur(1.6)
    .toBuffer();
  const light = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><radialGradient id="g"><stop offset="0" stop-color="#fff" stop-opacity=".55"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient></defs><ellipse cx="${width / 2}" cy="${height * 0.5}" rx="${width * 0.42}" ry="${height * 0.44}" fill="url(#g)"/></svg>`;
  const layers = await Promise.all(
    places.map(async ([star, size, x, y, turn]) => ({
      input: await sharp(stars[star])
        .resize(size, size)
        .rotate(turn, { background: '#0000' })
        .resize(size, size, { fit: 'inside' })
        .toBuffer(),
      left: Math.round(x - size / 2),
      top: Math.round(y - size / 2),
    })),
  );
  const image = sharp(back).composite([{ input: Buffer.from(light), blend: 'soft-light' }, ...layers]);
  const buffer = await fit(sharp(await image.png().toBuffer()), limit);
  writeFileSync(file, buffer);
  console.log(file, buffer.length);
}

const [only] = process.argv.slice(2);
for (const [game, { symbols, words, field, stars }] of Object.entries(sets)) {
  if (only && only !== game) continue;
  const folder = join(root, 'apps/studio/public/art', game);
  const mark = await drawn(
    [
      { markup: wordmark(words, 13), material: m.gold, bevel: 0.008, shadow: 0 },
      { markup: wordmark(words, 4), material: field, bevel: 0.011, shadow: 0.4 },
    ],
    1440,
  );
  const logo = await sharp(mark)
    .extract({ left: 0, top: 540, width: 1440, height: 360 })
    .resize(720, 180)
    .webp({ quality: 86, alphaQuality: 90, effort: 6 })
    .toBuffer();
  writeFileSync(join(folder, 'logo.webp'), logo);
  writeFileSync(join(folder, 'glow.webp'), await sharp(join(folder, '../lantern-garden/glow.webp')).toBuffer());
  const pictures = await Promise.all(stars.map((star) => drawn(symbols[star], 512)));
  await cover(
    folder,
    pictures,
    [480, 480],
    [
      [1, 210, 116, 330, -14],
      [2, 210, 364, 330, 14],
      [0, 340, 240, 214, 0],
    ],
    join(site, `covers/${game}.webp`),
    15_000,
  );
  await cover(
    folder,
    pictures,
    [960, 540],
    [
      [1, 280, 250, 330, -12],
      [2, 280, 710, 330, 12],
      [0, 420, 480, 250, 0],
    ],
    join(site, `covers/${game}-wide.webp`),
    40_000,
  );
}
