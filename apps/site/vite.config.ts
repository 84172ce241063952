import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type HtmlTagDescriptor, loadEnv, minify, type Plugin, type ProxyOptions } from 'vite';
import type { Call } from '../../packages/contract/src/call.ts';
import { rewardCalls } from '../../packages/contract/src/calls/rewards/index.ts';
import { calls } from '../../packages/contract/src/calls.ts';
import { accessErrors, commonErrors, encryptionErrors, errorStatus } from '../../packages/contract/src/errors.ts';
import { type LocaleSet, locales } from '../../packages/i18n/src/locales.ts';
import type { Messages } from '../../packages/i18n/src/messages.ts';
import { precompileMessages } from '../../packages/i18n/src/precompile.ts';
import { isSiteNamespace } from '../../packages/i18n/src/site-namespaces.ts';
import { slimContract } from '../../tools/slim-contract.ts';

const programTag = /<script type="module" crossorigin src="([^"]+)"><\/script>/;

/**
 * Starts the download of program, default catalogue and Latin font with the page. The program itself is begun by public/start.js after the
 * first paint.
 */
function startWithPage(): Plugin {
  return {
    name: 'start-with-page',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const names = Object.keys(bundle ?? {});
        const catalogue = names.find((name) => /messages-TY-.*\.js$/.test(name));
        const font = names.find((name) => /inter-latin-wght-normal.*\.woff2$/.test(name));
        if (catalogue === undefined || font === undefined) throw new Error('catalogue or font is not in the bundle');
        if (!programTag.test(html)) throw new Error('index.html has no program');
        const page = html.replace(programTag, '<link rel="modulepreload" crossorigin id="program" href="$1">');
        const tags: HtmlTagDescriptor[] = [
          { tag: 'link', attrs: { rel: 'modulepreload', crossorigin: true, href: `/${catalogue}` } },
          {
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${font}` },
          },
        ];
        return { html: page, tags };
      },
    },
  };
}

/** What public/start.js says where the site, its texts among it, does not come: the words of every language stand in the page itself. */
function textsWithoutProgram(): Plugin {
  const wordsOf = ([locale, { bcp47 }]: [string, LocaleSet]) => {
    const file = new URL(`../../packages/i18n/messages/${locale}/common.json`, import.meta.url);
    const { chunk, action }: Messages['common'] = JSON.parse(readFileSync(file, 'utf8'));
    return [locale, { lang: bcp47, text: chunk.text, slow: chunk.slow, retry: action.retry }];
  };
  return {
    name: 'texts-without-program',
    transformIndexHtml: () => {
      const children = JSON.stringify(Object.fromEntries(Object.entries(locales).map(wordsOf))).replaceAll(
        '<',
        '\\u003c',
      );
      return [{ tag: 'script', attrs: { type: 'application/json', id: 'start-texts' }, children, injectTo: 'body' }];
    },
  };
}

/** Files of `public` are copied as they are; this one is part of every first load. */
function shortStart(): Plugin {
  return {
    name: 'short-start',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      const file = path.join(dir, 'start.js');
      const { code } = await minify('start.js', await readFile(file, 'utf8'));
      await writeFile(file, code);
    },
  };
}

/** Catalogue files that every page needs; `src/lib/language.ts` says the same. */
const coreTexts = ['common', 'errors', 'site', 'front'];

/** One chunk for the texts of a locale that every page needs, one for each further file. */
function chunkOf(moduleId: string): string | null {
  const [, locale, name = '', later] = /\/messages\/([A-Z]+)\/(\w+)\.json(\?later)?/.exec(moduleId) ?? [];
  if (locale === undefined) return null;
  return later === undefined && coreTexts.includes(name) ? `messages-${locale}` : `texts-${name}-${locale}`;
}

/** Games in their frame and the staff's console make their calls themselves; a game that is a screen of the site makes its own here. */
const isSiteCall = ({ access, framed }: Call) => access !== 'staff' && (access !== 'gameSession' || framed === false);
const siteCalls = slimContract({ makes: (_name, call) => isSiteCall(call), schemas: false });

/** Failures that no call of the first load answers: their texts stay out of it, and pages that meet them bring their own. */
const answeredToSite: ReadonlySet<string> = new Set(
  (Object.entries(calls) as [string, Call][])
    .filter(([name, call]) => isSiteCall(call) && !(name in rewardCalls))
    .map(([, call]) => call)
    .flatMap((call) => [...call.errors, ...accessErrors[call.access], ...encryptionErrors, ...commonErrors]),
);
const isUnshownFailure = (namespace: string, key: string) =>
  namespace === 'errors' && key in errorStatus && !answeredToSite.has(key);

/** Failures that a page can show before any other part of the site was opened: those of every call. All others come later. */
const failuresOfEveryCall: ReadonlySet<string> = new Set([
  ...Object.values(accessErrors).flat(),
  ...encryptionErrors,
  ...commonErrors,
  ...['in_network_again', 'timeout_retry_please', 'in_been_out'],
]);
const isLaterFailure = (key: string) => !failuresOfEveryCall.has(key);

/** A game client's own development server stands behind its page, so that games reload too; its calls go to the API. */
function frameProxy(ports: Record<string, string>, api: string): Record<string, string | ProxyOptions> {
  const pages = Object.entries(ports);
  return {
    ...Object.fromEntries(pages.map(([page, port]) => [page, { target: `http://127.0.0.1:${port}`, ws: true }])),
    ...Object.fromEntries(pages.map(([page]) => [page.replace('/play', ''), api])),
  };
}

export default defineConfig(({ mode }) => {
  const { API_PORT = '3000', FRAME_PORTS = '{"/studio/play":"5174"}' } = loadEnv(mode, '.', '');
  const api = `http://127.0.0.1:${API_PORT}`;
  return {
    plugins: [
      siteCalls,
      precompileMessages({ shows: isSiteNamespace, leavesOut: isUnshownFailure, isLater: isLaterFailure }),
      react(),
      tailwindcss(),
      textsWithoutProgram(),
      startWithPage(),
      shortStart(),
    ],
    server: {
      // Who may ask from elsewhere is the server's answer: the game frame, which has no origin.
      cors: false,
      proxy: {
        ...frameProxy(JSON.parse(FRAME_PORTS), api),
        '/wps': api,
        '/lgw': api,
        '/fb/': api,
        '/tf/': api,
        '/lotto/': api,
        '/ws': { target: api, ws: true },
        '/docs': api,
      },
    },
    build: {
      target: 'es2022',
      // The content security policy lets no data URL stand for a typeface.
      assetsInlineLimit: 0,
      rolldownOptions: {
        output: {
          // The first load names every chunk that may come later: each character of a hash stands there hundreds of times.
          chunkFileNames: 'assets/[name]-[hash:7].js',
          assetFileNames: 'assets/[name]-[hash:7][extname]',
          codeSplitting: {
            groups: [
              { name: chunkOf, debugName: 'messages', priority: 2 },
              // Libraries change seldom, so they stay in the browser's cache over releases of the site.
              { name: 'libraries', test: /node_modules/, tags: ['$initial'], priority: 1 },
              { name: 'start', tags: ['$initial'] },
              // A file for each would be some thirty names more in the first load.
              { name: 'icons', test: /node_modules\/lucide-react\// },
            ],
          },
        },
      },
    },
  };
});
