import { intlConfig, loadMessages } from '@baize/i18n';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'use-intl';
import { expect, it, vi } from 'vitest';
import { Broken } from './Broken.tsx';

function Part(): never {
  throw new TypeError('Failed to fetch dynamically imported module');
}

it('a part of the page that does not come leaves a way out instead of nothing', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const page = document.createElement('div');
  const report = vi.fn<(message: string, cause: unknown) => void>();
  const host = { send: vi.fn(), listen: () => () => {}, hasHost: true };
  const root = createRoot(page, { onCaughtError: () => {} });
  const config = intlConfig('TY', await loadMessages('TY', ['studio']), (fault) => {
    throw fault;
  });
  await act(async () =>
    root.render(
      <IntlProvider {...config}>
        <Broken host={host} report={report}>
          <Part />
        </Broken>
      </IntlProvider>,
    ),
  );
  expect(page.textContent).toContain('This game window is out of date');
  expect(report).toHaveBeenCalledOnce();
  await act(async () => page.querySelector('button')?.click());
  expect(host.send).toHaveBeenCalledExactlyOnceWith({ type: 'close' });
  await act(async () => root.unmount());
});
