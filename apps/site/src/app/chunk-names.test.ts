// @covers lazy-chunks

import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** The page chunks of the specification's section 7, each a file of that name; `index` is the first script of index.html. */
const chunks = `download Vip byIframe egame elott fbSports game help joinus lottery pointMall promo promoDetail
  seamless vnlottery`.split(/\s+/);
const routes = ['router.tsx', 'page-routes.ts'].map((file) => readFileSync(`apps/site/src/app/${file}`, 'utf8')).join();

it.each(chunks)('the chunk %s is a file of its own, which the routes load by that name', (chunk) => {
  expect(existsSync(`apps/site/src/app/chunks/${chunk}.ts`)).toBe(true);
  expect(routes).toMatch(new RegExp(`lazyPage\\(\\s*'${chunk}'`));
  expect(routes).toContain(`() => import('./chunks/${chunk}.ts')`);
});

it('index is the program of index.html', () => {
  expect(readFileSync('apps/site/index.html', 'utf8')).toMatch(/<script type="module" src="\/src\/main\.tsx">/);
});
