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
const objectKey = /(?<=[{,\s])(\w+):/g;

/**
 * Full paths (`site.home.title`) out of `keys` that no source can show: for each file every base of `useTranslations` is joined with every
 * quoted name and template of the same file.
 */
export function unusedKeys(keys: readonly string[], sources: readonly Source[], built: readonly BuiltKeys[]): string[] {
  const used = new Set<string>();
  const patterns: RegExp[] = [];
  for (const { code } of sources) {
    const bases = new Set([...code.matchAll(baseCall)].map(([, base = '']) => base));
    if (bases.size === 0) continue;
    const names = new Set([...code.matchAll(quoted)].map(([, name = '']) => name));
    const shapes = new Set([...code.matchAll(template)].map(([, shape = '']) => shape));
    for (const base of bases) {
      for (const name of names) used.add(joined(base, name));
      for (const shape of shapes)
        if (/\w/.test(shape.replace(/\$\{[^}]*\}/g, ''))) patterns.push(patternOf(joined(base, shape)));
    }
  }
  for (const { prefix, from } of built) {
    if (from === undefined) {
      patterns.push(new RegExp(`^${escaped(prefix)}`));
      continue;
    }
    const code = sources.find(({ path }) => path === from)?.code ?? '';
    for (const [, name = ''] of [...code.matchAll(quoted), ...code.matchAll(objectKey)]) used.add(prefix + name);
  }
  return keys.filter((key) => !used.has(key) && !patterns.some((pattern) => pattern.test(key)));
}

const joined = (base: string, name: string): string => (base === '' ? name : `${base}.${name}`);
const escaped = (text: string): string => text.replaceAll('.', '\\.');
const patternOf = (shape: string): RegExp =>
  new RegExp(
    `^${shape
      .split(/\$\{[^}]*\}/)
      .map(escaped)
      .join('\\w+(?:\\.\\w+)*')}$`,
  );
