// Brand files: mark, wordmarks, favicon, icons, og picture. The mark is a B cut from table cloth: two lozenge pips as counters.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import opentype from 'opentype.js';
import sharp from 'sharp';
import { cache, masters, site } from './paths.mjs';

const out = (name) => join(site, 'brand', name);
const GOLD = ['#F2CF7E', '#E2B653', '#C08F2C'];
const IVORY = '#F3EEDF';
const GROUND = '#0B1712';

// Drawn in a 64 box; the stroke rounds every corner and narrows the pips to their final size.
const MARK =
  'M13 6.500H36L48.500 19L41 30L53 43.500L39.500 57.500H13Z' +
  'M30.500 10.700L39.600 19.800L30.500 28.900L21.400 19.800Z' +
  'M31.500 33.400L41.600 43.500L31.500 53.600L21.400 43.500Z';
const gradient = (id = 'g') =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${GOLD[0]}"/><stop offset=".5" stop-color="${GOLD[1]}"/><stop offset="1" stop-color="${GOLD[2]}"/></linearGradient>`;
const mark = (paint, transform = '') =>
  `<path${transform && ` transform="${transform}"`} fill="${paint}" fill-rule="evenodd" stroke="${paint}" stroke-width="3" stroke-linejoin="round" d="${MARK}"/>`;
const svg = (box, body, title = 'Baize') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" role="img" aria-label="${title}">${body}</svg>\n`;

// A tight box: the mark spans 11.5..54.5 by 5..59.
writeFileSync(out('logo.svg'), svg('3 2 60 60', `<defs>${gradient()}</defs>${mark('url(#g)')}`));

function wordmark(letters, paint) {
  const font = opentype.loadSync(join(cache, 'fonts/marcellus.ttf'));
  const size = 58;
  let x = 67;
  let path = '';
  for (const char of 'Baize') {
    const glyph = font.charToGlyph(char);
    path += glyph.getPath(x, 52.5, size).toPathData(2);
    x += (glyph.advanceWidth / font.unitsPerEm) * size + 1.6;
  }
  const defs = paint.startsWith('url') ? `<defs>${gradient()}</defs>` : '';
  return svg(
    `8 0 ${Math.ceil(x) - 6} 64`,
    `${defs}${mark(paint)}<path fill="${letters}" stroke="${letters}" stroke-width=".7" d="${path}"/>`,
  );
}
writeFileSync(out('wordmark-dark.svg'), wordmark(IVORY, 'url(#g)'));

const tile = (radius, scale) => {
  const k = scale;
  const shift = `translate(${32 - 33 * k} ${32 - 32 * k}) scale(${k})`;
  return `<defs>${gradient()}<radialGradient id="b" cx=".5" cy=".3" r=".9"><stop offset="0" stop-color="#17573F"/><stop offset="1" stop-color="${GROUND}"/></radialGradient></defs><rect width="64" height="64" rx="${radius}" fill="url(#b)"/>${mark('url(#g)', shift)}`;
};
writeFileSync(out('favicon.svg'), svg('0 0 64 64', tile(14, 0.82)));
for (const size of [192, 512]) {
  // Full-bleed with a safe zone, so that one file also serves as a maskable icon.
  const image = new Resvg(svg('0 0 64 64', tile(0, 0.66)), { fitTo: { mode: 'width', value: size } }).render().asPng();
  writeFileSync(
    out(`icon-${size}.png`),
    await sharp(image)
      .png({ compressionLevel: 9, palette: size > 192, quality: 95 })
      .toBuffer(),
  );
}

// og: the table banner with the wordmark laid over its calm side.
const ground = join(masters, 'table/banner-desktop.png');
if (existsSync(ground)) {
  const words = new Resvg(readFileSync(out('wordmark-dark.svg'), 'utf8'), { fitTo: { mode: 'width', value: 430 } })
    .render()
    .asPng();
  const shade = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><defs><radialGradient id="s" cx=".2" cy=".2" r=".5"><stop offset=".35" stop-color="#0B1712"/><stop offset="1" stop-color="#0B1712" stop-opacity="0"/></radialGradient></defs><rect width="1200" height="630" fill="url(#s)"/></svg>',
  );
  const picture = await sharp(ground)
    .resize(1800, 630, { fit: 'cover' })
    .extract({ left: 600, top: 0, width: 1200, height: 630 })
    .composite([{ input: shade }, { input: words, left: 70, top: 80 }])
    .webp({ quality: 82, effort: 6 })
    .toBuffer();
  writeFileSync(out('og.webp'), picture);
}
console.log('brand written');
