// @covers lazy-chunks

import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const script = readFileSync('apps/site/public/start.js', 'utf8');
const page = readFileSync('apps/site/index.html', 'utf8');
/** As the build writes them. */
const words = (locale: string) => {
  const { chunk, action } = JSON.parse(readFileSync(`packages/i18n/messages/${locale}/common.json`, 'utf8'));
  return { lang: locale, text: chunk.text, slow: chunk.slow, retry: action.retry };
};
const texts = { TY: words('TY'), VI: words('VI') };

const reload = vi.fn();
const server = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers();
  reload.mockReset();
  server.mockReset().mockImplementation(async () => new Response('', { status: 503 }));
  vi.spyOn(location, 'reload').mockImplementation(reload);
  vi.stubGlobal('fetch', server);
  const [, body = ''] = /<body>([\s\S]*)<script type="module"/.exec(page) ?? [];
  document.body.innerHTML = `${body}<script type="application/json" id="start-texts">${JSON.stringify(texts)}</script>`;
});
afterEach(() => {
  // Ends what the script still waits for: a site that is there asks for nothing more.
  document.querySelector('#root')?.replaceChildren(document.createElement('p'));
  vi.advanceTimersByTime(600_000);
  for (const name of ['start-failed', 'online']) dispatchEvent(new Event(name));
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  document.body.replaceChildren();
});

const notice = () => document.querySelector<HTMLElement>('#unreached');
const start = () => new Function(script)();
const fail = () => dispatchEvent(new Event('start-failed'));

it('says at once that the texts did not come, in the visitor’s language, with another try', () => {
  localStorage.setItem('lang', 'VI');
  start();
  expect(notice()?.hidden).toBe(true);
  fail();
  expect(notice()?.hidden).toBe(false);
  expect(notice()?.lang).toBe('VI');
  expect(notice()?.querySelector('p')?.textContent).toBe(texts.VI.text);
  const button = notice()?.querySelector('button');
  expect(button?.textContent).toBe(texts.VI.retry);
  button?.click();
  expect(reload).toHaveBeenCalledOnce();
});

it.each(['toString', 'XX', ''])('speaks the brand’s language where the choice "%s" has no words', (choice) => {
  localStorage.setItem('lang', choice);
  const boot = document.createElement('script');
  boot.type = 'application/json';
  boot.id = 'boot';
  boot.textContent = JSON.stringify({ whitelabel: { defaultLanguage: 'VI' } });
  document.body.append(boot);
  start();
  fail();
  expect(notice()?.lang).toBe('VI');
});

it('says that it takes long, and takes it for lost after two minutes', async () => {
  start();
  await vi.advanceTimersByTimeAsync(14_999);
  expect(notice()?.hidden).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(notice()?.querySelector('p')?.textContent).toBe(texts.TY.slow);
  await vi.advanceTimersByTimeAsync(105_000);
  expect(notice()?.querySelector('p')?.textContent).toBe(texts.TY.text);
});

it('loads itself again once the server answers, and not before', async () => {
  start();
  fail();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(server.mock.calls.length).toBeGreaterThan(0);
  expect(reload).not.toHaveBeenCalled();
  server.mockRejectedValueOnce(new TypeError('offline'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reload).not.toHaveBeenCalled();
  server.mockImplementation(async () => new Response('', { status: 200 }));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reload).toHaveBeenCalled();
});

it('loads itself again when the connection is back', () => {
  start();
  fail();
  dispatchEvent(new Event('online'));
  expect(reload).toHaveBeenCalledOnce();
});

it('leaves a site that stands alone', async () => {
  start();
  document.querySelector('#root')?.append(document.createElement('main'));
  await vi.advanceTimersByTimeAsync(600_000);
  fail();
  dispatchEvent(new Event('online'));
  expect(notice()?.hidden).toBe(true);
  expect(server).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
});

it('does not load a site again that came late after all', async () => {
  server.mockImplementation(async () => new Response('', { status: 200 }));
  start();
  await vi.advanceTimersByTimeAsync(120_000);
  document.querySelector('#root')?.append(document.createElement('main'));
  await vi.advanceTimersByTimeAsync(600_000);
  dispatchEvent(new Event('online'));
  expect(reload).not.toHaveBeenCalled();
});
