// @covers game-without-texts

import type * as I18n from '@baize/i18n';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let errors: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  document.body.innerHTML = '<div id="root"></div>';
  errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.doUnmock('@baize/i18n');
  vi.resetModules();
  vi.unstubAllGlobals();
  errors.mockRestore();
  window.history.replaceState(null, '', '/');
});

/** The program begins in a frame of `https://host.example`, and the texts of some languages do not come. */
async function begin(lang: string, isLost: (locale: string) => boolean) {
  const told: unknown[] = [];
  vi.stubGlobal('parent', { postMessage: (message: unknown, origin: string) => told.push([message, origin]) });
  window.history.replaceState(null, '', `/?launchToken=t&lang=${lang}&hostOrigin=https://host.example`);
  vi.doMock('@baize/i18n', async (importOriginal) => {
    const whole = await importOriginal<typeof I18n>();
    const loadMessages: typeof I18n.loadMessages = async (locale, namespaces) => {
      if (isLost(locale)) throw new TypeError('Failed to fetch dynamically imported module');
      return whole.loadMessages(locale, namespaces);
    };
    return { ...whole, loadMessages };
  });
  vi.resetModules();
  await import('./main.tsx');
  return { page: document.body, told };
}
const sessionEnded = [{ channel: 'baize-game', type: 'sessionEnded' }, 'https://host.example'];

it('texts that do not come leave a sentence in the base language and a way out, and the host is called on it', async () => {
  const { page, told } = await begin('CN', (locale) => locale === 'CN');
  await expect.poll(() => page.textContent).toContain('No connection');
  expect(told).toEqual([sessionEnded]);
  expect(document.documentElement.lang).toBe('en-001');
  page.querySelector('button')?.click();
  expect(told.at(-1)).toEqual([{ channel: 'baize-game', type: 'close' }, 'https://host.example']);
  expect(errors).toHaveBeenCalled();
});

it('without a text in any language the page still offers another try', async () => {
  const { page, told } = await begin('CN', () => true);
  await expect.poll(() => page.querySelector('button')).not.toBeNull();
  expect(told).toEqual([sessionEnded]);
  const reload = vi.fn();
  vi.stubGlobal('location', { ...window.location, reload });
  page.querySelector('button')?.click();
  expect(reload).toHaveBeenCalledOnce();
});
