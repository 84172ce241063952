import { intlConfig, loadMessages } from '@baize/i18n';
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { IntlProvider } from 'use-intl';
import { vi } from 'vitest';
import type { StudioApi } from '../app/api.ts';
import type { Opening } from '../game-frame/hud-state.ts';

type Sets = Parameters<typeof loadMessages>[1];

let root: Root | null = null;
let page: HTMLElement | null = null;

/** Puts content on a page of its own, with the texts of TY; a missing one throws. Returns the page. */
export async function mount(content: ReactNode, sets: Sets = ['studio', 'tables']): Promise<HTMLElement> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const config = intlConfig('TY', await loadMessages('TY', sets), (fault) => {
    throw fault;
  });
  const place = document.createElement('div');
  document.body.append(place);
  page = place;
  const opened = createRoot(place);
  root = opened;
  await act(async () => opened.render(<IntlProvider {...config}>{content}</IntlProvider>));
  return place;
}

/** Takes the page away again; harmless without one. */
export async function unmount(): Promise<void> {
  await act(async () => root?.unmount());
  page?.remove();
  root = null;
  page = null;
}

export const fairness = { serverSeedHash: 'h', nextServerSeedHash: 'n', clientSeed: 'c', nextNonce: 1 };
export const ok = (value: unknown) => ({ ok: true, value });
export const no = (reason: string) => ({ ok: false, reason, detail: null });

/** What a game's page stands on: its calls, the site around it, and what the opening told. */
export const portsOf = (
  call: (name: string, request: unknown) => unknown,
  more: { opening?: object; host?: object; session?: string } = {},
) => ({
  api: { origin: 'https://g.example', session: () => more.session ?? null, call } as unknown as StudioApi,
  host: { send: vi.fn(), listen: () => () => undefined, hasHost: true, ...more.host },
  opening: {
    balanceMinor: '1000',
    fairness,
    currency: { code: 'PLY', exponent: 2, symbol: 'P' },
    ...more.opening,
  } as unknown as Opening,
});
