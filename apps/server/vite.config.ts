import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const folder = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const commandFolder = folder('src/cli');
/** The site itself, and the commands beside it: each file of `src/cli` that a script of package.json runs. */
const { scripts } = JSON.parse(readFileSync(folder('../../package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
const commands = Object.values(scripts)
  .map((script) => /^node scripts\/command\.mjs ([a-z-]+)$/.exec(script)?.[1])
  .filter((name) => name !== undefined)
  .map((name) => [name, path.join(commandFolder, `${name}.ts`)]);

export default defineConfig({
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: true,
    rolldownOptions: {
      input: { main: folder('src/main.ts'), ...Object.fromEntries(commands) },
      // All in one folder: src/boot/folders.ts finds migrations and built apps from where its code lies.
      output: { chunkFileNames: '[name]-[hash].js' },
    },
  },
  // Workspace packages are TypeScript source, so they become part of the bundle; registry packages stay outside.
  ssr: { noExternal: [/^@baize\//] },
});
