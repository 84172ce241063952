import { readFileSync } from 'node:fs';

const site = 'apps/site/dist';
const page = readFileSync(`${site}/index.html`, 'utf8');
/** What the page asks for by itself: its scripts and everything preloaded as a module, the default language among them. */
const firstLoad = [...page.matchAll(/(?:src|href)="\/([^"]+\.js)"/g)].map(([, file]) => `${site}/${file}`);

export default [
  { name: 'site, JavaScript of the first load', path: firstLoad, limit: '150 kB', gzip: true },
  {
    name: 'slot client beside Pixi and React',
    path: ['apps/studio/dist/assets/{index,lantern-garden,handlers,Panels,preload}-*.js'],
    limit: '250 kB',
    gzip: true,
  },
];
