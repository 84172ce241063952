import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { packFiles } from './src/lib/picture-pack.ts';

const folder = import.meta.dirname;
const earlyModule = path.join(folder, 'src/app/early.ts');
const gameLists = ['src/games/index.ts', 'src/games/floor-games.ts'];
const gameEntry = /(\w+): \(\) => import\('([^']+)'\)/g;
const catalogue = /\/messages\/([A-Z]+)\/(studio|instant|tables)\.json$/;
const artFolder = path.join(folder, 'public/art');
const artOf = /artOf\('([\w-]+)'/;
const typeface = /inter-latin-wght-normal.*\.woff2$/;
/** Shown as pictures of the page, or later: not part of the board. */
const notOnBoard = /^(background|logo|chest|open)/;
const packPath = /\/art\/([\w-]+)\/board\.pack$/;

/** What the server names in the page of a game, so that all of it is on its way with the page. Paths are relative to the page. */
interface FirstFiles {
  /** Asks for the session before the program is there. */
  early: string;
  /** The typeface of most letters. */
  font: string;
  texts: Record<string, string[]>;
  games: Record<string, GameFiles>;
}

interface GameFiles {
  scripts: string[];
  /** What moves the board once it can be seen. */
  later: string[];
  styles: string[];
  /** The folder of the board's pictures; null for a game without a board. */
  art: string | null;
}

type Chunk = Rolldown.OutputChunk;
type Bundle = Rolldown.OutputBundle;

const chunksOf = (bundle: Bundle): Chunk[] =>
  Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk');

function chunkWith(bundle: Bundle, moduleId: string): Chunk {
  const chunk = chunksOf(bundle).find(({ moduleIds }) => moduleIds.includes(moduleId));
  if (chunk === undefined) throw new Error(`${moduleId} is not in the bundle`);
  return chunk;
}

/** A chunk and all that it imports at once, without what the program itself brings. */
function withImports(bundle: Bundle, names: readonly string[], known: ReadonlySet<string>): string[] {
  const found = new Set<string>();
  const take = (name: string): void => {
    const chunk = bundle[name];
    if (known.has(name) || found.has(name) || chunk?.type !== 'chunk') return;
    found.add(name);
    chunk.imports.forEach(take);
  };
  names.forEach(take);
  return [...found];
}

const boardFiles = (game: string): string[] =>
  readdirSync(path.join(artFolder, game)).filter((file) => file.endsWith('.webp') && !notOnBoard.test(file));
const packOf = (game: string): Uint8Array<ArrayBuffer> =>
  packFiles(boardFiles(game).map((file) => ({ name: file, bytes: readFileSync(path.join(artFolder, game, file)) })));

/** Codes and modules of all games, as their lists say it. */
function listedGames(): { code: string; moduleId: string }[] {
  return gameLists.flatMap((list) => {
    const file = path.join(folder, list);
    const entries = [...readFileSync(file, 'utf8').matchAll(gameEntry)];
    if (entries.length === 0) throw new Error(`no games in ${list}`);
    return entries.map(([, code = '', module = '']) => ({ code, moduleId: path.join(path.dirname(file), module) }));
  });
}

/** The folder of a slot's art; null for a game without a board. */
function artFolderOf(moduleId: string): string | null {
  const files = readdirSync(path.dirname(moduleId)).filter((file) => /^(index|art)\.tsx?$/.test(file));
  const texts = files.map((file) => readFileSync(path.join(path.dirname(moduleId), file), 'utf8'));
  return texts.map((text) => artOf.exec(text)?.[1]).find((name) => name !== undefined) ?? null;
}

/** The module that moves a slot's board, which its definition opens; null for a game without one. */
function stageOf(moduleId: string): string | null {
  const text = readFileSync(moduleId, 'utf8');
  const kind = /slot\/define-(slot|cascade)\.ts'/.exec(text)?.[1];
  return kind === undefined ? null : path.join(folder, `src/slot/${kind === 'slot' ? 'line' : 'cascade'}-stage.ts`);
}

function gameFiles(bundle: Bundle, moduleId: string, known: ReadonlySet<string>): GameFiles {
  const scripts = withImports(bundle, [chunkWith(bundle, moduleId).fileName], known);
  const styles = scripts.flatMap((name) => [...((bundle[name] as Chunk).viteMetadata?.importedCss ?? [])]);
  const art = artFolderOf(moduleId);
  const stage = stageOf(moduleId);
  const begun = new Set([...known, ...scripts]);
  const later = stage === null ? [] : withImports(bundle, [chunkWith(bundle, stage).fileName], begun);
  return { scripts, later, styles, art: art && `art/${art}` };
}

function firstFilesOf(bundle: Bundle, early: string): FirstFiles {
  const program = chunksOf(bundle).find(({ facadeModuleId }) => facadeModuleId?.endsWith('index.html'));
  if (program === undefined) throw new Error('the bundle has no program');
  const known = new Set(withImports(bundle, [program.fileName], new Set()));
  const texts: FirstFiles['texts'] = {};
  for (const { fileName, moduleIds } of chunksOf(bundle)) {
    const locales = new Set(moduleIds.flatMap((id) => catalogue.exec(id)?.[1] ?? []));
    for (const locale of locales) texts[locale] = [...(texts[locale] ?? []), fileName];
  }
  const games = listedGames().map(({ code, moduleId }) => [code, gameFiles(bundle, moduleId, known)] as const);
  const font = Object.keys(bundle).find((name) => typeface.test(name));
  if (font === undefined) throw new Error('the typeface is not in the bundle');
  return { early, font, texts, games: Object.fromEntries(games) };
}

/** Packs each slot's board into one file, and writes `first-files.json` for the server, which names them in the page. */
export function firstFiles(): Plugin {
  let early = '';
  return {
    name: 'first-files',
    buildStart() {
      if (!this.meta.watchMode) early = this.emitFile({ type: 'chunk', id: earlyModule, name: 'early' });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [, game] = packPath.exec(request.url ?? '') ?? [];
        if (game === undefined || !readdirSync(artFolder).includes(game)) return next();
        response.setHeader('content-type', 'application/octet-stream').end(packOf(game));
      });
    },
    generateBundle(_options, bundle) {
      const source = JSON.stringify(firstFilesOf(bundle, this.getFileName(early)));
      for (const { moduleId } of listedGames()) {
        const game = artFolderOf(moduleId);
        if (game) this.emitFile({ type: 'asset', fileName: `art/${game}/board.pack`, source: packOf(game) });
      }
      this.emitFile({ type: 'asset', fileName: 'first-files.json', source });
    },
  };
}
