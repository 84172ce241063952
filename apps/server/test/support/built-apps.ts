import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { AppFolders } from '../../src/platform/static/files.ts';

export const sitePage = `<!doctype html><html><head><title>Baize</title><link rel="icon" href="/art/brand/favicon.svg"><!--boot--></head>
<body><!--lettering--><img src="/art/brand/wordmark-dark.svg"><!--/lettering--><!--first--></body></html>`;
export const siteManifest = {
  name: 'Product',
  short_name: 'Product',
  description: 'Product: play for coins.',
  start_url: '/',
  theme_color: '#000001',
  background_color: '#000001',
  icons: [{ src: '/art/icon.png', sizes: '192x192', purpose: 'any' }],
};
const files: Record<string, string> = {
  'site/index.html': sitePage,
  'site/robots.txt': 'User-agent: *',
  'site/start.js': 'start()',
  'site/manifest.webmanifest': JSON.stringify(siteManifest),
  'site/assets/index-AbCd1234.js': 'x'.repeat(3000),
  'site/art/covers/a.webp': 'webp',
  'site/.secret': 'no',
  'console/index.html': '<!doctype html><title>console</title>',
  'studio/index.html': '<!doctype html><title>studio</title>',
  'studio/assets/pixi-AbCd1234.js': 'pixi()',
  'outside.txt': 'outside',
};

/** Folders as the builds write them, with a few small files; one hashed file has a compressed copy beside it. */
export async function writeBuiltApps(): Promise<{ folders: AppFolders; remove(): Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'apps-'));
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  await writeFile(path.join(folder, 'site/assets/index-AbCd1234.js.gz'), gzipSync('x'.repeat(3000)));
  return {
    folders: { site: `${folder}/site`, console: `${folder}/console`, frames: { '/studio/play/': `${folder}/studio` } },
    remove: () => rm(folder, { recursive: true }),
  };
}
