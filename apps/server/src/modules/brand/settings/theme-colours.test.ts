// @covers white-label theme

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parseSettings } from './settings.ts';
import { contrast, defaultColours, type ThemeName, unreadablePairs } from './theme-colours.ts';

const palette = readFileSync(
  fileURLToPath(new URL('../../../../../../packages/ui/src/palette.css', import.meta.url)),
  'utf8',
);

describe.each(['light', 'dark'] as const)('the product’s %s colours', (theme: ThemeName) => {
  test('are those of the palette', () => {
    const block = palette.slice(palette.indexOf(`[data-theme="${theme}"] {`)).split('}')[0] ?? '';
    for (const [token, colour] of Object.entries(defaultColours[theme]))
      expect(block).toContain(`--${token}: ${colour};`);
  });

  test('can all be read', () => {
    expect(unreadablePairs(theme, defaultColours[theme])).toEqual([]);
  });
});

test('contrast is WCAG’s', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrast('#ffffff', '#777777')).toBe(contrast('#777777', '#ffffff'));
});

describe('a brand’s colours', () => {
  const parse = (themeColours: unknown) => parseSettings('violet', { themeColours }).themeColours;

  test('are kept as far as they are chosen', () => {
    const dark = { gold: '#b79cf5', 'gold-hover': '#c9b5fa' };
    expect(parse({ dark })).toEqual({ light: {}, dark });
    expect(parse(undefined)).toEqual({ light: {}, dark: {} });
  });

  test.each([
    ['a colour that is none', { light: { gold: 'red' } }, /themeColours\.light\.gold/],
    ['a token that nobody knows', { light: { purple: '#112233' } }, /themeColours\.light\.purple/],
    ['script in a colour', { light: { gold: '#000000;}' } }, /themeColours\.light\.gold/],
    ['a theme that nobody knows', { blue: {} }, /themeColours\.blue/],
  ])('%s is refused', (_what, colours, expected) => {
    expect(() => parse(colours)).toThrow(expected);
  });

  test('text that nobody could read is refused with its figures', () => {
    expect(() => parse({ dark: { gold: '#3a2f10' } })).toThrow(
      /themeColours\.dark\.on-gold: contrast of on-gold on gold is 1\.\d+, at least 4\.5 is needed/,
    );
  });
});

describe('two colours that stand on each other and are alike', () => {
  const [text, edge] = [4.5, 3];
  const asked: [string, readonly string[], number][] = [
    ['ink', ['ground', 'surface', 'raised', 'sunken'], text],
    ['ink-muted', ['ground', 'surface', 'raised', 'sunken'], text],
    ['gold-ink', ['ground', 'surface', 'raised', 'gold-soft'], text],
    ['on-gold', ['gold', 'gold-hover'], text],
    ['on-hero', ['hero', 'hero-raised'], text],
    ['on-hero-muted', ['hero', 'hero-raised'], text],
    ['hero-gold', ['hero'], text],
    ['line-strong', ['surface', 'ground'], edge],
    ['focus', ['ground', 'surface'], edge],
  ];
  const all = asked.flatMap(([token, grounds, min]) => grounds.map((on) => ({ token, on, min })));

  test.each(all)('$token on $on', ({ token, on, min }) => {
    const found = unreadablePairs('light', { [token]: '#777777', [on]: '#777777' });
    expect(found).toContainEqual({ token, on, ratio: '1', min });
  });

  test('are these pairs and no others', () => {
    const tokens = Object.keys(defaultColours.light);
    const grey = Object.fromEntries(tokens.map((token) => [token, '#777777']));
    const told = (pairs: readonly { token: string; on: string; min: number }[]) =>
      pairs.map(({ token, on, min }) => `${token} ${on} ${min}`).sort();
    expect(told(unreadablePairs('dark', grey))).toEqual(told(all));
    expect(unreadablePairs('dark', {})).toEqual([]);
  });

  test('are judged by the theme’s own colours where one is not chosen', () => {
    const onOf = (theme: ThemeName, ink: string) => unreadablePairs(theme, { ink }).map(({ on }) => on);
    expect(onOf('light', '#000000')).toEqual([]);
    expect(onOf('dark', '#000000')).toEqual(['ground', 'surface', 'raised', 'sunken']);
    expect(onOf('dark', '#ffffff')).toEqual([]);
  });
});

test.each([
  ['#0a0a0a', '#000000', 1.06],
  ['#0b0b0b', '#000000', 1.067],
  ['#ff0000', '#000000', 5.252],
  ['#00ff00', '#000000', 15.304],
  ['#0000ff', '#000000', 2.444],
])('the contrast of %s on %s is %d', (first, second, ratio) => {
  expect(contrast(first, second)).toBeCloseTo(ratio, 2);
});
