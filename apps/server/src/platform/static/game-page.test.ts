// @covers game-page-assets

import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createGamePage } from './game-page.ts';

const html = '<html><head><title>Games</title><script src="index.js"></script></head><body></body></html>';
const first = {
  early: 'assets/early-1.js',
  font: 'assets/letters.woff2',
  texts: { TY: ['assets/texts-TY-1.js'], TH: ['assets/texts-TH-1.js'] },
  games: {
    reels: { scripts: ['assets/reels-1.js'], later: ['assets/pixi-1.js'], styles: [], art: 'art/reels' },
    dice: { scripts: ['assets/dice-1.js'], later: [], styles: ['assets/dice-1.css'], art: null },
  },
};

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'game-page-'));
  mkdirSync(path.join(folder, 'assets'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const build = (files: Record<string, string>) => {
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  return createGamePage(folder, '/studio/play/');
};
const early = 'var t=`$& $1`;fetch(t);';
const built = () =>
  build({ 'index.html': html, 'first-files.json': JSON.stringify(first), 'assets/early-1.js': `${early}\n` });
const filesIn = (page: ReturnType<ReturnType<typeof built>>) =>
  [...(page?.html ?? '').matchAll(/(?:href|src)="\/studio\/play\/([^"]+)"/g)].map(([, file]) => file);

test('names what a game and its language need, the renderer last, after the exchange that stands in the page', () => {
  const page = built()({ game: 'reels', lang: 'TH' });
  const written = `(()=>{${early}})()`;
  expect(filesIn(page)).toEqual([
    'assets/texts-TH-1.js',
    'assets/reels-1.js',
    'art/reels/board.pack',
    'art/reels/background-portrait.webp',
    'art/reels/background.webp',
    'art/reels/logo.webp',
    'assets/letters.woff2',
    'assets/pixi-1.js',
  ]);
  expect(page?.html).toContain(`</title><script>${written}</script><script src="index.js">`);
  expect(page?.scriptSource).toBe(`'sha256-${createHash('sha256').update(written).digest('base64')}'`);
  expect(page?.html).toMatch(/as="fetch" href="[^"]+board\.pack" crossorigin/);
});

test('a game without a board has its styles and no pictures', () => {
  const files = filesIn(built()({ game: 'dice', lang: 'TY' }));
  expect(files).toContain('assets/dice-1.css');
  expect(files.filter((file) => file?.startsWith('art/'))).toEqual([]);
});

test.each([
  ['an unknown game', { game: 'none', lang: 'TY' }],
  ['no game', {}],
  ['a name that every object has', { game: 'constructor', lang: '__proto__' }],
  ['the same name twice', { game: ['reels', 'dice'], lang: ['TH', 'TY'] }],
  ['markup', { game: '"><script>', lang: '"><script>' }],
])('%s is named nothing for, in the usual language', (_name, query) => {
  const page = built()(query);
  expect(filesIn(page)).toEqual(['assets/texts-TY-1.js', 'assets/letters.woff2']);
  expect(page?.html).not.toContain('"><script>"');
});

test('a script that would end its tag is refused at the start', () => {
  expect(() =>
    build({ 'index.html': html, 'first-files.json': JSON.stringify(first), 'assets/early-1.js': '"</script>"' }),
  ).toThrow('early-1.js');
});

test('without the list the page stays as it was built, without a build there is none', () => {
  expect(createGamePage(folder, '/studio/play/')({})).toBeNull();
  expect(build({ 'index.html': html })({ game: 'reels' })).toEqual({ html, scriptSource: null });
});
