import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const folder = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const commandFolder = folder('src/cli');
/** The site itself, and the commands beside it: each file of `src/cli` that a script of the same name starts. */
const commands = readdirSync(commandFolder)
  .filter((file) => existsSync(path.join(folder('../../scripts'), file.replace(/\.ts$/, '.mjs'))))
  .map((file) => [path.basename(file, '.ts'), path.join(commandFolder, file)]);

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
