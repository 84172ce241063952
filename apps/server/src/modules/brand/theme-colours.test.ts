import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parseSettings } from './settings.ts';
import { contrast, defaultColours, type ThemeName, unreadablePairs } from './theme-colours.ts';

const palette = readFileSync(
  fileURLToPath(new URL('../../../../../packages/ui/src/palette.css', import.meta.url)),
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
