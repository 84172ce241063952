/*
 * Keeps the site's shell, so that it opens without a connection and says so. It keeps files of the build alone: no call, no answer of
 * the server, no page with what the server wrote into it.
 */
const shellCache = 'shell-v1';
const fileCache = 'files-v1';
const shellKey = '/shell';
/** Pictures that the shell shows without a connection. */
const shellPictures = ['/art/scenes/offline.webp', '/art/brand/logo.svg', '/art/brand/wordmark-dark.svg', '/start.js'];
/** Pages of other programs on this host. */
const foreignPages = /^\/(wps|lgw|lotto|studio|console|docs|ws|metrics|chat)(\/|$)/;

self.addEventListener('install', (event) => {
  event.waitUntil(
    fetch('/', { cache: 'no-store' })
      .then(keepShell)
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOldCaches().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (!foreignPages.test(url.pathname)) event.respondWith(openPage(event));
  } else if (isKept(url.pathname)) {
    event.respondWith(openFile(request));
  }
});

/** A page that has been open for long asks whether there is a new version. */
self.addEventListener('message', (event) => {
  if (event.data === 'check') event.waitUntil(fetch('/', { cache: 'no-store' }).then(keepShell, () => undefined));
});

/** Names of built files carry a hash of their content, so they never change. */
const isKept = (path) => path.startsWith('/assets/') || shellPictures.includes(path);

async function openPage(event) {
  try {
    const answer = await fetch(event.request);
    if (answer.ok) event.waitUntil(keepShell(answer.clone(), event.resultingClientId));
    return answer;
  } catch (fault) {
    const shell = await caches.match(shellKey);
    if (shell) return shell;
    throw fault;
  }
}

async function openFile(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(fileCache)).put(request, answer.clone());
  return answer;
}

/** Keeps the page without what the server wrote into it, with its scripts and styles; a changed one is told to the open pages. */
async function keepShell(answer, navigatingId) {
  if (!answer.ok || !(answer.headers.get('content-type') ?? '').startsWith('text/html')) return;
  const headers = { 'content-type': 'text/html; charset=utf-8' };
  const policy = answer.headers.get('content-security-policy');
  if (policy) headers['content-security-policy'] = policy;
  const page = bare(await answer.text());
  const shells = await caches.open(shellCache);
  const before = await (await shells.match(shellKey))?.text();
  if (before === page) return;
  await caches.delete(fileCache);
  const files = await caches.open(fileCache);
  await files.addAll([...new Set([...(page.match(/\/assets\/[\w.-]+/g) ?? []), ...shellPictures])]);
  await shells.put(shellKey, new Response(page, { headers }));
  if (before === undefined) return;
  for (const client of await self.clients.matchAll({ type: 'window' })) {
    if (client.id !== navigatingId) client.postMessage('newVersion');
  }
}

const bare = (page) =>
  page
    .replace(/<script type="application\/json" id="boot">[\s\S]*?<\/script>/, '')
    .replace(/<link rel="preload" as="image"[^>]*>/g, '')
    .replace(/<section id="first-banner">[\s\S]*?<\/section>/, '');

async function dropOldCaches() {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name !== shellCache && name !== fileCache).map((name) => caches.delete(name)),
  );
}
