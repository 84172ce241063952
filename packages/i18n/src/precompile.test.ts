import { readFileSync } from 'node:fs';
import compile from 'icu-minify/compile';
import { createTranslator } from 'use-intl/core';
import format from 'use-intl/format-message/format-only';
import { expect, it } from 'vitest';
import { formats } from './formats.ts';
import { withoutUnshown } from './precompile.ts';

const text = '{count, plural, =0 {No games} one {# game} other {# games}}';

it.each([0, 1, 1234])('says the same parsed beforehand as parsed in the browser, for %i', (count) => {
  const parsedInBrowser = createTranslator({ locale: 'en-GB', messages: { games: text }, formats })('games', { count });
  const formatters = {
    getNumberFormat: (...input: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...input),
    getPluralRules: (...input: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...input),
  };
  const options = { locale: 'en-GB', formatters } as unknown as Parameters<typeof format>[3];
  expect(format('games', compile(text), { count }, options)).toBe(parsedInBrowser);
});

it('an app names the files of the texts that it shows, and no others', () => {
  const code = readFileSync(new URL('messages.ts', import.meta.url), 'utf8');
  const [, files = ''] = /glob<[^(]*\('([^']*)'/.exec(withoutUnshown(code, (name) => name.startsWith('console'))) ?? [];
  expect(files).toMatch(/^\.\/\*\/\{console,console\w+,.*\}\.json$/);
  expect(files).not.toContain('site');
});

it('a changed list of files and an app without texts are refused', () => {
  expect(() => withoutUnshown("import.meta.glob('./elsewhere/*.json')", () => true)).toThrow('messages.ts');
  expect(() => withoutUnshown("'./*/*.json'", () => false)).toThrow('shows');
});
