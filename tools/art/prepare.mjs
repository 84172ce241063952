// Unpacks what Blender needs out of npm packages into .cache: HDRIs (base64 EXR) and fonts (woff2 to ttf).
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import wawoff from 'wawoff2';
import { cache } from './paths.mjs';

const require = createRequire(import.meta.url);
const HDRIS = ['studio', 'lobby', 'apartment', 'night', 'warehouse', 'city', 'sunset'];
const FONTS = [
  ['cinzel-900', '@fontsource/cinzel/files/cinzel-latin-900-normal.woff2'],
  ['cinzel-700', '@fontsource/cinzel/files/cinzel-latin-700-normal.woff2'],
  ['marcellus', '@fontsource/marcellus/files/marcellus-latin-400-normal.woff2'],
];

mkdirSync(join(cache, 'hdri'), { recursive: true });
mkdirSync(join(cache, 'fonts'), { recursive: true });
for (const name of HDRIS) {
  const text = readFileSync(require.resolve(`@pmndrs/assets/hdri/${name}.exr.js`), 'utf8');
  const base64 = text.slice(text.indexOf('base64,') + 7).replace(/['";\s]+$/, '');
  writeFileSync(join(cache, 'hdri', `${name}.exr`), Buffer.from(base64, 'base64'));
}
for (const [name, file] of FONTS) {
  const ttf = await wawoff.decompress(readFileSync(require.resolve(file)));
  writeFileSync(join(cache, 'fonts', `${name}.ttf`), Buffer.from(ttf));
}
console.log('prepared', HDRIS.length, 'HDRIs and', FONTS.length, 'fonts');
