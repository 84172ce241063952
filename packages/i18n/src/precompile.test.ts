import compile from 'icu-minify/compile';
import { createTranslator } from 'use-intl/core';
import format from 'use-intl/format-message/format-only';
import { expect, it } from 'vitest';
import { formats } from './formats.ts';

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
