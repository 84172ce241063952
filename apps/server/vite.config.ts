import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const source = (name: string) => fileURLToPath(new URL(`src/${name}.ts`, import.meta.url));
/** Programs of the server: the site itself, and tools that share its code. */
const names = [
  'main',
  'brand-create',
  'ledger-check',
  'turnover-rebuild',
  'vendor-key',
  'vendor-caps',
  'vendor-held',
  'transfer-key',
  'games-import',
  'games-generate',
  'member-label',
];
const programs = names.filter((name) => existsSync(source(name)));

export default defineConfig({
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: true,
    rolldownOptions: {
      input: Object.fromEntries(programs.map((name) => [name, source(name)])),
      // All in one folder: src/folders.ts finds migrations and built apps from where its code lies.
      output: { chunkFileNames: '[name]-[hash].js' },
    },
  },
  // Workspace packages are TypeScript source, so they become part of the bundle; registry packages stay outside.
  ssr: { noExternal: [/^@baize\//] },
});
