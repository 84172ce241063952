import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What the build of a game app says is needed first; its paths are relative to the page. */
interface FirstFiles {
  early: string;
  font: string;
  texts: Record<string, string[]>;
  games: Record<string, { scripts: string[]; later: string[]; styles: string[]; art: string | null }>;
}

/** A page, and the source that its policy has to name for the script that stands in it; null: it has none. */
interface Page {
  html: string;
  scriptSource: string | null;
}

/** The page of the game frame for a query; null when the app was not built. */
export type GamePage = (query: { game?: unknown; lang?: unknown }) => Page | null;

const firstName = 'first-files.json';
const defaultLocale = 'TY';

/** Links to files of the app that is served at `base`. */
const linksBelow = (base: string) => {
  const preload = (as: string, file: string, more: string) =>
    `<link rel="preload" as="${as}" href="${base}${file}"${more}>`;
  return {
    preload,
    moduleLink: (file: string) => `<link rel="modulepreload" crossorigin href="${base}${file}">`,
    styleLink: (file: string) => `<link rel="stylesheet" crossorigin href="${base}${file}">`,
    /** The board in one file, and what stands around it in either way of holding a phone. */
    artLinks: (folder: string): string[] => [
      preload('fetch', `${folder}/board.pack`, ' crossorigin'),
      preload('image', `${folder}/background-portrait.webp`, ' media="(orientation: portrait)"'),
      preload('image', `${folder}/background.webp`, ' media="(orientation: landscape)"'),
      preload('image', `${folder}/logo.webp`, ''),
    ],
  };
};

/** An own property by a name that comes from outside. */
const entryOf = <Entry>(record: Record<string, Entry>, name: unknown): Entry | undefined =>
  typeof name === 'string' && Object.hasOwn(record, name) ? record[name] : undefined;

/**
 * The page names everything that its game and its language need, so that a browser asks for all of it at once; an unknown game or language
 * is named nothing for, and the program finds its way alone.
 * @param folder the build of the app
 * @param base where it is served, with a slash at both ends
 */
export function createGamePage(folder: string, base: string): GamePage {
  const { preload, moduleLink, styleLink, artLinks } = linksBelow(base);
  const [page, first] = ['index.html', firstName].map((name) => path.join(folder, name));
  if (!page || !existsSync(page)) return () => null;
  const html = readFileSync(page, 'utf8');
  if (!first || !existsSync(first)) return () => ({ html, scriptSource: null });
  const { early, font, texts, games } = JSON.parse(readFileSync(first, 'utf8')) as FirstFiles;
  const script = inlineScript(path.join(folder, early));
  return ({ game: code, lang }) => {
    const game = entryOf(games, code);
    const words = entryOf(texts, lang) ?? texts[defaultLocale] ?? [];
    const links = [
      ...words.map(moduleLink),
      ...(game?.styles ?? []).map(styleLink),
      ...(game?.scripts ?? []).map(moduleLink),
      ...(game?.art ? artLinks(game.art) : []),
      preload('font', font, ' type="font/woff2" crossorigin'),
      ...(game?.later ?? []).map(moduleLink),
    ];
    // The early script before all others: the exchange that it begins takes longest.
    const whole = html
      .replace('</title>', () => `</title>${script.tag}`)
      .replace('</head>', `${links.join('')}</head>`);
    return { html: whole, scriptSource: script.source };
  };
}

/**
 * A small script that stands in the page itself, and its source for the policy. It is no module: those wait for their turn behind everything
 * that the page names.
 */
function inlineScript(file: string): { tag: string; source: string } {
  const code = `(()=>{${readFileSync(file, 'utf8').trim()}})()`;
  if (/<[/!]/.test(code)) throw new Error(`${file} would end its tag in the page`);
  const hash = createHash('sha256').update(code).digest('base64');
  return { tag: `<script>${code}</script>`, source: `'sha256-${hash}'` };
}
