import { readdirSync, readFileSync, statSync } from 'node:fs';

const site = 'apps/site/dist';
const page = readFileSync(`${site}/index.html`, 'utf8');
/** What the page asks for by itself: its scripts and everything preloaded as a module, the default language among them. */
const firstLoad = [...page.matchAll(/(?:src|href)="\/([^"]+\.js)"/g)].map(([, file]) => `${site}/${file}`);

/** What a page or a popup brings with it when it is opened; the heaviest stands for all. */
const [heaviestLater] = readdirSync(`${site}/assets`)
  .filter((file) => file.endsWith('.js'))
  .map((file) => `${site}/assets/${file}`)
  .filter((file) => !firstLoad.includes(file))
  .sort((one, other) => statSync(other).size - statSync(one).size);

const studio = 'apps/studio/dist/assets';
const studioFiles = readdirSync(studio).filter((file) => file.endsWith('.js'));
/** The libraries that games share. */
const isLibrary = (file) => /^(pixi|react)-/.test(file);
const textOf = (file) => readFileSync(`${studio}/${file}`, 'utf8');
const matches = (text, pattern) => [...text.matchAll(pattern)].map(([, file]) => file);
const needsOf = (file) => matches(textOf(file), /(?:from|import)\s*[`"']\.\/([\w-]+\.js)[`"']/g);
const opensOf = (file) => matches(textOf(file), /import\([`"']\.\/([\w-]+\.js)[`"']\)/g);

/** A chunk with all that it loads, at once or later. */
function withAllOf(file, known = new Set()) {
  if (known.has(file) || isLibrary(file)) return known;
  known.add(file);
  for (const other of [...needsOf(file), ...(/^(index|shell)-/.test(file) ? [] : opensOf(file))])
    withAllOf(other, known);
  return known;
}

const start = studioFiles.find((file) => opensOf(file).some((other) => other.startsWith('roulette-')));
const games = opensOf(start).map((file) => [...withAllOf(file, withAllOf(start))]);
const sizeOf = (files) => files.reduce((sum, file) => sum + statSync(`${studio}/${file}`).size, 0);
/** What a game brings beside its libraries and its texts; the heaviest stands for all. */
const [heaviestGame] = games.sort((one, other) => sizeOf(other) - sizeOf(one));

export default [
  { name: 'site, JavaScript of the first load', path: firstLoad, limit: '150 kB', gzip: true },
  { name: 'site, heaviest later chunk', path: heaviestLater, limit: '60 kB', gzip: true },
  {
    name: 'heaviest game of the studio beside Pixi and React',
    path: heaviestGame.map((file) => `${studio}/${file}`),
    limit: '250 kB',
    gzip: true,
  },
];
