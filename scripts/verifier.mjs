import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { repositoryFolder } from './lib/repository.mjs';

const sources = path.join(repositoryFolder, 'scripts', 'verifier');
const read = (name) => readFile(path.join(sources, name), 'utf8');

async function bundle() {
  // Only now: this file is read before the packages are installed.
  const { build } = await import('vite');
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: path.join(sources, 'page.mjs'), formats: ['iife'], name: 'verifier' },
    },
  });
  return [built].flat()[0].output[0].code;
}

/**
 * Writes the page that recomputes rounds: `verify.html` with its script and style beside it, as the site's policy wants them, and
 * `verify-offline.html`, the same in one file that works from a disk without any network.
 */
export async function buildVerifier(folder) {
  const [page, style, script] = await Promise.all([read('page.html'), read('page.css'), bundle()]);
  const fill = (parts) =>
    Object.entries(parts).reduce((html, [name, text]) => html.replace(`<!--${name}-->`, () => text), page);
  const inline = script.replaceAll('</script', '<\\/script');
  await mkdir(folder, { recursive: true });
  const write = (name, text) => writeFile(path.join(folder, name), text);
  await write('verify.js', script);
  await write('verify.css', style);
  await write(
    'verify.html',
    fill({
      style: '<link rel="stylesheet" href="/verify.css">',
      script: '<script src="/verify.js"></script>',
      offline:
        '<p><a href="/verify-offline.html" download data-text="keep">Keep this page as one file that works without a network</a></p>',
    }),
  );
  await write(
    'verify-offline.html',
    fill({ style: `<style>${style}</style>`, script: `<script>${inline}</script>`, offline: '' }),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = path.resolve(process.argv[2] ?? path.join(repositoryFolder, 'apps', 'site', 'dist'));
  await buildVerifier(folder);
  console.log(`verify.html and verify-offline.html stand in ${folder}`);
}
