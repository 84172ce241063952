import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin } from 'vite';
import { precompileMessages } from '../../packages/i18n/src/precompile.ts';
import { slimContract } from './slim-contract.ts';

/** Starts the download of the default catalogue and the Latin font with the page instead of after the first script. */
function preloadFirstNeeds(): Plugin {
  return {
    name: 'preload-first-needs',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const names = Object.keys(bundle ?? {});
        const catalogue = names.find((name) => /messages-TY-.*\.js$/.test(name));
        const font = names.find((name) => /inter-latin-wght-normal.*\.woff2$/.test(name));
        if (catalogue === undefined || font === undefined) throw new Error('catalogue or font is not in the bundle');
        return [
          { tag: 'link', attrs: { rel: 'modulepreload', crossorigin: true, href: `/${catalogue}` } },
          {
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${font}` },
          },
        ];
      },
    },
  };
}

/** One chunk for a locale's texts; the texts of games and console are not the site's. */
function chunkOf(moduleId: string): string | null {
  const locale = /\/messages\/([A-Z]+)\/(?!studio|console)\w+\.json/.exec(moduleId)?.[1];
  return locale === undefined ? null : `messages-${locale}`;
}

export default defineConfig(({ mode }) => {
  const api = `http://127.0.0.1:${loadEnv(mode, '.', '').API_PORT ?? '3000'}`;
  const studio = 'http://127.0.0.1:5174';
  return {
    plugins: [slimContract(), precompileMessages(), react(), tailwindcss(), preloadFirstNeeds()],
    server: {
      // Who may ask from elsewhere is the server's answer: the game frame, which has no origin.
      cors: false,
      // The game client's own development server stands behind /studio/play, so that games reload too.
      proxy: { '/studio/play': { target: studio, ws: true }, '/wps': api, '/studio': api, '/docs': api },
    },
    build: {
      target: 'es2022',
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              { name: chunkOf, debugName: 'messages', priority: 2 },
              // Libraries change seldom, so they stay in the browser's cache over releases of the site.
              { name: 'libraries', test: /node_modules/, tags: ['$initial'], priority: 1 },
              { name: 'start', tags: ['$initial'] },
            ],
          },
        },
      },
    },
  };
});
