// Writes the drawn pictures, SVG all of them: scenes, wide pictures of promotions and news, covers of lotteries and sportsbooks.
// Run from the root: node --import tsx tools/art/drawn/render.mjs
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lotteries, rulesOf } from '../../../packages/games/lottery-catalogue/index.ts';
import { site } from '../paths.mjs';
import { categories } from './categories.mjs';
import { gameCovers, lotteryCover } from './covers.mjs';
import { scenes, things } from './scenes.mjs';
import { defs, tray } from './shapes.mjs';

const svg = (box, content, more = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"><title>TITLE</title>${defs}${more === '' ? '' : `<defs>${more}</defs>`}${content}</svg>\n`;
const write = (folder, name, text) => {
  mkdirSync(join(site, folder), { recursive: true });
  writeFileSync(join(site, folder, `${name}.svg`), text.replace('TITLE', name));
};

for (const [name, content] of Object.entries(categories)) write('categories', name, svg('0 0 240 240', content));
for (const [name, content] of Object.entries(scenes)) write('scenes', name, svg('0 0 240 240', tray + content));

/** Promotions and news: the thing on its tray, under a light of its own colour. */
const wide = (hue, content) => {
  const lights = [40, 96, 150, 330, 392]
    .map(
      (x, index) =>
        `<circle cx="${x}" cy="${30 + ((index * 47) % 90)}" r="${8 + index * 3}" fill="hsl(${hue} 70% 70%)" opacity=".16"/>`,
    )
    .join('');
  const ground = `<radialGradient id="wall" cx=".5" cy=".4" r=".8"><stop offset="0" stop-color="hsl(${hue} 48% 34%)"/><stop offset=".55" stop-color="hsl(${hue} 52% 18%)"/><stop offset="1" stop-color="hsl(${hue} 55% 9%)"/></radialGradient>`;
  return svg(
    '0 0 427 240',
    `<rect width="427" height="240" fill="url(#wall)"/>${lights}<g transform="translate(93 4)">${tray}${content}</g>`,
    ground,
  );
};
const promotions = {
  welcome: wide(155, scenes.rewards),
  'top-up': wide(42, things.coins),
  leaderboard: wide(220, scenes.ranking),
  app: wide(185, things.phone),
  check: wide(130, things.check),
  refer: wide(12, scenes.refer),
  opening: wide(150, scenes.agents),
  books: wide(35, things.ledger),
  winners: wide(350, scenes.winners),
  'deposit-bonus': wide(168, things.bonus),
};
const goods = {
  cap: wide(150, things.cap),
  cards: wide(350, things.cards),
  'voucher-10': wide(40, things.voucher10),
  'voucher-50': wide(10, things.voucher50),
};
for (const [name, text] of Object.entries(goods)) write('goods', name, text);
for (const [name, text] of Object.entries(promotions)) write('promotions', name, text);

const bothOf = (folder, name, draw) => {
  for (const isWide of [false, true]) {
    const { box, content, more } = draw(isWide);
    write(folder, isWide ? `${name}-wide` : name, svg(box, content, more));
  }
};
for (const { code, rules } of lotteries)
  bothOf('covers/lotteries', code.toLowerCase(), (isWide) =>
    lotteryCover({ code, family: rulesOf(rules).code.toUpperCase() }, isWide),
  );
for (const [name, draw] of Object.entries(gameCovers)) bothOf('covers', name, draw);
