import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { chunkFileName } from '../../chunk-names.ts';

/** The page chunks of the specification's section 7; `index` is the script of index.html, which keeps its own name. */
const chunks = [
  ['download', 'download-page'],
  ['Vip', 'vip-page'],
  ['byIframe', 'game-page'],
  ['egame', 'hall-page'],
  ['elott', 'elott-page'],
  ['fbSports', 'fb-sports-page'],
  ['game', 'hot-page'],
  ['help', 'help-page'],
  ['joinus', 'join-page'],
  ['lottery', 'lottery-page'],
  ['pointMall', 'point-mall-page'],
  ['promo', 'promotions-page'],
  ['promoDetail', 'promo-detail-page'],
  ['seamless', 'seamless-page'],
  ['vnlottery', 'vnlottery-page'],
] as const;

it.each(chunks)('the chunk %s holds the page %s', (chunk, page) => {
  const file = `apps/site/src/app/pages/${page}.tsx`;
  expect(existsSync(file), file).toBe(true);
  expect(chunkFileName({ facadeModuleId: `/somewhere/${file}` })).toBe(`assets/${chunk}-[hash].js`);
});

it.each([null, undefined, '/somewhere/apps/site/index.html', '/somewhere/apps/site/src/app/pages/news-page.tsx'])(
  'another part keeps its own name: %s',
  (facadeModuleId) => {
    expect(chunkFileName({ facadeModuleId: facadeModuleId ?? null })).toBe('assets/[name]-[hash].js');
  },
);
