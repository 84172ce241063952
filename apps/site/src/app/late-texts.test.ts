// @covers texts-with-their-page

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { lateTextFaults } from './late-texts.fixture.ts';

/** Come with every page, and with the member who is logged in. */
const core = ['common', 'errors', 'site', 'front', 'member'];

const readSource = (file: string): string => readFileSync(`apps/site/src/${file}`, 'utf8');

it('every page and popup comes with the texts that it shows', () => {
  expect(lateTextFaults('main.tsx', { read: readSource, core })).toEqual([]);
});

it('a page without its texts is found, whatever way leads to it', () => {
  const files: Readonly<Record<string, string>> = {
    'main.tsx': "import './routes.ts';\nuseTranslations('site.header');",
    'routes.ts': `const load = () => import('./pages/b.tsx');
      lazyPage('a', ['pages'], () => import('./pages/a.tsx'), 'A');
      lazyPage('b', [], load, 'B');
      lazy(() => withTexts(['wallet'], import('./pages/c.tsx')));`,
    'pages/a.tsx': "import { Part } from '../part.tsx';\nuseTranslations('auth.agentHome');",
    'pages/b.tsx': "import { Part } from '../part.tsx';",
    'pages/c.tsx': "useTranslations('wallet');\nlazy(() => import('../part.tsx'));",
    'part.tsx': "useTranslations('pages.affiliate');",
  };
  expect(lateTextFaults('main.tsx', { read: (file) => files[file] ?? '', core })).toEqual([
    'pages/a.tsx shows texts of auth, which main.tsx > pages/a.tsx does not load',
    'part.tsx shows texts of pages, which main.tsx > pages/b.tsx does not load',
    'part.tsx shows texts of pages, which main.tsx > pages/c.tsx > part.tsx does not load',
  ]);
});
