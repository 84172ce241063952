// Turns the masters in .cache into the files the apps load: trim, frame, resize, and the best quality that fits the budget.
// `node encode.mjs [word ...]` encodes only outputs whose path contains one of the words.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import sharp from 'sharp';
import { lanternGarden, masters, root, site } from './paths.mjs';

const only = process.argv.slice(2);
const wanted = (file) => only.length === 0 || only.some((word) => file.includes(word));
const KB = 1000;

/** The best WebP (or AVIF) at or under `limit` bytes. */
async function fit(pixels, limit, format = 'webp', top = 90, low = 30) {
  let buffer;
  for (let quality = top; quality >= low; quality -= quality > 60 ? 4 : 5) {
    const image = sharp(pixels.data, { raw: pixels.info }).withMetadata({});
    buffer =
      format === 'webp'
        ? await image
            .webp({ quality, alphaQuality: Math.max(Math.round(quality * 0.8), 50), effort: 6, smartSubsample: true })
            .toBuffer()
        : await image.avif({ quality: Math.round(quality * 0.72), effort: 5, chromaSubsampling: '4:4:4' }).toBuffer();
    if (buffer.length <= limit) break;
  }
  return buffer;
}

async function raw(image) {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return { data, info: { width: info.width, height: info.height, channels: info.channels } };
}

function save(file, buffer, note = '') {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, buffer);
  console.log(relative(root, file), `${(buffer.length / KB).toFixed(1)} KB`, note);
}

/** Transparent art: trim to its own alpha, then centre it in the box with an even margin. */
async function cutout(master, file, [width, height], { margin = 0.04, limit = 12 * KB, sharpen = 0.5, gain = 1 } = {}) {
  const source = join(masters, `${master}.png`);
  if (!wanted(file) || !existsSync(source)) return;
  const inner = [Math.round(width * (1 - 2 * margin)), Math.round(height * (1 - 2 * margin))];
  const trimmed = await sharp(source)
    .trim({ background: { r: 0, g: 0, b: 0, alpha: 0 }, threshold: 8 })
    .toBuffer();
  const art = await sharp(trimmed)
    .resize(inner[0], inner[1], { fit: 'inside', kernel: 'lanczos3' })
    .sharpen({ sigma: sharpen })
    .modulate({ saturation: 1.08, brightness: gain })
    .toBuffer({ resolveWithObject: true });
  const x = Math.floor((width - art.info.width) / 2);
  const y = Math.floor((height - art.info.height) / 2);
  const canvas = sharp({
    create: { width, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  }).composite([{ input: art.data, left: x, top: y }]);
  save(file, await fit(await raw(canvas), limit));
}

/** Darkens the foot of a mobile banner, so that ivory text over the lower 40 % keeps 4.5:1. */
const SCRIM = (
  width,
  height,
  k,
) => `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1">
<stop offset=".44" stop-color="#06100C" stop-opacity="0"/><stop offset=".52" stop-color="#06100C" stop-opacity="${0.35 * k}"/><stop offset=".60" stop-color="#06100C" stop-opacity="${0.78 * k}"/><stop offset=".70" stop-color="#06100C" stop-opacity="${0.93 * k}"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#s)"/></svg>`;

/** Opaque art: cover the box; AVIF beside it when that is smaller. */
async function picture(
  master,
  file,
  [width, height],
  { limit = 60 * KB, avif = false, sharpen = 0.4, top = 88, scrim = 0, dim = 1 } = {},
) {
  const source = join(masters, `${master}.png`);
  if (!wanted(file) || !existsSync(source)) return;
  const image = sharp(source)
    .removeAlpha()
    .resize(width, height, { fit: 'cover', kernel: 'lanczos3' })
    .sharpen({ sigma: sharpen });
  if (dim !== 1) image.linear(dim, 0);
  if (scrim) image.composite([{ input: Buffer.from(SCRIM(width, height, scrim)) }]);
  const pixels = await raw(image);
  const webp = await fit(pixels, limit, 'webp', top);
  save(file, webp);
  if (avif) {
    const buffer = await fit(pixels, Math.min(limit, webp.length * 0.9), 'avif', top);
    if (buffer.length < webp.length) save(file.replace(/\.webp$/, '.avif'), buffer);
  }
}

// 1. Lantern Garden
const lg = (name) => join(lanternGarden, `${name}.webp`);
for (const name of ['w', 's', 'h1', 'h2', 'h3', 'h4']) await cutout(`symbols/${name}`, lg(name), [256, 256]);
for (const name of ['a', 'k', 'q', 'j']) await cutout(`symbols/${name}`, lg(name), [256, 256], { margin: 0.09 });
await cutout('symbols/coin', lg('coin'), [96, 96], { limit: 5 * KB });
await cutout('symbols/petal', lg('petal'), [48, 48], { limit: 2 * KB });
await cutout('symbols/lantern-small', lg('lantern-small'), [96, 128], { margin: 0.02, limit: 6 * KB });
await cutout('symbols/logo', lg('logo'), [720, 180], { margin: 0.02, limit: 30 * KB });
await picture('garden/background', lg('background'), [1600, 900], { limit: 90 * KB, dim: 0.86 });
await picture('garden/background-free', lg('background-free'), [1600, 900], { limit: 90 * KB, dim: 0.86 });
await picture('garden/background-portrait', lg('background-portrait'), [828, 1472], { limit: 90 * KB, dim: 0.86 });
await picture('garden/background-free-portrait', lg('background-free-portrait'), [828, 1472], {
  limit: 90 * KB,
  dim: 0.86,
});

if (wanted(lg('glow'))) {
  // A radial light computed per pixel: white, alpha falling smoothly to nothing at the rim.
  const size = 256;
  const data = Buffer.alloc(size * size * 4, 255);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const r = Math.min(1, Math.hypot(x - size / 2 + 0.5, y - size / 2 + 0.5) / (size / 2));
      data[(y * size + x) * 4 + 3] = Math.round(255 * (1 - r) ** 2 * (1 - r * r));
    }
  }
  save(
    lg('glow'),
    await sharp(data, { raw: { width: size, height: size, channels: 4 } })
      .webp({ quality: 80, alphaQuality: 90, effort: 6 })
      .toBuffer(),
  );
}

// 2. Covers
await picture('garden/cover', join(site, 'covers/lantern-garden.webp'), [480, 480], { limit: 15 * KB });
await picture('garden/cover-wide', join(site, 'covers/lantern-garden-wide.webp'), [960, 540], { limit: 40 * KB });

// 3. Home banners
const banners = { 1: 'table/banner', 2: 'garden/banner', 3: 'ledger/banner' };
for (const [n, master] of Object.entries(banners)) {
  await picture(`${master}-desktop`, join(site, `banners/home-${n}-desktop.webp`), [1600, 560], {
    limit: 60 * KB,
    avif: true,
  });
  await picture(`${master}-mobile`, join(site, `banners/home-${n}-mobile.webp`), [828, 620], {
    limit: 60 * KB,
    avif: true,
    scrim: { 1: 0.5, 2: 0.7, 3: 1 }[n],
  });
}

// 5. Small scenes, the fallback cover
for (const name of ['not-found', 'error', 'offline', 'empty-bets', 'empty-wallet', 'welcome']) {
  await cutout(`scenes/${name}`, join(site, `scenes/${name}.webp`), [480, 360], { limit: 20 * KB, margin: 0.03 });
}
await picture('scenes/game-fallback', join(site, 'scenes/game-fallback.webp'), [480, 480], { limit: 15 * KB });
