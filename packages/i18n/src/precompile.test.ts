import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import compile from 'icu-minify/compile';
import { createTranslator } from 'use-intl/core';
import format from 'use-intl/format-message/format-only';
import { expect, it } from 'vitest';
import { formats } from './formats.ts';
import { precompileMessages, withLaterErrors, withoutUnshown } from './precompile.ts';

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

it('a failure that comes later is in the later half of the errors alone, and no other text is moved', () => {
  const plugin = precompileMessages({ isLater: (key) => key === 'limit_reached' });
  const file = fileURLToPath(new URL('../messages/EN/errors.json', import.meta.url));
  const keysIn = ({ code }: { code: string }) => Object.keys(JSON.parse(code.replace('export default ', '')) as object);
  const atOnceOf = (id: string) =>
    keysIn((plugin.transform as (code: string, id: string) => { code: string })(readFileSync(file, 'utf8'), id));
  const all = Object.keys(JSON.parse(readFileSync(file, 'utf8')) as object);
  expect(keysIn((plugin.load as (id: string) => { code: string })(`${file}?later`))).toEqual(['limit_reached']);
  expect(atOnceOf(file)).toEqual(all.filter((key) => key !== 'limit_reached'));
  expect(atOnceOf('/messages/EN/site.json')).toEqual(all);
});

it('the list of later failures is found in messages.ts, and a changed one is refused', () => {
  const code = readFileSync(new URL('messages.ts', import.meta.url), 'utf8');
  expect(withLaterErrors(code)).toContain("'?later'");
  expect(() => withLaterErrors("import.meta.glob('./errors.json')")).toThrow('messages.ts');
});
