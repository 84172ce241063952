import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const repositoryFolder = fileURLToPath(new URL('../../../../', import.meta.url));
/** Inside the repository, where the registry packages are found. */
const bundleFolder = path.join(repositoryFolder, '.cache', 'fault-runs');
const source = fileURLToPath(new URL('./house-process.ts', import.meta.url));

/** Builds the house's process as the product is built, so that it starts as fast; answers the file. */
export async function buildHouseProcess(name: string): Promise<string> {
  await mkdir(bundleFolder, { recursive: true });
  const outDir = path.join(bundleFolder, name);
  await build({
    configFile: false,
    plugins: [{ name: 'x', transform: (code: string, id: string) => id.endsWith('platform/database/database.ts') ? code.replace("pool.on('connect', (client) => void client.on('error', options.onIdleError));", `pool.on('connect', (client) => { client.on('error', options.onIdleError); const stream = (client as any).connection.stream; stream.setTimeout(12000, () => { if (!(client as any).readyForQuery) stream.destroy(new Error('the database has fallen silent')); }); });`) : null, enforce: 'pre' }],
    logLevel: 'error',
    build: { ssr: true, target: 'node20', outDir, emptyOutDir: true, rolldownOptions: { input: { house: source } } },
    ssr: { noExternal: [/^@baize\//] },
  });
  return path.join(outDir, 'house.js');
}
