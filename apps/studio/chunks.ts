const library = /\/node_modules\/(react|react-dom|scheduler)\/|vite\/preload-helper|rolldown\/runtime/;
const renderer = /\/node_modules\/(pixi\.js|@pixi|earcut|eventemitter3|parse-svg-path|gifuct-js|ismobilejs)/;
const catalogue = /\/messages\/([A-Z]+)\/(studio|instant|tables)\.json$/;
/** What there is of slots before the renderer. */
const boards =
  /\/src\/slot\/(?:\w+\/)?(art-of|check-round|create-stage|define-cascade|define-slot|define-ways|first-view|slot-picture)\.|\/packages\/games\/(slot-engine|paces)\//;
const frame =
  /\/src\/(app|table-frame|instant|lib)\/(?!early\.)[^/]+\.tsx?$|\/packages\/(fairness\/src|games\/table-engine)\//;
const tables = /\/src\/(table-frame\/(table|table\/bets|chat|dealer)|tables)\/[^/]+\.tsx?$/;

/**
 * The chunk of a module and of all that it imports; null where the bundler decides. A browser without HTTP/2 asks for six files at a time,
 * so what games of one kind share comes with the program, and what tables share in one file beside it.
 */
function chunkOf(moduleId: string): string | null {
  const id = moduleId.replaceAll('\\', '/');
  const locale = catalogue.exec(id)?.[1];
  if (locale !== undefined) return `texts-${locale}`;
  if (boards.test(id) || frame.test(id)) return 'shell';
  return tables.test(id) ? 'table' : null;
}

/** In this order: what an earlier one has taken is not drawn into a later one. */
export const chunkGroups = [
  // The loader of chunks with the library, or it would land beside Pixi and pull that into the first load.
  { name: 'react', test: library, priority: 4 },
  { name: 'pixi', test: renderer, priority: 3 },
  { name: (id: string) => (chunkOf(id) === 'table' ? null : chunkOf(id)), debugName: 'shell and texts', priority: 2 },
  { name: (id: string) => (chunkOf(id) === 'table' ? 'table' : null), debugName: 'table', priority: 1 },
];
