export type ThemeName = 'light' | 'dark';
type Colours = Readonly<Record<string, string>>;

/** The tokens that a brand may paint, with the product's own colours: the same as packages/ui/src/palette.css, which a test compares. */
export const defaultColours: Readonly<Record<ThemeName, Colours>> = {
  light: {
    ground: '#f3eddd',
    surface: '#fffefa',
    raised: '#fffefb',
    sunken: '#e9e1cc',
    hero: '#0f3d2c',
    'hero-raised': '#185140',
    'hero-line': '#2b6551',
    'on-hero': '#f3eedf',
    'on-hero-muted': '#bccdc0',
    ink: '#15241c',
    'ink-muted': '#47564d',
    line: '#d8ceb5',
    'line-strong': '#767f6e',
    gold: '#e2b653',
    'gold-hover': '#eac673',
    'gold-ink': '#6f4f0b',
    'gold-soft': '#f6e7bf',
    'on-gold': '#1d1503',
    'hero-gold': '#ecc873',
    focus: '#0f5c40',
  },
  dark: {
    ground: '#0b1712',
    surface: '#14271f',
    raised: '#1c3429',
    sunken: '#0e1c16',
    hero: '#0e2019',
    'hero-raised': '#1a3329',
    'hero-line': '#264236',
    'on-hero': '#f3eedf',
    'on-hero-muted': '#a9bcae',
    ink: '#f3eedf',
    'ink-muted': '#a9b8ac',
    line: '#284236',
    'line-strong': '#5f7a6c',
    gold: '#e2b653',
    'gold-hover': '#edcb80',
    'gold-ink': '#e7c06a',
    'gold-soft': '#33301a',
    'on-gold': '#1d1503',
    'hero-gold': '#e7c06a',
    focus: '#edcb80',
  },
};

const TEXT = 4.5;
const EDGE = 3;
/** What stands on what, and the contrast that WCAG AA asks of it. */
const pairs: readonly (readonly [token: string, on: readonly string[], min: number])[] = [
  ['ink', ['ground', 'surface', 'raised', 'sunken'], TEXT],
  ['ink-muted', ['ground', 'surface', 'raised', 'sunken'], TEXT],
  ['gold-ink', ['ground', 'surface', 'raised', 'gold-soft'], TEXT],
  ['on-gold', ['gold', 'gold-hover'], TEXT],
  ['on-hero', ['hero', 'hero-raised'], TEXT],
  ['on-hero-muted', ['hero', 'hero-raised'], TEXT],
  ['hero-gold', ['hero'], TEXT],
  ['line-strong', ['surface', 'ground'], EDGE],
  ['focus', ['ground', 'surface'], EDGE],
];

export interface UnreadablePair {
  token: string;
  on: string;
  /** Two decimals, "3.21". */
  ratio: string;
  min: number;
}

/** Pairs in which a chosen colour takes part and that are too alike; the others keep the product's colours. */
export function unreadablePairs(theme: ThemeName, chosen: Colours): UnreadablePair[] {
  const colours: Colours = { ...defaultColours[theme], ...chosen };
  return pairs.flatMap(([token, grounds, min]) =>
    grounds.flatMap((on) => {
      if (!(token in chosen) && !(on in chosen)) return [];
      const ratio = contrast(colours[token] ?? '', colours[on] ?? '');
      return ratio < min ? [{ token, on, ratio: String(Math.floor(ratio * 100) / 100), min }] : [];
    }),
  );
}

/** WCAG 2 contrast of two #rrggbb colours, 1 to 21. */
export function contrast(first: string, second: string): number {
  const [lighter, darker] = [luminance(first), luminance(second)].sort((a, b) => b - a) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((start) =>
    channel(Number.parseInt(colour.slice(start, start + 2), 16) / 255),
  );
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

const channel = (share: number): number => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4);
