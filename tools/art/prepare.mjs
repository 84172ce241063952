// Unpacks what Blender needs out of npm packages into .cache: HDRIs (base64 EXR) and fonts (woff2 to ttf).
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import wawoff from 'wawoff2';
import { cache } from './paths.mjs';

const require = createRequire(import.meta.url);
const HDRIS = ['studio', 'lobby'];
const FONTS = [['marcellus', '@fontsource/marcellus/files/marcellus-latin-400-normal.woff2']];
const GLYPHS = ['rooster', 'console-controller', 'soccer-ball', 'ticket', 'crossed-swords'];

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

// Silhouettes from game-icons (CC-BY-3.0) that Blender raises in gold on the category medals.
const { icons, height } = require('@iconify-json/game-icons/icons.json');
mkdirSync(join(cache, 'glyphs'), { recursive: true });
for (const name of GLYPHS) {
  const size = icons[name].height ?? height ?? 512;
  const body = icons[name].body.replaceAll('currentColor', '#000');
  writeFileSync(
    join(cache, 'glyphs', `${name}.svg`),
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}">${body}</svg>`,
  );
}
console.log('prepared', HDRIS.length, 'HDRIs and', FONTS.length, 'fonts');
