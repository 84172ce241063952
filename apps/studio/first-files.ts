import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { packFiles } from './src/lib/picture-pack.ts';

const folder = import.meta.dirname;
const earlyModule = path.join(folder, 'src/app/early.ts');
/** Slots are in folders of their codes; the others are named. */
const slotList = 'src/games/index.ts';
const gameList = 'src/games/table-frame-games.ts';
const gameEntry = /(\w+): \(\) => import\('([^']+)'\)/g;
const catalogue = /\/messages\/([A-Z]+)\/(studio|instant|tables)\.json$/;
const artFolder = path.join(folder, 'public/art');
const typeface = /inter-latin-wght-normal.*\.woff2$/;
/** Shown as pictures of the page, or later: not part of the board. */
const notOnBoard = /^(background|layer|logo|chest|open|rig)/;
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
type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

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

interface ListedGame {
  code: string;
  moduleId: string;
}

/** What a list of games opens. */
function openedBy(graph: Graph, list: string): readonly string[] {
  const opened = graph.getModuleInfo(path.join(folder, list))?.dynamicallyImportedIds ?? [];
  if (opened.length === 0) throw new Error(`${list} opens no games`);
  return opened;
}

/** Codes and modules of the games that are named one by one. */
function namedGames(graph: Graph): ListedGame[] {
  const file = path.join(folder, gameList);
  const games = [...readFileSync(file, 'utf8').matchAll(gameEntry)].map(([, code = '', module = '']) => ({
    code,
    moduleId: path.join(path.dirname(file), module),
  }));
  const unlisted = openedBy(graph, gameList).filter((id) => !games.some(({ moduleId }) => moduleId === id));
  if (unlisted.length > 0) throw new Error(`${gameList} opens games without a code: ${unlisted.join()}`);
  return games;
}

/** Codes and modules of all games. */
const listedGames = (graph: Graph): ListedGame[] => [
  ...openedBy(graph, slotList).map((moduleId) => ({
    code: path.basename(path.dirname(moduleId)).replaceAll('-', '_'),
    moduleId,
  })),
  ...namedGames(graph),
];

/** A slot's art lies in the folder of the slot's own name; null for a game without a board. */
function artFolderOf(moduleId: string): string | null {
  const name = path.basename(path.dirname(moduleId));
  return existsSync(path.join(artFolder, name)) ? name : null;
}

/** What the modules that a game is made of open later: what moves a slot's board. */
function openedLater(graph: Graph, moduleId: string): readonly string[] {
  const made = graph.getModuleInfo(moduleId)?.importedIds ?? [];
  return made.flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
}

function gameFiles(graph: Graph, bundle: Bundle, moduleId: string, known: ReadonlySet<string>): GameFiles {
  const scripts = withImports(bundle, [chunkWith(bundle, moduleId).fileName], known);
  const styles = scripts.flatMap((name) => [...((bundle[name] as Chunk).viteMetadata?.importedCss ?? [])]);
  const art = artFolderOf(moduleId);
  const stages = openedLater(graph, moduleId).map((id) => chunkWith(bundle, id).fileName);
  const later = withImports(bundle, stages, new Set([...known, ...scripts]));
  return { scripts, later, styles, art: art && `art/${art}` };
}

function firstFilesOf(graph: Graph, bundle: Bundle, early: string): FirstFiles {
  const program = chunksOf(bundle).find(({ facadeModuleId }) => facadeModuleId?.endsWith('index.html'));
  if (program === undefined) throw new Error('the bundle has no program');
  const known = new Set(withImports(bundle, [program.fileName], new Set()));
  const texts: FirstFiles['texts'] = {};
  for (const { fileName, moduleIds } of chunksOf(bundle)) {
    const locales = new Set(moduleIds.flatMap((id) => catalogue.exec(id)?.[1] ?? []));
    for (const locale of locales) texts[locale] = [...(texts[locale] ?? []), fileName];
  }
  const games = listedGames(graph).map(
    ({ code, moduleId }) => [code, gameFiles(graph, bundle, moduleId, known)] as const,
  );
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
      const source = JSON.stringify(firstFilesOf(this, bundle, this.getFileName(early)));
      for (const { moduleId } of listedGames(this)) {
        const game = artFolderOf(moduleId);
        if (game) this.emitFile({ type: 'asset', fileName: `art/${game}/board.pack`, source: packOf(game) });
      }
      this.emitFile({ type: 'asset', fileName: 'first-files.json', source });
    },
  };
}
