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

export default [
  { name: 'site, JavaScript of the first load', path: firstLoad, limit: '150 kB', gzip: true },
  { name: 'site, heaviest later chunk', path: heaviestLater, limit: '60 kB', gzip: true },
  {
    name: 'slot client beside Pixi and React',
    path: ['apps/studio/dist/assets/{index,lantern-garden,handlers,Panels,preload}-*.js'],
    limit: '250 kB',
    gzip: true,
  },
];
