/** What a program's source tells about the texts it shows. */
export interface Source {
  /** From the repository's folder, as `apps/site/src/main.tsx`. */
  path: string;
  code: string;
}

/**
 * Keys that no source spells out, by the start of their path: they are made of a value of the wire or of a table. `from` is where that
 * value's names stand; without it any name counts.
 */
export interface BuiltKeys {
  prefix: string;
  from?: string;
}

const baseCall = /useTranslations\(\s*(?:'([\w.]+)')?\s*\)/g;
const quoted = /'([\w.]+)'/g;
const template = /`([\w.]*(?:\$\{[^{}`]*\}[\w.]*)+)`/g;
const hole = /\$\{[^}]*\}/g;
const objectKey = /(?<=[{,\s])(\w+):/g;

/**
 * Full paths (`site.home.title`) out of `keys` that no source can show: for each file every base of `useTranslations` is joined with every
 * quoted name and template of the same file.
 */
export function unusedKeys(keys: readonly string[], sources: readonly Source[], built: readonly BuiltKeys[]): string[] {
  const codeOf = (wanted: string) => sources.find(({ path }) => path === wanted)?.code ?? '';
  const shown = [
    ...sources.map(({ code }) => shownBy(code)),
    ...built.map(({ prefix, from }) => (from === undefined ? anyBelow(prefix) : namedIn(codeOf(from), prefix))),
  ];
  const names = new Set(shown.flatMap((part) => part.names));
  const patterns = shown.flatMap((part) => part.patterns);
  return keys.filter((key) => !names.has(key) && !patterns.some((pattern) => pattern.test(key)));
}

interface Shown {
  names: string[];
  patterns: RegExp[];
}

function shownBy(code: string): Shown {
  const bases = matches(code, baseCall);
  const names = matches(code, quoted);
  const shapes = matches(code, template).filter((shape) => /\w/.test(shape.replace(hole, '')));
  return {
    names: bases.flatMap((base) => names.map((name) => joined(base, name))),
    patterns: bases.flatMap((base) => shapes.map((shape) => patternOf(joined(base, shape)))),
  };
}

const anyBelow = (prefix: string): Shown => ({ names: [], patterns: [new RegExp(`^${escaped(prefix)}`)] });
const namedIn = (code: string, prefix: string): Shown => ({
  names: [...matches(code, quoted), ...matches(code, objectKey)].map((name) => prefix + name),
  patterns: [],
});

const matches = (code: string, pattern: RegExp): string[] => [
  ...new Set([...code.matchAll(pattern)].map(([, found = '']) => found)),
];
const joined = (base: string, name: string): string => (base === '' ? name : `${base}.${name}`);
const escaped = (text: string): string => text.replaceAll('.', '\\.');
const patternOf = (shape: string): RegExp =>
  new RegExp(
    `^${shape
      .split(/\$\{[^}]*\}/)
      .map(escaped)
      .join('\\w+(?:\\.\\w+)*')}$`,
  );
