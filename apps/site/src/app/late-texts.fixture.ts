import path from 'node:path';

export interface Program {
  read: (file: string) => string;
  /** Namespaces that are always there. */
  core: readonly string[];
}

interface Late {
  file: string;
  texts: readonly string[];
}

const names = (list: string): string[] => [...list.matchAll(/'(\w+)'/g)].map(([, name = '']) => name);
const resolved = (from: string, to: string): string => path.posix.join(path.posix.dirname(from), to);
const withoutComments = (text: string): string => text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
const isSource = (file: string): boolean => /\.tsx?$/.test(file);

/** `lazyPopup` loads them. */
const popupTexts = ['auth'];

/** What a file loads late, with the texts that it loads beside it. */
function lateOf(file: string, text: string): Late[] {
  const lists = new Map(
    [...text.matchAll(/const (\w+) = (\[[^\]]*\]) as const/g)].map(([, name, list]) => [name, list]),
  );
  const loaders = new Map(
    [...text.matchAll(/const (\w+) = (?:async )?\(\) => import\('(\.[^']+)'\)/g)].map(([, name, to]) => [name, to]),
  );
  const found = new Map<string, string[]>();
  const add = (to: string, texts: readonly string[]) =>
    found.set(to, [...new Set([...(found.get(to) ?? []), ...texts])]);
  const listOf = (given = '') => names(given.startsWith('[') ? given : (lists.get(given) ?? ''));
  for (const [, list, to] of text.matchAll(/withTexts\(\s*(\[[^\]]*\]|\w+),\s*import\('(\.[^']+)'\)/g))
    add(to ?? '', listOf(list));
  for (const [, to = ''] of text.matchAll(/lazyPopup\('[^']*',\s*\(\) => import\('(\.[^']+)'\)/g)) add(to, popupTexts);
  const pages = /lazyPage\(\s*'[^']*',\s*(\[[^\]]*\]|\w+),\s*(?:\(\) => import\('(\.[^']+)'\)|(\w+)),/g;
  for (const [, list, to, loader] of text.matchAll(pages)) add(to ?? loaders.get(loader) ?? '', listOf(list));
  for (const [, list] of text.matchAll(/withTexts\(\s*(\[[^\]]*\]),\s*(?!import)/g))
    for (const [, to = ''] of text.matchAll(/import\('(\.[^']+)'\)/g)) add(to, listOf(list));
  for (const [, to = ''] of text.matchAll(/import\('(\.[^']+)'\)/g)) if (!found.has(to)) add(to, []);
  return [...found].map(([to, texts]) => ({ file: resolved(file, to), texts }));
}

/** The file and all that comes with it, without their comments. */
function* filesFrom(entry: string, read: Program['read']): Generator<{ file: string; text: string }> {
  const open = [entry];
  const seen = new Set(open);
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    const text = withoutComments(read(file));
    yield { file, text };
    for (const [, to = ''] of text.matchAll(/(?:^import|^} from|^(?:import|export) (?!type).* from) '(\.[^']+)'/gm)) {
      const next = resolved(file, to);
      if (!isSource(next) || seen.has(next)) continue;
      seen.add(next);
      open.push(next);
    }
  }
}

/** Follows a program from its first file: every file that shows texts of a namespace which is not loaded on some way to it, once for each way. */
export function lateTextFaults(first: string, { read, core }: Program): string[] {
  const faults = new Set<string>();
  const visited = new Set<string>();
  const visit = (entry: string, way: readonly string[], available: readonly string[]) => {
    const key = `${entry} ${available.toSorted().join()}`;
    if (visited.has(key)) return;
    visited.add(key);
    for (const { file, text } of filesFrom(entry, read)) {
      const shown = [...text.matchAll(/useTranslations\('(\w+)/g)].map(([, namespace = '']) => namespace);
      for (const missing of shown.filter((namespace) => !available.includes(namespace)))
        faults.add(`${file} shows texts of ${missing}, which ${way.join(' > ')} does not load`);
      for (const late of lateOf(file, text).filter((each) => isSource(each.file)))
        visit(late.file, [...way, late.file], [...new Set([...available, ...late.texts])]);
    }
  };
  visit(first, [first], core);
  return [...faults].toSorted();
}
