import { mkdir, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const place = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
/** Inside the repository, where the registry packages are found. */
const bundleFolder = place('../../../../.cache/fault-runs');

/** The programs that fault runs end and start again: money's part of the server alone, the whole product, or that with a clock that they set. */
export const programs = {
  server: place('./money-server-process.ts'),
  whole: place('../../src/main.ts'),
  still: place('./still-process.ts'),
};

/** Builds a program as the product is built, so that it starts as fast; returns the file. */
export async function buildProgram(program: keyof typeof programs, name: string): Promise<string> {
  const folder = path.join(bundleFolder, name);
  const outDir = path.join(folder, 'dist');
  await mkdir(folder, { recursive: true });
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: true,
      target: 'node20',
      outDir,
      emptyOutDir: true,
      rolldownOptions: { input: { [program]: programs[program] } },
    },
    ssr: { noExternal: [/^@baize\//] },
  });
  // The product finds its migrations beside the folder of its build.
  const migrations = path.join(folder, 'migrations');
  await rm(migrations, { force: true });
  await symlink(place('../../migrations'), migrations);
  return path.join(outDir, `${program}.js`);
}
